# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for a new game: editions, seats, house options, and its limits."""

import re

from salon_display import Absent, main, wait, with_options, xdotool
from table_player import record_of

EDITIONS = ['Parker 1964', 'Miro 1967', 'Parker 1982']


def names(program):
    return [entry.text for entry in program.look('text box', re.compile('^Name of player'))]


def chosen(program):
    return [radio.name for radio in program.look('radio') if radio.name in EDITIONS and radio.checked]


KINDS = ['A person', 'Computer · easy', 'Computer · medium', 'Computer · hard']


def choose_kind(program, player, kind):
    """Opens the list behind a player's row and walks to a kind."""
    button = program.find('button', re.compile(f'^Who plays for {player}:'))

    # A list that closes takes the next click with it, for a moment.
    for last_try in (False, False, True):
        if not button.checked:
            program.click(button)
        try:
            wait(lambda: button.checked, 'the list', patience=3)
            break
        except Absent:
            if last_try:
                raise
    program.key('Home', *['Down'] * KINDS.index(kind), 'Return')
    program.find('button', f'Who plays for {player}: {kind}', where=lambda node: not node.checked)


def scroll_up(program):
    """Turns the wheel over the page, until the editions show again."""
    xdotool('mousemove', 100, 300, 'click', '--repeat', 20, 4)
    wait(lambda: program.find('radio', 'Parker 1964').extents[1] > 46, 'the top of the page')


def lays(program):
    """Somebody is asked for a word now."""
    return program.find('button', 'Lay this word')


def test_one_click_from_start_to_the_word(program):
    assert len(names(program)) == 3
    program.screenshot('new-game-1280')
    program.click_on('button', 'Start')
    lays(program)
    program.find_gone('button', 'Start')


def test_enter_begins(program):
    program.find('button', 'Start', where=lambda node: node.focused)
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
        program.click_on('button', '+ Add a player')
        wait(lambda: len(names(program)) == count, f'{count} seats')
    assert len(set(names(program))) == 6
    program.find('button', re.compile('seats 6 players'), sensitive=False)
    for count in (5, 4, 3, 2):
        last = names(program)[-1]
        program.click_on('button', f'Remove {last} from the table')
        wait(lambda: len(names(program)) == count, f'{count} seats')
    assert not program.look('button', re.compile('^Remove .* from'), sensitive=True)


def test_an_edition_with_fewer_seats_takes_nobody_away_unasked(program):
    for count in (4, 5):
        program.click_on('button', '+ Add a player')
        wait(lambda: len(names(program)) == count, f'{count} seats')
    before = names(program)
    program.click_on('radio', 'Parker 1982')
    program.find('label', re.compile('^Parker 1982 seats 4 players: remove 1 player'))
    program.find('button', 'Start', sensitive=False)
    assert names(program) == before
    program.screenshot('new-game-too-many')
    program.click_on('button', f'Remove {before[4]} from the table')
    program.find('button', 'Start', sensitive=True)
    program.find_gone('label', re.compile('seats 4 players: remove'))


def test_names(program):
    def rename(name):
        entry = program.find('text box', 'Name of player 1')
        program.click(entry)
        program.key('ctrl+a', 'BackSpace')
        program.type(name)
        wait(lambda: entry.text == name, f'the name {name!r}')

    rename('')
    program.find('label', 'Player 1 has no name yet.')
    program.find('button', 'Start', sensitive=False)
    rename('   ')
    program.find('button', 'Start', sensitive=False)
    rename('Ada')
    program.find('button', 'Start', sensitive=True)
    program.find_gone('label', re.compile('no name'))
    rename(names(program)[1].lower())
    program.find('label', re.compile('^Two players are called '))
    program.find('button', 'Start', sensitive=True)
    rename('x' * 40)
    program.type('y')
    assert names(program)[0] == 'x' * 40


