#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The corpus of a fuzz target: all its inputs in one text file that can be read, edited and compared.

usage: corpus.py unpack ARCHIVE FOLDER     writes the inputs into FOLDER, a file each, in the place of what is there
       corpus.py pack FOLDER ARCHIVE       puts the files of FOLDER in the place of what is in ARCHIVE

    What stands above the first input is a comment, and stays.
    @ cat.bin
    An input begins with “@ NAME”. Its lines follow as they are, \\
    with a backslash where a line ends without a newline.
    Other bytes: \\\\ \\0 \\r \\t \\xff

Packing sorts the inputs by name. An input that is in the archive already keeps its name;
any other one is named after its SHA-256, so give it a better name in the archive if it means something.
"""

import hashlib
import re
import sys
from pathlib import Path

NAME = re.compile(r'[0-9A-Za-z][0-9A-Za-z._-]*')
ESCAPES = {'\\': b'\\', '0': b'\0', 'r': b'\r', 't': b'\t'}
ESCAPE = re.compile(r'\\(?:x([0-9a-f]{2})|(.)|$)')
WIDTH = 100

ESCAPED = {byte: chr(byte) if 0x20 <= byte < 0x7f else f'\\x{byte:02x}' for byte in range(256)}
ESCAPED.update({value[0]: '\\' + letter for letter, value in ESCAPES.items()})


class Fault(Exception):
    """What is wrong with an archive: a line from 1, and a sentence."""


def read_line(number, line):
    """The bytes that a line of an input stands for."""
    if not all(' ' <= character <= '~' for character in line):
        raise Fault(number, 'only what ASCII can print stands for itself')
    data, at = b'', 0
    for escape in ESCAPE.finditer(line):
        data += line[at:escape.start()].encode()
        at = escape.end()
        if escape[1]:
            data += bytes.fromhex(escape[1])
        elif escape[2] in ESCAPES:
            data += ESCAPES[escape[2]]
        elif escape[2]:
            raise Fault(number, f'\\{escape[2]} has no meaning')
        else:
            return data
    return data + line[at:].encode() + b'\n'


def read(path):
    """(the comment, {name: bytes}) of an archive."""
    text = path.read_bytes()
    try:
        lines = text.decode().split('\n')
    except UnicodeDecodeError as error:
        raise Fault(text.count(b'\n', 0, error.start) + 1, 'not UTF-8') from error
    if lines.pop():
        raise Fault(len(lines) + 1, 'the last line has no newline')
    inputs, comment, name = {}, '', None
    for number, line in enumerate(lines, 1):
        if line.startswith('@'):
            name = line[2:]
            if line[:2] != '@ ' or not NAME.fullmatch(name):
                raise Fault(number, 'expected “@ NAME”; a name is made of letters, digits and . _ -')
            if name in inputs:
                raise Fault(number, f'{name} is there already')
            inputs[name] = b''
        elif name is None:
            comment += line + '\n'
        else:
            inputs[name] += read_line(number, line)
    return comment, inputs


def write_line(data):
    """A line of an input, in pieces that are not too wide; what has no newline ends in a backslash."""
    pieces, piece = [], ''
    for byte in data.removesuffix(b'\n'):
        if len(piece) >= WIDTH:
            pieces.append(piece + '\\')
            piece = ''
        piece += '\\x40' if byte == ord('@') and not piece else ESCAPED[byte]
    if not data.endswith(b'\n'):
        piece += '\\'
    elif piece.endswith(' '):
        piece = piece[:-1] + '\\x20'
    return '\n'.join([*pieces, piece, ''])


def write(path, comment, inputs):
    parts = [comment]
    for name, data in sorted(inputs.items()):
        parts.append(f'@ {name}\n')
        parts += map(write_line, re.findall(rb'[^\n]*\n|[^\n]+', data))
    path.write_bytes(''.join(parts).encode())


def unpack(archive, folder):
    inputs = read(archive)[1]
    folder.mkdir(parents=True, exist_ok=True)
    old = list(folder.iterdir())
    if not all(path.is_file() for path in old):
        raise OSError(f'{folder} holds more than files, so it is no unpacked corpus')
    for path in old:
        path.unlink()
    for name, data in inputs.items():
        (folder / name).write_bytes(data)


def pack(folder, archive):
    comment, known = read(archive)
    names = {data: name for name, data in known.items()}
    inputs = {}
    for path in folder.iterdir():
        data = path.read_bytes()
        inputs[names.get(data) or hashlib.sha256(data).hexdigest()[:16]] = data
    write(archive, comment, inputs)


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ('unpack', 'pack'):
        print(__doc__, file=sys.stderr)
        return 2
    source, target = map(Path, sys.argv[2:])
    try:
        if sys.argv[1] == 'unpack':
            unpack(source, target)
        else:
            pack(source, target)
    except Fault as fault:
        print(f"{source if sys.argv[1] == 'unpack' else target}:{fault.args[0]}: {fault.args[1]}", file=sys.stderr)
        return 1
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main())
