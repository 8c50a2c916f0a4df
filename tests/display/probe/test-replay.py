# SPDX-License-Identifier: GPL-3.0-or-later
"""A game is looked at again: by keys and by the slider, with other eyes, and a new one goes on from it."""

import os
import re
import tempfile
from pathlib import Path

from salon_display import main, wait, with_options
from table_player import moves_of, record

OVER = Path(__file__).resolve().parents[2] / 'fixtures/0.1.0/games/parker-1964-over.salon'
ADA, BELA, CLEO = '..NOTIFIED.', 'PRINCIPAL.', 'JASMINES'
DAMAGED = record('human Ada, computer-easy Béla, computer-easy Cleo', '.ROCKET KAYAK. JAZZ..',
                 '1 ask 2 K, 2 show 1, 1 ask 2 X, 2 no, 3 ask 1 A', cards='off')


def home_with_damaged():
    """A home in which a damaged game was put aside."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = Path(home) / '.local/share/salon'
    folder.mkdir(parents=True)
    (folder / 'damaged-20261121-180405.salon').write_text(DAMAGED, encoding='utf-8')
    return home


def hidden(word):
    return '?' * len(word)


def word_of(program, owner):
    """What the tray shows. The chart is a table beside these grids, and both have one number for their roles, so names of
    roles tell nothing here."""
    spaces = [name for _, _, name, _ in program.find(None, f'{owner}’s tray').survey() if name.startswith('space ')]
    shown = [name.split(',')[2].strip() for name in spaces]
    return ''.join({'hidden': '?', 'blank': '.'}.get(card, card) for card in shown if card != 'empty')


def shows(program, *expected):
    def words():
        return [word_of(program, name) for name in ('Ada', 'Béla', 'Cleo')]
    wait(lambda: words() == list(expected), f'the words {expected}')


def to_replay(program):
    """Goes from the table, on which the game is over, to its replay."""
    program.find('button', re.compile('Play again'))
    program.key('F10')
    program.click(program.find('menu item', re.compile('Replay of this game')))
    program.find('label', 'Before the first question')


@with_options(args=[str(OVER)])
def test_again(program):
    to_replay(program)
    shows(program, hidden(ADA), hidden(BELA), hidden(CLEO))

    # Step by step; what was asked in vain is told, because the game is over.
    program.key('Right')
    program.find('label', 'Question 1 of 39')
    program.find('label', 'Ada draws “Additional turn”. Ada asks Béla for Q. Béla has no Q.')
    for number in (2, 3):
        program.key('Right')
        program.find('label', f'Question {number} of 39')
    program.find('label', re.compile(r'Cleo shows A in space 2\. Béla scores 10 points\.'))
    shows(program, hidden(ADA), hidden(BELA), '?A??????')

    program.find('status', re.compile(r'^Question 3 of 39\. Béla draws .* Béla scores 10 points\.$'))

    # With other eyes.
    program.key('a')
    shows(program, ADA, BELA, CLEO)
    program.screenshot('replay-all')
    program.key('2')
    shows(program, hidden(ADA), BELA, '?A??????')
    program.key('0')
    shows(program, hidden(ADA), hidden(BELA), '?A??????')
    program.key('3')
    shows(program, hidden(ADA), hidden(BELA), CLEO)
    program.click_on('radio', re.compile('^An onlooker'))
    shows(program, hidden(ADA), hidden(BELA), '?A??????')

    # By turns, and by the slider.
    program.key('shift+Right')
    program.find('label', 'Question 6 of 39')
    program.key('Left')
    program.find('label', 'Question 5 of 39')
    program.key('shift+Left')
    program.find('label', 'Question 2 of 39')
    slider = program.find('slider', 'Place in the game')
    program.click(slider, at=(0.02, 0.5))
    program.find('label', 'Before the first question')
    program.key('End')
    program.find('label', 'Question 39 of 39')
    shows(program, ADA, BELA, CLEO)
    assert not program.find('button', 'Go on from here…').sensitive

    # It plays by itself, and stops.
    program.click_on('radio', 'quick')
    program.click_on('button', 'First position')
    program.find('label', 'Before the first question')
    program.click_on('button', 'Play')
    program.find('label', 'Question 4 of 39')
    program.click_on('button', 'Stop')
    program.find('button', 'Play')

    # With the pauses of the table, by the keyboard; a second press stops it.
    program.click_on('radio', 'as played')
    program.click(slider, at=(0.02, 0.5))
    program.find('label', 'Before the first question')
    program.key('space')
    program.find('button', 'Stop')
    program.find('label', 'Question 1 of 39')
    program.key('space')
    program.find('button', 'Play')
    assert not program.sees('label', 'Question 39 of 39')

    # A new game goes on from the third question.
    program.key('Home')
    for number in (1, 2, 3):
        program.key('Right')
        program.find('label', f'Question {number} of 39')
    program.find('label', 'From question 3 on')
    program.key('g')
    program.find('label', 'Go on from here')
    program.screenshot('replay-go-on')
    program.click_on('button', 'Play on')
    before = OVER.read_text(encoding='utf-8').partition('begin\n')[2].splitlines()[:9]
    wait(lambda: moves_of(program)[:10] == ['# gone on from 10', *before], 'the new game on the disk')
    wait(lambda: '?' not in word_of(program, 'Ada'), 'the own word')


@with_options(args=[str(OVER)])
def test_go_on_with_others(program):
    """A computer takes a seat of the new game, and a person that of a computer: the record says so, with their names."""
    to_replay(program)
    for number in (1, 2, 3):
        program.key('Right')
        program.find('label', f'Question {number} of 39')
    program.key('g')
    program.find('label', 'Go on from here')
    for seat, keys in ((1, ['Down', 'Down']), (2, ['Up', 'Up'])):
        program.click(program.find('combo box', f'Who plays at seat {seat}'))
        program.find('list', where=lambda node: any(item.focused for item in program.look('list item', within=node)))
        program.key(*keys, 'Return')
    names = [program.find('text box', f'Name at seat {seat}').text for seat in (1, 2)]
    assert names[0] not in ('Ada', 'Béla', 'Cleo') and names[1] not in ('Béla', 'Cleo'), names
    program.screenshot('replay-go-on-others')
    program.click_on('button', 'Play on')
    before = OVER.read_text(encoding='utf-8').partition('begin\n')[2].splitlines()[:9]
    wait(lambda: moves_of(program)[:12] == ['# gone on from 10', *before, f'# seat 1 is now computer-easy {names[0]}',
                                            f'# seat 2 is now human {names[1]}'], 'the new game on the disk')


@with_options(args=[str(OVER)])
def test_turning_points(program):
    """Where the game turned is known as soon as somebody has had it reviewed, in the replay that they come back to and in the
    next one."""
    to_replay(program)
    assert not program.sees('button', 'Next turning point')
    program.key('ctrl+Right')
    program.find('label', 'Before the first question')

    program.click_on('button', 'How it went')
    wait(lambda: list((Path(program.home) / '.cache/salon/reviews').glob('probe-*')), 'the review to be kept')
    program.key('alt+Left')
    program.find('button', 'Next turning point')
    program.key('ctrl+Right')
    program.find_gone('label', 'Before the first question')
    turn = program.find('label', re.compile(r'^Question \d+ of 39$')).name

    program.key('alt+Left')
    to_replay(program)
    program.click_on('button', 'Next turning point')
    program.find('label', turn)
    program.key('ctrl+Left')
    program.key('Home')
    program.find('label', 'Before the first question')


@with_options(home=home_with_damaged())
def test_what_is_left(program):
    """Of a damaged game the beginning is seen, as of one that is not over: what was asked in vain is not told."""
    program.find('button', re.compile('Library'))
    program.key('F10')
    program.click(program.find('menu item', re.compile('Library')))
    program.click_on('button', 'Replay the rest')
    program.find('label', 'Question 2 of 2')
    program.find('label', re.compile(r'^only the beginning: line \d+: '))
    program.find('label', 'Ada asks Béla in vain.')
    shows(program, '???????', 'K?????', '??????')
    program.key('a')
    program.key('2')
    program.key('1')
    shows(program, '.ROCKET', 'K?????', '??????')
    program.key('Left')
    program.find('label', 'Question 1 of 2')
    assert not program.find('button', 'Go on from here…').sensitive


if __name__ == '__main__':
    main()
