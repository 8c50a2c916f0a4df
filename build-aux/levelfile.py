# SPDX-License-Identifier: GPL-3.0-or-later
"""What the readers of the computer players' levels share: a line holds a name and its numbers, each name stands there
exactly once, in any order.

A schema says for each name the members of the C struct that its numbers go to: (member, least, most)."""

import pathlib
import re
import sys

from datafile import Fault, last_line, read_file, read_lines


def read_numbers(name, values, schema, number):
    """The members from the numbers of a line."""
    if len(values) != len(schema):
        raise Fault(number, f'{name} has {len(schema)} numbers, not {len(values)}')
    members = {}
    for (member, least, most), value in zip(schema, values):
        if not re.fullmatch('[0-9]{1,5}', value, re.ASCII) or not least <= int(value) <= most:
            raise Fault(number, f'{name}: a number from {least} to {most}, not {value}')
        members[member] = int(value)
    return members


def read_members(data, schema, ranges, special=None):
    """The members of one level from the bytes of its file. RANGES are names with two members, the first of which is not
    the larger one. What SPECIAL gives for the name and numbers of a line, members or None, comes before the schema."""
    members, seen, number = {}, set(), last_line(data)
    for at, (name, *values) in read_lines(data):
        if name not in schema:
            raise Fault(at, f'no such line: {name}')
        if name in seen:
            raise Fault(at, f'{name} stands here twice')
        seen.add(name)
        members |= special and special(name, values) or read_numbers(name, values, schema[name], at)
    for name in schema:
        if name not in seen:
            raise Fault(number, f'{name} is missing')
    for name, least, most in ranges:
        if members[least] > members[most]:
            raise Fault(number, f'{name}: {members[least]} is more than {members[most]}')
    return members


def write_table(declaration, prefix, read_level):
    """The program: OUTPUT LEVEL…; the row of easy.level is PREFIX_EASY."""
    output, lines = pathlib.Path(sys.argv[1]), ['/* Generated from the files of the levels; do not edit. */', '']
    lines.append(f'const {declaration} = {{')
    for path in map(pathlib.Path, sys.argv[2:]):
        members = read_file(path, read_level)
        lines.append(f'  [{prefix}_{path.stem.upper()}] = {{')
        lines += [f'    .{member} = {value},' for member, value in members.items()]
        lines.append('  },')
    lines += ['};', '']
    output.write_text('\n'.join(lines), encoding='utf-8')
