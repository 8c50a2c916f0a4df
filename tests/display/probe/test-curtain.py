# SPDX-License-Identifier: GPL-3.0-or-later
"""The curtain opens only when somebody presses its button on purpose. Whoever turns away from a secret
finds the curtain closed afterwards, whichever way they come back."""

import os
import functools
import re
import subprocess
import threading
import time

from salon_display import main, wait, windows, with_options, xdotool
from table_player import (cards, clickable, curtain, kept, moves_of, open_curtain, record,
                          says, show, sit_down, space, tray_of)

TWO = 'human Ada, human Nora'
FOUR = 'human Ada, human Nora, human Lea, human Hugo'
SHOWN = re.compile(r'^space \d+, worth \d+, (?!empty$|hidden$)')
SMALL = {'size': (1024, 600)}


def shut(program, name='Ada'):
    """Waits for the curtain before this person. No widget tells a card, not even on hidden pages."""
    program.find('button', f'I am {name}')
    told = [node for node in program.app.survey(hidden=True)
            if node[1] == 'grid cell' and SHOWN.match(node[2])]
    assert not told, told


def handled(program):
    """Waits until the program has handled all earlier events of mouse and keyboard, by asking it
    hundreds of questions, which it answers after them."""
    for _ in range(2):
        program.tree()


def still_shut(program, name='Ada'):
    handled(program)
    shut(program, name)


def at(node, part=(0.5, 0.5)):
    """The node's place on the screen, as arguments for xdotool."""
    x, y, width, height = node.extents
    border = 5
    return x + int(width * part[0]) + border, y + int(height * part[1]) + border


def press_elsewhere():
    """Presses the mouse in another place, so that the button of the next curtain need not avoid it."""
    xdotool('mousemove', 20, 500, 'click', 1)


def begin_to_lay(program):
    """Lays half a word for Ada."""
    sit_down(program)
    open_curtain(program, 'Ada')
    program.find('button', 'Lay this word')
    program.type('roc')
    wait(lambda: cards(tray_of(program, 'Ada')) == 'ROC', 'half a word')


def is_half_laid(program):
    """Checks that Ada's half word is there after the curtain is opened, and nowhere before."""
    shut(program)
    open_curtain(program, 'Ada')
    wait(lambda: cards(tray_of(program, 'Ada')) == 'ROC', 'half a word')


# Presses

@kept(record(FOUR, 'LETTER. KETTLE TREASURER PEPPER', cards='off'), chooses=[1, 2, 3, 4])
def test_impatient_clicks(program):
    """A player keeps clicking on the tray that they ask, where the button of the curtain would be."""
    sit_down(program)
    program.click(program.find('group', re.compile('^Ada, 0 points')))
    # The upper edge of the button would be on the tray of the last player.
    x, y = program.place(curtain(program, 'Ada'), (0.5, 0.05))
    open_curtain(program, 'Ada')
    program.click_on('button', 'Hide my word')
    owners = {tray.name.split('’')[0]: tray.extents for tray in program.look('grid', re.compile('’s tray$'))}
    owner = [name for name, (left, top, width, height) in owners.items()
             if left < x - 5 < left + width and top < y - 5 < top + height][0]
    program.click_on('button', 'E')
    says(program, 'Ada, whom do you ask for E?')
    xdotool('mousemove', x, y, 'click', '--repeat', 8, '--delay', 250, 1)
    still_shut(program, owner)
    wait(lambda: len(moves_of(program)) == 1, 'the record')
    open_curtain(program, owner)
    wait(lambda: clickable(tray_of(program, owner)), 'cards to choose from')


@kept(record(TWO, '- -'))
def test_clicks_where_the_button_will_be(program):
    """Clicks on the place of the button until its time is over, whichever way the curtain was closed."""
    sit_down(program)
    place = program.place(curtain(program, 'Ada'))
    open_curtain(program, 'Ada')
    program.type('rocket')
    program.find('button', 'Lay this word', sensitive=True)
    xdotool('key', 'Return', 'mousemove', *place, 'click', '--repeat', 8, '--delay', 200, 1)
    still_shut(program, 'Nora')
    open_curtain(program, 'Nora')
    program.find('heading', re.compile('^Nora, choose'))


def early(again, do):
    """Does something before a press may open the curtain. If the machine is too slow for that, again ()
    takes the curtain away and closes it, for another attempt."""
    def once():
        xdotool('keyup', 'space', 'keyup', 'Return', 'mouseup', 1)
        again()
        began = time.monotonic()
        do()
        return time.monotonic() - began < 0.6

    wait(once, 'a moment without delays')


def shut_again(program):
    """Goes to another page and back to the table at once."""
    def again():
        program.key('ctrl+n')
        program.find('button', 'Lay the words')
        program.key('alt+Left')
    return again


