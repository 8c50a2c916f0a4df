#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the rules of style that a program can check, in every text file of the project.

usage: style.py CHECKOUT           prints every fault, fails when there is one
       style.py --self-test        plants faults and expects to see them
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

SOURCES = {'.c', '.h', '.py', '.sh', '.css'}
TEXTS = SOURCES | {'.build', '.ui', '.xml', '.in', '.md', '.svg', '.json', '.deck', '.supp'}

# The words are put together here, so that this file does not contain them.
UNFINISHED = re.compile(r'\b(' + '|'.join(['TO' + 'DO', 'FIX' + 'ME', 'X' * 3]) + r')\b')
MACHINE_PATH = re.compile(r'(?<![\w.~$}/-])/(work|home|root|' + 't' + r'mp)/|\.\./' + 'shared')
SPDX = 'SPDX-License-Identifier: GPL-3.0-or-later'


def files(checkout):
    """The text files of the project: those that git tracks, or all files of an unpacked archive."""
    listed = None
    if (checkout / '.git').exists() and shutil.which('git'):
        git = subprocess.run(
            ['git', '-c', 'safe.directory=*', '-C', str(checkout), 'ls-files', '-z'],
            stdout=subprocess.PIPE, check=False)
        if git.returncode == 0:
            listed = [Path(name) for name in os.fsdecode(git.stdout).split('\0') if name]
    if listed is None:
        built = {path.parent for path in checkout.rglob('meson-private')}
        listed = [path.relative_to(checkout) for path in checkout.rglob('*')
                  if not any(part.startswith(('.', '_')) for part in path.relative_to(checkout).parts)
                  and not any(folder in built for folder in path.parents)]
    for path in sorted(listed):
        if (checkout / path).is_file() and (path.suffix in TEXTS or not path.suffix):
            yield path


def is_source(path, text):
    return path.suffix in SOURCES or text.startswith('#!')


def faults(checkout):
    for path in files(checkout):
        if path.name == 'COPYING':
            continue
        try:
            text = (checkout / path).read_text(encoding='utf-8')
        except UnicodeDecodeError:
            yield f'{path}: not UTF-8'
            continue

        lines = text.split('\n')
        if is_source(path, text) and not any(SPDX in line for line in lines[:2]):
            yield f'{path}:1: no licence line'
        if text and not text.endswith('\n'):
            yield f'{path}:{len(lines)}: no newline at the end'
        for number, line in enumerate(lines, 1):
            if line != line.rstrip():
                yield f'{path}:{number}: blanks at the end of the line'
            if UNFINISHED.search(line):
                yield f'{path}:{number}: something unfinished'
            if MACHINE_PATH.search(line):
                yield f'{path}:{number}: the path of one machine'


HEAD = f'/* {SPDX} */\n'
PLANTED = [
    ('src/app/good.c', HEAD + 'int x;\n', None),
    ('src/app/any-length.c', HEAD + 'int x;\n' * 2000, None),
    ('tests/run', f'#!/bin/sh\n# {SPDX}\n', None),
    ('tests/naked', '#!/bin/sh\n', 'licence'),
    ('src/app/naked.h', '#pragma once\n', 'licence'),
    ('data/meson.build', 'project() \n', 'blanks'),
    ('src/app/blank.c', HEAD + 'int x; \n', 'blanks'),
    ('src/app/open.c', HEAD + 'int x;', 'newline'),
    ('README.md', 'TO' + 'DO: write\n', 'unfinished'),
    ('README.md', 'Read `data/words` and `/usr/share/dict`.\n', None),
    ('README.md', 'See /ho' + 'me/ada/game.\n', 'machine'),
    ('src/app/path.c', HEAD + '#define DIR "/t' + 'mp/x"\n', 'machine'),
    ('README.md', 'See ../sha' + 'red/rules.\n', 'machine'),
]


def self_test():
    """Reports a point of TAP for each planted file: whether it is found, or accepted, as expected."""
    for path, text, expected in PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            checkout = Path(folder)
            (checkout / path).parent.mkdir(parents=True, exist_ok=True)
            (checkout / path).write_text(text, encoding='utf-8')
            found = list(faults(checkout))
        right = not found if expected is None else len(found) == 1 and expected in found[0]
        point(right, f"{path}: {expected or 'nothing'}", f'found {found!r}')
    return finish()


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    found = list(faults(Path(sys.argv[1])))
    print(*found, sep='\n')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
