# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for a new game: editions, seats, house rules, and their limits."""

import math
import re
import time

from salon_display import main, wait, windows, with_options, xdotool
from table_player import record_of

EDITIONS = ['Parker 1964', 'Miro 1967', 'Parker 1982']
COLOURS = ['green', 'orange', 'purple', 'blue', 'pink', 'black', 'red', 'violet']


CHAIR = re.compile('^(.*), (A person|Computer · (beginner|easy|medium|hard))(, begins)?$')


def chairs(program):
    """The chairs that are taken, in the order of the seats, which is clockwise from the lower left."""
    found = program.look('button', CHAIR)
    middle_x, middle_y = 470, 415

    def angle(chair):
        x, y, width, height = chair.extents
        return (math.atan2(middle_x - x - width / 2, y + height / 2 - middle_y)) % (2 * math.pi)

    return sorted(found, key=angle)


def names(program):
    return [CHAIR.match(chair.name).group(1) for chair in chairs(program)]


def chosen(program):
    return [radio.name for radio in program.look('radio') if radio.name in EDITIONS and radio.checked]


def open_seat(program, player):
    """Opens what can be changed about a player's seat."""
    name = re.compile('^Name of player')
    for _ in range(3):                  # a popover that closes slowly takes a click with it
        program.click(program.find('button', re.compile(f'^{re.escape(player)}, ')))
        end = time.monotonic() + 10
        while time.monotonic() < end and not program.look('text box', name):
            time.sleep(.05)
        if program.look('text box', name):
            break
    return program.find('text box', name)


def close_seat(program):
    program.key('Escape')
    program.find_gone('button', 'Leave the table')
    wait(lambda: any(chair.focused for chair in chairs(program)), 'the focus on a chair')


def leave_table(program, player):
    open_seat(program, player)
    program.click_on('button', 'Leave the table')
    program.find_gone('button', re.compile(f'^{re.escape(player)}, '))


def lays(program):
    """Waits until somebody is asked to lay a word."""
    return program.find('button', 'Lay this word')


def test_one_click_from_start_to_the_word(program):
    assert len(names(program)) == 3
    program.screenshot('new-game-1280')
    program.click_on('button', 'Lay the words')
    lays(program)
    program.find_gone('button', 'Lay the words')


def test_enter_begins(program):
    program.find('button', 'Lay the words', where=lambda node: node.focused)
    program.key('Return')
    lays(program)


def test_editions_by_mouse_and_keyboard(program):
    program.find('radio', 'Parker 1964', where=lambda node: node.checked)
    program.click_on('radio', 'Miro 1967')
    wait(lambda: chosen(program) == ['Miro 1967'], 'the click')
    for key, edition in (('Right', 'Parker 1982'), ('Right', 'Parker 1964'), ('Left', 'Parker 1982'),
                         ('Up', 'Miro 1967'), ('Down', 'Parker 1982')):
        program.key(key)
        wait(lambda: chosen(program) == [edition], f'{key} to {edition}')
        assert program.find('radio', edition).focused


def test_seats_are_added_and_taken_away(program):
    for count in (4, 5, 6):
        program.click_on('button', 'Add a player')
        wait(lambda: len(names(program)) == count, f'{count} seats')
    assert len(set(names(program))) == 6
    program.find_gone('button', 'Add a player')
    program.screenshot('new-game-six')
    for count in (5, 4, 3, 2):
        leave_table(program, names(program)[-1])
        wait(lambda: len(names(program)) == count, f'{count} seats')
        # Nobody stays marked who is not there any more: the focus is on the chair that has become free.
        assert program.look('button', 'Add a player', where=lambda node: node.focused)
    open_seat(program, names(program)[0])
    program.find('button', 'Leave the table', sensitive=False)
    # GTK 4.8 complains when a window is closed before it has asked for the tooltips of a popover that just opened.
    close_seat(program)


def test_an_edition_with_fewer_seats_takes_nobody_away_unasked(program):
    for count in (4, 5):
        program.click_on('button', 'Add a player')
        wait(lambda: len(names(program)) == count, f'{count} seats')
    before = sorted(names(program))
    program.click_on('radio', 'Parker 1982')
    program.find('label', re.compile('^Parker 1982 seats 4 players: remove 1 player'))
    program.find('button', 'Lay the words', sensitive=False)
    assert sorted(names(program)) == before
    program.screenshot('new-game-too-many')
    leave_table(program, before[-1])
    program.find('button', 'Lay the words', sensitive=True)
    program.find_gone('label', re.compile('seats 4 players: remove'))


