# SPDX-License-Identifier: GPL-3.0-or-later
"""One person against computers takes back and has hints, by mouse and keyboard; and who may not is told why."""

import re

from salon_display import main, wait
from table_player import cards, kept, moves_of, record, record_of, says, sit_down, tray_of

ONE = record('human Ada, computer-hard Hugo', '.ROCKET KAYAK', '1 ask 2 K, 2 show 1', cards='off', trays=1)
TWO = record('human Ada, human Béla, computer-easy Nora', '.ROCKET KAYAK. JAZZ..', cards='off')


@kept(ONE)
def test_back_and_hints(program):
    sit_down(program)
    hugo = tray_of(program, 'Hugo')
    wait(lambda: cards(hugo) == 'K????', 'the first card')

    # A hint: its letter is told with its odds, and the record says so.
    program.click_on('button', 'Hint')
    told = program.find('label', re.compile(r'^Hint: ask Hugo for .+ \((certain|\d+ in \d+)\)\.$')).name
    wait(lambda: '# hint 3' in moves_of(program), 'the record')
    program.screenshot('hint')
    hint = program.find('button', 'Hint')
    assert 'sensitive' not in hint.states and hint.description == 'You have the hint for this question.'

    # What was asked is taken back by the keyboard, with the turn of the computer that came after it.
    program.click_on('button', 'Q')
    wait(lambda: [move for move in moves_of(program) if move.startswith('2 ask')], 'Hugo to ask')
    program.key('ctrl+z')
    says(program, 'Ada takes the question back.')
    wait(lambda: moves_of(program) == ['1 ask 2 K', '2 show 1', '# hint 3', '# taken back 3'], 'the record')
    program.screenshot('taken-back')
    says(program, 'Ada, ask Hugo for…')

    # And the question before, by the button: the card lies covered again.
    program.click_on('button', 'Take back')
    wait(lambda: moves_of(program) == ['# hint 3', '# taken back 3', '# taken back 1'], 'the record')
    wait(lambda: cards(hugo) == '?????', 'the covered card')
    undo = program.find('button', 'Take back')
    assert 'sensitive' not in undo.states and undo.description == 'There is nothing to take back yet.'

    # H is a letter; with Ctrl it asks for a hint.
    program.key('ctrl+h')
    again = wait(lambda: [node.name for node in program.look('label', re.compile('^Hint: '))], 'a hint')[0]
    assert again != told
    wait(lambda: moves_of(program)[-1] == '# hint 1', 'the record')

    # Whoever does not want any of it has no buttons, and no keys.
    program.key('ctrl+comma')
    program.click_on('label', 'Take moves back, and have hints')
    program.key('Escape')
    program.find_gone('button', 'Take back')
    program.key('ctrl+h')
    program.click_on('button', 'X')
    wait(lambda: '1 ask 2 X' in record_of(program), 'the question')


@kept(TWO)
def test_not_with_two_people(program):
    sit_down(program)
    for name in ('Take back', 'Hint'):
        button = program.find('button', name)
        assert 'sensitive' not in button.states
        assert button.description == 'Only where one person plays against computers.'
    program.key('ctrl+z')
    says(program, 'Only where one person plays against computers.')
    assert not moves_of(program)


main(settings={'pace': '0', 'draw-first': 'false'})
