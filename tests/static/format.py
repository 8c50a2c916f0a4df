#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every C file is what clang-format 14 makes of it; other versions make something else.

usage: format.py CHECKOUT
"""

import collections
import subprocess
import sys
from pathlib import Path

from checks import finish, need, point

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'floors'))
from style import files  # noqa: E402  (which files are the project's is told there)

TOOL = 'clang-format-14'


def main():
    checkout = Path(sys.argv[1]).resolve()
    names = [str(path) for path in files(checkout) if path.suffix in {'.c', '.h'}]
    need(TOOL, names)

    run = subprocess.run([TOOL, '--style=file', '--dry-run', '--Werror', *names], cwd=checkout,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = collections.defaultdict(list)
    for line in run.stdout.splitlines():
        name = line.split(':')[0]
        if name in names:
            found[name].append(line)
    if run.returncode != 0 and not found:
        sys.exit(f'{TOOL} ended with {run.returncode}: {run.stdout}')

    for name in names:
        point(not found[name], name, *found[name])
    sys.exit(finish())


if __name__ == '__main__':
    main()