@kept(record(TWO, '- -'))
def test_early_clicks(program):
    begin_to_lay(program)
    press_elsewhere()
    program.key('ctrl+n')
    program.find('button', 'Lay the words')
    program.key('alt+Left')
    x, y = program.place(curtain(program, 'Ada'))
    for clicks in (1, 2, 3, 8):
        click = ('click', '--repeat', clicks, '--delay', 40, 1)
        early(shut_again(program), lambda: xdotool('mousemove', x, y, *click))
        still_shut(program)
        press_elsewhere()
    # The release belongs to the earlier press, so it does not open the curtain.
    early(shut_again(program), lambda: xdotool('mousemove', x, y, 'mousedown', 1))
    program.find('button', 'I am Ada', sensitive=True)
    xdotool('mouseup', 1)
    still_shut(program)
    # A click after that is a new one, and does.
    is_half_laid(program)


@kept(record(TWO, '- -'))
def test_a_button_held_down_across_the_closing(program):
    begin_to_lay(program)
    press_elsewhere()
    shut_again(program)()
    x, y = program.place(curtain(program, 'Ada'))
    open_curtain(program, 'Ada')
    xdotool('mousemove', x, y, 'mousedown', 1)
    handled(program)
    program.action('new-game')
    program.find('button', 'Lay the words')
    program.action('resume')
    button = program.find('button', 'I am Ada', sensitive=True)
    xdotool('mousemove', *at(button), 'mouseup', 1)
    still_shut(program)


@kept(record(TWO, '- -'))
def test_a_press_for_another_curtain(program):
    """The mouse button is down while another game comes to the table, which has a curtain too."""
    path = f'{program.home}/other.salon'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(record('human Hugo, human Lea', '- -'))
    sit_down(program)
    xdotool('mousemove', *program.place(curtain(program, 'Ada')), 'mousedown', 1)
    handled(program)
    program.open_file(path)
    program.find('button', 'I am Hugo', sensitive=True)
    xdotool('mouseup', 1)
    still_shut(program, 'Hugo')
    open_curtain(program, 'Hugo')
    program.find('button', 'Lay this word')


@kept(record(TWO, '- -'))
def test_a_held_key(program):
    begin_to_lay(program)
    program.type('ket')
    program.find('button', 'Lay this word', sensitive=True)
    # The first press lays the word, and the key is still down; the others come before a press may open the curtain.
    for key in ('Return', 'space', 'KP_Enter'):
        if key == 'Return':
            xdotool('keydown', key)
        else:
            early(shut_again(program), functools.partial(xdotool, 'keydown', key))
        program.find('button', 'I am Nora', sensitive=True)
        wait(lambda: program.find('button', 'I am Nora').focused, 'the button to have the focus')
        handled(program)
        xdotool('keyup', key)
        still_shut(program, 'Nora')
    # A new press opens the curtain.
    program.find('button', 'I am Nora', sensitive=True)
    program.key('Return')
    program.find('heading', re.compile('^Nora, choose'))
    assert cards(tray_of(program, 'Nora')) == ''


@kept(record(TWO, '- -'))
def test_early_keys_and_clicks_together(program):
    begin_to_lay(program)
    press_elsewhere()
    shut_again(program)()
    x, y = program.place(curtain(program, 'Ada'))
    press_elsewhere()
    early(shut_again(program),
          lambda: xdotool('mousemove', x, y, 'keydown', 'space', 'mousedown', 1, 'keyup', 'space',
                          'key', 'Return', 'mouseup', 1, 'keydown', 'Return'))
    program.find('button', 'I am Ada', sensitive=True)
    handled(program)
    xdotool('keyup', 'Return')
    still_shut(program)
    program.key('space')
    wait(lambda: cards(tray_of(program, 'Ada')) == 'ROC', 'half a word')


@kept(record(TWO, '- -'))
def test_an_assistive_technology(program):
    begin_to_lay(program)
    button = None

    def again():
        nonlocal button
        shut_again(program)()
        button = program.find('button', 'I am Ada')

    early(again, lambda: button.press())
    still_shut(program)
    program.find('button', 'I am Ada', sensitive=True).press()
    wait(lambda: cards(tray_of(program, 'Ada')) == 'ROC', 'half a word')


# Ways out and back

def new_game_and(*back):
    """Goes to the page for a new game, and back in one of several ways."""
    def way(program):
        program.key('ctrl+n')
        program.find('button', 'Lay the words')
        assert not program.look('grid cell', SHOWN)
        for do in back:
            do(program)
    return way


def menu(item):
    def choose(program):
        program.click_on('button', 'Main menu')
        program.click(program.find('menu item', item))
    return choose


