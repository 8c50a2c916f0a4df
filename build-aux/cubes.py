#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns files of letter cubes into a C table: cubes.py OUTPUT FILE...

A file NAME.cubes holds the 25 cubes of the edition NAME, a cube a line: its six faces without
spaces, each a capital letter or Qu; empty lines and lines with # are skipped. The table has Q
for Qu, as records have. Whatever else stands in one ends the program with FILE:LINE: reason."""

import pathlib
import re
import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from datafile import Fault, last_line, read_file, read_lines

CUBES = 25
NAME_MAX = 32


def read_cubes(data):
    """The cubes, six capital letters each, from the bytes of a file."""
    cubes = []
    for number, fields in read_lines(data):
        if len(fields) != 1 or not re.fullmatch('([A-PR-Z]|Qu){6}', fields[0]):
            raise Fault(number, 'expected a cube of six faces, each a capital letter or Qu')
        if len(cubes) == CUBES:
            raise Fault(number, f'more than {CUBES} cubes')
        cubes.append(fields[0].replace('Qu', 'Q'))
    if len(cubes) != CUBES:
        raise Fault(last_line(data), f'holds {len(cubes)} cubes, a set has {CUBES}')
    return cubes


def main():
    output = pathlib.Path(sys.argv[1])
    names, tables = [], []
    for path in map(pathlib.Path, sys.argv[2:]):
        name = path.name.removesuffix('.cubes')
        if name == path.name or not re.fullmatch('[a-z][a-z0-9-]*', name) or len(name) > NAME_MAX:
            sys.exit(f'{path}: a file of cubes is called NAME.cubes, its name is that of the edition: '
                     f'small letters, digits and hyphens, at most {NAME_MAX}')
        cubes = read_file(path, read_cubes)
        names.append(name)
        tables += ['  {'] + [f'    "{cube}",' for cube in cubes] + ['  },']
    lines = ['/* Generated from data/cubes; do not edit. */', '', f'#define CUBES_N_EDITIONS {len(names)}', '',
             'static const char *const edition_names[CUBES_N_EDITIONS] = {', *(f'  "{name}",' for name in names), '};',
             '', 'static const char edition_faces[CUBES_N_EDITIONS][CUBES_CELLS][CUBES_FACES + 1] = {', *tables, '};', '']
    output.write_text('\n'.join(lines), encoding='utf-8')


if __name__ == '__main__':
    main()
