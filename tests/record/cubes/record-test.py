#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of Cubes (cubes-rules.md 4) with salon-referee: what replay prints, every
refusal with its line and sentence, the veil, the limits.  Reports in TAP.

usage: record-test.py REFEREE VEILED-RECORD.md
"""

import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, note, point  # noqa: E402

REFEREE = os.path.abspath(sys.argv[1])
DOCUMENT = Path(sys.argv[2]).read_text(encoding='utf-8')
FACES = 'WGLHWOYTHAIDSKAEEAELEOTRT'
RECORD = f'''salon-record 1
game cubes
edition deluxe-1997
words en
option grid master
option minutes 3
option target 50
option spelling strict
option faces fallen
date 2026-11-21T18:04:05Z
title Sunday game
seat 1 human Ada
seat 2 computer-hard Hugo
first 2
begin
2 shake {FACES}
1 write READ @5
2 write WHALER
1 write SALT @7
2 write READ
1 strike SALT
1 write LEASED @7
2 time
1 shake OQENTYTRSITARACNEDELTELIR
'''
PRINTED = ['0 0 | 0 0', '0 0 | 1 0', '0 0 | 1 1', '0 0 | 2 1', '0 0 | 2 2', '0 0 | 1 2', '0 0 | 2 2', '3 3 | 2 2',
           '3 3 | 0 0']


def set_up(record):
    """The record up to `begin`."""
    return record[:record.index('begin\n') + 6]


HEAD = set_up(RECORD)

# Sentences that more than one case has.
TWICE = 'There is already a line of this kind.'
NO_VALUE = 'This option has no such value.'
NO_LINE = 'This line is not known.'
NO_SEAT = 'Nobody sits there.'
SEAT_MISSING = 'The line of a seat is missing.'
EARLY_END = 'The record ends before the game begins.'
NO_FACES = 'A shake is written as 25 letters from A to Z.'
NO_WORD = 'A word has 1 to 26 letters from A to Z.'
NO_TIME = 'expected @ and the seconds, 0 to 3600'
NO_MORE = 'there is something after the move'
NO_MOVE = 'unknown move'


def referee(record, environment=None):
    """The lines that replay prints, and the fault: its line and the sentence."""
    given = record.encode() if isinstance(record, str) else record
    run = subprocess.run([REFEREE, 'replay', '-'], input=given, capture_output=True, check=False,
                         env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en', **(environment or {})})
    fault = re.fullmatch(r'-:([0-9]+): (.+)\n', run.stderr.decode())
    good = run.returncode == (1 if fault else 0) and bool(fault) == bool(run.stderr)
    return run.stdout.decode().splitlines(), (int(fault[1]), fault[2]) if fault else None if good else run


def change(old, new):
    assert RECORD.count(old) >= 1, old
    return RECORD.replace(old, new, 1)


def refuse(name, record, line, sentence, printed=None):
    found = referee(record)
    point(found[1] == (line, sentence) and (printed is None or found[0] == printed), name, found)


def accept(name, record, printed=None):
    found = referee(record)
    point(found[1] is None and (printed is None or found[0] == printed), name, found)


def test_replay():
    accept('the totals, and the words on the lists', RECORD, PRINTED)
    accept('it ends at begin', HEAD, [])
    short = 'salon-record 1\ngame cubes\nedition deluxe-1997\nwords en\nseat 1 human Ada\nfirst 1\nbegin\n'
    accept('no option, no date, no title, one seat', short + f'1 shake {FACES}\n1 write READ\n1 time\n',
           ['0 | 0', '0 | 1', '1 | 1'])
    refuse('without a target one round is the game', short + f'1 shake {FACES}\n1 time\n1 shake {FACES}\n', 10,
           'The game is over.')
    accept('bar-after', set_up(change('grid master', 'grid bar-after')) + f'2 shake {FACES}\n2 bar NW\n2 write EAT\n2 time\n',
           ['0 0 | 0 0', '0 0 | 0 0', '0 0 | 0 1', '0 1 | 0 1'])
    accept('bar-before', set_up(change('grid master', 'grid bar-before')) + f'2 bar NW\n2 shake {FACES}\n2 write EAT\n2 time\n',
           ['0 0 | 0 0', '0 0 | 0 0', '0 0 | 0 1', '0 1 | 0 1'])
    accept('the French cubes', set_up(change('deluxe-1997', 'salon-fr')) + '2 shake AAAAAAAAABBBCCCCCCDDDDFFJ\n', PRINTED[:1])
    lines = RECORD.split('\n')
    accept('options in any order', '\n'.join(lines[:4] + lines[8:3:-1] + lines[9:]), PRINTED)
    accept('comments and empty lines', RECORD.replace('\n', '\n# 1 time\n\n'), PRINTED)
    for kind in 'human', 'computer-beginner', 'computer-easy', 'computer-medium', 'computer-hard', 'bot':
        accept(f'a seat of the kind {kind}', change('computer-hard', kind), PRINTED)
    accept('eight seats', set_up(change('first 2', ''.join(f'seat {n} bot B{n}\n' for n in range(3, 9)) + 'first 8')), [])
    for minutes in [*range(1, 11), 'none']:
        accept(f'minutes {minutes}', change('minutes 3', f'minutes {minutes}'), PRINTED)
    for target in 10, 11, 999, 1000:
        accept(f'target {target}', change('target 50', f'target {target}'), PRINTED)
    accept('French words', set_up(change('words en', 'words fr')), [])


def test_set_up():
    lines = RECORD.split('\n')
    for number, (what, sentence) in {3: ('edition', 'The line that names the edition is missing.'),
                                     4: ('words', 'The line that names the language of the words is missing.'),
                                     14: ('first', 'The line that says who begins is missing.')}.items():
        refuse(f'{what} is missing: at begin', '\n'.join(lines[:number - 1] + lines[number:]), 14, sentence, [])
    for number in range(3, 15):
        accept_or = '\n'.join(lines[:number] + lines[number - 1:])
        option, seat = lines[number - 1].startswith('option'), lines[number - 1].startswith('seat')
        refuse(f'{lines[number - 1]}, twice', accept_or, number + 1,
               'This option has already been given.' if option
               else 'The seats must be listed in order, each once.' if seat else TWICE, [])
    for number, later in ((3, 4), (4, 5), (9, 10), (10, 11), (11, 12), (13, 14)):
        swapped = lines[:number - 1] + [lines[later - 1], lines[number - 1]] + lines[later:]
        refuse(f'{lines[number - 1]} too late', '\n'.join(swapped), later, 'This line comes too late.', [])

    refuse('another edition', change('deluxe-1997', 'deluxe-1998'), 3, 'This edition is not known.')
    refuse('an edition of another game', change('deluxe-1997', 'parker-1964'), 3, 'This edition is not known.')
    refuse('no edition', change('edition deluxe-1997', 'edition'), 3, 'This edition is not known.')
    refuse('another language', change('words en', 'words de'), 4, 'This language of words is not known.')
    refuse('no language', change('words en', 'words'), 4, 'This language of words is not known.')
    for option in 'trays 2', 'activity-cards on', 'grid-size 5', '':
        refuse(f'option {option}', change('option grid master', f'option {option}'), 5, 'This option is not known.')
    for old, values in (('grid master', ('', 'Master', 'bar', 'bar-after ', 'none')),
                        ('minutes 3', ('0', '11', '03', '+3', '-1', '3.5', '', 'None')),
                        ('target 50', ('0', '9', '1001', '050', '+50', '-50', '', 'no', '99999999999999999999')),
                        ('spelling strict', ('table', '')), ('faces fallen', ('down', ''))):
        name = old.split()[0]
        for value in values:
            line = RECORD[:RECORD.index('option ' + old)].count('\n') + 1
            refuse(f'option {name} {value}', change(old, f'{name} {value}'), line, NO_VALUE)
    for word in 'word 1 ROCKET', 'word 1L ROCKET', 'lots 12', 'round 1 table 1 seats 1 2 3 4':
        refuse(f'a line of another game: {word}', change('begin', word + '\nbegin'), 15, NO_LINE)

    refuse('seat 9', change('seat 2', 'seat 9'), 13, NO_SEAT)
    refuse('seat 0', change('seat 1', 'seat 0'), 12, NO_SEAT)
    refuse('seat 02', change('seat 2', 'seat 02'), 13, NO_SEAT)
    refuse('a kind that is not known', change('human', 'robot'), 12, 'This kind of player is not known.')
    refuse('a seat without a name', change('human Ada', 'human'), 12, 'A player needs a name.')
    refuse('a gap in the seats: at begin', change('seat 2', 'seat 3'), 15, SEAT_MISSING)
    refuse('the first seat is missing: at begin', change('seat 1 human Ada\n', ''), 14, SEAT_MISSING)
    refuse('no seat at all: at begin', change('seat 1 human Ada\nseat 2 computer-hard Hugo\n', ''), 13, SEAT_MISSING)
    refuse('first beyond the seats: at begin', change('first 2', 'first 3'), 15, SEAT_MISSING)
    refuse('first 8 of two: at begin', change('first 2', 'first 8'), 15, SEAT_MISSING)
    for first in '0', '9', '01', '-1', '', 'Ada':
        refuse(f'first {first}', change('first 2', f'first {first}'), 14, NO_SEAT)
    refuse('something after begin', change('begin', 'begin now'), 15, 'Nothing may follow “begin”.')
    for end in range(2, 15):
        refuse(f'it ends after line {end}', '\n'.join(lines[:end]) + '\n', end + 1, EARLY_END, [])


def test_moves():
    def move(text, sentence, line=17, name=None):
        refuse(name or f'a move: {text}', HEAD + f'2 shake {FACES}\n' + text + '\n', line, sentence,
               ['0 0 | 0 0'])

    move('time', 'a move begins with the number of a seat')
    move('0 time', 'a move begins with the number of a seat')
    move('9 time', 'a move begins with the number of a seat')
    move('3 time', NO_SEAT)
    move('1 time', 'Only the player who shakes in this round can do this.')
    move('2 time 1', NO_MORE)
    move('2 ask 1 E', NO_MOVE)
    move('2', NO_MOVE)
    move('2 bar NW', 'This game is played without the Bar.')
    move('2 bar nw', 'expected a corner: NW, NE, SW or SE')
    move(f'2 shake {FACES}', 'The cubes have already been shaken in this round.')
    move(f'2 shake {FACES[1:]}', NO_FACES)
    move(f'2 shake {FACES.lower()}', NO_FACES)
    move(f'2 shake {FACES.replace("W", "Qu", 1)}', NO_FACES)
    move('1 write read', NO_WORD)
    move('1 write ' + 'A' * 27, NO_WORD)
    move('1 write', NO_WORD)
    move('1 write READ 5', NO_TIME)
    move('1 write READ @3601', NO_TIME)
    move('1 write READ @05', NO_TIME)
    move('1 write READ @5 @6', NO_MORE)
    move('1 strike READ', 'The list does not have this word.')
    move('1 strike READ @5', NO_MORE)
    move('1 challenge 2 READ valid', 'The word list decides in this game; there is nothing to challenge.')
    move('1 challenge 9 READ valid', 'expected the seat whose word it is')
    move('1 challenge 2 READ', 'expected valid or invalid')
    move('1 challenge 2 READ valid now', NO_MORE)
    move('2 time ', NO_MORE, name='a space at the end')
    refuse('a roll that the cubes cannot show', HEAD + '2 shake ' + 'A' * 25, 16,
           'The cubes cannot show these letters.', [])
    refuse('a word twice', HEAD + f'2 shake {FACES}\n1 write READ\n1 write READ', 18,
           'The list already has this word.')
    refuse('a time that falls', HEAD + f'2 shake {FACES}\n1 write READ @5\n1 write SEAL @4', 18,
           'A word cannot have an earlier time than the one before it.')


def test_list():
    """The word list is asked when the time is up, and only for words that it decides about."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, 'fr-cubes.words').write_bytes(b'no list at all')
        broken = {'SALON_WORDS_DIR': folder}
        french = RECORD.replace('words en', 'words fr')
        found = referee(french, broken)
        point(found[0] == PRINTED[:7] and found[1] is not None and found[1][0] == 23 and 'fr-cubes.words' in found[1][1],
              'a list that cannot be read: at `time`', found)
        found = referee(french.replace('strict', 'free'), broken)
        point(found == (PRINTED, None), 'it is not needed, spelling free', found)
        found = referee(re.sub('write [A-Z]*', lambda word: word[0][:8], french).replace('strike SALT', 'strike SA'), broken)
        point(found[1] is None, 'nor for words that are too short', found)