def test_names(program):
    other = names(program)[1]
    entry = open_seat(program, names(program)[0])

    def rename(name):
        program.key('ctrl+a', 'BackSpace')
        program.type(name)
        wait(lambda: entry.text == name, f'the name {name!r}')

    assert entry.focused
    program.screenshot('new-game-popover')
    rename('')
    program.find('label', 'Player 1 has no name yet.')
    program.find('button', 'Lay the words', sensitive=False)
    rename('   ')
    program.find('button', 'Lay the words', sensitive=False)
    rename('Ada')
    program.find('button', 'Lay the words', sensitive=True)
    program.find_gone('label', re.compile('no name'))
    rename(other.lower())
    program.find('label', re.compile('^Two players are called '))
    program.find('button', 'Lay the words', sensitive=True)
    rename('x' * 40)
    program.type('y')
    assert entry.text == 'x' * 40
    # Enter closes the popover; the focus is on the chair again.
    program.key('Return')
    program.find('button', re.compile('^x{40}, A person'), where=lambda node: node.focused)


def test_colours_stay_different(program):
    first, second = names(program)[:2]
    for player in (first, second):
        open_seat(program, player)
        program.find('radio', 'green')
        # GTK 4.8 reports the places of a popover's children too far to the right, so that the last ones
        # seem to be covered by a chair.
        colours = [node for node, role, name, _ in program.app.survey(hidden=True)
                   if role == 'radio' and name in COLOURS]
        assert len(colours) == len(COLOURS), [node.name for node in colours]
        if player == first:
            assert [node.name for node in colours if node.checked] == ['green']
            program.click_on('radio', 'orange')
            program.find('radio', 'orange', where=lambda node: node.checked)
        else:
            # The player who had that colour has got the other one.
            assert [node.name for node in colours if node.checked] == ['green']
        close_seat(program)


