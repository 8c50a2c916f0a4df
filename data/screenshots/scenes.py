# SPDX-License-Identifier: GPL-3.0-or-later
"""The scenes of the store page's pictures; see ./make.

A scene plays to its moment as a display test does, with the mouse and the keyboard.
"""

import re
import subprocess

import cubes_player
import palette
from salon_display import main, wait, windows
from table_player import kept, record, sit_down, tray_of
from wedges_maker import HEADQUARTERS, make_record

# What GTK puts round a window that no window manager decorates, its corners, in px.
BORDER, RADIUS = 5, 12
# The shadow: darkness in percent, blur, how far below; and the room for it.
DARKNESS, BLUR, BELOW, MARGIN = 40, 16, 8, 40

QUIET = {'pace': '0'}

PLAYERS = 'human Ada, computer-easy Marie, computer-easy Hugo, computer-easy Nora'
WORDS = '..ROCKET. BALCONIES LIGHTHOUSE. GIRAFFE'

TABLE = record(PLAYERS, WORDS, '''
               1 draw times-2, 1 ask 2 A, 2 show 2, 1 ask 3 P, 3 no
               2 draw no-blank-penalty, 2 ask 3 Z, 3 no
               3 draw times-2, 3 ask 2 O, 2 show 5, 3 ask 4 U, 4 no
               4 draw own-blank, 4 ask 3 ., 3 show 11, 4 ask 2 P, 2 no
               1 draw no-blank-penalty, 1 ask 2 E, 2 show 8, 1 ask 4 N, 4 no
               2 draw no-blank-penalty, 2 ask 4 A, 4 show 4, 2 ask 4 S, 4 no
               3 draw times-2, 3 ask 4 R, 4 show 3, 3 ask 1 E, 1 show 7, 3 ask 1 A, 1 no
               4 draw own-blank, 4 ask 3 I, 3 show 2, 4 ask 3 H, 3 show 6, 4 ask 2 D, 2 no
               1 draw times-3''', edition='parker-1982', spelling='free')

END = record(PLAYERS, WORDS, '''
             1 ask 2 A, 2 show 2, 1 ask 2 B, 2 show 1, 1 ask 2 Q, 2 no
             2 ask 4 G, 4 show 1, 2 ask 4 S, 4 no
             3 ask 4 I, 4 show 2, 3 ask 4 T, 4 no
             4 interrupt 2 BALCONIES, 4 interrupt 3 LIGHTHOUSES, 4 ask 1 E, 1 show 7, 4 ask 1 A, 1 no
             1 ask 4 R, 4 show 3, 1 ask 4 A, 4 show 4, 1 ask 4 F, 4 show 5, 1 ask 4 F, 4 show 6, 1 ask 4 N, 4 no
             2 ask 4 T, 4 no
             3 ask 4 E, 4 show 7, 3 ask 1 U, 1 no
             4 ask 1 I, 1 no
             1 ask 3 L, 3 show 1, 1 ask 3 I, 3 show 2, 1 ask 3 G, 3 show 3, 1 ask 3 B, 3 no
             2 ask 3 H, 3 show 4, 2 ask 3 T, 3 show 5, 2 ask 3 N, 3 no
             3 ask 1 L, 1 no
             4 ask 3 O, 3 show 7, 4 ask 3 U, 3 show 8, 4 ask 3 S, 3 show 9, 4 ask 3 D, 3 no
             1 ask 3 H, 3 show 6, 1 ask 3 E, 3 show 10, 1 ask 3 ., 3 show 11
             2 ask 1 A, 1 no, 3 ask 1 L, 1 no, 4 ask 1 N, 1 no
             2 ask 1 S, 1 no, 3 ask 1 D, 1 no, 4 ask 1 I''', cards='off')

DARK = record('human Ada, computer-hard Hugo', 'WIZARD.. .OYSTER GALAXY KEYBOARD.', '''
              1 draw normal, 1 ask 2 A, 2 show L2, 1 ask 2 S, 2 no
              2 draw times-3, 2 ask 1 E, 1 show R6, 2 ask 1 N, 1 no
              1 draw normal, 1 ask 2 Y, 2 show R3, 1 ask 2 E, 2 show R2, 1 ask 2 U, 2 no
              2 draw normal, 2 ask 1 A, 1 show L4, 2 ask 1 L, 1 no
              1 draw times-5''')


