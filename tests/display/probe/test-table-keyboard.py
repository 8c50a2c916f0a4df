# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything at the table can be done by keyboard too, and there is always a visible focus."""

import re

from salon_display import main, wait
from table_player import (cards, kept, moves_of, record, says, sit_down, tray_of, wait_for_moves)

THREE = 'human Ada, computer-easy Hugo, computer-easy Marie'
TWO = 'human Ada, computer-easy Hugo'


def focus(program):
    """The node with the focus. There must be one, and it must be visible."""
    def found():
        # A node that has disappeared meanwhile is not shown.
        nodes = [node for node, _, _, states in program.app.survey()
                 if 'focused' in states and 'active' not in states and node.shown]
        return nodes and nodes[-1]

    return wait(found, 'a focus that is seen')


def focus_on(program, name):
    """Waits until the focus is on the node of this name."""
    return wait(lambda: (lambda node: node.name == name and node)(focus(program)),
                f'the focus on {name!r}')


def tab_to(program, name, key='Tab', most=30):
    """Presses Tab until the focus is on the node of this name."""
    for _ in range(most):
        before = focus(program)
        if before.name == name:
            return before
        program.key(key)
        wait(lambda: focus(program).path != before.path, f'{key} to move the focus')
    raise AssertionError(f'{key} does not reach {name!r}')


@kept(record(TWO, '- -'))
def test_lay_a_word(program):
    sit_down(program)
    program.find('button', 'Lay this word')
    focus(program)
    program.type('rocket..')
    tray = tray_of(program, 'Ada')
    wait(lambda: ''.join(re.findall('[A-Z.]', cards(tray).replace('?', ''))) == 'ROCKET..',
         'the word in the tray')
    program.key('BackSpace')
    wait(lambda: cards(tray).endswith('T.'), 'a blank to go')
    tab_to(program, 'Add a blank before the word')
    program.key('space')
    wait(lambda: cards(tray).startswith('.R'), 'a blank before the word')
    tab_to(program, 'Lay this word')
    program.key('Return')
    program.find('button', re.compile('^Draw an activity card|^Activity cards'))
    tray = tray_of(program, 'Ada')
    assert cards(tray) == '.ROCKET.'
    focus(program)


@kept(record(THREE, '..ROCKET TREASURER. KAYAK'))
def test_draw(program):
    sit_down(program)
    focus_on(program, 'Draw an activity card, 48 cards left')
    program.key('Return')
    wait_for_moves(program, 1)
    focus(program)


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal'))
def test_ask(program):
    sit_down(program)
    focus_on(program, 'Hugo’s tray')
    tab_to(program, 'Marie’s tray')
    program.key('Return')
    says(program, 'Ada, ask Marie for…')
    focus_on(program, 'A')
    program.key('Right')
    focus_on(program, 'B')
    program.key('Down')
    focus_on(program, 'P')
    program.key('y')
    focus_on(program, 'Y')
    wait(lambda: moves_of(program) == ['1 draw normal'], 'the record')
    program.key('Return')
    assert wait_for_moves(program, 3)[1:] == ['1 ask 3 Y', '3 show 3']
    says(program, 'Ada, ask Marie for…')
    # Another opponent is chosen by going back. The blank has a key too.
    tab_to(program, 'Hugo’s tray', 'shift+Tab')
    program.key('space')
    says(program, 'Ada, ask Hugo for…')
    program.key('period')
    focus_on(program, 'blank')
    program.key('Return')
    assert wait_for_moves(program, 5)[3:5] == ['1 ask 2 .', '2 show 10']
    focus(program)


@kept(record(TWO, 'LETTER. KAYAK', cards='off', answers='hand', first=2) + '2 ask 1 E\n')
def test_answer(program):
    sit_down(program)
    focus_on(program, 'E, space 2, 10 points')
    program.key('Right')
    program.find('button', 'Show space 2', sensitive=True)
    program.key('Right')
    focus_on(program, 'E, space 5, 10 points')
    program.key('Escape')
    program.find('button', 'Choose a card')
    program.key('2')
    focus_on(program, 'E, space 5, 10 points')
    wait(lambda: len(moves_of(program)) == 1, 'the record')
    program.key('Return')
    assert wait_for_moves(program, 2)[1] == '1 show 5'
    focus(program)


@kept(record(TWO, 'LETTER. KAYAK', cards='off', answers='hand', first=2) + '2 ask 1 Z\n')
def test_say_no(program):
    sit_down(program)
    says(program, 'Ada, Hugo asks you for Z: show a card, or say no.')
    focus(program)
    program.key('alt+i')
    assert wait_for_moves(program, 2)[1] == '1 no'
    says(program, 'Ada, ask Hugo for…')
    focus_on(program, 'A')


@kept(record(THREE, '.ROCKET. TREASURER. KAYAK', '1 draw right-your-choice', edition='parker-1982'))
def test_point_at_a_card(program):
    sit_down(program)
    focus_on(program, 'space 1, worth 5, hidden')
    for number, worth in ((2, 10), (3, 15)):
        program.key('Right')
        focus_on(program, f'space {number}, worth {worth}, hidden')
    program.key('space')
    assert wait_for_moves(program, 2)[1] == '1 pick 3 3'
    focus(program)


@kept(record(TWO, 'ROCKET LETTER KAYAK JUDGE', '2 draw left-your-choice', edition='parker-1982',
             first=2))
def test_choose_a_tray(program):
    sit_down(program)
    focus_on(program, 'Ada’s left tray')
    tab_to(program, 'Ada’s right tray')
    program.key('Return')
    assert wait_for_moves(program, 2)[1] == '1 tray R'
    focus(program)


@kept(record(THREE, '..ROCKET TREASURER. KAYAK', '1 draw normal'))
def test_name_a_word(program):
    sit_down(program)
    focus_on(program, 'Hugo’s tray')
    program.key('alt+m')
    focus_on(program, 'Table')
    says(program, 'Hugo’s whole row')
    tab_to(program, 'Marie’s tray')
    program.key('space')
    says(program, 'Marie’s whole row')
    focus_on(program, 'Table')
    program.type('kayka')
    tray = program.find('grid', 'Marie’s tray')
    wait(lambda: cards(tray) == 'KAYKA', 'the word')
    program.key('BackSpace', 'BackSpace')
    program.type('ak')
    wait(lambda: cards(tray) == 'KAYAK', 'the word')
    tab_to(program, 'Name KAYAK')
    program.key('Return')
    assert wait_for_moves(program, 2)[1] == '1 interrupt 3 KAYAK'
    focus(program)


@kept(record(TWO, 'A ZYZ', '2 ask 1 A, 1 show 1', cards='off', spelling='free', first=2))
def test_the_end(program):
    sit_down(program)
    for number in (1, 2):
        focus_on(program, 'A')
        program.key('e')
        focus_on(program, 'E')
        program.key('Return')
        wait_for_moves(program, 2 + 2 * number)
    program.find('heading', 'Hugo wins with 135 points')
    focus(program)
    tab_to(program, 'Challenge…')
    program.key('space')
    tab_to(program, 'Count it as wrong: −100')
    program.key('Return')
    program.find('heading', 'Hugo wins with 35 points')
    focus(program)
    program.key('alt+t')
    says(program, 'The game is over.')
    focus(program)
    program.key('alt+r')
    program.find('heading', 'Hugo wins with 35 points')
    program.key('alt+p')
    program.find('button', 'Lay this word')
    focus(program)


main(settings={'pace': '0', 'draw-first': 'false'})
