#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that po/POTFILES names all files with a sentence to translate, and no others.

usage: potfiles.py CHECKOUT            prints what is missing and what is superfluous
       potfiles.py --write CHECKOUT    writes the list again
"""

import re
import sys
from pathlib import Path

CALL = re.compile(r'(?<![\w#])(?:_|C_|N_|NC_|Q_|P_|ngettext|g_dngettext|g_dpgettext2?)[ ]?\(\s*"')
ATTRIBUTE = re.compile(r'\btranslatable\s*=\s*["\'](?:yes|true|1)["\']')


def has_sentences(path):
    text = path.read_text(encoding='utf-8')
    if path.suffix in {'.c', '.h'}:
        return bool(CALL.search(text))
    if path.suffix == '.ui':
        return bool(ATTRIBUTE.search(text))
    return True


def wanted(checkout):
    patterns = ['data/*.desktop.in', 'data/*.xml.in', 'data/**/*.character',
                'src/**/*.[ch]', 'ui/**/*.ui']
    for pattern in patterns:
        for path in sorted(checkout.glob(pattern)):
            if has_sentences(path):
                yield str(path.relative_to(checkout))


def main():
    write = sys.argv[1] == '--write'
    checkout = Path(sys.argv[-1])
    potfiles = checkout / 'po' / 'POTFILES'
    want = list(wanted(checkout))
    if write:
        potfiles.write_text(''.join(name + '\n' for name in want), encoding='utf-8')
        return 0

    have = [line for line in potfiles.read_text(encoding='utf-8').splitlines()
            if line and not line.startswith('#')]
    for name in sorted(set(want) - set(have)):
        print(f'po/POTFILES lacks {name}')
    for name in sorted(set(have) - set(want)):
        print(f'po/POTFILES has {name}, which is not there or has nothing to translate')
    for name in sorted({name for name in have if have.count(name) > 1}):
        print(f'po/POTFILES has {name} twice')
    return 0 if sorted(have) == sorted(want) else 1


if __name__ == '__main__':
    sys.exit(main())
