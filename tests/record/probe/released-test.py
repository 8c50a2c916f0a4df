#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records that released versions have written are replayed by salon-referee, plain and veiled: it
prints the bytes that the released referee has printed.

usage: released-test.py REFEREE FIXTURES
"""

import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

REFEREE, FIXTURES = os.path.abspath(sys.argv[1]), Path(sys.argv[2])


def expected(version):
    """What is in replay.txt of the version: for each record, by its name, the status and what was printed."""
    parts = re.split(r'^replay (.+): (\d)\n', (version / 'replay.txt').read_text(encoding='utf-8'), flags=re.MULTILINE)
    return {name: (int(status), printed) for name, status, printed in zip(parts[1::3], parts[2::3], parts[3::3])}


def replay(record):
    done = subprocess.run([REFEREE, 'replay', record.name], cwd=record.parent, capture_output=True, check=False,
                          env={**os.environ, 'LC_ALL': 'C'}, encoding='utf-8')
    return done.returncode, done.stdout + done.stderr


for version in sorted(path.parent for path in FIXTURES.glob('*/replay.txt')):
    told = expected(version)
    records = sorted((version / 'games').glob('*.salon'))
    point(len(records) > 0 and [record.name for record in records] == sorted(told),
          f'{version.name}: the version has replayed all {len(records)} records', sorted(told))
    for record in records:
        found = replay(record)
        point(found == told[record.name], f'{version.name}: {record.name}', found)

sys.exit(finish())
