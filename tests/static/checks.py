# SPDX-License-Identifier: GPL-3.0-or-later
"""What the static checks share: a point of TAP for each file, and which files there are."""

import hashlib
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402


def need(tool, names):
    """Where @tool is; without it all of @names are skipped, and counted."""
    path = shutil.which(tool)
    if path is None:
        for name in names:
            point(True, name, skip=f'{tool} is not installed')
        sys.exit(finish())
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
