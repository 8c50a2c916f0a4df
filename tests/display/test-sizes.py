# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page at the sizes of small, usual and large screens, light and dark: all
that can be clicked is shown, within the window and not cut.

The pictures are kept as size-WIDTH-light-PAGE.png, for people to look at.
"""

import re

from salon_display import main, wait
from table_player import home_with, record, says, sit_down

SIZES = ((1024, 600), (1280, 800), (2560, 1440))
FAST = {'pace': '0', 'draw-first': 'false'}
# What is clicked with the mouse, wherever it stands.
ROLES = ('button', 'toggle button', 'text box', 'combo box', 'radio', 'switch', 'check box')

THREE = record('human Ada, computer-easy Hugo, computer-easy Marie',
               '..ROCKET TREASURER. KAYAK', '1 draw normal, 1 ask 2 S, 2 show 5')
SIX = record('human Ada, human Nora, human Tim, human Lea, human Bartholomew Montgomery, human Hugo',
             '..ROCKET TREASURER. KAYAK LETTER JUDGE BUCKET', '1 draw right-exposes, 6 expose 3')
TRAYS = record('human Ada, computer-easy Hugo', 'ROCKET LETTER KAYAK JUDGE', '1 draw normal')
CURTAIN = record('human Ada, human Nora', '- -')
LAST = record('human Ada, computer-easy Hugo, human Nora', 'A ROTUNDA IT',
              '2 ask 1 A, 1 show 1, 2 ask 3 I, 3 show 1, 2 ask 3 T, 3 show 2, 3 ask 2 E, 2 no,'
              '1 ask 2 E, 2 no, 3 ask 2 B, 2 no', cards='off', spelling='free', first=2)
LAID = record('human Ada, computer-easy Hugo, computer-easy Marie', '- - -')


def check_page(program, size, name):
    """All that can be clicked lies within the window, and nothing covers it."""
    frame = program.app.children[0]
    # The frame is the window without its border, and follows it a little later.
    wait(lambda: 0 <= size[0] - frame.extents[2] <= 100 and
         size[0] - frame.extents[2] == size[1] - frame.extents[3], f'the frame of {size}')
    _, _, width, height = frame.extents
    seen = 0
    for node, role, its_name, states in frame.survey():
        x, y, w, h = node.extents
        if role not in ROLES or 'sensitive' not in states or w <= 0 or h <= 0 or not node.shown:
            continue
        seen += 1
        # What has to be scrolled to may stand lower, but never beside.
        assert 0 <= x and x + w <= width, (name, size, role, its_name, (x, y, w, h))
    assert seen > 0, (name, size)
    for role, its_name in MUST_BE_SEEN[name]:
        x, y, w, h = program.find(role, its_name).extents
        assert 0 <= x and x + w <= width and 0 <= y and y + h <= height, \
            (name, size, its_name, (x, y, w, h))


# What has to be in sight at every size without scrolling.
MUST_BE_SEEN = {
    'new-game': [('button', 'Start')],
    'lay': [('button', 'Lay this word'), ('button', 'Suggest a word'), ('grid', 'Ada’s tray'),
            ('button', re.compile('^Z, '))],
    'table-3': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('grid', 'Marie’s tray'),
                ('button', 'Name a word…'), ('button', 'Z'), ('grid', 'Score pad')],
    'table-6': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('button', 'Name a word…'),
                ('button', 'Z'), ('grid', 'Score pad')],
    'table-trays': [('grid', 'Ada’s left tray'), ('grid', 'Hugo’s right tray'),
                    ('button', 'Name a word…'), ('button', 'Z'), ('grid', 'Score pad')],
    'curtain': [('button', 'I am Ada'), ('heading', 'Ada')],
    'name': [('button', 'Cancel'), ('button', 'Name it'), ('heading', 'Name Hugo’s word')],
    'name-6': [('button', 'Cancel'), ('button', 'Name it')],
    'end': [('button', 'Play again'), ('button', 'Look at the table')],
}


def pages():
    """A name, a game, and the way to the page from it."""
    def new_game(program):
        program.find('button', 'Start')

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
        program.find('button', 'Name it')

    def end(program):
        sit_down(program)
        says(program, 'Ada, ask Hugo for…')
        program.click_on('button', 'Q')
        program.find('button', 'Play again')

    return (('new-game', None, new_game), ('lay', LAID, lay), ('table-3', THREE, table),
            ('table-6', SIX, table), ('table-trays', TRAYS, table), ('curtain', CURTAIN, curtain),
            ('name', THREE, naming), ('name-6', SIX, naming), ('end', LAST, end))


def make_test(name, game, way, dark):
    def test(program):
        way(program)
        ill = []
        for size in SIZES:
            program.resize(*size)
            try:
                check_page(program, size, name)
            except AssertionError as error:
                ill.append(str(error))
            program.screenshot(f'size-{size[0]}-{"dark" if dark else "light"}-{name}')
        assert not ill, '\n'.join(ill)

    test.options = {'dark': dark, **({'home': home_with(game)} if game else {})}
    return test


for page in pages():
    for is_dark in (False, True):
        shade = 'dark' if is_dark else 'light'
        globals()[f'test_{page[0].replace("-", "_")}_{shade}'] = make_test(*page, is_dark)

main(settings=FAST)
