#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The recipes of the lists of Cubes, which build-aux/cubes-recipe.py makes from those of Probe.  Reports in TAP.

usage: cubes-recipe-test.py CUBES_RECIPE_PY
"""

import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

PROGRAM = sys.argv[1]
RECIPE = '''# The language.
language xx 12 headwords
add 95 ÉTÉ
words common 80 utf-8
words rare 95 utf-8 variant
refuse plural rare.95 utf-8
'''


def make(folder, recipe, *arguments):
    """What is made of the recipe, or what is said."""
    source, output = Path(folder, 'xx.recipe'), Path(folder, 'made')
    source.write_text(recipe, encoding='utf-8')
    output.unlink(missing_ok=True)
    done = subprocess.run([sys.executable, PROGRAM, source, output, *arguments], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return output.read_text(encoding='utf-8')
    return 'refused' if done.stderr.startswith(f'{source}: ') and not output.exists() else done


with tempfile.TemporaryDirectory() as name:
    whole = RECIPE.replace('xx 12 headwords', 'xx-cubes 3-26 headwords all-forms')
    got = make(name, RECIPE, 'xx-cubes')
    point(got == whole, 'another tag, other lengths, all forms', got)
    got = make(name, RECIPE, 'xx-cubes', '80')
    point(got == whole.replace('words rare 95 utf-8 variant\n', ''), 'no source of words beyond a tier', got)
    got = make(name, RECIPE.replace(' headwords', ''), 'xx-cubes')
    point(got == whole.replace(' headwords', ''), 'a language without headwords', got)
    lines = Path(name, 'lines')
    lines.write_text('# More.\nnear 10 is:pl\n', encoding='utf-8')
    got = make(name, RECIPE, 'xx-cubes', '80', '--with', lines)
    point(got == whole.replace('all-forms\n', 'all-forms\n# More.\nnear 10 is:pl\n').replace('words rare 95 utf-8 variant\n', ''),
          'more lines, behind the language', got)
    for what, recipe, arguments in (('no language', RECIPE.replace('language', 'tongue'), []),
                                    ('two languages', RECIPE * 2, []),
                                    ('nothing beyond the tier', RECIPE, ['95'])):
        got = make(name, recipe, 'xx-cubes', *arguments)
        point(got == 'refused', what, got)

sys.exit(finish())