def start_again(*args):
    """Starts the program again from the command line; the running one gets the request."""
    def start(program):
        subprocess.run([os.environ['SALON_PROGRAM'], *args], check=True,
                       env=dict(os.environ, HOME=program.home))
    return start


def dialog(key):
    """Opens a dialog of the program, uses it, and closes it."""
    def way(program):
        before = windows()
        program.key(key)
        if program.toolkit < (4, 10):
            # Without a window manager, keys go to the window under the mouse.
            _, x, y, width, height = wait(lambda: [window for window in windows()
                                                   if window not in before], 'the dialog')[0]
            xdotool('mousemove', x + width // 2, y + height // 2)
        program.find('button', 'I am Ada')
        program.key('Escape')
        wait(lambda: windows() == before, 'the dialog to go')
    return way


def the_window_goes(program):
    """Hides the window, as when it is minimised, and shows it again."""
    window = max(windows(), key=lambda window: window[3] * window[4])[0]
    xdotool('windowunmap', '--sync', window)
    xdotool('windowmap', '--sync', window)


def another_window(program):
    """Gives the keyboard to another window for a while: the root window."""
    window = max(windows(), key=lambda window: window[3] * window[4])[0]
    root = xdotool('search', '--maxdepth', '0', '--name', '').split()[0]
    xdotool('mousemove', 1200, 700, 'windowfocus', root)
    program.find('button', 'I am Ada')
    xdotool('windowfocus', window)


def open_the_same_file(program):
    program.key('ctrl+n')
    program.find('button', 'Lay the words')
    program.open_file(f'{program.home}/.local/share/salon/current.salon')


WAYS = {
    'the shortcut back': new_game_and(lambda program: program.key('alt+Left')),
    'the button back': new_game_and(lambda program: program.click_on('button', 'Back')),
    'the bus': new_game_and(lambda program: program.action('resume')),
    'a second start': new_game_and(start_again('--resume')),
    'the home': lambda program: (program.click_on('button', 'Home'),
                                 program.click_on('button', 'Sit down')),
    'the shortcut of a new game': lambda program: (program.key('ctrl+n'),
                                                  program.find('button', 'Lay the words'),
                                                  program.key('alt+Left')),
    'a new game over the bus': lambda program: (program.action('new-game'),
                                                program.find('button', 'Lay the words'),
                                                program.key('alt+Left')),
    'a new game from the command line': lambda program: (start_again('--new-game')(program),
                                                         program.find('button', 'Lay the words'),
                                                         program.key('alt+Left')),
    'the file of the game': open_the_same_file,
    'a window put away': the_window_goes,
}


@kept(record(TWO, '- -'), **SMALL)
def test_ways_to_a_half_laid_word(program):
    begin_to_lay(program)
    for name, way in WAYS.items():
        print('# by way of:', name, flush=True)
        way(program)
        is_half_laid(program)


@kept(record(TWO, '- -'), **SMALL)
def test_another_window_before_a_half_laid_word(program):
    begin_to_lay(program)
    another_window(program)
    is_half_laid(program)


@kept(record(TWO, '- -'), **SMALL)
def test_help_before_a_half_laid_word(program):
    begin_to_lay(program)
    dialog('F1')(program)
    is_half_laid(program)


@kept(record(TWO, '- -'), **SMALL)
def test_preferences_before_a_half_laid_word(program):
    begin_to_lay(program)
    dialog('ctrl+comma')(program)
    is_half_laid(program)


@kept(record('human Ada, computer-easy Hugo', '- -'))
def test_one_person_alone_needs_no_curtain(program):
    sit_down(program)
    program.find('button', 'Lay this word')
    program.type('roc')
    for name, way in (('back', shut_again(program)), ('put away', lambda: the_window_goes(program))):
        print('# by way of:', name, flush=True)
        way()
        wait(lambda: cards(tray_of(program, 'Ada')) == 'ROC', 'the word')
        assert not program.sees('button', re.compile('^I am '))
    program.type('k')
    wait(lambda: cards(tray_of(program, 'Ada')) == 'ROCK', 'the next letter')


@kept(record(TWO, 'LETTER. KAYAK', '2 ask 1 T', cards='off', first=2), chooses=[1])
def test_ways_to_an_answer(program):
    """The cards of the player who is asked are visible; then that player turns away."""
    sit_down(program)
    for name, way in (('back', WAYS['the shortcut back']), ('the bus', WAYS['the bus']),
                      ('a window put away', the_window_goes)):
        print('# by way of:', name, flush=True)
        shut(program)
        open_curtain(program, 'Ada')
        wait(lambda: clickable(tray_of(program, 'Ada')) == [3, 4], 'the cards')
        way(program)
    shut(program)
    open_curtain(program, 'Ada')
    # Nobody can name a word meanwhile, so that page does not lead past the curtain.
    assert not program.sees('button', 'Name a word…')
    show(program, 'Ada', 3)
    says(program, 'Nora, ask Ada for…')
    wait(lambda: moves_of(program) == ['2 ask 1 T', '1 show 3'], 'the record')


@kept(record(TWO, 'CAT TEA KETTLE PEPPER', '2 ask 1 T', cards='off', first=2), chooses=[1])
def test_ways_to_a_choice_of_trays(program):
    sit_down(program)
    open_curtain(program, 'Ada')
    WAYS['the shortcut back'](program)
    shut(program)
    open_curtain(program, 'Ada')


@kept(record(TWO, 'LETTER. KAYAK', cards='off', first=2))
def test_who_turns_away_has_put_their_word_down(program):
    sit_down(program)
    program.click(program.find('group', re.compile('^Nora, 0 points')))
    open_curtain(program, 'Nora')
    wait(lambda: cards(tray_of(program, 'Nora')) == 'KAYAK', 'the word')
    shut_again(program)()
    says(program, 'Nora, ask Ada for…')
    assert not [node for node in program.app.survey(hidden=True)
                if node[1] == 'grid cell' and SHOWN.match(node[2])]
    assert not program.sees('button', 'Hide my word')


# Frames

class Watch:
    """Records every change of a part of the screen."""

    def __init__(self, left, top, width, height):
        self.place = left, top, width, height
        self.seen = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.look_on)

    def look_on(self):
        left, top, width, height = self.place
        with open(os.environ['SALON_FRAMEBUFFER'], 'rb') as screen:
            head = int.from_bytes(screen.read(4), 'big')
            screen.seek(0)
            fields = screen.read(100)
            line = int.from_bytes(fields[48:52], 'big')
            colours = int.from_bytes(fields[76:80], 'big')
            while not self.over.is_set():
                picture = b''
                for row in range(top, top + height, 4):
                    screen.seek(head + colours * 12 + row * line + left * 4)
                    picture += screen.read(width * 4)
                if not self.seen or self.seen[-1] != picture:
                    self.seen.append(picture)

    def __enter__(self):
        self.thread.start()
        wait(lambda: self.seen, 'the first picture')
        return self

    def __exit__(self, *args):
        self.over.set()
        self.thread.join()