def test_order_of_the_seats(program):
    first, second, third = names(program)
    chair = program.find('button', re.compile(f'^{first}, '))
    # The first seat is at the lower left, the second at the left end, the third at the upper left.
    chair_of = {name: tuple(node.extents) for name, node in zip(names(program), chairs(program))}
    open_seat(program, first)
    close_seat(program)
    program.find('button', re.compile(f'^{first}, '), where=lambda node: node.focused)
    program.key('Up')
    wait(lambda: tuple(chair.extents) == chair_of[second], 'the first to be the second')
    assert chair.focused
    program.key('Up')
    wait(lambda: tuple(chair.extents) == chair_of[third], 'the first to be the third')
    program.key('Down', 'Right')
    wait(lambda: tuple(chair.extents) == chair_of[first], 'the first to be the first')
    # In the popover. The chairs have moved below a mouse that lies still: it comes from elsewhere.
    xdotool('mousemove', 1100, 750)
    open_seat(program, first)
    program.click_on('button', 'One chair on')
    wait(lambda: tuple(chair.extents) == chair_of[second], 'the first to be the second')
    close_seat(program)
    # By dragging
    x, y, width, height = chair.extents
    to = chair_of[third]
    xdotool('mousemove', x + width // 2, y + height - 20, 'mousedown', 1)
    for part in range(1, 11):
        xdotool('mousemove', x + width // 2 + (to[0] - x) * part // 10, y + height - 20 + (to[1] - y) * part // 10)
    xdotool('mouseup', 1)
    wait(lambda: tuple(chair.extents) == chair_of[third], 'the first to be dragged to the third')
    assert not program.look('button', 'Leave the table'), 'what was dragged is not opened'


def test_options_say_why_they_cannot_be_chosen(program):
    trays = program.find('combo box', 'Trays')
    assert not trays.sensitive
    program.find('label', 'Two words each is for two players only.')
    program.screenshot('new-game-options')

    program.click_on('radio', 'Parker 1982')
    program.find('combo box', 'Answers', sensitive=False)
    program.find('label', 'In this edition the table always answers.')
    program.find('label', 'as many as needed')
    program.click_on('radio', 'Parker 1964')
    program.find('combo box', 'Answers', sensitive=True)
    program.find('label', 'those in the box')

    leave_table(program, names(program)[2])
    program.find('combo box', 'Trays', sensitive=True)
    program.find('label', re.compile('two trays each'))


def test_options_reach_the_table(program):
    leave_table(program, names(program)[2])
    program.click_on('label', 'Activity cards')
    program.find('label', re.compile('^no activity cards · two trays each'))
    program.click_on('button', 'Lay the words')
    lays(program)
    record = wait(lambda: record_of(program), 'the record')
    assert 'option activity-cards off\n' in record
    assert 'option trays 2\n' in record
    assert f'seat 1 human {record.split("seat 1 human ")[1].splitlines()[0]}\n' in record


def choose(program, rule, *keys):
    """Opens the list of a rule by a click, and takes what these keys lead to."""
    program.click(program.find('combo box', rule))
    program.find('list item', where=lambda node: node.focused)
    program.key(*keys, 'Return')
    program.find('combo box', rule, where=lambda node: node.focused)


def test_every_rule_reaches_the_table(program):
    """Each list is set to what it does not say by itself, and the record has what was chosen."""
    third = names(program)[2]
    for rule, keys in (('Answers', ['Down']), ('Who begins', ['Down'] * 3), ('Language of the words', ['Down']),
                       ('Letter cards', ['Down']), ('Spelling', ['Down'])):
        choose(program, rule, *keys)
    program.find('label', third, within=program.find('combo box', 'Who begins'))
    program.click_on('button', 'Lay the words')
    lays(program)
    lines = wait(lambda: record_of(program), 'the record').splitlines()
    for line in ('option answers hand', 'first 3', 'words fr', 'option supply unlimited', 'option spelling free'):
        assert line in lines, (line, lines)


def focused(program):
    """What has the focus, and what that stands in: path and name of each."""
    return [(one.path, one.name) for node in program.look(where=lambda node: node.focused and node.role != 'window')
            for one in (node, *node.ancestors())]


def choose_next(program, option, choice, said):
    """Goes backwards to the row of this option and chooses what comes next there; the sum of the house rules then says so."""
    while option not in [name for _, name in focused(program)]:
        before = focused(program)
        program.key('shift+Tab')
        wait(lambda: focused(program) not in ([], before), 'the focus on what comes before')
    before = windows()
    program.key('Return')
    program.find('list item', choice)
    program.key('Down', 'Return')
    program.find('label', said)
    wait(lambda: windows() == before, 'the list to go, which would take the click')


def test_language_and_who_begins_are_told(program):
    """They are among the house rules that the table says."""
    first = names(program)[0]
    program.find('button', 'Lay the words', where=lambda node: node.focused)
    choose_next(program, 'Language of the words', 'French', re.compile('^activity cards · French words · spelling'))
    choose_next(program, 'Who begins', first, re.compile(f'^activity cards · French words · .* · {first} begins$'))
    program.click_on('button', 'Lay the words')
    lays(program)
    program.find('label', re.compile(f'^Parker 1964 · activity cards · French words · .* · {first} begins$'))


def test_the_learners_aid_is_switched_on(program):
    """It is a house rule, said to everybody before and in the game, and marked in the record."""
    program.find('button', 'Lay the words', where=lambda node: node.focused)
    choose_next(program, 'Learner’s aid', 'letters asked for', re.compile('learner’s aid on, everybody knows'))
    program.click_on('button', 'Lay the words')
    lays(program)
    program.find('label', re.compile('learner’s aid on, everybody knows'))
    assert 'option aid letters\n' in wait(lambda: record_of(program), 'the record')


def test_persons_and_computers(program):
    _, second, third = names(program)
    open_seat(program, third)
    program.click_on('radio', 'hard')
    program.find('button', f'{third}, Computer · hard')
    program.screenshot('new-game-levels')
    close_seat(program)
    open_seat(program, second)
    program.click_on('radio', 'A person')
    program.find('button', f'{second}, A person')
    program.find('label', 'Chooses which card to show')
    assert program.find('switch', re.compile('^Chooses which card')).checked        # unless somebody says otherwise
    close_seat(program)
    program.click_on('button', 'Lay the words')
    # With two people there is a curtain before the first word.
    program.find('button', re.compile('^I am '))


def test_by_keyboard_alone(program):
    """Every control can be reached by Tab, and the game can be begun without the mouse."""
    program.find('button', 'Lay the words', where=lambda node: node.focused)
    seen = set()
    for _ in range(40):
        program.key('Tab')
        focused = wait(lambda: [node for node in program.look() if node.focused], 'a focus')[-1]
        key = (focused.role, focused.name, tuple(focused.extents))
        if key in seen:
            break
        seen.add(key)
    told = {name for _, name, _ in seen}
    assert len([name for name in told if CHAIR.match(name)]) == 3, sorted(seen)
    assert {'Lay the words', 'Main menu', 'Add a player', 'Parker 1964'} <= told, sorted(told)
    while not CHAIR.match([node for node in program.look() if node.focused][-1].name):
        program.key('Tab')
    program.key('Return')
    program.find('text box', re.compile('^Name of player'), where=lambda node: node.focused)
    close_seat(program)
    while not program.find('button', 'Lay the words').focused:
        program.key('Tab')
    program.key('space')
    lays(program)


def test_it_opens_at_its_top(program):
    """However far the page was scrolled when it was left."""
    top = program.find('radio', 'Parker 1964').extents
    xdotool('mousemove', 1100, 400, 'click', '--repeat', 20, 5)
    wait(lambda: program.find('radio', 'Parker 1964').extents[1] < top[1], 'the page to scroll')
    program.click_on('button', 'Lay the words')
    lays(program)
    program.key('ctrl+n')
    program.find('button', 'Lay the words')
    wait(lambda: program.find('radio', 'Parker 1964').extents == top, 'the top of the page')


@with_options(size=(1024, 600))
def test_small(program):
    start = program.find('button', 'Lay the words')
    x, y, width, height = start.extents
    assert y + height <= 600, start.extents
    program.screenshot('new-game-1024')
    program.click(start)
    lays(program)


@with_options(size=(1024, 600), dark=True)
def test_small_and_dark(program):
    program.find('button', 'Lay the words')
    program.screenshot('new-game-1024-dark')


main()
