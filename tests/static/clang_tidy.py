#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy looks at every C file of some folders, as .clang-tidy says.

usage: clang_tidy.py CHECKOUT BUILD [--deep] FOLDER…

A file that was clean is not looked at again until it, a header it includes, its
compiler options, the settings or clang-tidy itself change: a stamp in the build
keeps what it was like. With --deep the settings are deep.clang-tidy, and the
path-sensitive checks run instead of the others.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from checks import c_files, finish, hash_of, need, point

FOLDER = Path(__file__).resolve().parent


def compiled(build):
    """What the build knows of each source: its compiler's command, its object."""
    with open(build / 'compile_commands.json', encoding='utf-8') as commands:
        return {os.path.realpath(build / entry['file']): entry for entry in json.load(commands)}


def dependencies(build):
    """object → the files it was made from, of those that ninja has made."""
    ninja = subprocess.run(['ninja', '-n', '-C', str(build), '-t', 'deps'],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    found, current = {}, None
    for line in ninja.stdout.splitlines():
        if line.startswith('    ') and current is not None:
            current.append(line.strip())
        elif ': #deps' in line and line.endswith('(VALID)'):
            current = found.setdefault(line.split(': #deps')[0], [])
        else:
            current = None
    return found


class State:
    """All that a verdict about a file depends on, as a hash."""

    def __init__(self, build, *common):
        self.build = build
        self.common = common
        self.made_from = dependencies(build)
        self.hashes = {}

    def hash_of_file(self, name):
        path = os.path.normpath(self.build / name)
        if path not in self.hashes:
            try:
                self.hashes[path] = hash_of(Path(path).read_bytes())
            except OSError:
                self.hashes[path] = 'none'
        return self.hashes[path]

    def of(self, entry):
        """None when it is not known what the file includes."""
        names = self.made_from.get(entry['output'])
        if not names:
            return None
        return hash_of(*self.common, entry['command'], *names, *map(self.hash_of_file, names))


def main():
    arguments = sys.argv[1:]
    deep = '--deep' in arguments
    if deep:
        arguments.remove('--deep')
    checkout, build = Path(arguments[0]).resolve(), Path(arguments[1]).resolve()
    files = c_files(checkout, *arguments[2:])
    clang_tidy = need('clang-tidy', files)

    options = [f'--config-file={FOLDER}/deep.clang-tidy'] if deep else []
    settings = [FOLDER / 'deep.clang-tidy'] if deep else [checkout / '.clang-tidy', checkout / 'tests/.clang-tidy']
    version = subprocess.run([clang_tidy, '--version'], stdout=subprocess.PIPE, check=True).stdout
    commands = compiled(build)
    state = State(build, version, *(path.read_bytes() for path in settings))
    stamps = build / 'tests/static' / ('deep' if deep else 'clang-tidy')
    stamps.mkdir(parents=True, exist_ok=True)

    for name in files:
        entry = commands.get(os.path.realpath(checkout / name))
        if entry is None:
            point(False, name, 'is not compiled')
            continue
        stamp, now = stamps / name.replace('/', '_'), state.of(entry)
        if now is not None and stamp.exists() and stamp.read_text() == now:
            point(True, name)
            continue
        tidy = subprocess.run([clang_tidy, '--quiet', f'-p={build}', *options, str(checkout / name)],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        if tidy.returncode != 0:
            point(False, name, tidy.stdout or tidy.stderr or f'exit status {tidy.returncode}')
            continue
        if now is not None:
            stamp.write_text(now)
        point(True, name)
    sys.exit(finish())


if __name__ == '__main__':
    main()
