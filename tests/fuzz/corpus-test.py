#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Corpora are unpacked and packed without a change; a spoiled one is refused with the line.

usage: corpus-test.py ARCHIVE…
"""

import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import corpus                           # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402


def call(*arguments):
    done = subprocess.run([sys.executable, corpus.__file__, *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_archives(archives, scratch):
    for archive in archives:
        copy = scratch / archive.name
        copy.write_bytes(archive.read_bytes())
        found = call('unpack', archive, scratch / 'folder'), call('pack', scratch / 'folder', copy)
        point(found == ((0, ''), (0, '')) and copy.read_bytes() == archive.read_bytes(),
              f'{archive.name}, unpacked and packed', found)


def test_bytes(scratch):
    archive = scratch / 'bytes'
    inputs = {'empty': b'', 'newline': b'\n', 'newlines': b'\n\n\n', 'no-newline': b'a', 'crlf': b'a\r\nb\r\n', 'blank': b' \n \n ',
              'at': b'@ cat\n@', 'backslash': b'\\\n\\', 'zero-then-digits': b'\x0000\x00\n', 'every': bytes(range(256)),
              'wide': b'x' * 1000 + b'\n' + b' ' * 200 + b'@' * 201 + b'\n' + b'\0' * 500}
    corpus.write(archive, '', inputs)
    text = archive.read_bytes()
    point(corpus.read(archive) == ('', inputs), 'every byte, every end of a line', corpus.read(archive))
    point(text.isascii() and text.replace(b'\n', b'').decode().isprintable() and b' \n' not in text,
          'are written with what ASCII can print', text)
    point(max(map(len, text.split(b'\n'))) <= corpus.WIDTH + 5, 'in lines that are not too wide', text)


def test_names(scratch):
    archive, folder = scratch / 'names', scratch / 'named'
    archive.write_text('Some inputs.\n\n@ old\nold\n@ gone\ngone\n')
    folder.mkdir()
    for name, data in ('a', b'old\n'), ('b', b'cat\n'), ('c', b'cat\n'):
        (folder / name).write_bytes(data)
    found = call('pack', folder, archive)
    point(found == (0, '') and archive.read_text() == 'Some inputs.\n\n@ 175cc6f362b2f75a\ncat\n@ old\nold\n',
          'what is known keeps its name, other inputs are named after what they hold', found, archive.read_text())
    found = call('unpack', archive, folder)
    point(found == (0, '') and sorted(files(folder).values()) == [b'cat\n', b'old\n'],
          'what was in the folder is gone', found, files(folder))
    (folder / 'more').mkdir()
    before = sorted(folder.iterdir())
    found = call('unpack', archive, folder)
    point(found[0] == 1 and 'no unpacked corpus' in found[1] and sorted(folder.iterdir()) == before,
          'a folder with folders in it is left alone', found)


def test_refusals(scratch):
    archive = scratch / 'spoiled'
    for text, said in ((b'@ a\na\n@ b\nb', ':4: the last line has no newline'), (b'@ a\n\xff\n', ':2: not UTF-8'),
                       (b'@ a\n\xc3\xa9\n', ':2: only what ASCII'), (b'@ a\na\r\n', ':2: only what ASCII'),
                       (b'@ a\n\\q\n', ':2: \\q has no meaning'), (b'@ a\n\\xF0\n', ':2: \\x has no meaning'),
                       (b'@ a\n\n@ a\n', ':3: a is there already'), (b'@a\n', ':1: expected'), (b'@ \n', ':1: expected'),
                       (b'@ ../a\n', ':1: expected'), (b'@ .a\n', ':1: expected'), (b'@ a b\n', ':1: expected')):
        archive.write_bytes(text)
        found = call('unpack', archive, scratch / 'none')
        point(found[0] == 1 and found[1].startswith(f'{archive}{said}'), repr(text), found)
        found = call('pack', scratch, archive)
        point(found[0] == 1 and archive.read_bytes() == text, 'nor is it written over', found)
    point(not (scratch / 'none').exists(), 'nothing is unpacked from these')
    found = call('unpack', scratch / 'missing', scratch / 'none')
    point(found[0] == 1 and 'No such file' in found[1] and 'Traceback' not in found[1], 'no archive', found)
    point(call('unpack')[0] == 2, 'too few arguments')


def main():
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        test_archives(map(Path, sys.argv[1:]), scratch)
        test_bytes(scratch)
        test_names(scratch)
        test_refusals(scratch)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
