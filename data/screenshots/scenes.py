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

# What GTK puts round a window that no window manager decorates, its corners, in px.
BORDER, RADIUS = 5, 12
# The shadow: darkness in percent, blur, how far below; and the room for it.
DARKNESS, BLUR, BELOW, MARGIN = 40, 16, 8, 40

QUIET = {'pace': '0'}

TABLE = record('human Ada, computer-hard Marie, computer-hard Hugo, computer-medium Nora',
               '..ROCKET. HARMONICA .ADVENTURE. PYRAMID', '''
               1 draw no-blank-penalty, 1 ask 2 A, 2 show 2, 1 ask 3 E, 3 show 5, 1 ask 4 S, 4 no
               2 draw times-2, 2 ask 1 E, 1 show 7, 2 ask 1 S, 1 no
               3 draw no-blank-penalty, 3 ask 4 A, 4 show 4, 3 ask 4 R, 4 show 3, 3 ask 4 E, 4 no
               4 draw times-2, 4 ask 3 ., 3 show 11, 4 ask 2 O, 2 show 5, 4 ask 2 L, 2 no
               1 draw times-3''', edition='parker-1982')

LAY = record('human Ada, computer-hard Marie, computer-hard Hugo', '- HARMONICA .ADVENTURE.')

END = record('human Ada, computer-hard Hugo, computer-medium Marie', 'JIGSAW MAGNET. ROBIN', '''
             1 ask 3 R, 3 show 1, 1 ask 3 O, 3 show 2, 1 ask 3 E, 3 no
             2 ask 1 I, 1 show 2, 2 ask 1 S, 1 show 4, 2 ask 3 B, 3 show 3, 2 ask 1 E, 1 no
             3 ask 2 M, 2 show 1, 3 ask 2 A, 2 show 2, 3 ask 2 G, 2 show 3, 3 ask 2 O, 2 no
             1 ask 2 N, 2 show 4, 1 ask 2 E, 2 show 5, 1 ask 2 T, 2 show 6, 1 ask 2 ., 2 show 7
             1 ask 3 I, 3 show 4, 1 ask 3 A, 3 no
             2 ask 1 G, 1 show 3, 2 ask 1 W, 1 show 6, 2 ask 1 E, 1 no
             3 ask 1 J, 1 show 1, 3 ask 1 A, 1 show 5
             1 ask 3 S, 3 no, 2 ask 3 T, 3 no
             1 ask 3 L, 3 no, 2 ask 3 Y''', cards='off')

DARK = record('human Ada, computer-hard Hugo', 'WIZARD.. .OYSTER GALAXY KEYBOARD.', '''
              1 draw normal, 1 ask 2 A, 2 show L2, 1 ask 2 S, 2 no
              2 draw times-3, 2 ask 1 E, 1 show R6, 2 ask 1 N, 1 no
              1 draw normal, 1 ask 2 Y, 2 show R3, 1 ask 2 E, 2 show R2, 1 ask 2 U, 2 no
              2 draw normal, 2 ask 1 A, 1 show L4, 2 ask 1 L, 1 no
              1 draw times-5''')


CUBES = cubes_player.record('human Ada, human Hugo', f'''
                            1 shake {cubes_player.GRID}, 1 write DEAR, 1 write READS, 1 write DARES, 1 write LEASED,
                            1 write EASE, 1 write THAW, 1 write DESK, 1 write LEASH, 1 write WHALER''', minutes='none')


def picture(program, name):
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
    palette.write(path)


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


@kept(TABLE, settings=QUIET)
def test_table(program):
    sit_down(program)
    program.click(tray_of(program, 'Hugo'))
    program.find('label', 'Ada, ask Hugo for…')
    rest(program)
    picture(program, 'table')


@kept(LAY, settings=QUIET)
def test_lay(program):
    sit_down(program)
    program.find('button', 'Lay this word')
    program.type('journey')
    program.click_on('button', re.compile('blank before', re.IGNORECASE))
    program.click_on('button', re.compile('blank after', re.IGNORECASE))
    program.find('button', 'Lay this word', sensitive=True)
    rest(program)
    picture(program, 'lay')


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


@kept(DARK, settings=QUIET, dark=True)
def test_dark(program):
    sit_down(program)
    program.find('label', re.compile('^Ada, '))
    rest(program)
    picture(program, 'dark')


main()
