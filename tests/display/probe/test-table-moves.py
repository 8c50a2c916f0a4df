# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of move at the table, with the mouse, in games that are read from records."""

import re

from salon_display import main, wait
from table_player import (can_be_chosen, cards, clickable, kept, moves_of, record, says, score,
                          show, sit_down, space, tray_of, wait_for_moves)

THREE = 'human Ada, computer-easy Hugo, computer-easy Marie'
TWO = 'human Ada, computer-easy Hugo'


def letters(program, sensitive):
    """The letter keys that are sensitive, or those that are not."""
    pad = program.find('group', re.compile('^Letters$|, ask |, that was right|everybody'))
    return ''.join(node.name[0] if len(node.name) == 1 else '.'
                   for node in program.look('button', re.compile('^([A-Z]|blank|dot)$'),
                                            within=pad, sensitive=sensitive))


ALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ.'


@kept(record(THREE, '..ROCKET TREASURER. KAYAK'))
def test_draw(program):
    sit_down(program)
    says(program, 'Ada, it is your turn: draw an activity card.')
    assert letters(program, sensitive=False) == ALL
    for name in ('Ada', 'Hugo', 'Marie'):
        assert not can_be_chosen(tray_of(program, name))
        assert clickable(tray_of(program, name)) == []
    # A click on something that is not possible does nothing.
    program.click(tray_of(program, 'Hugo'))
    program.click(program.find('button', 'E'))
    program.click(space(tray_of(program, 'Ada'), 3))
    # What is greyed says why.
    says(program, 'Draw an activity card first.')
    program.click_on('button', 'Draw an activity card, 48 cards left')
    drawn = wait_for_moves(program, 1)[0]
    assert re.fullmatch('1 draw [a-z0-9-]+', drawn), moves_of(program)
    program.find('label', re.compile('^Activity card '))
    wait(lambda: program.sees('button', re.compile('^Activity cards, 47'), sensitive=False) or
         not moves_of(program)[-1].startswith('1 '), 'the pile to close')


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw times-3'))
def test_ask_by_tray_and_letter(program):
    sit_down(program)
    says(program, 'Ada, ask an opponent for a letter.')
    hugo, marie, ada = (tray_of(program, name) for name in ('Hugo', 'Marie', 'Ada'))
    assert (can_be_chosen(hugo), can_be_chosen(marie), can_be_chosen(ada)) == (True, True, False)
    program.click(program.find('button', 'Activity cards, 47 cards left'))
    program.click(ada)
    program.click(hugo)
    says(program, 'Ada, ask Hugo for…')
    program.click(marie)
    says(program, 'Ada, ask Marie for…')
    assert letters(program, sensitive=True) == ALL
    program.click_on('button', 'Y')
    assert wait_for_moves(program, 3) == ['1 draw times-3', '1 ask 3 Y', '3 show 3']
    says(program, 'Marie shows Y in space 3. Ada scores 45 points (×3).')
    assert cards(marie) == '??Y??'
    wait(lambda: score(program, 'Ada') == 45, 'the points')
    # The opponent who was asked stays chosen. The multiplier is used up.
    says(program, 'Ada, ask Marie for…')
    program.click_on('button', 'K')
    moves = wait_for_moves(program, 5)
    assert moves[3] == '1 ask 3 K' and moves[4] in ('3 show 1', '3 show 5'), moves
    wait(lambda: score(program, 'Ada') in (50, 55), 'the points')
    says(program, 'Ada, ask Marie for…')


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal, 1 ask 2 S, 2 show 5'))
def test_ask_by_dragging_a_letter(program):
    sit_down(program)
    hugo, marie, ada = (tray_of(program, name) for name in ('Hugo', 'Marie', 'Ada'))
    # Dropped on the player's own tray, the letter does nothing.
    assert letters(program, sensitive=True) == ALL
    program.drag(program.find('button', 'Y', sensitive=True), ada)
    program.drag(program.find('button', 'Y', sensitive=True), marie)
    assert wait_for_moves(program, 5)[3:] == ['1 ask 3 Y', '3 show 3']
    program.drag(program.find('button', 'U', sensitive=True), hugo)
    assert wait_for_moves(program, 7)[5:] == ['1 ask 2 U', '2 show 6']
    assert cards(hugo) == '????SU????'
    program.drag(program.find('button', 'blank', sensitive=True), marie)
    moves = wait_for_moves(program, 9)
    assert moves[7:9] == ['1 ask 3 .', '3 no'], moves
    wait(lambda: score(program, 'Ada') == 10 + 15 + 5 - 50, 'the points')


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal'))
def test_ask_by_letter_and_tray(program):
    sit_down(program)
    program.click_on('button', 'Y')
    says(program, 'Ada, whom do you ask for Y?')
    program.click_on('button', 'K')
    says(program, 'Ada, whom do you ask for K?')
    wait(lambda: moves_of(program) == ['1 draw normal'], 'the record')
    program.click(tray_of(program, 'Hugo'))
    moves = wait_for_moves(program, 3)
    assert moves[1:3] == ['1 ask 2 K', '2 no'], moves


