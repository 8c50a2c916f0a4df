# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole words at the table, with the mouse: naming them, challenging their
spelling, and the end of a game."""

import glob
import re

from salon_display import main, wait
from table_player import (can_be_chosen, cards, clickable, kept, moves_of, record, record_of, says,
                          score, sit_down, tray_of, wait_for_moves)

THREE = 'human Ada, computer-easy Hugo, computer-easy Marie'
TWO = 'human Ada, computer-easy Hugo'
PEOPLE = 'human Ada, human Nora, human Tim'
SLOW = {'pace': '10000', 'draw-first': 'false'}


def spell(program, word):
    """Clicks a row's letters and blanks in the panel for naming a word."""
    pads = program.look('group', 'Letters')
    keys = {node.name: node for node in program.look('button', re.compile('^([A-Z]|blank|dot)$'),
                                                     within=pads[-1], sensitive=True)}
    for card in word:
        program.click(keys['blank' if card == '.' else card])


def name_it(program):
    return program.find('button', 'Name it')


NAMING = record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal, 1 ask 2 S, 2 show 5')


@kept(NAMING)
def test_name_a_word_right(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    program.find('heading', 'Name Hugo’s word')
    # Marie’s can be named too.
    assert program.find('button', 'Hugo’s word').checked
    program.click_on('button', 'Marie’s word')
    program.find('heading', 'Name Marie’s word')
    program.find('label', 'Right: 100 points and 55 for the hidden cards. Wrong: 50 points off.')
    program.click_on('button', 'Hugo’s word')
    assert cards(program.find('grid', 'Hugo’s word')) == '????S?????'
    assert not name_it(program).sensitive
    spell(program, 'TREAURER')
    assert not name_it(program).sensitive
    spell(program, '.')
    program.find('label', 'The row is complete.')
    program.screenshot('name-a-word')
    program.click_on('button', 'Name it')
    assert wait_for_moves(program, 4)[3] == '1 interrupt 2 TREASURER.'
    says(program, 'Ada names the word of Hugo: right. Ada scores 195 points.')
    assert cards(tray_of(program, 'Hugo')) == 'TREASURER.'
    # The 15 points for the S were there before; the turn goes on with the other one.
    wait(lambda: score(program, 'Ada') == 10 + 195, 'the points')
    says(program, 'Ada, ask Marie for…')
    assert not can_be_chosen(tray_of(program, 'Hugo'))


@kept(NAMING)
def test_name_a_word_wrong(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    program.find('heading', 'Name Hugo’s word')
    spell(program, 'TREAURERS')
    program.click_on('button', 'Name it')
    assert wait_for_moves(program, 4)[3] == '1 interrupt 2 TREASURERS'
    says(program, 'Ada names the word of Hugo: wrong. Ada loses 50 points.')
    assert cards(tray_of(program, 'Hugo')) == '????S?????'
    wait(lambda: score(program, 'Ada') == 10 - 50, 'the points')
    says(program, 'Ada, that was right: ask again.')


@kept(NAMING)
def test_think_better_of_naming(program):
    sit_down(program)
    for way_out in (lambda: program.key('Escape'), lambda: program.click_on('button', 'Cancel')):
        program.click_on('button', 'Name a word…')
        program.find('heading', 'Name Hugo’s word')
        spell(program, 'TRE')
        way_out()
        says(program, 'Ada, that was right: ask again.')
        # Nothing is left of it when the panel is opened again.
        program.click_on('button', 'Name a word…')
        assert cards(program.find('grid', 'Hugo’s word')) == '????S?????'
        program.key('Escape')
        says(program, 'Ada, that was right: ask again.')
    assert len(moves_of(program)) == 3


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal'), settings=SLOW)
def test_name_a_word_while_a_computer_is_about_to_move(program):
    sit_down(program)
    program.click(tray_of(program, 'Marie'))
    program.click_on('button', 'Q')
    assert wait_for_moves(program, 2)[1:] == ['1 ask 3 Q']
    # A click goes on at once.
    says(program, 'Click to continue')
    program.click(tray_of(program, 'Ada'))
    assert wait_for_moves(program, 3)[2:] == ['3 no']
    program.click_on('button', 'Name a word…')
    program.find('heading', 'Name Hugo’s word')
    spell(program, 'TREASURERS')
    assert len(moves_of(program)) == 3
    program.click_on('button', 'Name it')
    assert wait_for_moves(program, 4)[3] == '1 interrupt 2 TREASURERS'


@kept(record(THREE, '..ROCKET LAMP KAYAK', '1 draw normal, 1 ask 3 Y, 3 show 3'))
def test_a_short_row_cannot_be_named(program):
    sit_down(program)
    program.click(program.find('button', 'Name a word…', sensitive=False))
    program.click(tray_of(program, 'Hugo'))
    says(program, 'Ada, ask Hugo for…')
    assert len(moves_of(program)) == 3


@kept(record('human Ada, human Nora, computer-easy Hugo', 'ROCKET TREASURER KAYAK',
             '1 ask 3 Q, 3 no', cards='off', edition='miro-1967'))
def test_miro_lets_only_the_one_in_turn_name_a_word(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    program.find('heading', 'Name Ada’s word')
    assert not program.sees('label', 'Who names a word?')
    assert not program.sees('button', 'Nora’s word')
    spell(program, 'BUCKET')
    program.click_on('button', 'Name it')
    assert wait_for_moves(program, 3)[2] == '2 interrupt 1 BUCKET'


@kept(record('human Ada, human Nora, computer-easy Hugo', 'ROCKET TREASURER KAYAK',
             '1 ask 3 Q, 3 no', cards='off'))
def test_parker_lets_anybody_name_a_word(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    program.find('label', 'Who names a word?')
    assert program.find('button', 'Nora').checked
    program.click_on('button', 'Ada')
    program.find('heading', 'Name Nora’s word')
    assert not program.sees('button', 'Ada’s word')
    spell(program, 'TREASURER')
    program.click_on('button', 'Name it')
    assert wait_for_moves(program, 3)[2] == '1 interrupt 2 TREASURER'
    wait(lambda: score(program, 'Ada') == 190, 'the points')


# Spelling: people alone at the table, as a computer would be quicker

SHORT = 'ROCKET QX KAYAK'
EXPOSED = '1 draw normal, 1 ask 2 Q, 2 show 1, 1 ask 2 X, 2 show 2'


@kept(record(PEOPLE, SHORT, EXPOSED, spelling='free'))
def test_challenge_a_word_at_the_table(program):
    sit_down(program)
    says(program, 'Ada, ask Tim for…')
    program.click_on('button', 'Challenge a word…')
    program.find('label', 'Nora: qx')
    program.find('label', 'The word list does not have it.')
    program.screenshot('challenge-at-the-table')
    program.click_on('button', 'It is wrong: −100')
    assert wait_for_moves(program, 6)[5] == '1 challenge 2 invalid'
    says(program, 'Ada challenges the word of Nora: it is wrong. Nora loses 100 points.')
    wait(lambda: score(program, 'Nora') == -100, 'the penalty')
    # Only once.
    program.find_gone('button', 'Challenge a word…')
    says(program, 'Ada, ask Tim for…')


@kept(record(PEOPLE, SHORT, EXPOSED, spelling='free'))
def test_accept_a_word_at_the_table(program):
    sit_down(program)
    program.click_on('button', 'Challenge a word…')
    program.click_on('button', 'It is a word')
    assert wait_for_moves(program, 6)[5] == '1 challenge 2 valid'
    assert score(program, 'Nora') == 0


# The end

LAST = record(TWO, 'A ZYZ', '2 ask 1 A, 1 show 1', cards='off', spelling='free', first=2)


@kept(LAST)
def test_final_turns_and_the_end(program):
    sit_down(program)
    for _ in range(2):
        says(program, 'Ada, ask Hugo for…')
        program.click_on('button', 'E')
    program.find('heading', 'Hugo wins with 135 points')
    moves = moves_of(program)
    assert moves[2:] == ['1 ask 2 E', '2 no'] * 2, moves
    hugo = program.find('group', 'Hugo')
    assert cards(program.find('grid', 'Hugo’s tray')) == 'ZYZ'
    said = [name for _, _, name, _ in hugo.survey()]
    for source, points in (('Cards shown when asked for', '+5'), ('Last cards of words', '+50'),
                           ('Cards hidden to the end', '+30'), ('Bonus for a hidden word', '+50'),
                           ('Total', '135')):
        assert points == said[said.index(source) + 1], said
    program.screenshot('end')
    program.click_on('button', 'Look at the table')
    says(program, 'The game is over.')
    assert cards(tray_of(program, 'Hugo')) == 'ZYZ'
    assert not can_be_chosen(tray_of(program, 'Hugo'))
    assert clickable(tray_of(program, 'Ada')) == []
    assert not program.sees('button', 'Name a word…')
    program.click_on('button', 'Results')
    program.find('heading', 'Hugo wins with 135 points')

    # The spelling of what was never asked for is challenged here.
    program.click(program.find('button', 'Challenge…', within=program.find('group', 'Hugo')))
    program.find('label', 'The word list does not have “zyz”.')
    program.click_on('button', 'Count it as wrong: −100')
    program.find('heading', 'Hugo wins with 35 points')
    assert moves_of(program)[-1] == '1 challenge 2 invalid'
    program.find('label', 'challenged, and wrong')


@kept(LAST)
def test_play_again(program):
    sit_down(program)
    for _ in range(2):
        says(program, 'Ada, ask Hugo for…')
        program.click_on('button', 'E')
    program.click_on('button', 'Play again')
    program.find('button', 'Lay this word')
    program.find('heading', re.compile('^Ada, choose a secret word'))
    new = wait(lambda: 'seat 2 computer-easy Hugo\nfirst ' in record_of(program) and
               record_of(program), 'the record')
    for line in ('option activity-cards off', 'option spelling free', 'seat 1 human Ada'):
        assert line in new
    # The one before is kept.
    assert len(glob.glob(f'{program.home}/.local/share/salon/game-*.salon')) == 1


main(settings={'pace': '0', 'draw-first': 'false'})
