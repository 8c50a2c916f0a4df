#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a script before it is run.

usage: scripts.py CHECKOUT shellcheck | pyflakes
"""

import collections
import re
import subprocess
import sys
from pathlib import Path

from checks import finish, need, point

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'floors'))
from style import files  # noqa: E402  (which files are the project's is told there)

SHEBANG = {
    'shellcheck': re.compile(r'#!.*\b(?:ba|da)?sh\b'),
    'pyflakes': re.compile(r'#!.*\bpython3?\b'),
}
SUFFIX = {'shellcheck': '.sh', 'pyflakes': '.py'}
COMMAND = {
    'shellcheck': ['shellcheck', '--external-sources', '--format=gcc'],
    'pyflakes': ['pyflakes3'],
}


def is_script(path, tool):
    if path.suffix:
        return path.suffix == SUFFIX[tool]
    with open(path, encoding='utf-8') as file:
        return SHEBANG[tool].match(file.readline()) is not None


def main():
    checkout, tool = Path(sys.argv[1]).resolve(), sys.argv[2]
    names = [str(path) for path in files(checkout) if is_script(checkout / path, tool)]
    need(COMMAND[tool][0], names)

    run = subprocess.run([*COMMAND[tool], *names], cwd=checkout,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = collections.defaultdict(list)
    for line in run.stdout.splitlines():
        name = line.split(':')[0]
        found[name if name in names else tool].append(line)
    if run.returncode != 0 and not found:
        found[tool].append(f'exit status {run.returncode}')

    for name in [*names, *([tool] if tool in found else [])]:
        point(not found[name], name, *found[name])
    sys.exit(finish())


if __name__ == '__main__':
    main()