@kept(record(TWO, 'LETTER. KAYAK', '2 draw normal', first=2) + '2 ask 1 T\n', chooses=[1])
def test_choose_which_card_to_show(program):
    sit_down(program)
    says(program, 'Ada, Hugo asks you for T: choose the card to show.')
    ada = tray_of(program, 'Ada')
    assert clickable(ada) == [3, 4]
    assert clickable(tray_of(program, 'Hugo')) == []
    assert not program.sees('button', re.compile('^[A-Z]$'))
    assert not program.sees('button', 'No, I have none')
    program.click(space(ada, 2))
    says(program, 'Which T do you show to Hugo?')
    assert not program.find('button', 'Choose a card').sensitive
    # What is chosen can be taken back, by the button and by Escape; nothing counts before it is shown.
    program.click(space(ada, 3))
    program.click_on('button', 'Take it back')
    program.find('button', 'Choose a card')
    program.click(program.find('button', 'T, space 3, 15 points'))
    program.find('button', 'Show space 3', sensitive=True)
    program.screenshot('choose-a-card')
    program.key('Escape')
    program.find('button', 'Choose a card')
    program.key('2')
    program.find('button', 'Show space 4', sensitive=True)
    program.key('Left')
    program.find('button', 'Show space 3', sensitive=True)
    program.key('Right')
    wait(lambda: len(moves_of(program)) == 2, 'the record')
    program.key('Return')
    assert wait_for_moves(program, 3)[2] == '1 show 4'
    wait(lambda: score(program, 'Hugo') >= 15, 'the points')


@kept(record(TWO, '.LETTER KAYAK', '2 draw normal', first=2) + '2 ask 1 E\n')
def test_the_table_shows_the_card_that_tells_least(program):
    sit_down(program)
    # Many words end in ER.
    assert wait_for_moves(program, 3)[2] == '1 show 6'


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '3 draw left-exposes', first=3))
def test_expose_a_card(program):
    sit_down(program)
    says(program, 'Ada, choose one of your cards to expose.')
    ada = tray_of(program, 'Ada')
    assert clickable(ada) == [1, 2, 3, 4, 5, 6, 7, 8]
    program.click(space(ada, 9))
    show(program, 'Ada', 6)
    assert wait_for_moves(program, 2)[1] == '1 expose 6'
    wait(lambda: score(program, 'Marie') >= 5, 'the points')


@kept(record(THREE, '.ROCKET. TREASURER. KAYAK', '1 draw own-blank'))
def test_turn_one_of_ones_own_blanks(program):
    sit_down(program)
    says(program, 'Ada, turn one of your own blanks.')
    ada = tray_of(program, 'Ada')
    assert clickable(ada) == [1, 8]
    program.click(space(ada, 2))
    show(program, 'Ada', 8)
    assert wait_for_moves(program, 2) == ['1 draw own-blank', '1 expose 8']
    says(program, 'Ada, ask an opponent for a letter.')
    assert score(program, 'Ada') == 0


