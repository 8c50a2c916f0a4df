# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose turn it is at the table of Cubes: the shaker who alone studies the cubes for the Bar, rounds with a target and several
shakers, a seat that is handed over in the middle of a round, and a pause on paper."""

import re

from cubes_player import (GRID, call_time, click_cubes, cubes, drag_over, finish, kept, lift, own_list, record, record_of, says,
                          sit_down, spot, told, wait_for_slip, write)
from salon_display import main, wait, xdotool

# From a cube to the next one, over eight of them, at the top and at the bottom of the tray.
TOP = ['a1', 'b1', 'c1', 'd1', 'e1', 'e2', 'd2', 'c2']
BOTTOM = ['a5', 'b5', 'c5', 'd5', 'e5', 'e4', 'd4', 'c4']


def no_cube(program):
    """No letter of a cube is in any widget."""
    tree = told(program)
    assert not re.search(r"grid cell '(Qu|[A-Z]), [a-e][1-5]", tree), f'a cube can be read:\n{tree}'


def trace(program, places):
    """Writes what the cubes along these places spell, and returns it."""
    faces = cubes(program)
    word = ''.join(faces[place].upper() for place in places)
    drag_over(program, places)
    says(program, f'{word}: {len(word)} letters · on the cubes')
    program.key('Return')
    says(program, f'{word}: written')
    return word


def moves_of(program):
    """The moves and comments of the record, without words."""
    lines = record_of(program)
    return [' '.join(line.split()[:2]) if line[0].isdigit() else line for line in lines[lines.index('begin') + 1:]]


@kept(record('human Ada, human Nora, computer-beginner Hugo', grid='bar-after'), size=(1280, 800))
def test_only_the_shaker_looks(program):
    """The others are asked to look away before the cubes can be seen; the Bar is dragged to its corner; then the time of the
    shaker runs, and that of the next one after a hand-over."""
    sit_down(program)
    program.click_on('button', 'Shake the cubes')
    program.find('label', re.compile('^Study the cubes.*\nOnly Ada looks at the cubes now', re.DOTALL))
    no_cube(program)
    program.screenshot('cubes-bar-hand-over')
    program.click_on('button', 'I am Ada: lift the lid')
    program.find('button', 'Place the Bar and start the time', sensitive=True)
    assert len(cubes(program)) == 25
    # Whoever turns away does not leave the cubes to the others.
    program.click_on('button', 'Home')
    program.find('button', 'Sit down')
    no_cube(program)
    sit_down(program)
    program.click_on('button', 'I am Ada: lift the lid')
    program.find('button', 'Place the Bar and start the time', sensitive=True)

    (x, y), (to_x, to_y) = spot(program, 'b2'), spot(program, 'd4')
    xdotool('mousemove', x, y, 'mousedown', 1, 'sleep', 0.05, 'mousemove', (x + to_x) // 2 + 20, (y + to_y) // 2 + 20,
            'sleep', 0.05, 'mousemove', to_x, to_y, 'mouseup', 1)
    wait(lambda: program.find('button', 'bottom right').checked, 'the corner')
    program.click_on('button', 'Place the Bar and start the time')
    wait_for_slip(program)
    assert len(cubes(program)) == 16

    # The tray stays as somebody has turned it, and a word that they have begun waits for them.
    program.key('ctrl+t')
    program.type('a')
    wait(lambda: any(name.startswith('A: ') for _, role, name, _ in program.app.survey() if role == 'status'), 'a letter')
    corner = spot(program, 'a1')
    program.key('Pause')
    no_cube(program)
    program.click_on('button', 'I am Ada: lift the lid')
    wait(lambda: any(name.startswith('A: ') for _, role, name, _ in program.app.survey() if role == 'status'), 'the letter')
    assert spot(program, 'a1') == corner
    program.key('Escape')
    finish(program)
    lift(program, 'Nora')
    assert len(cubes(program)) == 16
    assert spot(program, 'a1') != corner
    wait(lambda: any(line.startswith('1 bar SE') for line in record_of(program)), 'the Bar in the record')


@kept(record('human Ada, human Nora', grid='bar-after'))
def test_a_key_that_is_held(program):
    """Enter does one thing however long it is down: it shakes, and lifts no lid; it lifts the lid, and places no Bar; it asks
    whether somebody is done, and does not answer."""
    def hold(button, then):
        program.find('button', button, where=lambda node: node.focused)
        xdotool('keydown', 'Return')
        try:
            # Once the next button can be pressed, the key goes on repeating for a while.
            program.find('button', then, sensitive=True)
            xdotool('sleep', 0.5)
        finally:
            xdotool('keyup', 'Return')
        assert program.sees('button', then, sensitive=True), program.tree()

    sit_down(program)
    hold('Shake the cubes', 'I am Ada: lift the lid')
    hold('I am Ada: lift the lid', 'Place the Bar and start the time')
    program.key('Return')
    wait_for_slip(program)
    for _ in range(40):
        if program.sees('button', 'I am done…', where=lambda node: node.focused):
            break
        program.key('Tab')
    hold('I am done…', 'I am done')
    program.key('Return')
    program.find('button', 'I am Nora: lift the lid')


def play_round(program, shaker, other):
    """Each writes a word of eight cubes, which counts because spelling is free."""
    program.click_on('button', 'Shake the cubes')
    words = []
    for name, places in ((shaker, TOP), (other, BOTTOM)):
        lift(program, name)
        words.append(trace(program, places))
        finish(program)
    return words


def challenge(program, whose, word):
    """The other one says that it is no word."""
    row = program.find('list item', re.compile(rf'^{word}\b', re.IGNORECASE), within=program.find('list', whose))
    program.hover(row)
    program.click(program.find('button', 'Challenge…', within=row))
    program.click_on('button', 'It is no word')
    program.find_gone('button', 'It is no word')


@kept(record('human Ada, human Hugo', target=20, spelling='free', minutes='none'))
def test_rounds_with_a_target(program):
    """Two people shake in turn, and whoever shakes writes first; a challenge takes points away, and the rounds go on until
    somebody has reached the target."""
    sit_down(program)
    words = play_round(program, 'Ada', 'Hugo')
    program.find('button', 'The standing', sensitive=True)
    challenge(program, 'Hugo', words[1])
    wait(lambda: moves_of(program)[-1] == '1 challenge', 'the ruling')
    program.click_on('button', 'The standing')
    # Hugo shakes, and writes first.
    play_round(program, 'Hugo', 'Ada')
    program.click_on('button', 'The result')
    program.find('button', 'Play again')
    program.screenshot('cubes-end-of-rounds')
    assert [move for move in moves_of(program) if move.endswith(('shake', 'time'))] == \
        ['1 shake', '1 time', '2 shake', '2 time'], moves_of(program)


@kept(record('human Ada, human Hugo, computer-beginner Marie', f'1 shake {GRID}', minutes='none'), size=(1280, 800))
def test_a_seat_is_handed_over(program):
    """A computer takes over from the person who writes, and gives the seat back; the list stays, and nobody reads it before
    they say that they are there."""
    sit_down(program)
    lift(program, 'Ada')
    write(program, 'DEAR')
    program.type('thaw')
    hand_over(program, 'Ada', 'medium')
    # Hugo, the only person now, comes next, and sees nothing of what Ada had begun.
    program.find('button', 'Lift the lid', sensitive=True)
    no_cube(program)
    assert 'dear' not in told(program).lower()
    hand_over(program, 'Rosa', 'A person', 'Eve')
    lift(program, 'Eve')
    assert own_list(program, 'Eve')[0] == 'DEAR'
    finish(program)
    lift(program, 'Hugo')
    assert own_list(program, 'Hugo') == []
    finish(program)
    program.click_on('button', 'The result')
    program.find('button', 'Play again')
    remarks = [move for move in moves_of(program) if 'is now' in move]
    assert remarks == ['# seat 1 is now computer-medium Rosa', '# seat 1 is now human Eve'], remarks


def hand_over(program, name, kind, newcomer=None):
    """Hands the seat of this player over, from the main menu."""
    program.key('F10')
    program.click(program.find('menu item', 'Hand over a seat'))
    program.click(program.find('menu item', name))
    program.find('label', f'Who plays for {name}?')
    program.click_on('radio', kind)
    if newcomer:
        entry = wait(lambda: [node for node, role, its_name, _ in program.app.survey()
                              if (role, its_name) == ('text box', 'Name')], 'the entry for the name')[0]
        program.click(entry)
        program.key('ctrl+a')
        program.type(newcomer)
    program.click_on('button', 'Take the seat')
    program.find_gone('button', 'Take the seat')


@kept(record('human Ada, human Hugo', f'1 shake {GRID}', way='paper'))
def test_a_pause_on_paper(program):
    """While everybody writes on paper the Pause key covers the cubes for all, and the time stands still."""
    sit_down(program)
    program.click_on('button', 'Lift the lid')
    wait(lambda: len(cubes(program)) == 25, 'the cubes')
    program.key('Pause')
    program.find('label', 'The time stands still')
    no_cube(program)
    program.click_on('button', 'Lift the lid')
    wait(lambda: len(cubes(program)) == 25, 'the cubes')
    call_time(program)
    program.click_on('button', 'I am Ada: type my list')
    wait_for_slip(program)
    click_cubes(program, ['b3', 'b4', 'c4'])
    says(program, 'DEA: 4 letters or more')
    program.key('Escape')
    # The second click of a double click does not take away what the first one has asked.
    program.click(program.find('button', 'I am done…', sensitive=True), times=2)
    program.click_on('button', 'I am done')
    program.find('button', 'I am Hugo: type my list')


main(settings={'pace': '0'})
