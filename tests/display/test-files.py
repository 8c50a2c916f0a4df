# SPDX-License-Identifier: GPL-3.0-or-later
"""Games are opened from files and copied to files, through the file chooser; some files are on a disk
that does not answer."""

import contextlib
import fcntl
import glob
import os
import re
import signal

from file_chooser import finish, name_of_file, put_path
from salon_display import main, wait, windows
from table_player import kept, record, sit_down

BEGUN = record('human Ada, computer-hard Hugo, human Nora', '..ROCKET TREASURER. KAYAK',
               '1 ask 2 E, 2 show 3', cards='off')
FINISHED = record('human Ada, human Nora', 'A I', '1 ask 2 I, 2 show 1, 2 ask 1 A, 1 show 1',
                  cards='off', trays=1)
SECRETS = re.compile('rocket|treasurer|kayak', re.IGNORECASE)


def write(program, name, content):
    """Writes a file in the program's home, and returns its path."""
    path = os.path.join(program.home, name)
    with open(path, 'wb') as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def holds(copy, text):
    """Whether a record has all lines of set-up that text has, and the same moves. The record also has
    the options that text leaves out."""
    return (set(text.splitlines()) <= set(copy.splitlines()) and
            copy.partition('begin\n')[2] == text.partition('begin\n')[2])


def menu_item(program, name):
    return program.find(name=re.compile('^' + name), where=lambda node: 'menu item' in node.role)


def choose_to_open(program, path):
    """Opens the chooser by its shortcut, and types the path of the file."""
    program.key('ctrl+o')
    program.find(name='Open a game')
    program.key('ctrl+l')
    entry = name_of_file(program)
    put_path(program, entry, path)
    finish(program, 'Open a game')


def refuses(program, path, told):
    """Opens path; a message names the file, and nothing changes."""
    choose_to_open(program, path)
    heading = f'“{os.path.basename(path)}” cannot be opened'
    program.find('label', heading)
    program.find('label', re.compile(told))
    program.key('Escape')
    program.find_gone('label', heading)


def agree_to_copy(program):
    program.key('ctrl+s')
    program.find('label', 'Save a copy with the hidden words?')
    program.click_on('button', 'Save a copy…')


def choose_to_save(program, path):
    """Types the path of the copy in the open chooser."""
    program.find(name='Save a copy of the game')
    entry = name_of_file(program)
    put_path(program, entry, path)
    finish(program, 'Save a copy of the game')


def test_a_game_is_opened(program):
    program.find('button', 'Lay the words')
    path = write(program, 'sunday.salon', BEGUN)
    program.key('F10')
    program.click(menu_item(program, 'Open…'))
    program.find(name='Open a game')
    program.screenshot('file-open')
    program.key('Escape')
    program.find_gone(name='Open a game')
    choose_to_open(program, path)
    program.find('grid', 'Hugo’s tray')
    assert not SECRETS.search(program.tree())


def test_leaving_the_chooser_changes_nothing(program):
    program.find('button', 'Lay the words')
    for _ in range(2):
        program.key('ctrl+o')
        program.find(name='Open a game')
        program.key('Escape')
        program.find_gone(name='Open a game')
    program.find('button', 'Lay the words')


def test_what_is_no_game_is_refused(program):
    program.find('button', 'Lay the words')
    refuses(program, write(program, 'notes.salon', b'\x00\xff milk, eggs'), '^line 1: ')
    refuses(program, write(program, 'next-year.salon', 'salon-record 2\n'), '^A newer version of Salon made this game; line 1: ')
    refuses(program, write(program, 'moved.salon', BEGUN + '2 ask 1 E\n1 show 9\n'), '^line [0-9]+: ')
    path = write(program, 'endless.salon', BEGUN)
    os.truncate(path, 97 * 1024 * 1024)
    refuses(program, path, '^This is not a saved game')
    path = os.path.join(program.home, 'pipe.salon')
    os.mkfifo(path)
    refuses(program, path, '^This is not a saved game')
    refuses(program, '/proc/self/mem.salon', '.')
    program.find('button', 'Lay the words')


def test_a_link_to_nowhere_is_refused(program):
    program.find('button', 'Lay the words')
    path = os.path.join(program.home, 'gone.salon')
    os.symlink(os.path.join(program.home, 'nothing'), path)
    choose_to_open(program, path)
    # The chooser itself may show that message.
    program.find('label', re.compile('gone.salon|does not exist|No such file'))


def test_nothing_is_saved_without_a_game(program):
    program.find('button', 'Lay the words')
    program.key('F10')
    assert not menu_item(program, 'Save a copy…').sensitive
    program.key('Escape')


@kept(BEGUN)
def test_a_copy_of_a_game_in_progress(program):
    """The player is asked first, because the copy contains what nobody should see."""
    sit_down(program)
    program.key('ctrl+s')
    program.find('label', 'Save a copy with the hidden words?')
    program.screenshot('file-question')
    program.key('Escape')
    program.find_gone('label', 'Save a copy with the hidden words?')
    agree_to_copy(program)
    program.find(name='Save a copy of the game')
    assert wait(lambda: name_of_file(program).text, 'a name') == 'Probe.salon'
    program.screenshot('file-save')
    path = os.path.join(program.home, 'sunday.salon')
    choose_to_save(program, path)
    program.find('label', 'Saved as “sunday.salon”')
    program.screenshot('file-saved')
    copy = read(path)
    assert copy.startswith('salon-record 1\ngame probe\n'), copy
    assert holds(copy, BEGUN), copy
    assert not SECRETS.search(program.tree())