@kept(record(THREE, '.ROCKET. TREASURER. KAYAK', '1 draw right-your-choice', edition='parker-1982'))
def test_point_at_a_card(program):
    sit_down(program)
    says(program, 'Ada, point at a hidden card of Marie.')
    marie, hugo = tray_of(program, 'Marie'), tray_of(program, 'Hugo')
    assert clickable(marie) == [1, 2, 3, 4, 5]
    assert clickable(hugo) == clickable(tray_of(program, 'Ada')) == []
    program.click(space(hugo, 3))
    program.click(space(marie, 3))
    assert wait_for_moves(program, 2)[1] == '1 pick 3 3'
    says(program, 'Marie has Y in space 3. Ada scores 15 points.')
    says(program, 'Ada, ask an opponent for a letter.')
    assert cards(marie) == '??Y??'


@kept(record(TWO, 'ROCKET LETTER KAYAK JUDGE', '2 draw left-your-choice', edition='parker-1982',
             first=2))
def test_choose_a_tray(program):
    sit_down(program)
    says(program, 'Ada, choose the tray from which a card is turned.')
    left, right = tray_of(program, 'Ada', 'left '), tray_of(program, 'Ada', 'right ')
    assert can_be_chosen(left) and can_be_chosen(right)
    assert not can_be_chosen(tray_of(program, 'Hugo', 'left '))
    program.click(right)
    moves = wait_for_moves(program, 3)
    assert moves[1] == '1 tray R' and re.fullmatch('2 pick 1 R[1-6]', moves[2]), moves


@kept(record(THREE, '.ROCKET. TREASURER. KAYAK', '1 draw all-expose', edition='parker-1982'))
def test_ask_everybody(program):
    sit_down(program)
    says(program, 'Ada, your first guess goes to everybody: choose a letter.')
    assert letters(program, sensitive=True) == ALL
    assert not can_be_chosen(tray_of(program, 'Hugo'))
    program.click_on('button', 'A')
    moves = wait_for_moves(program, 4)
    assert moves[1:] == ['1 ask * A', '2 show 4', moves[3]] and moves[3] in ('3 show 2', '3 show 4')
    wait(lambda: score(program, 'Ada') in (15 + 10, 15 + 15), 'the points')
    says(program, 'Ada, that was right: ask again.')
    assert can_be_chosen(tray_of(program, 'Hugo'))


@kept(record(TWO, 'LETTER. KAYAK', cards='off', answers='hand', first=2) + '2 ask 1 T\n')
def test_answer_by_hand(program):
    sit_down(program)
    says(program, 'Ada, Hugo asks you for T: show a card, or say no.')
    ada = tray_of(program, 'Ada')
    assert clickable(ada) == [3, 4]
    # A false “no” is allowed here, and costs nothing yet.
    program.click_on('button', 'No, I have none')
    assert wait_for_moves(program, 2) == ['2 ask 1 T', '1 no']
    says(program, 'Ada, ask Hugo for…')
    assert (score(program, 'Ada'), score(program, 'Hugo')) == (0, 0)
    assert not program.sees('button', 'No, I have none')


@kept(record(TWO, 'LETTER. KAYAK', '2 ask 1 T, 1 no, 1 ask 2 E, 2 no', cards='off',
             answers='hand', first=2) + '2 ask 1 T\n')
def test_a_false_no_comes_to_light(program):
    sit_down(program)
    says(program, 'Ada, Hugo asks you for T: show a card, or say no.')
    show(program, 'Ada', 4)
    assert wait_for_moves(program, 6)[5] == '1 show 4'
    wait(lambda: score(program, 'Ada') == -100, 'the penalty')
    wait(lambda: score(program, 'Hugo') >= 15, 'the points')


main(settings={'pace': '0', 'draw-first': 'false'})
