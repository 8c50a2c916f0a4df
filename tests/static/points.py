# SPDX-License-Identifier: GPL-3.0-or-later
"""What the static checks share: a point of TAP for each file."""

import hashlib
import shutil
import sys
from pathlib import Path


class Points:
    def __init__(self, number):
        print(f'1..{number}', flush=True)
        self.number = self.failed = 0

    def point(self, name, findings=(), skip=None):
        """One file: passed without findings. Each finding is text, of any number of lines."""
        self.number += 1
        self.failed += bool(findings)
        print(f"{'not ok' if findings else 'ok'} {self.number} {name}"
              + (f' # SKIP {skip}' if skip else ''), flush=True)
        for finding in findings:
            for line in finding.splitlines():
                print(f'# {line}', flush=True)

    def finish(self):
        sys.exit(1 if self.failed else 0)


def need(tool, names):
    """Where @tool is; without it all of @names are skipped, and counted."""
    path = shutil.which(tool)
    if path is None:
        points = Points(len(names))
        for name in names:
            points.point(name, skip=f'{tool} is not installed')
        sys.exit(0)
    return path


def hash_of(*texts):
    whole = hashlib.sha256()
    for text in texts:
        data = text if isinstance(text, bytes) else str(text).encode()
        whole.update(len(data).to_bytes(8, 'little') + data)
    return whole.hexdigest()


def c_files(checkout, *folders):
    """The C sources below the folders, by their names from the checkout on."""
    return sorted(str(path.relative_to(checkout))
                  for folder in folders for path in (Path(checkout) / folder).rglob('*.c'))
