# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page in every look, at the sizes of small, usual and large screens: what can be clicked is large enough, within
the width of the window and not on something else that can be clicked; labels are within it too; and what has to be
visible is completely within the window.

Each page and look is taken once, in one of the sizes, light or dark, and each page once more in a small window with
large text. With SALON_SIZES=whole, as ./check --long sets it, it is the whole product of pages, looks, light, dark and
high contrast, sizes, and usual and large text.

The pictures are saved as size-WIDTH-MODE-PAGE-LOOK.png, or with “-large” at the end, for people to look at.
"""

import os
import re

from salon_display import main, wait
from table_player import home_with, record, says, sit_down

WHOLE = os.environ.get('SALON_SIZES') == 'whole'
SIZES = ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440)) if WHOLE else ((1024, 600), (1280, 800), (2560, 1440))
LOOKS = ('1964', 'miro-1967', '1982')
# What the desktop asks for, and the environment of the program then.
MODES = {'light': (False, {}), 'dark': (True, {}),
         'contrast': (False, {'ADW_DEBUG_HIGH_CONTRAST': '1'}),
         'contrast-dark': (True, {'ADW_DEBUG_HIGH_CONTRAST': '1'})}
# By how much the desktop enlarges text.
LARGE = 1.5
FAST = {'pace': '0', 'draw-first': 'false'}
# Roles of what is clicked with the mouse.
ROLES = ('button', 'toggle button', 'text box', 'combo box', 'radio', 'switch', 'check box')

THREE = record('human Ada, computer-easy Hugo, computer-easy Marie',
               '..ROCKET TREASURER. KAYAK', '1 draw normal, 1 ask 2 S, 2 show 5')
TWO = record('human Ada, computer-easy Hugo', '..ROCKET TREASURER.', '1 draw normal, 1 ask 2 S, 2 show 5')
SIX = record('human Ada, human Nora, human Tim, human Lea, human Bartholomew Montgomery, human Hugo',
             '..ROCKET TREASURER. KAYAK LETTER JUDGE BUCKET', '1 draw right-exposes, 6 expose 3')
TRAYS = record('human Ada, computer-easy Hugo', 'ROCKET LETTER KAYAK JUDGE', '1 draw normal')
CURTAIN = record('human Ada, human Nora', '- -')
LAST = record('human Ada, computer-easy Hugo, human Nora', 'A ROTUNDA IT',
              '2 ask 1 A, 1 show 1, 2 ask 3 I, 3 show 1, 2 ask 3 T, 3 show 2, 3 ask 2 E, 2 no,'
              '1 ask 2 E, 2 no, 3 ask 2 B, 2 no', cards='off', spelling='free', first=2)
LAID = record('human Ada, computer-easy Hugo, computer-easy Marie', '- - -')


# Least width and height of a target without its padding, which GTK does not tell of, in px.
TARGET = 22


def is_shared(root, area):
    """Whether all of an area is on a target. The box round a chair and its card is larger than both: where two such boxes
    meet, there may be nothing but the floor. Newer versions of GTK cannot say what is at a point."""
    if root.toolkit >= (4, 10):
        return True
    points = [(area[0] + area[2] * i // 10, area[1] + area[3] * j // 10) for i in range(1, 10, 2) for j in range(1, 10, 2)]
    nodes = {node.path: node for node in root.walk()}

    def is_on_target(point):
        found = nodes.get(root.at_point(*point))
        return found is not None and any(node.role in ROLES for node in [found, *found.ancestors()])

    return all(is_on_target(point) for point in points)


def overlap(one, other):
    """Whether two rectangles have more than an edge in common."""
    return min(*one[2:], *other[2:]) > 0 and all(one[i] + 1 < other[i] + other[i + 2] and other[i] + 1 < one[i] + one[i + 2] for i in (0, 1))

def cut(extents, frame):
    """What of a rectangle is within another one."""
    ends = [min(extents[i] + extents[i + 2], frame[i] + frame[i + 2]) for i in (0, 1)]
    begins = [max(extents[i], frame[i]) for i in (0, 1)]
    return (*begins, *(max(0, ends[i] - begins[i]) for i in (0, 1)))

def check_targets(root, targets):
    """Says what is wrong with the targets, (node, name, extents) of each, in a window."""
    above, seen, places = {}, [], {}
    for node, name, extents in targets:
        if min(extents[2:]) < TARGET:
            yield f'{name} is too small', extents
        above[node.path] = list(node.ancestors())
        # What is scrolled out of sight is on nothing.
        for ancestor in above[node.path]:
            if ancestor.path not in places:
                places[ancestor.path] = ancestor.extents
            if places[ancestor.path][2] > 0:
                extents = cut(extents, places[ancestor.path])
        seen.append((node, name, extents))
    for number, (node, name, extents) in enumerate(seen):
        for other, other_name, other_extents in seen[:number]:
            family = {relative.path for one in (node, other) for relative in above[one.path]}
            if overlap(extents, other_extents) and not {node.path, other.path} & family and \
                    is_shared(root, cut(extents, other_extents)):
                yield f'{name} is on {other_name}', (extents, other_extents)


def check_page(program, size, name):
    """Checks the visible nodes that can be clicked, and labels, and that those of MUST_BE_SEEN are completely within
    the window."""
    frame = program.app.children[0]
    # The frame is the window without its border, and gets its new size a little later.
    wait(lambda: 0 <= size[0] - frame.extents[2] <= 100 and
         size[0] - frame.extents[2] == size[1] - frame.extents[3], f'the frame of {size}')
    _, _, width, height = frame.extents
    targets = []
    ill = []
    for node, role, its_name, states in frame.survey():
        if role not in (*ROLES, 'label') or role != 'label' and 'sensitive' not in states:
            continue
        x, y, w, h = extents = node.extents
        if w <= 0 or h <= 0 or not node.shown:
            continue
        if role != 'label':
            targets.append((node, f'{role} {its_name}', extents))
        # A node that can be scrolled to may be below the window, but not beside it.
        if x < 0 or x + w > width:
            ill.append((f'{role} {its_name} is beside the window', extents))
    ill += check_targets(frame, targets)
    for role, its_name in MUST_BE_SEEN[name]:
        x, y, w, h = program.find(role, its_name).extents
        if not (0 <= x and x + w <= width and 0 <= y and y + h <= height):
            ill.append((f'{its_name} is not all in sight', (x, y, w, h)))
    assert targets and not ill, '\n'.join(f'{name} {size} {what}: {where}' for what, where in ill)


# What has to be visible at every size without scrolling.
MUST_BE_SEEN = {
    'home': [('button', 'New game'), ('button', 'Sit down')],
    'home-new': [('button', 'Begin'), ('button', 'Play'), ('button', 'Choose')],
    'new-game': [('button', 'Lay the words')],
    'lay': [('button', 'Lay this word'), ('button', 'Suggest a word'), ('grid', 'Ada’s tray'),
            ('button', re.compile('^Z, '))],
    'table-2': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('button', 'Name a word…'), ('button', 'Z'),
                ('grid', 'Score pad')],
    'table-3': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('grid', 'Marie’s tray'),
                ('button', 'Name a word…'), ('button', 'Z'), ('grid', 'Score pad')],
    'table-6': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('button', 'Name a word…'),
                ('button', 'Z'), ('grid', 'Score pad')],
    'table-trays': [('grid', 'Ada’s left tray'), ('grid', 'Hugo’s right tray'),
                    ('button', 'Name a word…'), ('button', 'Z'), ('grid', 'Score pad')],
    'curtain': [('button', 'I am Ada'), ('heading', 'Ada')],
    'name': [('button', 'Not now'), ('button', 'Name the word'), ('label', 'Hugo’s whole row')],
    'name-6': [('button', 'Not now'), ('button', 'Name the word')],
    'end': [('button', 'Play again'), ('button', 'Look at the table')],
}


def pages():
    """Gives for each page its name, a game, and a function that leads from the game to the page."""
    def new_game(program):
        program.find('button', 'Lay the words')

    def home(program):
        program.find('button', 'Sit down', sensitive=True)

    def home_new(program):
        program.find('button', 'Choose')

    def lay(program):
        sit_down(program)
        program.find('button', 'Lay this word')
        program.type('zebra.')
        program.find('button', 'Lay this word', sensitive=True)

    def table(program):
        sit_down(program)
        program.find('button', 'Name a word…')

    def curtain(program):
        sit_down(program)
        program.find('button', 'I am Ada')

    def naming(program):
        table(program)
        program.click_on('button', 'Name a word…')
        program.find('button', 'Name the word')

    def end(program):
        sit_down(program)
        says(program, 'Ada, ask Hugo for…')
        program.click_on('button', 'Q')
        program.find('button', 'Play again')

    return (('home', THREE, home), ('home-new', None, home_new), ('new-game', None, new_game),
            ('table-2', TWO, table), ('lay', LAID, lay), ('table-3', THREE, table),
            ('table-6', SIX, table), ('table-trays', TRAYS, table), ('curtain', CURTAIN, curtain),
            ('name', THREE, naming), ('name-6', SIX, naming), ('end', LAST, end))


def make_test(page, look, mode, sizes, text=1):
    name, game, way = page
    dark, env = MODES[mode]

    def test(program):
        way(program)
        ill = []
        for size in sizes:
            program.resize(*size)
            try:
                check_page(program, size, name)
            except AssertionError as error:
                ill.append(str(error))
            program.screenshot(f'size-{size[0]}-{mode}-{name}-{look}' + ('-large' if text > 1 else ''))
        assert not ill, '\n'.join(ill)

    test.options = {'dark': dark, 'env': env, 'text': text, 'settings': {**FAST, 'look': f"'{look}'"},
                    'to_set_up': name == 'new-game', **({'home': home_with(game)} if game else {})}
    return test


def cases():
    """Gives page, look, mode, sizes and text of each test."""
    for number, page in enumerate(pages()):
        for turn, look in enumerate(LOOKS):
            if WHOLE:
                yield from ((page, look, mode, SIZES, text) for mode in MODES for text in (1, LARGE))
            else:
                yield page, look, ('light', 'dark')[(number + turn) % 2], (SIZES[(number + turn) % 3],), 1
        if not WHOLE:
            yield page, LOOKS[number % 3], 'light', (SIZES[0],), LARGE


for case in cases():
    words = ['test', case[0][0], *case[1:3], *(['large'] if case[4] > 1 else [])]
    globals()['_'.join(words).replace('-', '_')] = make_test(*case)

main()
