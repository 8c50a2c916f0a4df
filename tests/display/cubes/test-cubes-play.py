# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole rounds of Cubes: by mouse, with keys alone, behind the curtain, on paper, with the Bar."""

import re
import signal

from cubes_player import (GRID, call_time, click_cubes, cubes, drag, drag_over, finish, kept, lift, own_list, record, record_of,
                          says, sit_down, slip, spot, told, wait_for_slip, write)
from salon_display import main, wait

ALONE = record('human Ada, computer-beginner Hugo', f'1 shake {GRID}', check=True)
EIGHT = record('human Ada, human Bartholomew, computer-easy Marie, computer-hard Nora, computer-easy Theodora, '
               'computer-easy Bo, computer-hard Tim, computer-medium Zoé', f'1 shake {GRID}')
SECRET = ('DEAR', 'LEASED', 'SKATER', 'THAW')


def no_secret(program, words=SECRET, letters=True):
    """No word of a list, and no letter of a cube, is in any widget."""
    tree = told(program)
    for word in words:
        assert word.lower() not in tree.lower(), f'{word} can be read:\n{tree}'
    if letters:
        assert not re.search(r"grid cell '(Qu|[A-Z]), [a-e][1-5]", tree), f'a cube can be read:\n{tree}'


def go_on(program, arrived, what):
    """Presses Enter until it is heard: a page that has just appeared takes no key."""
    def try_again():
        program.key('Return')
        return arrived()

    wait(try_again, what)


@kept(record('human Ada, computer-beginner Hugo'))
def test_by_mouse(program):
    """The cubes are shaken, words are dragged and clicked, one is rubbed out; the lists are read out, and the game ends."""
    sit_down(program)
    no_secret(program)
    program.click_on('button', 'Shake the cubes')
    wait_for_slip(program)
    faces = cubes(program)
    assert len(faces) == 25, faces

    path = ['a1', 'b2', 'c3', 'd4']
    word = ''.join(faces[place].upper() for place in path)
    drag_over(program, path)
    says(program, f'{word}: {len(word)} letters · on the cubes')
    program.click_on('button', 'Write')
    says(program, f'{word}: written')
    assert own_list(program, 'Ada') == [word]

    click_cubes(program, reversed(path))
    back = ''.join(faces[place].upper() for place in reversed(path))
    says(program, f'{back}: {len(back)} letters · on the cubes' if back != word else f'{back}: on your list')
    program.click_on('button', 'Take the word back')
    says(program, 'No letters yet')

    # What is on the grid is in no list before the time is up, and a word is rubbed out with a click.
    program.hover(program.find('list item', re.compile(word, re.I), within=program.find('list', 'Ada’s list')))
    program.click(program.find('button', re.compile('[Rr]ub')))
    wait(lambda: own_list(program, 'Ada') == [], 'an empty list')

    finish(program, 'Call time…')
    program.click(program.find('button', 'The result', sensitive=True))
    program.find('button', 'Play again')
    wait(lambda: record_of(program)[-1].endswith(' time'), 'the record')


@kept(ALONE)
def test_a_drag_in_one_frame(program):
    """No cube is lost of a drag that is over before the program draws once."""
    sit_down(program)
    program.click_on('button', 'Lift the lid')
    wait_for_slip(program)
    faces, path = cubes(program), ['a1', 'b2', 'c3', 'd3', 'd4', 'e4']
    points = [spot(program, place) for place in path]
    program.process.send_signal(signal.SIGSTOP)
    try:
        drag(points)
    finally:
        program.process.send_signal(signal.SIGCONT)
    word = ''.join(faces[place].upper() for place in path)
    says(program, f'{word}: {len(word)} letters · on the cubes')


