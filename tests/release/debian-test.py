#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Debian package: made from the checkout, installed, played with, purged.

usage: debian-test.py CHECKOUT    reports TAP points

The machine keeps what it has: the package is installed in a layer laid over the whole system, in which
everything that changes can be seen, and which is thrown away.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path

from release_steps import ONE, Failure, commit, run, tell
from tap import note, point, skip_all     # release_steps has shown where it is

# Where the package system and the desktop note what they do, under names that are not ours.
NOTES = ('/var/log/', '/var/cache/', '/var/lib/dpkg/', '/run/')

# Runs in a mount namespace of its own; $1 scratch, $2 the package, $3 the tests of the window.
IN_LAYER = r"""
set -eu
layer=$1/layer
mount -t tmpfs none "$layer"
mkdir -- "$layer/changes" "$layer/work" "$layer/system"
mount -t overlay overlay -o "lowerdir=/,upperdir=$layer/changes,workdir=$layer/work" "$layer/system"
for folder in proc dev sys; do
  mount --rbind "/$folder" "$layer/system/$folder"
done
mount -t tmpfs none "$layer/system/tmp"
cp -- "$2" "$layer/system/tmp/salon.deb"
mkdir -- "$layer/system/tmp/tests"
cp -R -- "$3/display" "$3/record" "$3/tap" "$layer/system/tmp/tests"
status=0
chroot "$layer/system" /bin/sh -eu -c '
  cd /tmp
  exec >said 2>&1
  export HOME="$PWD/home" TMPDIR="$PWD" SALON_SCREENS="$PWD/screens" DEBIAN_FRONTEND=noninteractive
  mkdir -- "$HOME" "$SALON_SCREENS"
  unset XDG_RUNTIME_DIR XDG_DATA_DIRS DBUS_SESSION_BUS_ADDRESS
  dpkg --install salon.deb
  /usr/games/salon --version
  /usr/games/salon-words check fr ROI
  status=0
  SALON_PROGRAM=/usr/games/salon PYTHONPATH=tests/display \
    tests/display/run-in-display /usr/bin/python3 tests/display/probe/test-table.py || status=$?
  dpkg --purge salon
  exit "$status"
' || status=$?
cp -- "$layer/system/tmp/said" "$1/said"
cd -- "$layer/changes"
find . -mindepth 1 -printf '/%P\n' >"$1/changed"
find . -type c -printf '/%P\n' >"$1/gone"
grep -rlE 'salongames|/salon' . | sed 's/^\.//' >"$1/named" || true
exit "$status"
"""


def layered():
    """The command that gives a mount namespace with a layer, or None."""
    probe = ('set -e; cd "$(mktemp -d)"; mount -t tmpfs none .; cd "$PWD"; mkdir a b c; '
             'mount -t overlay o -o lowerdir=/,upperdir=a,workdir=b c')
    for options in (['-m'], ['-r', '-m']):
        if subprocess.run(['unshare', *options, 'sh', '-c', probe], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False).returncode == 0:
            return ['unshare', *options]
    return None


def noted(name):
    """Whether a changed file is where the system notes what it does, and not named after us."""
    return name.startswith(NOTES) and 'salon' not in name


def walk(checkout, scratch):
    source = scratch / 'salon'
    source.mkdir()
    commit(checkout, source)

    began = time.monotonic()
    run(ONE, 'dpkg-buildpackage', '--unsigned-source', '--unsigned-changes', '--build=binary', cwd=source)
    took = time.monotonic() - began
    package = next(scratch.glob('salon_*.deb'))
    note(f'{package.name}: {package.stat().st_size} bytes, in {took:.0f} s')
    point(True, 'dpkg-buildpackage makes a package, and its tests pass')

    run(ONE, 'debian/rules', 'clean', cwd=source)
    status = run(ONE, 'git', 'status', '--porcelain', '--ignored', cwd=source)
    point(not status, 'the checkout can be cleaned', status)

    try:
        # A package of one's own answers no wish that a bug tracker keeps.
        said = run(ONE, 'lintian', '--fail-on', 'error,warning', '--suppress-tags',
                   'initial-upload-closes-no-bugs', next(scratch.glob('salon_*.changes')), cwd=scratch)
        note(said)
        point(True, 'lintian finds no error and nothing to warn of')
    except Failure as failure:
        point(False, 'lintian finds no error and nothing to warn of', str(failure))

    claims = ['installed from its package, Salon is played', 'purged, it leaves nothing behind']
    namespace = layered()
    if namespace is None:
        for claim in claims:
            point(True, claim, skip='this user cannot lay a layer over the system')
        return
    (scratch / 'layer').mkdir()
    try:
        run(ONE, *namespace, 'bash', '-c', IN_LAYER, 'bash', scratch, package, checkout / 'tests', cwd=scratch)
        point(True, claims[0])
    except Failure as failure:
        said = scratch / 'said'
        point(False, claims[0], (said.read_text(errors='replace') if said.exists() else '') + str(failure))
        if not said.exists():
            return
    changed, gone, named = ((scratch / name).read_text().splitlines() for name in ('changed', 'gone', 'named'))
    left = [name for name in changed if not Path(name).exists() and not noted(name)]
    left += [f'{name} is gone' for name in gone if not noted(name)]
    left += [f'{name} tells of us' for name in named if not noted(name)]
    point(not left, claims[1], *left)


if __name__ == '__main__':
    if not all(map(shutil.which, ('dpkg-buildpackage', 'dh', 'lintian'))):
        sys.exit(skip_all('the tools that make a Debian package are missing'))
    sys.exit(tell(walk, sys.argv[1]))
