#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of Wedges (wedges-rules.md 6) with salon-referee: what replay prints, every
refusal with its line and sentence, the limits, and random games over all options against a
second implementation.  Reports in TAP.

usage: record-test.py REFEREE
"""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from naive_wedges import Game, HEADQUARTERS, CATEGORY  # noqa: E402
from tap import finish, note, point  # noqa: E402

REFEREE = os.path.abspath(sys.argv[1])
RECORD = '''salon-record 1
game wedges
edition master-1981
questions en
option cards 200
option boxes 2
option front 1 0
option front 2 0
option judge table
option seconds none
option consultation on
option places off
date 2026-11-21T18:04:05Z
title Sunday game
seat 1 human The aunts
member 1 Ada
member 1 Marie
seat 2 computer-hard Hugo
begin
1 roll 5
2 roll 3
1 roll 4
1 move S3.4
1 answer wrong  Lake  Garda
2 roll 6
2 move R7
2 answer right
'''
PRINTED = ['------ ------ | H H | 1:1', '------ ------ | H H | 1:1', '------ ------ | H H | 1:1',
           '------ ------ | S3.4 H | 1:1G', '------ ------ | S3.4 H | 2:2', '------ ------ | S3.4 H | 2:2',
           '------ ------ | S3.4 R7 | 2:2G', '------ G----- | S3.4 R7 | 1:3']

HEAD = RECORD[:RECORD.index('begin\n') + 6]
BEGIN = HEAD.count('\n')                # the number of that line

NO_VALUE = 'This option has no such value.'
NO_OPTION = 'This option is not known.'
NO_SEAT = 'Nobody sits there.'
NO_LINE = 'This line is not known.'
EARLY_END = 'The record ends before the game begins.'
NO_NAME = 'The name of a bank has 1 to 40 characters: a to z, 0 to 9 and hyphens.'
NO_CARDS = 'It is not known how many cards there are: the line “option cards” is missing.'
NO_TEAM = 'The members of a team are listed after the line of their seat.'
NO_DIE = 'expected the die, 1 to 6'
NO_SPACE = 'expected a space: H, S0.1 to S5.5, or R0 to R41'
NO_CATEGORY = 'expected a category: G, E, H, A, S or P'
NO_MORE = 'there is something after the move'
NO_ANSWER = 'An answer that was given has 1 to 200 characters, none of them a control character.'


def referee(record, *options):
    """The lines that replay prints, and the fault: its line and the sentence."""
    run = subprocess.run([REFEREE, 'replay', *options, '-'], input=record.encode(), capture_output=True, check=False,
                         env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en'})
    fault = re.fullmatch(r'-:([0-9]+): (.+)\n', run.stderr.decode())
    good = run.returncode == (1 if fault else 0) and bool(fault) == bool(run.stderr)
    return run.stdout.decode().splitlines(), (int(fault[1]), fault[2]) if fault else None if good else run


def change(old, new, record=RECORD):
    assert record.count(old) >= 1, old
    return record.replace(old, new, 1)


def line_of(text):
    return RECORD[:RECORD.index(text)].count('\n') + 1


def refuse(name, record, line, sentence, *options):
    found = referee(record, *options)
    point(found[1] == (line, sentence), name, found)


def accept(name, record, printed, *options):
    found = referee(record, *options)
    point(found == (printed, None), name, found)


def test_replay():
    accept('wedges, spaces, and the card', RECORD, PRINTED)
    accept('it ends at begin', HEAD, [])
    short = 'salon-record 1\ngame wedges\nedition master-1981\nquestions en\nseat 1 human Ada\nbegin\n'
    accept('no option, no date, no title, one seat', short + '1 roll 1\n', ['------ | H | 1:1'], '--cards', '200')
    accept('without a number of cards: that of the bank', short + '1 roll 1\n', ['------ | H | 1:1'])
    refuse('a pack without one', short.replace('questions en', 'questions my-pack'), 6, NO_CARDS)
    accept('the option of the record comes before that of the program', RECORD, PRINTED, '--cards', '2')
    lines = RECORD.split('\n')
    accept('options in any order', '\n'.join(lines[:4] + lines[11:3:-1] + lines[12:]), PRINTED)
    accept('comments and empty lines', RECORD.replace('\n', '\n# 1 roll 1\n\n'), PRINTED)
    accept('under a veil nothing is veiled', change('salon-record 1', 'salon-veiled 1 0123456789abcdef'), PRINTED)
    for value in 'en', 'fr', 'my-pack', '0', 'a' * 40:
        accept(f'questions {value}', change('questions en', f'questions {value}'), PRINTED)
    for kind in 'human', 'computer-beginner', 'computer-easy', 'computer-medium', 'computer-hard', 'bot':
        accept(f'a seat of the kind {kind}', change('computer-hard', kind), PRINTED)
    for old, values in (('judge table', ['typed']), ('seconds none', [10, 11, 120]), ('consultation on', ['off']),
                        ('places off', ['on'])):
        for value in values:
            accept(f'{old.split()[0]} {value}', change(old, f'{old.split()[0]} {value}'), PRINTED)
    accept('24 members', change('member 1 Ada\n', 'member 1 Ada\n' * 23), PRINTED)
    accept('teams at two seats', change('computer-hard Hugo', 'human Hugo\nmember 2 Hugo\nmember 2 Nora'), PRINTED)


def test_arguments():
    for value in '1', '0', '10001', '-2', '2x', '':
        run = subprocess.run([REFEREE, 'replay', '--cards', value, '-'], input=RECORD.encode(), capture_output=True, check=False)
        point(run.returncode == 2 and not run.stdout and run.stderr, f'--cards “{value}”', run)
    for value in 2, 10000:
        accept(f'--cards {value}', RECORD, PRINTED, f'--cards={value}')


def test_set_up():
    lines = RECORD.split('\n')
    for number, sentence in {3: 'The line that names the edition is missing.',
                             4: 'The line that names the questions is missing.'}.items():
        refuse(f'{lines[number - 1]} is missing: at begin', '\n'.join(lines[:number - 1] + lines[number:]), BEGIN - 1, sentence)
    for number in range(3, BEGIN):
        what = lines[number - 1].split()[0]
        if what == 'member':
            continue
        refuse(f'{lines[number - 1]}, twice', '\n'.join(lines[:number] + lines[number - 1:]), number + 1,
               {'option': 'This option has already been given.',
                'seat': 'The seats must be listed in order, each once.'}.get(what, 'There is already a line of this kind.'))
    for number in 3, 4, 12, 13, 14:
        swapped = lines[:number - 1] + [lines[number], lines[number - 1]] + lines[number + 1:]
        refuse(f'{lines[number - 1]} too late', '\n'.join(swapped), number + 1, 'This line comes too late.')

    refuse('another edition', change('master-1981', 'master-1982'), 3, 'This edition is not known.')
    refuse('no edition', change('edition master-1981', 'edition'), 3, 'This edition is not known.')
    for name in '', 'EN', 'my pack', 'my_pack', 'é', 'a' * 41:
        refuse(f'questions {name}', change('questions en', f'questions {name}'), 4, NO_NAME)
    for option in 'trays 2', 'minutes 3', 'front 0', 'front 3 1', 'front', '':
        refuse(f'option {option}', change('option cards 200', f'option {option}'), 5, NO_OPTION)
    for old, values in (('cards 200', ('0', '1', '10001', '0200', '+200', '', 'all')), ('boxes 2', ('0', '3', '02', '', 'two')),
                        ('front 1 0', ('1000001', '-1', '00', '')), ('judge table', ('screen', '', 'Table')),
                        ('seconds none', ('9', '121', '0', '030', '')), ('consultation on', ('yes', '')),
                        ('places off', ('no', ''))):
        name = old.rsplit(' ', 1)[0]
        for value in values:
            refuse(f'option {name} {value}', change(old, f'{name} {value}'), line_of('option ' + old), NO_VALUE)
    for value in '0', '9223372036854775808', '-1', '01', 'on':
        refuse(f'option shuffle {value}', change('option boxes 2', f'option shuffle {value}'), 6, NO_VALUE)
    refuse('a front of box 2 where there is one box: at begin', change('boxes 2', 'boxes 1'), BEGIN,
           'There is no second box whose front could be given.')
    for line in 'first 1', 'word 1 ROCKET', 'words en':
        refuse(f'a line of another game: {line}', change('begin', line + '\nbegin'), BEGIN, NO_LINE)

    seat_1, seat_2 = line_of('seat 1'), line_of('seat 2')
    refuse('seat 7', change('seat 2', 'seat 7'), seat_2, NO_SEAT)
    refuse('seat 0', change('seat 1', 'seat 0'), seat_1, NO_SEAT)
    refuse('a kind that is not known', change('human', 'robot'), seat_1, 'This kind of player is not known.')
    refuse('a gap in the seats: at begin', change('seat 2', 'seat 3'), BEGIN, 'The line of a seat is missing.')
    refuse('no seat at all: at begin', re.sub('(seat|member) .*\n', '', RECORD), BEGIN - 4, 'The line of a seat is missing.')
    refuse('a member before the seat', change('seat 1', 'member 1 Ada\nseat 1'), seat_1, NO_TEAM)
    refuse('a member after another seat', change('begin', 'member 1 Nora\nbegin'), BEGIN, NO_TEAM)
    refuse('a member of a seat to come', change('member 1 Ada', 'member 2 Ada'), seat_1 + 1, NO_TEAM)
    refuse('a member of no seat', change('member 1 Ada', 'member 7 Ada'), seat_1 + 1, NO_SEAT)
    refuse('a member of a computer', change('begin', 'member 2 Nora\nbegin'), BEGIN, 'Only people play as a team.')
    refuse('a member without a name', change('member 1 Ada', 'member 1'), seat_1 + 1, 'A player needs a name.')
    refuse('25 members', change('member 1 Ada\n', 'member 1 Ada\n' * 24), seat_1 + 25,
           'The teams have at most 24 members together.')
    refuse('something after begin', change('begin', 'begin now'), BEGIN, 'Nothing may follow “begin”.')
    for end in range(2, BEGIN):
        refuse(f'it ends after line {end}', '\n'.join(lines[:end]) + '\n', end + 1, EARLY_END)


def test_moves():
    def move(text, sentence, before=''):
        record = HEAD + before + text + '\n'
        refuse(f'a move: {text[:40]}', record, record.count('\n'), sentence)

    begun = '1 roll 5\n2 roll 3\n'
    move('roll 1', 'a move begins with the number of a seat')
    move('0 roll 1', 'a move begins with the number of a seat')
    move('3 roll 1', NO_SEAT)
    move('2 roll 1', 'It is somebody else’s turn.')
    move('1 roll 7', NO_DIE)
    move('1 roll', NO_DIE)
    move('1 roll 1 2', NO_MORE)
    move('1 draw 3', 'unknown move')
    move('1', 'unknown move')
    move('1 move H', 'The die has to be rolled first.', begun)
    move('1 move S1.6', NO_SPACE, begun + '1 roll 4\n')
    move('1 move', NO_SPACE, begun + '1 roll 4\n')
    move('1 move S1.3', 'This roll does not lead to that space.', begun + '1 roll 4\n')
    move('1 roll 4', 'The token has to be moved first.', begun + '1 roll 4\n')
    move('1 roll 4', 'The question has to be answered first.', begun + '1 roll 4\n1 move S1.4\n')
    move('1 choose X', NO_CATEGORY)
    move('1 vote GE', NO_CATEGORY)
    move('1 answer', 'expected right or wrong')
    move('1 answer maybe', 'expected right or wrong')
    asked = begun + '1 roll 4\n1 move S1.4\n'
    move('1 answer right ', NO_ANSWER, asked)
    move('1 answer right \t', NO_ANSWER, asked)
    move('1 answer right ' + 'é' * 201, NO_ANSWER, asked)
    accept('an answer of 200 characters', HEAD + asked + '1 answer right ' + 'é' * 200 + '\n', PRINTED[:3]
           + ['------ ------ | S1.4 H | 1:1S', '------ ------ | S1.4 H | 2:2'])


def play(seed):
    """A record of a random game over all options, and what replay must print of it.  Tokens with a choice like to
    go where a wedge is missing, or home, so that games end."""
    die = random.Random(seed)
    seats, boxes, cards = die.randint(1, 6), die.randint(1, 2), die.choice([2, 3, 10, 201, 10000])
    options = {'places': die.random() < 0.5, 'shuffle': die.choice([None, 1, seed + 1, 2 ** 63 - 1]),
               'fronts': [die.choice([0, 1, 7, 1000000]) for _ in range(boxes)]}
    game = Game(seats, cards, boxes, **options)
    record = ['salon-record 1', 'game wedges', 'edition master-1981', 'questions en', f'option cards {cards}',
              f'option boxes {boxes}', f'option places {"on" if options["places"] else "off"}']
    record += [f'option front {box + 1} {front}' for box, front in enumerate(options['fronts'])]
    record += [f'option shuffle {options["shuffle"]}'] if options['shuffle'] else []
    record += [f'seat {seat + 1} human {seat + 1}' for seat in range(seats)] + ['begin']
    printed = []
    luck = die.choice([0.5, 0.8, 0.99])
    while game.due()[0] != 'over' and len(printed) < 3000:
        what, seat = game.due()
        moves = game.options()
        if what == 'answer':
            moves = [moves[die.random() > luck] + die.choice(['', ' x', ' œuf, été  ?'])]
        if what == 'move' and die.random() < 0.7:
            wanted = [move for move in moves if (space := move.split()[2]) in HEADQUARTERS
                      and CATEGORY[space] not in game.wedges[seat] or space == 'H' and len(game.wedges[seat]) == 6]
            moves = wanted or moves
        record.append(die.choice(moves))
        game.make(record[-1])
        printed.append(game.shows())
    return '\n'.join(record) + '\n', printed


def test_random_games():
    ended = shared = different = 0
    for seed in range(120):
        record, printed = play(seed)
        found = referee(record)
        different += found != (printed, None)
        if found != (printed, None):
            note(f'seed {seed}', next((pair for pair in zip(found[0], printed) if pair[0] != pair[1]), found[1]))
        ended += 'over' in printed[-1]
        shared += bool(re.search(r'over \d \d', printed[-1]))
    point(not different, f'120 random games are what a second implementation says, {ended} to their end, {shared} shared')
    point(ended >= 60 and shared >= 1, 'many of them came to an end, and somebody shared a win', ended, shared)


def test_limits():
    head = HEAD.replace('option boxes 2\noption front 1 0\noption front 2 0\n', 'option boxes 1\n')
    start = '1 roll 5\n2 roll 3\n1 roll 1\n1 move S0.1\n1 answer right\n'
    moves = '1 roll 1\n1 move S0.2\n1 answer right\n1 roll 1\n1 move S0.1\n1 answer right\n'
    record = head + start + moves * ((1000000 - 5) // 6)
    rest = 1000000 - 5 - (1000000 - 5) // 6 * 6
    record += ''.join(line + '\n' for line in moves.splitlines()[:rest])
    found = referee(record)
    point(found[1] is None and len(found[0]) == 1000000, '1,000,000 moves', found[1])
    found = referee(record + moves.splitlines()[rest] + '\n')
    point(found[1] == (1000000 + head.count('\n') + 1, 'The game has more moves than can be recorded.'), 'one more', found[1])


def main():
    test_replay()
    test_arguments()
    test_set_up()
    test_moves()
    test_random_games()
    test_limits()
    return finish()


if __name__ == '__main__':
    sys.exit(main())