def test_colours_stay_different(program):
    first, second = names(program)[:2]
    for player in (first, second):
        program.click_on('button', f'{player}: colour, settings and place')
        swatches = wait(lambda: program.look('radio', re.compile('^(green|orange|purple|blue|pink|black)$')), 'colours')
        assert len(swatches) == 6
        if player == first:
            assert [s.name for s in swatches if s.checked] == ['green']
            program.screenshot('new-game-colours')
            program.click_on('radio', 'orange')
            program.find('radio', 'orange', where=lambda node: node.checked)
        else:
            # Who had the colour has got the other's.
            assert [s.name for s in swatches if s.checked] == ['green']
        program.key('Escape')
        program.find_gone('radio', 'black')


def test_order_of_the_seats(program):
    before = names(program)
    program.click(program.find('text box', 'Name of player 1'))
    program.key('alt+Down')
    wait(lambda: names(program) == [before[1], before[0], before[2]], 'the first to be the second')
    assert program.find('text box', 'Name of player 2').focused
    program.key('alt+Up')
    wait(lambda: names(program) == before, 'the second to be the first')
    program.click_on('button', f'{before[2]}: colour, settings and place')
    program.click_on('button', 'Move up')
    wait(lambda: names(program) == [before[0], before[2], before[1]], 'the third to be the second')


def test_options_say_why_they_cannot_be_chosen(program):
    program.click_on('label', 'House rules')
    trays = program.find('combo box', 'Trays')
    assert not trays.sensitive
    program.find('label', 'Two words each is for two players only.')
    program.screenshot('new-game-options')

    scroll_up(program)
    program.click_on('radio', 'Parker 1982')
    program.find('combo box', 'Answers', sensitive=False)
    program.find('label', 'In this edition the table always answers.')
    program.find('label', 'As many as needed')
    program.click_on('radio', 'Parker 1964')
    program.find('combo box', 'Answers', sensitive=True)
    program.find('label', 'Those in the box')

    program.click_on('button', f'Remove {names(program)[2]} from the table')
    program.find('combo box', 'Trays', sensitive=True)
    program.find('label', re.compile('two trays each'))


def test_options_reach_the_table(program):
    program.click_on('button', f'Remove {names(program)[2]} from the table')
    program.click_on('label', 'House rules')
    program.click_on('label', 'Activity cards')
    program.find('label', re.compile('^no activity cards · two trays each'))
    program.click_on('button', 'Start')
    lays(program)
    record = wait(lambda: record_of(program), 'the record')
    assert 'option activity-cards off\n' in record
    assert 'option trays 2\n' in record
    assert f'seat 1 human {record.split("seat 1 human ")[1].splitlines()[0]}\n' in record


def test_persons_and_computers(program):
    second = names(program)[1]
    choose_kind(program, second, 'A person')
    choose_kind(program, names(program)[2], 'Computer · hard')
    program.click_on('button', f'{second}: colour, settings and place')
    program.find('label', 'Chooses which card to show')
    program.key('Escape')
    program.find_gone('label', 'Chooses which card to show')
    program.click_on('button', 'Start')
    # Two people: a curtain before the first word.
    program.find('button', re.compile('^I am '))


def test_by_keyboard_alone(program):
    """Every control can be reached by Tab, and the game begun without the mouse."""
    program.find('button', 'Start', where=lambda node: node.focused)
    seen = set()
    for _ in range(40):
        program.key('Tab')
        focused = wait(lambda: [node for node in program.look() if node.focused], 'a focus')[-1]
        key = (focused.role, focused.name, tuple(focused.extents))
        if key in seen:
            break
        seen.add(key)
    roles = [role for role, _, _ in seen]
    told = {name for _, name, _ in seen}
    assert roles.count('text box') + roles.count('text') == 3, sorted(seen)
    assert any(name.startswith('Who plays for') for name in told), sorted(told)
    assert {'Start', 'Main menu', '+ Add a player', 'Parker 1964'} <= told, sorted(told)
    while not program.find('button', 'Start').focused:
        program.key('Tab')
    program.key('space')
    lays(program)


@with_options(size=(1024, 600))
def test_small(program):
    start = program.find('button', 'Start')
    x, y, width, height = start.extents
    assert y + height <= 600, start.extents
    program.screenshot('new-game-1024')
    program.click(start)
    lays(program)


@with_options(size=(1024, 600), dark=True)
def test_small_and_dark(program):
    program.find('button', 'Start')
    program.screenshot('new-game-1024-dark')


main()