@kept(ALONE)
def test_keys_alone(program):
    """Arrows walk over the cubes, letters trace, Enter writes, and a word that cannot be traced is asked about once."""
    sit_down(program)
    program.find('button', 'Lift the lid', sensitive=True)
    program.key('Return')
    wait_for_slip(program)

    # The first cube has the focus: W, then G beside it, and Y below.
    program.key('space', 'Right', 'space', 'Down', 'space')
    says(program, 'WGY: 4 letters or more')
    program.key('BackSpace')
    says(program, 'WG: 4 letters or more')
    program.key('Escape')
    says(program, 'No letters yet')

    write(program, 'DEAR', 'LEASED', checked=' · in the word list')
    program.type('seeds')
    says(program, 'SEEDS: needs a second S')
    program.key('Return')
    wait(lambda: 'Enter again writes it' in slip(program), 'the question')
    program.key('Return')
    says(program, 'SEEDS: written · in the word list')
    # A wrong word that is asked about does not get in the way of the next one.
    program.type('salt')
    program.key('Return')
    wait(lambda: 'Enter again writes it' in slip(program), 'the question')
    write(program, 'DESK', checked=' · in the word list')
    program.key('ctrl+z')
    program.type('dear')
    says(program, 'DEAR: on your list')
    program.key('Escape', 'ctrl+z')
    wait(lambda: own_list(program, 'Ada') == ['DEAR', 'LEASED'], 'the last word to be rubbed out')
    write(program, 'THAW', checked=' · in the word list')
    program.key('ctrl+z')
    says(program, 'No letters yet')
    program.key('ctrl+t')
    assert len(cubes(program)) == 25

    # The buttons are reached with Tab.
    for _ in range(40):
        if program.sees('button', re.compile('^Call time'), where=lambda node: node.focused):
            break
        program.key('Tab')
    program.key('Return')
    program.find('button', 'I am done', sensitive=True)
    program.key('Return')
    program.find('button', 'The result', sensitive=True)
    go_on(program, lambda: program.sees('button', 'Play again'), 'the end')


@kept(record('human Ada, human Hugo, computer-beginner Marie', f'1 shake {GRID}', target=50), size=(1280, 800))
def test_behind_the_curtain(program):
    """Two people write one after the other; nobody reads the list of the other one before the time is up, and a pause
    covers everything."""
    sit_down(program)
    program.find('button', 'I am Ada: lift the lid')
    no_secret(program)
    lift(program, 'Ada')
    write(program, 'DEAR', 'LEASED')
    program.type('ska')

    program.click_on('button', 'Pause')
    program.find('button', 'I am Ada: lift the lid')
    no_secret(program)
    program.click(program.find('button', 'I am Ada: lift the lid', sensitive=True))
    # What was begun is still there.
    says(program, 'SKA: 4 letters or more')
    program.key('Escape')
    assert own_list(program, 'Ada') == ['DEAR', 'LEASED']
    program.click_on('button', 'Home')
    program.find('button', 'Sit down')
    no_secret(program)
    sit_down(program)
    lift(program, 'Ada')
    finish(program)

    program.find('button', 'I am Hugo: lift the lid')
    no_secret(program)
    program.screenshot('cubes-hand-over')
    lift(program, 'Hugo')
    assert own_list(program, 'Hugo') == []
    no_secret(program, letters=False)
    write(program, 'THAW')
    finish(program)

    program.find('button', 'The standing', sensitive=True)
    for name, words in (('Ada', ['LEASED', 'DEAR']), ('Hugo', ['THAW'])):
        for word in words:
            program.find('list item', re.compile(word, re.I))
    program.click_on('button', 'The standing')
    # The seat to the left shakes, and comes first.
    program.click_on('button', 'Shake the cubes')
    program.find('button', 'I am Hugo: lift the lid')
    no_secret(program)


@kept(record('human Ada, human Hugo', f'1 shake {GRID}', way='paper'))
def test_on_paper(program):
    """The grid is there for everybody; then each types a list, one after the other."""
    sit_down(program)
    # The second click of an impatient one does not end the time that the first one has begun, nor does Enter.
    program.click(program.find('button', 'Lift the lid', sensitive=True), times=2)
    wait(lambda: len(cubes(program)) == 25, 'the cubes')
    assert not program.sees('button', 'Write')
    program.key('Return')
    # One press, or two, only ask.
    program.click(program.find('button', 'Call time…', sensitive=True), times=2)
    program.find('button', 'Call time for everybody')
    program.key('Escape')
    program.find_gone('button', 'Call time for everybody')
    assert len(cubes(program)) == 25
    call_time(program)

    for name, words, other in (('Ada', ('DEAR', 'DESK'), None), ('Hugo', ('THAW', 'DEAR'), 'DESK')):
        program.click(program.find('button', f'I am {name}: type my list', sensitive=True))
        wait_for_slip(program)
        if other:
            no_secret(program, [other], letters=False)
        write(program, *words)
        finish(program)

    program.click(program.find('button', 'The result', sensitive=True))
    program.find('button', 'Play again')
    moves = [line.split()[1] for line in record_of(program) if re.match(r'\d ', line)]
    assert moves == ['shake', *['write'] * 4, 'time'], moves


