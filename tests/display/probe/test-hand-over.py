# SPDX-License-Identifier: GPL-3.0-or-later
"""A seat is handed over while the game goes on: by mouse, by touch and by the keyboard, to a computer and to a
person; the curtain, the record and a game that is resumed follow."""

import re

from ear import Ear
from salon_display import Program, main, wait, xdotool
from table_player import KEY, kept, moves_of, open_curtain, record, sit_down, tray_of, cards, says

ONE = record('human Ada, computer-easy Hugo, computer-easy Nora', '.ROCKET KAYAK. JAZZ..', cards='off')
TWO = record('human Ada, human Béla, computer-easy Nora', '.ROCKET KAYAK. JAZZ..', cards='off')


def plate(program, name):
    return program.find('group', re.compile(rf'^{name}, [−\d]+ points?(,|$)'))


def name_entry(program):
    """The entry for the name. GTK 4.8 does not say what is at its place, so find() would not find it."""
    return wait(lambda: [node for node, role, name, _ in program.app.survey() if (role, name) == ('text box', 'Name')],
                'the entry for the name')[0]


def take_seat(program, name=None):
    """Confirms what the popover proposes, or gives another name."""
    if name:
        program.click(name_entry(program))
        program.key('ctrl+a')
        program.type(name)
    program.click_on('button', 'Take the seat')
    program.find_gone('button', 'Take the seat')


def is_asked(program, name):
    program.find('label', f'Who plays for {name}?')


@kept(ONE)
def test_a_computer_takes_over_and_gives_back(program):
    sit_down(program)
    wait(lambda: cards(tray_of(program, 'Ada')) == '.ROCKET', 'the own word')
    program.click(plate(program, 'Ada'), button=3)
    is_asked(program, 'Ada')
    program.screenshot('hand-over')
    take_seat(program)
    plate(program, 'Rosa')
    # Nobody’s word is shown any more.
    assert cards(tray_of(program, 'Rosa')) != '.ROCKET'
    wait(lambda: moves_of(program)[0] == '# seat 1 is now computer-medium Rosa', 'the record')

    # Nobody at the screen asks any more.
    program.find_gone('button', KEY)
    # The game goes on by itself.
    wait(lambda: len(moves_of(program)) > 4, 'the computers to play')
    # A plate that is clicked while the game goes on, which it does not as long as somebody is asked.
    program.click(plate(program, 'Rosa'), button=3)
    is_asked(program, 'Rosa')
    ear = Ear(program)                  # on the screen it stands only until the next sentence
    take_seat(program, 'Eve')
    plate(program, 'Eve')
    wait(lambda: '# seat 1 is now human Eve' in moves_of(program), 'the comment')
    ear.wait(lambda: 'Eve takes over from Rosa.' in ear.said, 'the sentence')
    program.find('button', 'E')
    assert len(program.look('button', KEY)) == 27

    # Who starts the program again finds them.
    program.stop()
    with Program(home=program.home) as again:
        sit_down(again)
        plate(again, 'Eve')
        wait(lambda: '?' not in cards(tray_of(again, 'Eve')), 'the own word')
        wait(lambda: '# seat 1 is now human Eve' in moves_of(again), 'the record')


@kept(TWO)
def test_from_the_menu(program):
    sit_down(program)
    program.key('F10')
    program.click(program.find('menu item', 'Hand over a seat'))
    program.screenshot('hand-over-menu')
    program.click(program.find('menu item', 'Béla'))
    is_asked(program, 'Béla')
    # A person for a person.
    program.click_on('radio', 'A person')
    program.find_gone('label', 'easy')
    take_seat(program, 'Cleo')
    says(program, 'Cleo takes over from Béla.')
    # Ada and Cleo are two people: nobody’s word is shown.
    assert set(cards(tray_of(program, 'Ada'))) == {'?'}

    program.key('F10')
    program.click(program.find('menu item', 'Hand over a seat'))
    program.click(program.find('menu item', 'Cleo'))
    is_asked(program, 'Cleo')
    program.click_on('radio', 'hard')
    take_seat(program)
    # Ada is the only person now, and sees her word.
    wait(lambda: cards(tray_of(program, 'Ada')) == '.ROCKET', 'the own word')
    wait(lambda: moves_of(program)[:2] == ['# seat 2 is now human Cleo', '# seat 2 is now computer-hard Rosa'], 'the record')


@kept(ONE)
def test_a_person_joins(program):
    sit_down(program)
    wait(lambda: cards(tray_of(program, 'Ada')) == '.ROCKET', 'the own word')
    # A long press of a finger, or of a button.
    x, y = program.place(plate(program, 'Hugo'))
    xdotool('mousemove', x, y, 'mousedown', 1)
    is_asked(program, 'Hugo')
    xdotool('mouseup', 1)
    take_seat(program, 'Bella')
    says(program, 'Bella takes over from Hugo.')
    wait(lambda: set(cards(tray_of(program, 'Ada'))) == {'?'}, 'the words to be hidden')


@kept(ONE)
def test_the_keyboard(program):
    sit_down(program)
    person = program.find('label', re.compile('^Ada, ask'))
    assert person
    for _ in range(40):
        if any('focused' in node.states for node in program.look('group', re.compile('^Hugo, '))):
            break
        program.key('Tab')
    program.key('shift+F10')
    is_asked(program, 'Hugo')
    program.key('Escape')
    program.find_gone('button', 'Take the seat')
    wait(lambda: moves_of(program) == [], 'the record')


@kept(record('human Ada, human Béla', '- -', cards='off', trays=1))
def test_while_words_are_laid(program):
    sit_down(program)
    open_curtain(program, 'Ada')
    program.find('button', 'Lay this word')
    program.type('ROC')
    wait(lambda: cards(tray_of(program, 'Ada')) == 'ROC', 'half a word')
    program.key('F10')
    program.click(program.find('menu item', 'Hand over a seat'))
    program.click(program.find('menu item', 'Ada'))
    is_asked(program, 'Ada')
    program.click_on('radio', 'A person')
    take_seat(program, 'Eve')
    # The curtain closes, and Eve does not find Ada’s letters.
    open_curtain(program, 'Eve')
    wait(lambda: cards(tray_of(program, 'Eve')) == '', 'an empty tray')


@kept(record('human Ada, computer-hard Hugo', '.ROCKET KAYAK', cards='off', trays=1))
def test_a_name_that_cannot_be(program):
    sit_down(program)
    program.click(plate(program, 'Ada'), button=3)
    is_asked(program, 'Ada')
    program.click(name_entry(program))
    program.key('ctrl+a')
    program.type('  ')
    wait(lambda: not program.find('button', 'Take the seat').sensitive, 'the button to be off')
    program.key('Return')
    wait(lambda: moves_of(program) == [], 'the record')


if __name__ == '__main__':
    main()
