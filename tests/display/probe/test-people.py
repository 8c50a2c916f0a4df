# SPDX-License-Identifier: GPL-3.0-or-later
"""Several people at one screen: a curtain with the name of its owner hides every secret, and nobody can
tell from it what is behind."""

import re

from salon_display import main, wait
from table_player import (KEY, cards, clickable, kept, lay, moves_of, open_curtain, record, says, score,
                          show, sit_down, tray_of, wait_for_moves)

PEOPLE = 'human Ada, human Nora, computer-easy Hugo'
TWO = 'human Ada, human Nora'
SECRET = re.compile('hidden from the others')


def pass_curtain(program, name):
    """Waits for the curtain before this person, checks that no secret is visible, and opens it."""
    program.find('button', f'I am {name}')
    program.find('heading', name)
    assert not program.sees('grid cell', SECRET)
    open_curtain(program, name)


def no_curtain(program):
    assert not program.sees('button', re.compile('^I am '))


@kept(record(PEOPLE, '- - -'))
def test_laying(program):
    sit_down(program)
    for name, word in (('Ada', 'ROCKET'), ('Nora', 'TREASURER')):
        pass_curtain(program, name)
        program.find('heading', re.compile(f'^{name}, choose a secret word'))
        assert cards(tray_of(program, name)) == ''
        lay(program, word)
    says(program, 'Ada, it is your turn: draw an activity card.')
    no_curtain(program)
    for name, count in (('Ada', 6), ('Nora', 9)):
        assert cards(tray_of(program, name)) == '?' * count


@kept(record(TWO, 'LETTER. KAYAK', '2 ask 1 L', cards='off', first=2), chooses=[1])
def test_a_curtain_at_every_hit_of_one_who_chooses(program):
    sit_down(program)
    # There is only one L, so there is nothing to choose. The curtain closes nevertheless; otherwise it
    # would tell that there is only one.
    pass_curtain(program, 'Ada')
    says(program, 'Ada, Nora asks you for L: choose the card to show.')
    assert cards(tray_of(program, 'Ada')) == 'LETTER.'
    assert clickable(tray_of(program, 'Ada')) == [1]
    show(program, 'Ada', 1)
    says(program, 'Nora, ask Ada for…')
    assert cards(tray_of(program, 'Ada')) == 'L??????'
    program.click_on('button', 'T')
    pass_curtain(program, 'Ada')
    assert clickable(tray_of(program, 'Ada')) == [3, 4]
    show(program, 'Ada', 3)
    # A wrong letter needs no curtain, because the table answers.
    says(program, 'Nora, ask Ada for…')
    program.click_on('button', 'Z')
    says(program, 'Ada, ask Nora for…')
    no_curtain(program)
    # For Nora the table chooses the card.
    program.click_on('button', 'K')
    assert wait_for_moves(program, 8)[6:] == ['1 ask 2 K', '2 show 1']
    says(program, 'Ada, ask Nora for…')
    no_curtain(program)


@kept(record(TWO, 'LETTER. KAYAK', cards='off', answers='hand', first=2))
def test_a_curtain_at_every_question_answered_by_hand(program):
    sit_down(program)
    says(program, 'Nora, ask Ada for…')
    program.click_on('button', 'T')
    pass_curtain(program, 'Ada')
    assert clickable(tray_of(program, 'Ada')) == [3, 4]
    program.click_on('button', 'No, I have none')       # a lie
    says(program, 'Ada, ask Nora for…')
    assert cards(tray_of(program, 'Ada')) == '???????'
    program.click_on('button', 'Q')
    pass_curtain(program, 'Nora')
    assert clickable(tray_of(program, 'Nora')) == []
    program.click_on('button', 'No, I have none')
    says(program, 'Nora, ask Ada for…')
    program.click_on('button', 'T')
    pass_curtain(program, 'Ada')
    show(program, 'Ada', 4)
    says(program, 'Nora, ask Ada for…')
    says(program, 'Ada shows T in space 4. Ada had wrongly denied having T. '
                  'Ada loses 100 points. Nora scores 15 points.')
    assert (score(program, 'Ada'), score(program, 'Nora')) == (-100, 15)
    wait(lambda: moves_of(program) == ['2 ask 1 T', '1 no', '1 ask 2 Q', '2 no', '2 ask 1 T', '1 show 4'], 'the record')


@kept(record(PEOPLE, 'LETTER. KAYAK TREASURER', '3 draw left-exposes', first=3))
def test_a_curtain_before_an_exposure(program):
    sit_down(program)
    pass_curtain(program, 'Ada')
    says(program, 'Ada, choose one of your cards to expose.')
    assert cards(tray_of(program, 'Ada')) == 'LETTER.'
    assert cards(tray_of(program, 'Nora')) == '?????'
    show(program, 'Ada', 2)
    assert wait_for_moves(program, 2)[1] == '1 expose 2'
    wait(lambda: not program.sees('grid cell', SECRET), 'the secrets to go')


@kept(record(PEOPLE, 'LETTER. KAYAK TREASURER', '1 draw normal'))
def test_look_at_my_word_and_hide_it(program):
    sit_down(program)
    says(program, 'Ada, ask an opponent for a letter.')
    program.click(program.find('group', re.compile('^Ada, 0 points')))
    pass_curtain(program, 'Ada')
    wait(lambda: cards(tray_of(program, 'Ada')) == 'LETTER.', 'the word')
    assert cards(tray_of(program, 'Nora')) == '?????'
    # While the word is visible nothing else can be done.
    assert program.look('button', re.compile('^([A-Z]|blank)$'), sensitive=True) == []
    program.click_on('button', 'Hide my word')
    wait(lambda: cards(tray_of(program, 'Ada')) == '???????', 'the word to go')
    says(program, 'Ada, ask an opponent for a letter.')
    wait(lambda: moves_of(program) == ['1 draw normal'], 'the record')


@kept(record('human Ada, computer-easy Hugo, computer-easy Marie', 'LETTER. KAYAK TREASURER',
             '3 draw left-exposes', first=3), chooses=[1])
def test_one_person_never_sees_a_curtain(program):
    sit_down(program)
    says(program, 'Ada, choose one of your cards to expose.')
    no_curtain(program)
    assert cards(tray_of(program, 'Ada')) == 'LETTER.'
    show(program, 'Ada', 2)
    wait_for_moves(program, 2)
    wait(lambda: program.look('label', re.compile('^Ada, ')), 'something to do')
    no_curtain(program)
    assert 'focusable' not in program.find('group', re.compile('^Ada, ')).states


@kept(record('computer-easy Lea, computer-easy Hugo', 'CAT DOG', cards='off'))
def test_computers_alone_can_be_watched_to_the_end(program):
    sit_down(program)
    program.find('heading', re.compile('wins? with|share the win'))
    no_curtain(program)
    assert not program.sees('button', 'Challenge…')
    program.find('button', 'Play again')


@kept(record('computer-easy Lea, computer-easy Hugo, computer-easy Nora', 'LETTER KAYAK TREASURER', cards='off'),
      settings={'pace': '1200'})
def test_computers_alone_have_no_keys(program):
    sit_down(program)
    program.find('button', 'Pause')
    program.find('button', 'Hurry on')
    assert len(wait_for_moves(program, 3)) >= 3
    assert not program.sees('button', KEY)
    program.click_on('button', 'Pause')
    program.find('button', 'Go on')
    program.find(None, re.compile('^What happened: '))     # no turn is anybody's who reads it
    program.screenshot('computers-alone')
    assert not program.sees('button', KEY)


main(settings={'pace': '0', 'draw-first': 'false'})
