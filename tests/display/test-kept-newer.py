# SPDX-License-Identifier: GPL-3.0-or-later
"""Games whose word list is missing, and everything that a newer version has kept, stay where they are,
and the player is told. What older versions have kept can be used."""

import glob
import os
import re
import shutil
import tempfile
from pathlib import Path

from salon_display import SANDBOXED, Program, Skipped, main, wait, with_options
from table_player import home_with, read_clear, record

FIXTURES = Path(__file__).resolve().parents[1] / 'fixtures'
GAME = record('human Ada, human Nora', 'KAYAK ROCKET', '1 ask 2 X\n2 no', cards='off', trays=1)
# The set-up of a game that is begun meanwhile: two people, and French words.
FRENCH = '''salon-record 1
game probe
edition miro-1967
words fr
option trays 1
seat 1 human Zoe
seat 2 human Max
first 1
'''
CANNOT = 'The last game cannot be read'


def folder(program):
    return f'{program.home}/.local/share/salon'


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def home_and(**files):
    """A home in which these files are kept. The first _ of a name stands for the dot."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    for name, content in files.items():
        write(f'{home}/.local/share/salon/' + name.replace('__', '-').replace('_', '.'), content)
    return home


def games(program):
    """All kept records, by name."""
    return {os.path.basename(path): read(path) for path in glob.glob(folder(program) + '/*.salon')
            if 'last-setup' not in path}


def told(program, pattern):
    """Waits for the message about a game that cannot be read, with a text that has the pattern."""
    program.find('label', CANNOT)
    program.find('label', re.compile(pattern, re.DOTALL))


def go_on(program):
    program.key('Escape')
    program.find_gone('label', CANNOT)


def words_of(english):
    """Options of a program whose English word list has these bytes; the French list is good."""
    lists = tempfile.mkdtemp(dir=os.environ['HOME'])
    built = os.environ['SALON_DATA'] + '/words'
    os.symlink(built + '/fr.words', lists + '/fr.words')
    write(lists + '/en.words', english)
    return {'SALON_WORDS_DIR': lists}


def good_list():
    return read(os.environ['SALON_DATA'] + '/words/en.words')


def test_a_word_list_at_fault(program):
    """The list is cut, or of another version. The game stays in its place while another one is begun in
    French. When the list is good again, the game is offered, and the other one as the next game."""
    if SANDBOXED:
        raise Skipped('a sandbox has word lists of its own')
    program.find('button', 'Lay the words')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    kept = f'{program.home}/.local/share/salon'
    write(kept + '/current.salon', GAME)
    write(kept + '/last-setup.salon', FRENCH)

    good = good_list()
    with Program(home=program.home, env=words_of(good[:16] + b'\x63' + good[17:])) as newer_list:
        told(newer_list, 'made for another version of Salon.*stays where it is.*Reinstalling Salon')
        newer_list.screenshot('words-at-fault')
        go_on(newer_list)
        assert games(newer_list) == {'current.salon': GAME.encode()}
    with Program(home=program.home, env=words_of(good[:5000])) as cut_list:
        told(cut_list, 'word list')
        go_on(cut_list)
        cut_list.set_up()
        cut_list.click_on('button', 'Lay the words')
        cut_list.click_on('button', 'I am Zoe')
        cut_list.click_on('button', re.compile('^Suggest'))
        cut_list.click_on('button', 'Lay this word')
        cut_list.find('button', 'I am Max')
        wait(lambda: 'word 1' in read_clear(kept + '/current-2.salon'), 'the French word')
        assert read(kept + '/current.salon') == GAME.encode()
    with Program(home=program.home) as again:
        again.find('button', 'Sit down', sensitive=True)
        again.find('label', re.compile(r'^Nora\b'))
        again.press_on('button', 'Show it')
        again.find('label', re.compile(r'^Zoe\b'))
    assert sorted(games(program)) == ['current-2.salon', 'current.salon']


NEWER = 'salon-record 2\ngame probe\nsomething quite new\n'


@with_options(home=home_with(NEWER))
def test_a_game_of_a_newer_version(program):
    """The player is told at every start, and the file is not changed."""
    told(program, 'A newer version of Salon made this game; line 1: .*stays where it is.*that version can resume')
    program.screenshot('newer-game')
    go_on(program)
    program.set_up()
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    wait(lambda: 'current-2.salon' in games(program), 'the new game')
    assert games(program)['current.salon'] == NEWER.encode()
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        told(again, 'A newer version of Salon')
        go_on(again)
        again.find('button', 'Sit down', sensitive=True)
        assert sorted(games(again)) == ['current-2.salon', 'current.salon']
        assert games(again)['current.salon'] == NEWER.encode()


@with_options(home=home_with(NEWER), env={'LANGUAGE': 'fr', 'LC_ALL': 'C.UTF-8', 'LANG': 'fr_FR.UTF-8'},
              settings={'language': "'fr'"}, size=(1024, 600), dark=True)
def test_a_game_of_a_newer_version_in_french(program):
    program.find('label', 'La dernière partie est illisible')
    program.find('label', re.compile('^Une version plus récente de Salon a créé cette partie'))
    program.screenshot('newer-game-french')
    program.key('Escape')


@with_options(home=home_and(last__setup_salon=NEWER, last__setup_look='[seats]\nversion=2\n'))
def test_a_set_up_of_a_newer_version(program):
    program.find('label', re.compile('^The last setup was saved by a newer version'))
    program.screenshot('newer-set-up')
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    wait(lambda: 'current.salon' in games(program), 'the game')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    assert read(folder(program) + '/last-setup.salon') == NEWER.encode()
    assert read(folder(program) + '/last-setup.look') == b'[seats]\nversion=2\n'


LATER = {'color-scheme': "'sepia'", 'draw-first': "'the youngest'", 'pace': '1.5', 'window-shade': 'true'}


@with_options(settings=LATER)
def test_settings_of_a_newer_version(program):
    """Settings that the player does not change stay, even those that this version does not understand."""
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    lines = read(f'{program.home}/.config/glib-2.0/settings/keyfile').decode().splitlines()
    for key, value in LATER.items():
        assert f'{key}={value}' in lines, lines


def released_home():
    """A home as version 0.1.0 has left it."""
    kept = FIXTURES / '0.1.0/home'
    settings = dict(line.split('=', 1) for line in (kept / 'keyfile').read_text().splitlines() if '=' in line)
    home = home_and()
    shutil.copytree(kept, f'{home}/.local/share/salon', ignore=lambda *_: ['keyfile'])
    return {'home': home, 'settings': settings}


@with_options(**released_home())
def test_the_home_of_0_1_0(program):
    program.find('label', 'Probe · Parker 1982')
    program.key('ctrl+comma')
    program.find('label', 'Preferences')
    program.screenshot('home-of-0.1.0')
    program.find('switch', 'Animate cards', where=lambda node: not node.checked)
    program.key('Escape')
    program.find_gone('label', 'Preferences')
    program.click_on('button', 'Sit down')
    program.find('grid', re.compile('^Marie’s tray'))


main()