# The veil, as doc/veiled-record.md describes it.

def output(salt, number):
    mask = (1 << 64) - 1
    z = (salt + (number + 1) * 0x9e3779b97f4a7c15) & mask
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9 & mask
    z = (z ^ z >> 27) * 0x94d049bb133111eb & mask
    return z ^ z >> 31


def veil(word, salt, number):
    """The digits for a word in the move of this number, from 0."""
    plain = word.encode().ljust(26, b'\0')
    check = ((2166136261 ^ number) * 16777619) & 0xffffffff
    for byte in plain:
        check = ((check ^ byte) * 16777619) & 0xffffffff
    stream = b''.join(output(salt, 4 * number + n).to_bytes(8, 'big') for n in range(4))
    return bytes(a ^ b for a, b in zip(plain + check.to_bytes(4, 'big'), stream)).hex()


def veil_record(record, salt):
    head = set_up(record)
    moves = record[len(head):].splitlines()
    veiled = [re.sub('^(. (?:write|strike) )([A-Z]+)', lambda match, n=n: match[1] + veil(match[2], salt, n), move)
              for n, move in enumerate(moves)]
    return head.replace('salon-record 1', f'salon-veiled 1 {salt:016x}') + '\n'.join(veiled) + '\n'


def test_veil():
    salt = 0x0123456789abcdef
    plain, veiled = re.findall(r'(?ms)^```\n(salon-\S+ 1[^\n]*\ngame cubes\n.*?^)```$', DOCUMENT)
    point(veil_record(plain, salt) == veiled, 'the example is veiled as it is told', veil_record(plain, salt))
    point(referee(plain) == referee(veiled) and referee(plain)[1] is None, 'the referee reads both', referee(veiled))

    veiled = veil_record(RECORD, salt)
    accept('a record under a veil', veiled, PRINTED)
    point(not re.search('READ|SALT|LEASED|WHALER', veiled), 'no word stands there')
    point(len({len(line) for line in veiled.splitlines() if ' write ' in line and '@' not in line}) == 1,
          'nobody sees how long a word is')
    digits = veil('READ', salt, 1)
    outside = 'This veiled word does not belong here.'
    shape = 'A veiled word is 60 digits, 0–9 and a–f.'
    for name, other, sentence in (
            ('in clear', 'READ', shape), ('capital digits', digits.upper(), shape), ('a digit too few', digits[1:], shape),
            ('a digit too many', digits + '0', shape), ('no digits', '', shape),
            ('of another move', veil('READ', salt, 2), outside), ('of another salt', veil('READ', salt + 1, 1), outside),
            ('another digit', ('0' if digits[0] != '0' else '1') + digits[1:], outside),
            ('small letters', veil('read', salt, 1), NO_WORD), ('nothing', veil('', salt, 1), NO_WORD),
            ('a space', veil('RE AD', salt, 1), NO_WORD), ('a time in it', veil('READ @5', salt, 1), NO_WORD),
            ('a NUL in it', veil('READ\0S', salt, 1), outside)):
        refuse(f'a veiled word: {name}', veiled.replace(digits, other), 17, sentence, PRINTED[:1])
    refuse('a veiled word in a record', change('READ', digits), 17, NO_WORD, PRINTED[:1])
    refuse('what follows the word is not veiled', veiled.replace(' @5', ' @3601'), 17, NO_TIME)
    free = RECORD.replace('strict', 'free').replace('1 shake', '1 challenge 2 WHALER invalid\n1 shake')
    accept('a challenge names its word in clear', veil_record(free, salt), PRINTED[:8] + ['3 0 | 2 2', '3 0 | 0 0'])


