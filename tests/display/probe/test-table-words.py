# SPDX-License-Identifier: GPL-3.0-or-later
"""Words at the table, with the mouse: naming them, challenging their spelling, and the end of a
game."""

import glob
import re

from salon_display import main, wait
from table_player import (KEY, can_be_chosen, cards, clickable, kept, moves_of, record, record_of, says,
                          score, sit_down, space, spell, tray_of, wait_for_moves)

THREE = 'human Ada, computer-easy Hugo, computer-easy Marie'
TWO = 'human Ada, computer-easy Hugo'
PEOPLE = 'human Ada, human Nora, human Tim'
SLOW = {'pace': '10000', 'draw-first': 'false'}


def name_it(program, word):
    return program.find('button', f'Name {word}')


NAMING = record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal, 1 ask 2 S, 2 show 5')


@kept(NAMING)
def test_name_a_word_right(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    says(program, 'Hugo’s whole row')
    # Marie’s word can be named too.
    program.click(tray_of(program, 'Marie'))
    says(program, 'Marie’s whole row')
    says(program, 'Right: 100 points and 55 for the hidden cards. Wrong: 50 points off.')
    program.click(tray_of(program, 'Hugo'))
    says(program, 'Hugo’s whole row')
    assert cards(tray_of(program, 'Hugo')) == '????S?????'
    assert not program.find('button', 'Name the word').sensitive
    spell(program, 'TREAURE')
    wait(lambda: cards(tray_of(program, 'Hugo')) == 'TREASURE??', 'the letters on the tray')
    # A letter is changed by a click on its card.
    program.click(space(tray_of(program, 'Hugo'), 8))
    spell(program, 'ER')
    assert not program.find('button', 'Name the word').sensitive
    spell(program, '.')
    program.screenshot('name-a-word')
    assert name_it(program, 'TREASURER').sensitive
    program.click_on('button', 'Name TREASURER')
    assert wait_for_moves(program, 4)[3] == '1 interrupt 2 TREASURER.'
    says(program, 'Ada names Hugo’s word: right. Ada scores 195 points.')
    assert cards(tray_of(program, 'Hugo')) == 'TREASURER.'
    # Ada had 10 points for the S already. She goes on, and can ask only Marie.
    wait(lambda: score(program, 'Ada') == 10 + 195, 'the points')
    says(program, 'Ada, ask Marie for…')
    assert not can_be_chosen(tray_of(program, 'Hugo'))


@kept(NAMING)
def test_name_a_word_wrong(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    says(program, 'Hugo’s whole row')
    spell(program, 'TREAURRS')
    spell(program, 'S')
    # It is not in the list; one may name it all the same.
    says(program, 'TREASURRSS is not in the list.')
    program.click(space(tray_of(program, 'Hugo'), 8))
    spell(program, 'ERS')
    program.click_on('button', 'Name TREASURERS')
    assert wait_for_moves(program, 4)[3] == '1 interrupt 2 TREASURERS'
    says(program, 'Ada names Hugo’s word: wrong. Ada loses 50 points.')
    assert cards(tray_of(program, 'Hugo')) == '????S?????'
    wait(lambda: score(program, 'Ada') == 10 - 50, 'the points')
    says(program, 'Ada, that was right: ask again.')


@kept(NAMING)
def test_think_better_of_naming(program):
    sit_down(program)
    for way_out in (lambda: program.key('Escape'), lambda: program.click_on('button', 'Not now')):
        program.click_on('button', 'Name a word…')
        says(program, 'Hugo’s whole row')
        spell(program, 'TRE')
        way_out()
        says(program, 'Ada, that was right: ask again.')
        # When it is begun again, nothing has been typed.
        program.click_on('button', 'Name a word…')
        assert cards(tray_of(program, 'Hugo')) == '????S?????'
        program.key('Escape')
        says(program, 'Ada, that was right: ask again.')
    wait(lambda: len(moves_of(program)) == 3, 'the record')


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal'), settings=SLOW)
def test_name_a_word_while_a_computer_is_about_to_move(program):
    sit_down(program)
    program.click(tray_of(program, 'Marie'))
    program.click_on('button', 'Q')
    assert wait_for_moves(program, 2)[1:] == ['1 ask 3 Q']
    program.click_on('button', 'Hurry on')
    assert wait_for_moves(program, 3)[2] == '3 no'
    program.click_on('button', 'Name a word…')
    says(program, 'Hugo’s whole row')
    # While a word is being named nobody moves; a slow program may have let somebody move before, and turn a card.
    moves = moves_of(program)
    row = cards(tray_of(program, 'Hugo'))
    spell(program, ''.join(letter for letter, card in zip('TREASURERS', row) if card == '?'))
    wait(lambda: moves_of(program) == moves, 'the record')
    program.click_on('button', re.compile('^Name TREASURER'))
    assert wait_for_moves(program, len(moves) + 1)[len(moves)].startswith('1 interrupt 2 TREASURER')


@kept(record(THREE, '..ROCKET LAMP KAYAK', '1 draw normal, 1 ask 3 Y, 3 show 3'))
def test_a_short_row_cannot_be_named(program):
    sit_down(program)
    # What is greyed says why when it is pressed.
    program.click(program.find('button', 'Name a word…', sensitive=False))
    says(program, 'Only a word with five or more hidden cards can be named.')
    program.click(tray_of(program, 'Hugo'))
    says(program, 'Ada, ask Hugo for…')
    wait(lambda: len(moves_of(program)) == 3, 'the record')


@kept(record('human Ada, human Nora, computer-easy Hugo', 'ROCKET TREASURER KAYAK',
             '1 ask 3 Q, 3 no', cards='off', edition='miro-1967'))
def test_miro_lets_only_the_one_in_turn_name_a_word(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    says(program, 'Ada’s whole row')
    assert not program.sees('button', 'Nora')
    assert not can_be_chosen(tray_of(program, 'Nora'))
    spell(program, 'BUCKET')
    program.click_on('button', 'Name BUCKET')
    assert wait_for_moves(program, 3)[2] == '2 interrupt 1 BUCKET'


@kept(record('human Ada, human Nora, computer-easy Hugo', 'ROCKET TREASURER KAYAK',
             '1 ask 3 Q, 3 no', cards='off'))
def test_parker_lets_anybody_name_a_word(program):
    sit_down(program)
    program.click_on('button', 'Name a word…')
    says(program, 'Nora names Ada’s whole row')
    program.click(program.find('button', 'Ada'))
    says(program, 'Ada names Nora’s whole row')
    assert not can_be_chosen(tray_of(program, 'Ada'))
    spell(program, 'TREASURER')
    program.click_on('button', 'Name TREASURER')
    assert wait_for_moves(program, 3)[2] == '1 interrupt 2 TREASURER'
    wait(lambda: score(program, 'Ada') == 190, 'the points')


# Spelling. Only people play, because a computer would challenge before the test does.

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
    says(program, 'Ada challenges Nora’s word: it is wrong. Nora loses 100 points.')
    wait(lambda: score(program, 'Nora') == -100, 'the penalty')
    # A spelling can be challenged only once.
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
    for left in (2, 1):
        says(program, 'Ada, ask Hugo for…')
        program.find('label', f'Final turns: {left} left')
        program.click_on('button', 'E')
    program.find('heading', 'Hugo wins with 135 points')
    moves = moves_of(program)
    assert moves[2:] == ['1 ask 2 E', '2 no'] * 2, moves
    hugo = program.find('group', 'Hugo')
    assert cards(program.find('grid', 'Hugo’s tray')) == 'ZYZ'
    said = [name for _, _, name, _ in hugo.survey()]
    assert 'Where the points came from: cards shown 5, last cards 50, kept hidden 80. Total: 135' in said, said
    assert '135' in said, said
    program.find('label', '3 cards still hidden at the end: 30 points and the bonus of 50')
    program.find('label', 'Best question: A from Ada, space 1, +5')
    program.screenshot('end')
    program.click_on('button', 'Look at the table')
    says(program, 'The game is over.')
    assert not program.sees('label', re.compile('^Final turns'))
    # Nobody asks any more: there are no keys.
    program.find_gone('button', KEY)
    assert cards(tray_of(program, 'Hugo')) == 'ZYZ'
    assert not can_be_chosen(tray_of(program, 'Hugo'))
    assert clickable(tray_of(program, 'Ada')) == []
    assert not program.sees('button', 'Name a word…')
    program.click_on('button', 'Results')
    program.find('heading', 'Hugo wins with 135 points')

    # The spelling of a word that nobody asked for is challenged here.
    program.click(program.find('button', 'Challenge…', within=program.find('group', 'Hugo')))
    program.find('label', 'The word list does not have “zyz”.')
    program.click_on('button', 'Count it as wrong: −100')
    program.find('heading', 'Hugo wins with 35 points')
    wait(lambda: moves_of(program)[-1] == '1 challenge 2 invalid', 'the record')
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
    # The game before is kept.
    assert len(glob.glob(f'{program.home}/.local/share/salon/game-*.salon')) == 1


# Hugo has no S and no E, and Ada no X.
AIDED = record('human Ada, computer-easy Hugo', 'ROCKET KAYAKX', '1 ask 2 S, 2 no, 2 ask 1 X, 1 no, 1 ask 2 E, 2 no,'
               '2 ask 1 Z, 1 no', trays=1, aid='letters', cards='off', spelling='free')


@kept(AIDED)
def test_the_learners_aid(program):
    """The letters that were asked in vain are said below the prompt, on the keys and on the plate; everybody is told that
    they are, and the record is marked."""
    sit_down(program)
    says(program, 'Ada, ask Hugo for…')
    program.find('label', 'asked in vain: E, S')
    for letter, said in (('E', 'asked in vain'), ('S', 'asked in vain'), ('A', ''), ('X', '')):
        assert program.find('button', letter).description == said, letter
    program.find('label', re.compile('learner’s aid on, everybody knows'))
    program.screenshot('table-aid')
    assert 'option aid letters\n' in record_of(program)


@kept(AIDED.replace('option aid letters\n', ''))
def test_without_the_aid_nothing_is_noted(program):
    sit_down(program)
    says(program, 'Ada, ask Hugo for…')
    assert not program.sees('label', re.compile('asked in vain|learner'))
    assert program.find('button', 'E').description == ''


main(settings={'pace': '0', 'draw-first': 'false'})
