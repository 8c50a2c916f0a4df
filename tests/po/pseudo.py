#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A language for tests: every sentence with accents on its vowels and four tenths
longer, so that what was not translated and what has no room is seen.

usage: pseudo.py CATALOGUE.po OUTPUT.mo
"""

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

ACCENTS = str.maketrans('aeiouyAEIOUYcnszCNSZ', 'àéîöûýÀÉÎÖÛÝçñšžÇÑŠŽ')
# Places for values, dates, escapes: what must stay as it is.
KEPT = re.compile(r'%(?:\d+\$)?[-+#0 .*\d]*(?:l|ll|h|z)?[a-zA-Z%]|\\.|&\w+;')


def stretch(text):
    """The sentence in the test's language; `text` as it stands in a .po file."""
    words = KEPT.split(text)
    if not any(letter.isalpha() for part in words for letter in part):
        return text
    long = ''
    for part, kept in zip(words, KEPT.findall(text) + ['']):
        long += part.translate(ACCENTS) + kept
    # A keyword list and a help text end as they must.
    end = re.search(r'(?:\\n|[;:.…!?])*$', long).start()
    more = 'ñö' * max(1, round(len(''.join(words)) * 0.2))
    # In pieces, as words are, so that lines can break.
    return long[:end] + ' ' + ' '.join(more[at:at + 8] for at in range(0, len(more), 8)) + long[end:]


def translate(catalogue):
    """The .po file `catalogue` as text, with our translations for its own."""
    flat = subprocess.run(['msgcat', '--no-wrap', '-'], input=catalogue, stdout=subprocess.PIPE, text=True,
                          check=True).stdout
    blocks = []
    for block in flat.rstrip('\n').split('\n\n'):
        flowed = re.sub(r'"\n"', '', block)
        source = re.search(r'^msgid "(.*)"$', flowed, re.MULTILINE)
        if source is None or source[1] == '':
            blocks.append(re.sub('Plural-Forms: [^"]*', r'Plural-Forms: nplurals=2; plural=n != 1;\\n', block))
            continue
        several = re.search(r'^msgid_plural "(.*)"$', flowed, re.MULTILINE)
        head = flowed[:re.search(r'^msgstr', flowed, re.MULTILINE).start()]
        said = [('msgstr', source[1])]
        if several:
            said = [('msgstr[0]', source[1]), ('msgstr[1]', several[1])]
        blocks.append(head + '\n'.join(f'{name} "{stretch(text)}"' for name, text in said))
    return '\n\n'.join(blocks) + '\n'


def make(catalogue, output):
    with open(catalogue, encoding='utf-8') as file:
        text = translate(file.read())
    subprocess.run(['msgfmt', '--output-file', output, '-'], input=text, text=True, check=True)


def self_test():
    cases = [
        ('Start', None),
        ('%1$s, %d cards', None), ('%s', '%s'), ('×%d', '×%d'), ('One\\nTwo.\\n', None),
    ]
    for source, wanted in cases:
        said = stretch(source)
        good = KEPT.findall(said) == KEPT.findall(source)
        if any(letter.isalpha() for letter in ''.join(KEPT.split(source))):
            good = good and len(said) >= 1.2 * len(source) and said != source
        else:
            good = good and said == wanted
        point(good, f'{source!r} is {said!r}')
    return finish()


if __name__ == '__main__':
    sys.exit(self_test() if sys.argv[1] == '--self-test' else make(*sys.argv[1:]))