def blank_share(picture):
    """How much of a picture is as an empty window is drawn, which is lighter than any paper of a table."""
    pixels = list(zip(picture[::16], picture[1::16], picture[2::16]))
    return sum(min(pixel) >= 248 for pixel in pixels) / len(pixels)


def pages_of(program):
    """Records a part of the pages of a program, in the middle of its window."""
    x, y, width, height = program.app.children[0].extents
    return Watch(x + width // 3, y + 100, width // 3, height - 140)


def assert_no_blank_frame(watch):
    shares = [blank_share(picture) for picture in watch.seen]
    assert len(shares) > 1 and max(shares) < 0.5, shares


@with_options(animations=True)
def test_no_frame_is_blank_between_set_up_and_laying(program):
    begin = program.find('button', 'Lay the words')
    with pages_of(program) as watch:
        program.click(begin)
        program.find('button', 'Lay this word')
        handled(program)
    assert_no_blank_frame(watch)


@kept(record(TWO, '- -'), animations=True)
def test_no_frame_is_blank_round_the_curtain(program):
    begin_to_lay(program)
    program.type('ket')
    program.find('button', 'Lay this word', sensitive=True)
    with pages_of(program) as watch:
        program.key('Return')
        open_curtain(program, 'Nora')
        program.find('button', 'Lay this word')
        handled(program)
    assert_no_blank_frame(watch)


@kept(record(TWO, '- -'), animations=True)
def test_no_frame_shows_the_cards_of_another(program):
    """In the place of Ada's word the screen shows her word, then the curtain, then an empty tray,
    and nothing between; her word does not come back."""
    begin_to_lay(program)
    program.type('ket')
    program.find('button', 'Lay this word', sensitive=True)
    x, y, width, height = space(tray_of(program, 'Ada'), 4).extents
    xdotool('mousemove', 20, 500)
    handled(program)
    with Watch(x + 5, y + 5, width * 2, height) as watch:
        program.key('Return')
        program.find('button', 'I am Nora', sensitive=True)
        open_curtain(program, 'Nora')
        wait(lambda: cards(tray_of(program, 'Nora')) == '', 'an empty tray')
        handled(program)
    # Cards are light. A picture that was read while the screen changed has parts of both.
    light = [sum(min(picture[i:i + 3]) > 190 for i in range(0, len(picture), 4)) for picture in watch.seen]
    bare = [count < light[0] / 10 for count in light]
    assert not bare[0] and bare == sorted(bare), light


main(settings={'pace': '0', 'draw-first': 'false'})
