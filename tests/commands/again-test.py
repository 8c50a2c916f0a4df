#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which tests ./check runs once more, alone, and how it counts them then.

usage: again-test.py CHECKOUT
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

COUNT = Path(sys.argv[1]) / 'scripts/count-tests'


def entry(name, result, stdout=''):
    return {'name': f'salon:{name}', 'result': result, 'returncode': int(result != 'OK'), 'duration': 1.0, 'stdout': stdout}


def count(*logs, again=False):
    """Exit status and last lines for logs of such entries."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, entries in enumerate(logs):
            paths.append(f'{folder}/{number}.json')
            Path(paths[-1]).write_text(''.join(json.dumps(one) + '\n' for one in entries), encoding='utf-8')
        run = subprocess.run([sys.executable, COUNT, *(['--again'] if again else []), *paths], text=True,
                             stdout=subprocess.PIPE, check=False)
    return run.returncode, run.stdout.splitlines()


def expect(name, found, wanted):
    point(found == wanted, name, f'found {found!r}, wanted {wanted!r}')


GOOD = entry('rules / one', 'OK', 'ok 1 a\nok 2 b # SKIP why\n')
CRASH = entry('model / three', 'FAIL', 'ok 1 a\n')
WAITED = 'ok 1 a\nnot ok 2 b\n# salon_display.Absent: waited 90 s in vain for c\n'
WINDOW = entry('display / four', 'FAIL', WAITED)
LONG = entry('display+long / five', 'ERROR', WAITED)
# What is no matter of time, though some of it may have been.
GRAVE = [entry('display / six', 'TIMEOUT'), entry('display / seven', 'FAIL', 'not ok 1 a\n# AssertionError\n'),
         entry('display / eight', 'FAIL', WAITED + 'not ok 3 d\n# salon_display.Absent: the program ended, status 1\n')]

expect('windows are opened once more', count([GOOD, CRASH, WINDOW, LONG], again=True)[1], ['four', 'five'])
expect('but not for a crash, a false assertion or a hang', count([WINDOW, *GRAVE], again=True)[1], ['four'])
expect('not when much has failed', count([entry(f'display / {n}', 'FAIL', WAITED) for n in range(6)], again=True)[1], [])
status, lines = count([GOOD, WINDOW], [entry('display / four', 'OK', 'ok 1 a\nok 2 b\n')])
expect('what passes alone has passed', (status, lines[-2:]),
       (0, ['passed only alone: salon:display / four', '3 passed, 0 failed, 1 skipped']))
status, lines = count([GOOD, WINDOW], [WINDOW])
expect('what fails again has failed', (status, lines[-2:]),
       (1, ['failed: salon:display / four', '2 passed, 1 failed, 1 skipped']))
sys.exit(finish())
