# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of releases share: people who build, their checkout, the points they report."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point, skip_all  # noqa: E402

ONE = {'folder': 'one', 'umask': 0o022, 'env': {'LC_ALL': 'C', 'TZ': 'UTC'}}
MADE_ELSEWHERE = ('GIT_', 'MESON_', 'DESTDIR', 'CFLAGS', 'CPPFLAGS', 'LDFLAGS', 'MAKEFLAGS', 'SOURCE_DATE_EPOCH')
# The tests of the program that need no display and no minutes.
FAST = [option for suite in ('display', 'long', 'release', 'flatpak', 'static') for option in ('--no-suite', suite)]


class Failure(Exception):
    pass


def run(person, *command, cwd):
    """Runs a command as one of the two people; its output, or Failure."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(MADE_ELSEWHERE)}
    done = subprocess.run([str(part) for part in command], cwd=cwd, umask=person['umask'],
                          env={**env, **person['env']}, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    said = done.stdout.decode('utf-8', 'replace')
    if done.returncode:
        wrong = '\n'.join(re.findall(r'^.*(?:FAIL|TIMEOUT|[Ee]rror:|^not ok).*$', said, re.MULTILINE))
        raise Failure(f"{' '.join(map(str, command))}: status {done.returncode}\n{wrong[:4000]}\n…\n{said[-4000:]}")
    return said


def offline():
    """What to put before a command so that it has no network, if that can be had."""
    for options in (['-n'], ['-r', '-n']):
        if shutil.which('unshare') and subprocess.run(['unshare', *options, 'true'],
                                                      stderr=subprocess.DEVNULL, check=False).returncode == 0:
            return ['unshare', *options, '--']
    return []


def commit(checkout, folder):
    """A repository with one commit: the checkout as it stands, changes included."""
    git = ['git', '-c', 'safe.directory=*', '-c', 'user.name=Salon', '-c', 'user.email=salon@localhost']
    names = run(ONE, *git, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', cwd=checkout)
    for name in filter(None, names.split('\0')):
        if (checkout / name).is_symlink() or (checkout / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(checkout / name, folder / name, follow_symlinks=False)
    run(ONE, *git, 'init', '--quiet', cwd=folder)
    run(ONE, *git, 'add', '--all', cwd=folder)
    run(ONE, *git, 'commit', '--quiet', '--message', 'a release', cwd=folder)


def tell(walk, checkout):
    """Does walk (checkout, scratch), which reports its points; the exit status."""
    checkout = Path(checkout)
    if not (checkout / '.git').exists():
        return skip_all('a release is made from a checkout')
    with tempfile.TemporaryDirectory(prefix='salon-release-') as scratch:
        try:
            walk(checkout, Path(scratch))
        except Failure as failure:
            point(False, 'every step is done', str(failure))
    return finish()
