#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the files of the computer players' levels into a C table:

levels.py OUTPUT LEVEL...

The row of easy.level is PROBE_PLAYER_EASY.  data/probe/levels/README.md tells the lines
of a file.  Whatever else stands in one ends the program with FILE:LINE: reason."""

import pathlib
import re
import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from datafile import Fault, last_line, read_file, read_lines

# name: (member of ProbeLevelInfo, least, most) for each number
SCHEMA = {
    'lay-tier': [('lay_tier', 1, 255)],
    'lay-letters': [('lay_min', 1, 12), ('lay_max', 1, 12)],
    'lay-tries': [('lay_tries', 1, 64)],
    'lay-blanks': [(f'lay_blanks[{n}]', 0, 255) for n in range(7)],
    'know-tier': [('tier', 0, 255)],
    'unknown': [('unknown', 0, 1024)],
    'unknown-free': [('unknown_free', 0, 1024)],
    'memory': [('memory_sure', 0, 1000), ('memory_half', 1, 1000)],
    'depth': [('depth', 0, 16)],
    'whim': [('whim', 0, 100)],
    'stray': [('stray', 0, 100)],
    'name-percent': [('name_percent', 1, 100)],
    'guard': [('guard', 0, 100)],
    'curiosity': [('curiosity', 0, 100)],
    'pace': [('pace_min', 0, 10000), ('pace_max', 0, 10000)],
}
RANGES = [('lay-letters', 'lay_min', 'lay_max'), ('pace', 'pace_min', 'pace_max')]


def read_line(fields, number, members):
    name, values = fields[0], fields[1:]
    if name not in SCHEMA:
        raise Fault(number, f'no such line: {name}')
    if SCHEMA[name][0][0] in members:
        raise Fault(number, f'{name} stands here twice')
    if name == 'memory' and values == ['ever']:
        values = ['0', '0']            # half of them after no question: it does not forget
        schema = [(member, 0, 0) for member, _, _ in SCHEMA[name]]
    else:
        schema = SCHEMA[name]
    if len(values) != len(schema):
        raise Fault(number, f'{name} has {len(schema)} numbers, not {len(values)}')
    for (member, least, most), value in zip(schema, values):
        if not re.fullmatch('[0-9]{1,5}', value, re.ASCII) or not least <= int(value) <= most:
            raise Fault(number, f'{name}: a number from {least} to {most}, not {value}')
        members[member] = int(value)


def read_level(data):
    """The members of one level from the bytes of its file."""
    members, number = {}, last_line(data)
    for at, fields in read_lines(data):
        read_line(fields, at, members)
    for name, schema in SCHEMA.items():
        if schema[0][0] not in members:
            raise Fault(number, f'{name} is missing')
    for name, least, most in RANGES:
        if members[least] > members[most]:
            raise Fault(number, f'{name}: {members[least]} is more than {members[most]}')
    if not any(members[f'lay_blanks[{n}]'] for n in range(7)):
        raise Fault(number, 'lay-blanks: not all of them can be 0')
    return members


def main():
    output, lines = pathlib.Path(sys.argv[1]), ['/* Generated from data/probe/levels; do not edit. */', '']
    lines.append('const ProbeLevelInfo probe_levels[PROBE_PLAYER_N_LEVELS] = {')
    for path in map(pathlib.Path, sys.argv[2:]):
        members = read_file(path, read_level)
        lines.append(f'  [PROBE_PLAYER_{path.stem.upper()}] = {{')
        lines += [f'    .{member} = {value},' for member, value in members.items()]
        lines.append('  },')
    lines += ['};', '']
    output.write_text('\n'.join(lines), encoding='utf-8')


if __name__ == '__main__':
    main()
