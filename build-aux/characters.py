#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the files of the characters of Probe's computer players into a C table:

characters.py OUTPUT CHARACTER...

Row 0 is a plain player; the others come in the order of the files.  data/probe/characters/README.md tells the lines
of a file.  Whatever else stands in one ends the program with FILE:LINE: reason."""

import pathlib
import re
import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from datafile import Fault, last_line, read_file, read_lines

LEVELS = ['beginner', 'easy', 'medium', 'hard']
NAMES = ['name', 'name-fr']
TEXTS = ['manner', 'line']
NUMBERS = {
    'longer': (-4, 4),
    'blanks': (-20, 20),
    'tries': (-8, 8),
    'sureness': (-40, 40),
    'dread': (-100, 100),
    'common': (-100, 100),
    'faithful': (0, 100),
    'slower': (-90, 100),
    'changes': (0, 1),
}
NEEDED = NAMES + ['level'] + TEXTS


def read_value(name, values, at):
    """What stands behind the name, as C has it."""
    said = ' '.join(values)
    if name in NAMES:
        if not re.fullmatch(r'\w{1,20}', said) or said.isdigit():
            raise Fault(at, f'{name}: one word, not {said or "nothing"}')
        return f'"{said}"'
    if name == 'level':
        if said not in LEVELS:
            raise Fault(at, f'{name}: one of {", ".join(LEVELS)}, not {said or "nothing"}')
        return f'PROBE_PLAYER_{said.upper()}'
    if name in TEXTS:
        text = re.fullmatch(r'_\("([^"\\]+)"\)', said)
        if not text:
            raise Fault(at, f'{name}: a text for translation, _("…")')
        return f'"{text[1]}"'
    least, most = NUMBERS[name]
    if not re.fullmatch('-?[0-9]{1,3}', said, re.ASCII) or not least <= int(said) <= most:
        raise Fault(at, f'{name}: a number from {least} to {most}, not {said or "nothing"}')
    return said


def read_character(data):
    """The lines of one character from the bytes of its file, by name, as C has their values."""
    found = {}
    for at, (name, *values) in read_lines(data):
        if name not in NEEDED and name not in NUMBERS:
            raise Fault(at, f'no such line: {name}')
        if name in found:
            raise Fault(at, f'{name} stands here twice')
        found[name] = read_value(name, values, at)
    for name in NEEDED:
        if name not in found:
            raise Fault(last_line(data), f'{name} is missing')
    return found


def read_new(path, taken):
    """The lines of the character in the file, whose names are not among TAKEN, which gets them."""
    def read(data):
        character = read_character(data)
        names = {character[name] for name in NAMES}
        for name in sorted(names & taken):
            raise Fault(last_line(data), f'{name} is the name of another one, too')
        taken.update(names)
        return character
    return read_file(path, read)


def main():
    output, taken = pathlib.Path(sys.argv[1]), set()
    lines = ['/* Generated from the files of the characters; do not edit. */', '',
             'const ProbeCharacter probe_characters[] = {',
             '  { .key = "", .name = { "", "" }, .manner = "", .line = "" },']
    for path in map(pathlib.Path, sys.argv[2:]):
        character = read_new(path, taken)
        lines += ['  {', f'    .key = "{path.stem}",',
                  '    .name = { ' + ', '.join(character.pop(name) for name in NAMES) + ' },']
        lines += [f'    .{name} = {value},' for name, value in character.items()]
        lines.append('  },')
    lines += ['};', '']
    output.write_text('\n'.join(lines), encoding='utf-8')


if __name__ == '__main__':
    main()
