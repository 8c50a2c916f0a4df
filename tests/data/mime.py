#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A record is known by its ending and by its first line, and by nothing else.

usage: mime.py MIME_XML CHECKOUT
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1] / 'fuzz'))
import corpus                           # noqa: E402  (many records, whole and spoiled)

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point, skip_all  # noqa: E402

RECORD = 'application/x-salon-record'
TOOLS = ['update-mime-database', 'gio']


def run(*command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=True, **more).stdout


def claims(xml, checkout, scratch):
    """(what is claimed, what is found, what is expected)…"""
    packages = scratch / 'share/mime/packages'
    packages.mkdir(parents=True)
    shutil.copy(xml, packages)
    env = dict(os.environ, LC_ALL='C.UTF-8', XDG_DATA_HOME=f'{scratch}/home',
               XDG_DATA_DIRS=f'{scratch}/share:/usr/local/share:/usr/share')
    yield 'the description is understood', run('update-mime-database', packages.parent, env=env), ''
    yield 'it speaks French', 'xml:lang="fr"' in xml.read_text(encoding='utf-8'), True

    def told(attribute, name, content):
        path = scratch / name
        path.write_bytes(content)
        line = [line for line in run('gio', 'info', '-a', attribute, path, env=env).splitlines()
                if attribute in line]
        return line[0].partition(': ')[2].strip() if line else None

    def kind(name, content):
        return told('standard::content-type', name, content)

    records = corpus.read(checkout / 'tests/fuzz/corpus/record.inputs')[1].values()
    records = [record for record in records if record.startswith(b'salon-record 1\n')]
    yield 'every record is known by its first line', \
        {kind('record', record) for record in records}, {RECORD}
    yield 'by its ending alone', kind('sunday.salon', b'# first a comment\n'), RECORD
    yield 'veiled', kind('veiled', b'salon-veiled 1\nabc\n'), RECORD
    yield 'other texts are none', kind('letter', b'Salon-record of our games\n'), 'text/plain'
    yield 'it has an icon of its own', \
        'io.github.salongames.Salon.record' in told('standard::icon', 'icon.salon', b'salon-record 1\n'), True


def main():
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        return skip_all(f"{', '.join(missing)} not installed")

    with tempfile.TemporaryDirectory() as scratch:
        for claim, found, expected in claims(Path(sys.argv[1]), Path(sys.argv[2]), Path(scratch)):
            point(found == expected, claim, f'{found!r} instead of {expected!r}')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