def test_limits():
    head = HEAD.replace('target 50', 'target 1000')
    shake = f'2 shake {FACES}\n'
    names = [a + b + c for a in 'ABCDEFGHIJ' for b in 'ABCDEFGHIJ' for c in 'ABCDEFGHIJ']
    full = head + shake + ''.join(f'1 write {name}\n' for name in names)
    found = referee(full)
    point(found[1] is None and found[0][-1] == '0 0 | 1000 0', '1,000 words on a list', found[1])
    found = referee(full + '1 write ZZZ\n')
    point(found[1] == (1017, 'A list has room for 1,000 words.'), 'one more word', found[1])
    found = referee(full + '1 strike ABC\n1 write ZZZ\n')
    point(found[1] is None and found[0][-1] == '0 0 | 1000 0', 'one struck, one written', found[1])

    rounds = ''.join(f'{2 - n % 2} shake {FACES}\n{2 - n % 2} time\n' for n in range(1000))
    found = referee(head + rounds)
    point(found[1] is None and len(found[0]) == 2000, '1,000 rounds', found[1])
    found = referee(head + rounds + shake)
    point(found[1] == (2016, 'The game is over.'), 'one more round', found[1])

    moves = '1 write A\n1 strike A\n' * 499999
    found = referee(head + shake + moves + '2 time\n')
    point(found[1] is None and len(found[0]) == 1000000, '1,000,000 moves', found[1])
    found = referee(head + shake + moves + '1 write A\n2 time\n')
    point(found[1] == (1000016, 'The game has more moves than can be recorded.'), 'one more move', found[1])
    found = referee(full + ''.join(f'1 strike {name}\n1 write {name}\n' for name in names * 100))
    point(found[1] is None, '100,000 words struck from the middle of a full list, and written again', found[1])
    note(f'{resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime:.1f} s of CPU in all')


def main():
    test_replay()
    test_set_up()
    test_moves()
    test_list()
    test_veil()
    test_limits()
    return finish()


if __name__ == '__main__':
    sys.exit(main())
