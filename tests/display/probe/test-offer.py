# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has won three times running is offered another level, and plays at it as soon as they accept."""

import re

from salon_display import main, wait
from table_player import kept, record, record_of, sit_down

# Nora has one card left, and Ada is far ahead.
SHOWN = 'BLACKSMITHE'
MOVES = ', '.join(f'1 ask 2 {letter}, 2 show {space}' for space, letter in enumerate(SHOWN, 1))
GAME = record('human Ada, computer-easy Nora', f'ROCKET {SHOWN}Z', MOVES, trays=1, cards='off', spelling='free')
WON_TWICE = "'computer-easy 2 0 2026-11-20T10:00:00Z'"


def win(program):
    sit_down(program)
    program.click_on('button', 'Z')
    program.find('button', 'Play again', sensitive=True)


def next_game(program):
    """The record of the game that follows, as soon as its words are laid."""
    return wait(lambda: 'word 2' in record_of(program) and SHOWN not in record_of(program) and record_of(program),
                'the next game')


@kept(GAME, settings={'pace': '0', 'company': WON_TWICE})
def test_the_level_is_accepted(program):
    win(program)
    program.find('label', 'You have won three times running. Another level: medium?')
    program.screenshot('end-offer')
    program.click_on('button', 'Play again: medium')
    program.find_gone('button', 'Play again')
    text = next_game(program)
    assert re.search(r'^seat \d computer-medium Nora$', text, re.MULTILINE), text
    assert re.search(r'^seat \d human Ada$', text, re.MULTILINE), text


# Nora has found all of Hugo’s word and all of Ada’s but one card, and asks in vain; she has one card left herself.
LOST = record('human Ada, computer-easy Hugo, computer-easy Nora', f'{SHOWN}Z {SHOWN}X Q',
              ', '.join(f'3 ask {seat} {letter}, {seat} show {space}' for seat, word in ((2, SHOWN + 'X'), (1, SHOWN))
                        for space, letter in enumerate(word, 1)) + ', 3 ask 1 Q, 1 no', first=3, cards='off', spelling='free')


@kept(LOST, settings={'pace': '0', 'company': WON_TWICE.replace(' 2 0 ', ' -2 0 ')})
def test_an_easier_level_is_offered(program):
    sit_down(program)
    program.click_on('button', 'Q')
    program.find('label', 'You have lost three times running. Another level: beginner?')
    program.screenshot('end-offer-easier')
    program.click_on('button', 'Play again: beginner')
    text = next_game(program)
    assert re.findall(r'^seat \d (computer-.*)$', text, re.MULTILINE) == \
        ['computer-beginner Hugo', 'computer-beginner Nora'], text


@kept(GAME, settings={'pace': '0', 'company': WON_TWICE.replace(' 2 0 ', ' 1 0 ')})
def test_nothing_is_offered_before(program):
    win(program)
    assert not program.sees('button', re.compile('^Play again: '))
    program.click_on('button', 'Play again')
    text = next_game(program)
    assert re.search(r'^seat \d computer-easy Nora$', text, re.MULTILINE), text


main()
