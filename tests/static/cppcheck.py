#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""cppcheck looks at all C files together, so that it also sees what nobody calls.

usage: cppcheck.py CHECKOUT BUILD

glib.cfg tells it GLib's macros, cppcheck.xml what it need not say.
"""

import collections
import shutil
import subprocess
import sys
from pathlib import Path

from checks import c_files, finish, hash_of, need, point

FOLDER = Path(__file__).resolve().parent
LIBRARIES = ['gtk', 'posix']
OPTIONS = [
    '--enable=warning,style,performance,portability,unusedFunction',
    '--inconclusive',
    '--std=c11',
    '-D_GNU_SOURCE',
    '--quiet',
    '--template={file}\t{line}: {message} [{severity}: {id}]',
    '--template-location=',
]


def look(cppcheck, checkout, cache, folders):
    """file → what was found there; '' stands for what is of no file."""
    run = subprocess.run(
        [cppcheck, *OPTIONS, f'--library={FOLDER}/glib.cfg', f"--library={','.join(LIBRARIES)}",
         f'--suppress-xml={FOLDER}/cppcheck.xml', f'--cppcheck-build-dir={cache}', '-Isrc', '-Itests/null/src',
         *folders],
        cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = collections.defaultdict(list)
    for line in filter(None, run.stdout.splitlines()):
        name, tab, finding = line.partition('\t')
        if tab and name != 'nofile':
            found[name].append(f'{name}:{finding}')
        else:
            found[''].append(line)
    if run.returncode != 0:
        found[''].append(f'exit status {run.returncode}')
    return found


def make_cache(folder, cppcheck):
    """A folder for what cppcheck remembers of each file, another one for other settings."""
    version = subprocess.run([cppcheck, '--version'], stdout=subprocess.PIPE, check=True).stdout
    settings = [path.read_bytes() for path in (FOLDER / 'glib.cfg', FOLDER / 'cppcheck.xml', Path(__file__))]
    cache = folder / hash_of(version, *settings)
    if not cache.exists():
        shutil.rmtree(folder, ignore_errors=True)
        cache.mkdir(parents=True)
    return cache


def main():
    checkout, build = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    files = c_files(checkout, 'src', 'tests')
    cppcheck = need('cppcheck', files)
    found = look(cppcheck, checkout, make_cache(build / 'tests/static/cppcheck', cppcheck), ['src', 'tests'])

    elsewhere = sorted(set(found) - set(files))
    for name in [*files, *elsewhere]:
        point(name not in found, name or 'cppcheck', *found.get(name, []))
    sys.exit(finish())


if __name__ == '__main__':
    main()