@kept(record('human Ada, computer-beginner Hugo', grid='bar-after'), size=(1280, 800))
def test_bar_after(program):
    """The shaker studies the cubes, chooses a corner by key, card and tray, and the time begins when the Bar lies."""
    sit_down(program)
    # The second click of an impatient one does not lay the Bar.
    program.click(program.find('button', 'Shake the cubes', sensitive=True), times=2)
    program.find('button', 'Place the Bar and start the time', sensitive=True)
    assert len(cubes(program)) == 25
    program.key('4')
    wait(lambda: program.find('button', 'bottom right').checked, 'the corner')
    program.click_on('button', 'top right')
    wait(lambda: program.find('button', 'top right').checked, 'the corner')
    program.key('Left', 'Down')
    wait(lambda: program.find('button', 'bottom left').checked, 'the corner')
    program.screenshot('cubes-bar')
    program.key('Return')
    wait_for_slip(program)
    assert len(cubes(program)) == 16, cubes(program)
    wait(lambda: any(line.startswith('1 bar SW') for line in record_of(program)), 'the Bar in the record')


@kept(record('human Ada, computer-beginner Hugo', grid='bar-before'))
def test_bar_before(program):
    """The corner is named first, then the cubes are shaken."""
    sit_down(program)
    program.find('button', 'Place the Bar', sensitive=True)
    program.key('2', 'Return')
    program.click_on('button', 'Shake the cubes')
    wait_for_slip(program)
    assert len(cubes(program)) == 16, cubes(program)


# Texts that are left out where there is no room, and notes; GTK 4.8 tells of them all the same.
SPARE = re.compile('^(Type, drag|Others’ words|16 cubes stay)')
NOTES = ('What counts', 'Mouse, or keys')
# Least width and height of what is clicked on these pages, in px. The buttons of the header are those of every page, and GTK does
# not tell how much padding is around them.
TARGET, HEADER_TARGET = 28, 22
HEADER = re.compile('(Home|Main menu|Minimize|Maximize|Close)$')


def fits(program, width, height):
    """Whatever can be pressed is within the window, and large enough; texts are within it too."""
    for role in ('button', 'label', 'grid cell'):
        for node in program.look(role):
            if SPARE.match(node.name) or role == 'label' and any(above.name in NOTES for above in node.ancestors()):
                continue
            x, y, wide, high = node.extents
            assert 0 <= x and 0 <= y and x + wide <= width and y + high <= height, f'{node!r} at {node.extents}'
            least = HEADER_TARGET if HEADER.match(node.name) else TARGET
            assert role == 'label' or min(wide, high) >= least, f'{node!r} is too small: {node.extents}'


def visit(program, name, sizes):
    """The hand-over and the page of a round in each size, with pictures for people to look at."""
    sit_down(program)
    for page in ('hand-over', 'round'):
        if page == 'round':
            lift(program, 'Ada')
            write(program, 'DEAR', 'LEASED')
            program.type('wate')
            says(program, 'WATE: no T beside this A')
        for width, height in sizes:
            program.resize(width, height)
            wait(lambda: width - 250 < program.find('button', 'Main menu').extents[0] < width, 'the new size')
            fits(program, width, height)
            program.screenshot(f'cubes-{width}-{name}-{page}')


@kept(EIGHT)
def test_sizes(program):
    visit(program, 'light', ((1024, 600), (1280, 800), (2560, 1440)))


@kept(record('human Ada, computer-easy Hugo', target=50, grid='bar-after'), text=1.5)
def test_sizes_before_the_time(program):
    """The shake with what counts and what the keys do beside it, and the Bar with its corners."""
    sit_down(program)
    for page in ('shake', 'bar'):
        if page == 'bar':
            program.click(program.find('button', 'Shake the cubes', sensitive=True))
            program.find('button', 'Place the Bar and start the time', sensitive=True)
        for width, height in ((1024, 600), (1280, 800)):
            program.resize(width, height)
            wait(lambda: width - 250 < program.find('button', 'Main menu').extents[0] < width, 'the new size')
            fits(program, width, height)
            program.screenshot(f'cubes-{width}-large-text-{page}')


@kept(EIGHT, dark=True, text=1.5)
def test_large_text(program):
    visit(program, 'large-text', ((1024, 600), (1280, 800)))


main(settings={'pace': '0'})
