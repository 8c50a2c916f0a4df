# SPDX-License-Identifier: GPL-3.0-or-later
"""What the readers of the game's own data files share: lines of printable UTF-8,
fields parted by spaces. Empty lines and lines with # are skipped."""

import sys

LINE_MAX = 200


class Fault(Exception):
    """What is wrong, and the number of the line."""


def read_lines(data):
    """Yields the number and the fields of each line that says something."""
    for number, line in enumerate(data.removesuffix(b'\n').split(b'\n'), 1):
        if len(line) > LINE_MAX:
            raise Fault(number, f'longer than {LINE_MAX} bytes')
        try:
            text = line.decode('utf-8')
        except UnicodeDecodeError:
            raise Fault(number, 'not UTF-8') from None
        if not text.isprintable():
            raise Fault(number, 'a character that cannot be printed')
        fields = [field for field in text.split(' ') if field]
        if fields and not fields[0].startswith('#'):
            yield number, fields


def last_line(data):
    """The number of the last line: where what is missing is missed."""
    return data.removesuffix(b'\n').count(b'\n') + 1


def read_file(path, read):
    """What read () makes of the file's bytes; ends the program with FILE:LINE: reason."""
    try:
        return read(path.read_bytes())
    except Fault as fault:
        number, reason = fault.args
        sys.exit(f'{path}:{number}: {reason}')
    except OSError as error:
        sys.exit(f'{path}: {error.strerror}')
