#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the recipe of a word list for Cubes from the recipe of Probe's list in the same language:

cubes-recipe.py RECIPE OUTPUT TAG [TIER] [--with LINES]

The list has the language tag TAG. It is of words of 3 letters up to as many as a list allows, in all their forms,
whatever Probe's recipe says. Sources of words of a tier above TIER are left out. The lines of the
file LINES come behind the language. All other lines stay as they are, so that a correction of one recipe is made in both
lists."""

import sys
from pathlib import Path


def main():
    arguments, more = sys.argv[1:], []
    if '--with' in arguments:
        at = arguments.index('--with')
        more = Path(arguments[at + 1]).read_text(encoding='utf-8').splitlines()
        del arguments[at:at + 2]
    recipe, output, tag = arguments[:3]
    most = int(arguments[3]) if len(arguments) > 3 else None
    lines, languages, left_out = [], 0, 0
    for line in Path(recipe).read_text(encoding='utf-8').splitlines():
        fields = line.split()
        if fields[:1] == ['language']:
            languages += 1
            kept = [field for field in fields[2:] if field == 'headwords']
            lines += [' '.join(['language', tag, '3-26', *kept, 'all-forms']), *more]
            continue
        if most is not None and fields[:1] == ['words'] and int(fields[2]) > most:
            left_out += 1
            continue
        lines.append(line)
    if languages != 1:
        sys.exit(f'{recipe}: one line begins with “language”, not {languages}')
    if most is not None and left_out == 0:
        sys.exit(f'{recipe}: it has no source of a tier above {most}')
    Path(output).write_text('\n'.join(lines) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