@kept(BEGUN)
def test_what_the_chooser_remembers(program):
    """The list of recently used files, which every program can read, has the player's files, and none in
    the folder where Salon keeps the unfinished game."""
    sit_down(program)
    agree_to_copy(program)
    choose_to_save(program, os.path.join(program.home, 'sunday.salon'))
    program.find('label', 'Saved as “sunday.salon”')
    choose_to_open(program, write(program, 'monday.salon', BEGUN.replace('Hugo', 'Zoe')))
    program.find('grid', 'Zoe’s tray')
    folder = os.path.join(program.home, '.local/share')
    wait(lambda: len(glob.glob(f'{folder}/salon/*.salon')) == 2, 'both games to be kept there')
    assert program.action('quit')
    wait(program.ended, 'the end')
    remembered = read(f'{folder}/recently-used.xbel')
    assert '/sunday.salon"' in remembered and '/monday.salon"' in remembered, remembered
    assert '/salon/' not in remembered, remembered


@kept(FINISHED.replace('1 show 1\n', ''))
def test_a_copy_of_a_finished_game(program):
    """Nothing is secret any more, so the player is not asked."""
    sit_down(program)
    program.find('button', 'Play again')
    program.key('ctrl+shift+s')
    path = os.path.join(program.home, 'ended.salon')
    choose_to_save(program, path)
    program.find('label', 'Saved as “ended.salon”')
    assert holds(read(path), FINISHED), read(path)


@kept(BEGUN)
def test_a_copy_over_another_file(program):
    """The chooser asks first, and nothing of the old file is left."""
    sit_down(program)
    path = write(program, 'old.salon', 'x' * 100000)
    agree_to_copy(program)
    choose_to_save(program, path)
    program.click_on('button', 'Replace')
    program.find('label', 'Saved as “old.salon”')
    assert holds(read(path), BEGUN), read(path)


@kept(BEGUN)
def test_a_copy_that_cannot_be_written(program):
    sit_down(program)
    agree_to_copy(program)
    choose_to_save(program, '/proc/copy.salon')
    program.find('label', '“copy.salon” cannot be written')
    program.screenshot('file-failed')
    program.key('Escape')
    program.find_gone('label', '“copy.salon” cannot be written')
    # The game goes on.
    program.find('grid', 'Hugo’s tray')


@kept(BEGUN)
def test_a_copy_that_fails_when_the_window_is_closed(program):
    """Writing to a pipe waits until somebody opens it for reading, and then fails because it is no
    file."""
    sit_down(program)
    path = f'{program.home}/pipe.salon'
    os.mkfifo(path)
    agree_to_copy(program)
    choose_to_save(program, path)
    program.click_on('button', 'Replace')
    program.find_gone(name='Save a copy of the game')
    program.key('ctrl+w')
    wait(lambda: not windows(), 'the window to go')
    os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))
    program.find('label', '“pipe.salon” cannot be written')
    program.key('Escape')
    # The game can be resumed.
    sit_down(program)


@kept(BEGUN)
def test_quitting_with_the_chooser_open(program):
    sit_down(program)
    agree_to_copy(program)
    program.find(name='Save a copy of the game')
    assert program.action('quit')
    wait(program.ended, 'the end')


@contextlib.contextmanager
def hanging(path):
    """Meanwhile a program that opens the file has to wait, as on a disk that does not answer: the test
    has a lease on the file, and the system gives it 45 seconds to release that."""
    signal.signal(signal.SIGIO, signal.SIG_IGN)
    with open(path, 'rb+') as file:
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
        yield


def opens(program, path):
    """Opens a file that hangs, and waits until the window says so."""
    program.open_file(path)
    program.find('label', f'Opening “{os.path.basename(path)}”…')


def test_a_file_that_takes_long(program):
    """The window says so, works meanwhile, and the player can cancel."""
    program.find('button', 'Lay the words')
    path = write(program, 'slow.salon', BEGUN)
    with hanging(path):
        opens(program, path)
        program.screenshot('file-slow')
        program.click_on('radio', 'Parker 1982')
        program.find('radio', 'Parker 1982', where=lambda node: node.checked)
        program.click_on('button', 'Cancel')
        program.find_gone('label', 'Opening “slow.salon”…')
        opens(program, path)
    program.find('grid', 'Hugo’s tray')
    program.find_gone('label', 'Opening “slow.salon”…')


def test_the_last_wish_counts(program):
    """A file that hangs gives way to another file, then to a new game."""
    program.find('button', 'Lay the words')
    slow = write(program, 'slow.salon', BEGUN)
    quick = write(program, 'quick.salon', BEGUN.replace('Hugo', 'Zoe'))
    with hanging(slow):
        opens(program, slow)
        program.open_file(quick)
        program.find('grid', 'Zoe’s tray')
        program.find_gone('label', 'Opening “slow.salon”…')
        opens(program, slow)
        program.key('ctrl+n')
        program.click_on('button', 'Lay the words')
        program.find('button', 'Lay this word')
        program.find_gone('label', 'Opening “slow.salon”…')
    # The file is opened again and read, after the reading that had hung.
    program.open_file(slow)
    program.find('grid', 'Hugo’s tray')
    assert not program.sees('grid', 'Zoe’s tray')


def test_closed_while_a_file_hangs(program):
    program.find('button', 'Lay the words')
    path = write(program, 'slow.salon', BEGUN)
    with hanging(path):
        opens(program, path)
        program.key('ctrl+w')
        wait(program.ended, 'the end')


# GTK's own chooser leaks a few paths, so leaks are not reported here; other faults are.
main(env={'ASAN_OPTIONS': 'detect_leaks=0'})
