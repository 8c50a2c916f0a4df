#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language of po/LINGUAS has all sentences of today's sources, none of them
fuzzy, in the form that gettext and the language ask for.

usage: complete.py CHECKOUT
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

# As the build asks for them.
KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'ngettext:1,2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3']

# What a language's typography has no use for: a pattern, and what is wrong with it.
FAULTS = {
    'fr': [
        (r"'", 'a typewriter apostrophe'),
        (r'\.\.\.', 'three dots for an ellipsis'),
        (r'["“”]', 'quotation marks that are not French'),
        (r'(?<![\s\d]) [;!?»]|« ', 'a wide space beside a mark'),
        (r'[^\W\d_][!?]|«[^\u202f\u00a0]|[^\u202f\u00a0]»', 'no thin space beside a mark'),
        (r'(?<=\s)-\d', 'a hyphen for a minus'),
    ],
}


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def attributes(path, *options):
    """The entries that msgattrib leaves."""
    said = run('msgattrib', '--no-wrap', '--no-obsolete', *options, path).stdout
    return [block for block in said.split('\n\n') if 'msgid "' in block and 'msgid ""\nmsgstr ""' not in block]


def translations(path):
    """(line of the msgid, translation) of every entry."""
    for block in attributes(path):
        source = re.search(r'^msgid (.*)$', block, re.MULTILINE)[1]
        said = re.sub(r'"\n"', '', block[re.search(r'^msgstr', block, re.MULTILINE).start():])
        for text in re.findall(r'^msgstr(?:\[\d\])? "(.*)"$', said, re.MULTILINE):
            yield source, text.replace('\\"', '')


def faults(language, checkout, pot, folder):
    """What is wrong with the language's catalogue, a line each."""
    given = checkout / 'po' / f'{language}.po'
    merged = folder / f'{language}.po'
    run('msgmerge', '--quiet', '--no-fuzzy-matching', '--output-file', merged, given, pot)
    for name, path, option in (('fuzzy', given, '--only-fuzzy'), ('untranslated', merged, '--untranslated')):
        for block in attributes(path, option):
            yield f'{name}: ' + re.search(r'^msgid (.*(?:\n".*)?)', block, re.MULTILINE)[1]
    try:
        run('msgfmt', '--check', '--output-file', folder / f'{language}.mo', merged)
    except subprocess.CalledProcessError as error:
        yield error.stderr
    # The commands' help has words of the command line in it, which are no prose.
    for source, text in translations(merged):
        if 'salon-' not in text and '\\\\' not in text:
            for pattern, name in FAULTS.get(language, []):
                if re.search(pattern, text):
                    yield f'{name}: {text}'


def main():
    checkout = Path(sys.argv[1])
    lines = (checkout / 'po' / 'LINGUAS').read_text(encoding='utf-8').splitlines()
    languages = [line for line in lines if line and not line.startswith('#')]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run('xgettext', f'--directory={checkout}', f'--files-from={checkout}/po/POTFILES', '--from-code=UTF-8',
            *(f'--keyword={keyword}' for keyword in KEYWORDS), f'--output={folder}/salon.pot')
        for language in languages:
            wrong = list(faults(language, checkout, folder / 'salon.pot', folder))
            point(not wrong, language, *wrong)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
