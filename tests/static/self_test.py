#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults are planted, and the static checks must see them.

usage: self_test.py CHECKOUT BUILD FOLDER…    FOLDER: what the checks are told to look at
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import c_files, finish, point

FOLDER = Path(__file__).resolve().parent
LICENCE = 'SPDX-License-Identifier: GPL-3.0-or-later'

TIDY = '''/* %s */
int sign (int number);

int
sign (int number)
{
  if (number < 0)
    return -1;
  else
    return number > 0;
}
''' % LICENCE

DEEP = '''/* %s */
int first (const int *numbers);

int
first (const int *numbers)
{
  if (numbers == 0)
    return *numbers;
  return numbers[0];
}
''' % LICENCE

IDLE = '''/* %s */
int nobody_calls_this (void);

int
nobody_calls_this (void)
{
  return 1;
}
''' % LICENCE

# (what is planted, where, its text, the check's command, the word it must say)
PLANTED = [
    ('an else after a return', 'src/rules/planted.c', TIDY, ['clang_tidy.py', '{checkout}', '{build}', 'src/rules'],
     'readability-else-after-return', 'clang-tidy'),
    ('a pointer to nothing', 'src/rules/planted.c', DEEP,
     ['clang_tidy.py', '{checkout}', '{build}', '--deep', 'src/rules'], 'NullDereference', 'clang-tidy'),
    ('a function without callers', 'src/rules/planted.c', IDLE, ['cppcheck.py', '{checkout}', '{build}'],
     'unusedFunction', 'cppcheck'),
    ('a brace at the end of a line', 'src/rules/planted.c', TIDY.replace('sign (int number)\n{', 'sign (int number) {'),
     ['format.py', '{checkout}'], 'planted.c', 'clang-format-14'),
    ('a name without a value', 'planted', f'#!/bin/sh\n# {LICENCE}\nfor file in *; do echo $1; done\n',
     ['scripts.py', '{checkout}', 'shellcheck'], 'SC2086', 'shellcheck'),
    ('a module for nothing', 'tests/planted.py', f'# {LICENCE}\nimport os\n',
     ['scripts.py', '{checkout}', 'pyflakes'], "'os' imported but unused", 'pyflakes3'),
]


def told(checkout, path, text, command):
    """What the check says about a checkout of which @path is the only source."""
    build = checkout / 'build'
    (build / 'tests/static').mkdir(parents=True)
    (checkout / 'tests').mkdir(exist_ok=True)
    for settings in ('.clang-format', '.clang-tidy', 'tests/.clang-tidy', '.shellcheckrc'):
        shutil.copy(FOLDER.parent.parent / settings, checkout / settings)
    (checkout / path).parent.mkdir(parents=True, exist_ok=True)
    (checkout / path).write_text(text, encoding='utf-8')
    (build / 'compile_commands.json').write_text(json.dumps([{
        'directory': str(build), 'file': os.path.relpath(checkout / path, build),
        'command': f'cc -c ../{path} -o planted.o', 'output': 'planted.o'}]), encoding='utf-8')
    script, *rest = (word.format(checkout=checkout, build=build) for word in command)
    run = subprocess.run([sys.executable, FOLDER / script, *rest],
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return run.stdout if run.returncode != 0 else f'nothing\n{run.stdout}'


def main():
    checkout, folders = Path(sys.argv[1]), sys.argv[3:]
    for what, path, text, command, word, tool in PLANTED:
        if shutil.which(tool) is None:
            point(True, what, skip=f'{tool} is not installed')
            continue
        with tempfile.TemporaryDirectory() as place:
            output = told(Path(place).resolve(), path, text, command)
        point(word in output and not output.startswith('nothing'), what, f'it said {output}')

    seen = set(c_files(checkout, *folders))
    unseen = sorted(set(c_files(checkout, 'src', 'tests')) - seen)
    point(not unseen, 'every C file is in a folder that is looked at', *unseen)
    sys.exit(finish())


if __name__ == '__main__':
    main()