CUBES = cubes_player.record('human Ada, human Hugo', f'''
                            1 shake {cubes_player.GRID}, 1 write DEAR, 1 write READS, 1 write DARES, 1 write LEASED,
                            1 write EASE, 1 write THAW, 1 write DESK, 1 write LEASH, 1 write WHALER''', minutes='none')


def may_win(game):
    """Whether Ada has rolled, has half of her wedges, and may go to many spaces, headquarters among them."""
    return game.due() == ('move', 1) and len(game.wedges[1]) == 3 and len(game.options()) > 5 and all(game.wedges.values()) \
        and any(move.split()[2] in HEADQUARTERS for move in game.options())


WEDGES = make_record(['human Ada', 'human Hugo', 'human Marie', 'human Nora'], may_win, seed=13)[0]


def picture(program, name, colours=palette.COLOURS):
    """The window alone: rounds its corners and puts a shadow below it."""
    width, height = (side - 2 * BORDER for side in max(window[3:] for window in windows()))
    path = program.screenshot(name)
    subprocess.run([
        'convert', path, '-crop', f'{width}x{height}+{BORDER}+{BORDER}', '+repage', '-alpha', 'set',
        '(', '-size', f'{width}x{height}', 'xc:none', '-fill', 'white',
        '-draw', f'roundrectangle 0,0 {width - 1},{height - 1} {RADIUS},{RADIUS}', ')',
        '-compose', 'DstIn', '-composite',
        '-compose', 'Over', '-bordercolor', 'none', '-border', str(MARGIN),
        '(', '+clone', '-background', 'black', '-shadow', f'{DARKNESS}x{BLUR}+0+{BELOW}', '+repage',
        '-gravity', 'center', '-crop', f'{width + 2 * MARGIN}x{height + 2 * MARGIN}+0-{BELOW}', '+repage', ')',
        '-compose', 'DstOver', '-composite', path], check=True)
    palette.write(path, colours)


def rest(program):
    """Moves the mouse out of the way, and waits until nothing on the screen moves."""
    subprocess.run(['xdotool', 'mousemove', '1279', '799'], check=True)
    seen = [None]

    def is_still():
        now = subprocess.run(['import', '-silent', '-window', 'root', 'rgb:-'], check=True,
                             stdout=subprocess.PIPE).stdout
        before, seen[0] = seen[0], now
        return now == before

    wait(is_still, 'the screen to rest')


def ask_hugo(program, letter):
    """Asks, as Ada, for a letter that Hugo has, so that the chronicle has something to tell."""
    if not program.sees('label', 'Ada, ask Hugo for…'):
        program.click(tray_of(program, 'Hugo'))
    program.find('label', 'Ada, ask Hugo for…')
    program.click_on('button', letter)
    program.find('label', re.compile(f'^Hugo shows {letter} '))


@kept(TABLE, settings=QUIET)
def test_table(program):
    sit_down(program)
    ask_hugo(program, 'E')
    program.click(tray_of(program, 'Hugo'))
    program.find('label', 'Ada, ask Hugo for…')
    rest(program)
    picture(program, 'table')


def test_new_game(program):
    program.find('button', 'Lay the words')
    rest(program)
    picture(program, 'new-game')


@kept(END, settings=QUIET)
def test_end(program):
    sit_down(program)
    program.find('button', 'Play again')
    rest(program)
    picture(program, 'end')


@cubes_player.kept(CUBES, settings=QUIET)
def test_cubes(program):
    sit_down(program)
    program.click_on('button', re.compile('[Ll]ift the lid'))
    program.find('button', 'Write')
    program.type('skater')
    rest(program)
    picture(program, 'cubes')


@cubes_player.kept(WEDGES, settings=QUIET)
def test_wedges(program):
    sit_down(program)
    program.find('label', 'Ada')
    # The first place that can be reached, and the way there.
    program.key('Tab')
    rest(program)
    # The wood of the wheel would make it too heavy with more colours.
    picture(program, 'wedges', 136)


@kept(DARK, settings=QUIET, dark=True)
def test_dark(program):
    sit_down(program)
    ask_hugo(program, 'X')
    rest(program)
    picture(program, 'dark')


main()
