#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-questions as a program: what it prints, the faults with file and line, the exit status.  Reports in TAP.

usage: tool-test.py SALON-QUESTIONS
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

TOOL = os.path.abspath(sys.argv[1])
CARD = 'card 3\n' + ''.join(f'{letter} 2 thing\nWhat?\n= answer | other | (third) form\n+ fact\n' for letter in 'PSAHEG')


def run(*arguments, **environment):
    found = subprocess.run([TOOL, *arguments], capture_output=True, text=True, check=False,
                           env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en', **environment})
    return found.returncode, found.stdout, found.stderr


def main():
    with tempfile.TemporaryDirectory() as folder:
        bank = Path(folder, 'my-bank.questions')
        bank.write_text(CARD, encoding='utf-8')
        found = run('check', bank)
        point(found == (0, 'whole cards: 1, questions: 6, faults: 0\n', ''), 'a bank without a fault', found)
        found = run('list', 'my-bank', SALON_QUESTIONS_DIR=folder)
        point(found == (0, ''.join(f'3\t{letter}\t2\tthing\tWhat?\tanswer\tother|third form|form\tfact\t\n'
                                   for letter in 'GEHASP'), ''), 'a list, sorted by category', found)
        bank.write_text(CARD.replace('= answer | other', '= 8,849 ± 10', 1), encoding='utf-8')
        found = run('list', 'my-bank', SALON_QUESTIONS_DIR=folder)
        point(found[0] == 0 and found[1].splitlines()[5] == '3\tP\t2\tthing\tWhat?\t8,849\tthird form|form\tfact\t10',
              'a tolerance', found)
        bank.write_text(CARD.replace('= answer', '', 1), encoding='utf-8')
        found = run('check', bank)
        point(found == (1, 'whole cards: 0, questions: 5, faults: 1\n', f'{bank}:2: There is no answer.\n'),
              'a fault by file and line', found)
        found = run('check', Path(folder, 'none'))
        point(found[0] == 2 and 'cannot be read' in found[2], 'a file that is not there', found)
        found = run('check', folder)
        point(found[0] == 2 and 'is not a file' in found[2], 'a folder', found)
        with open(bank, 'wb') as file:
            file.truncate((16 << 20) + 1)
        found = run('check', bank)
        point(found[0] == 2 and 'has more than 16 MiB' in found[2], 'a file that is too large', found)
    for language in 'xx', '../en', '':
        found = run('list', language)
        point(found[0] == 2 and 'there is no bank' in found[2], f'list “{language}”', found)
    for arguments in (), ('check',), ('list',), ('check', 'a', 'b'), ('learn', 'en'), ('--cards', '2'):
        found = run(*arguments)
        point(found[0] == 2 and found[2] and not found[1], f'salon-questions {" ".join(arguments)}', found)
    found = run('--help')
    point(found[0] == 0 and 'salon-questions check FILE' in found[1], '--help', found)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
