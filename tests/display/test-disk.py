# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that fails or is slow, a second program with a game of its own, a file that another program
has written in the place of the game, and games that were left behind: the player is told in one
sentence, and no game is lost."""

import contextlib
import fcntl
import glob
import os
import re
import shutil
import sys
from pathlib import Path

from salon_display import SANDBOXED, Skipped, main, wait, windows, with_options
from table_player import cards, home_with, kept, moves_of, read_clear, record, record_of, says, sit_down, tray_of

sys.path.append(str(Path(__file__).resolve().parents[1] / 'model'))
import newfile                          # noqa: the names of files that a killed program left

GAME = record('human Ada, human Nora', 'KAYAK ROCKET', '1 ask 2 X\n2 no', cards='off', trays=1)
OTHER = record('human Zoe, human Max, human Eve', 'TREASURER. PEPPER KAYAK', cards='off')


def folder(program):
    return f'{program.home}/.local/share/salon'


def ask_for(program, letter):
    program.click_on('button', letter)


def break_disk(program):
    """Replaces the folder of the games by a file."""
    os.rename(folder(program), folder(program) + '-away')
    open(folder(program), 'w', encoding='utf-8').close()


def mend_disk(program):
    os.unlink(folder(program))
    os.rename(folder(program) + '-away', folder(program))


def sit_down_at_rest(program):
    """Resumes the game, and waits until its record, which was in clear, is veiled."""
    sit_down(program)
    says(program, 'Nora, ask Ada for…')

    def is_veiled():
        with open(folder(program) + '/current.salon', encoding='utf-8') as file:
            return 'KAYAK' not in file.read()

    wait(is_veiled, 'the veil')


@kept(GAME)
def test_a_disk_that_fails(program):
    sit_down_at_rest(program)
    assert not program.sees('button', 'Not saved')
    break_disk(program)
    says(program, 'Nora, ask Ada for…')
    ask_for(program, 'K')
    # A toast says so, and the button “Not saved” stays.
    program.find('button', 'Not saved')
    program.screenshot('not-saved')
    wait(lambda: 'K' in cards(tray_of(program, 'Ada')), 'the card')
    program.click_on('button', 'Not saved')
    program.find('label', re.compile('^The game cannot be saved: .*You can keep playing', re.DOTALL))
    program.screenshot('not-saved-explained')
    program.key('Escape')
    program.find_gone('label', re.compile('You can keep playing'))
    program.key('ctrl+w')
    program.find('label', 'Close without saving?')
    program.screenshot('close-unsaved')
    program.key('Escape')
    program.find_gone('label', 'Close without saving?')
    assert not program.ended()

    # The game is saved again without a move.
    mend_disk(program)
    program.find('label', 'The game is saved again')
    program.find_gone('button', 'Not saved')
    wait(lambda: moves_of(program)[:3] == ['1 ask 2 X', '2 no', '2 ask 1 K'], 'the record')
    program.key('ctrl+w')
    wait(program.ended, 'the end')


@kept(GAME)
def test_closed_all_the_same(program):
    sit_down_at_rest(program)
    break_disk(program)
    says(program, 'Nora, ask Ada for…')
    ask_for(program, 'K')
    program.find('button', 'Not saved')
    program.key('ctrl+q')
    program.find('label', 'Close without saving?')
    program.click_on('button', 'Close anyway')
    wait(program.ended, 'the end')
    # The record from before the failure is still on the disk.
    old = read_clear(folder(program) + '-away/current.salon')
    assert old.partition('begin\n')[2] == '1 ask 2 X\n2 no\n', old


@kept(GAME)
def test_a_game_that_cannot_be_put_aside(program):
    """The game stays on the table and can be played on."""
    sit_down_at_rest(program)
    says(program, 'Nora, ask Ada for…')
    break_disk(program)
    program.key('ctrl+n')
    program.click_on('button', 'Lay the words')
    program.find('label', 'The game on the table cannot be put aside')
    program.find('label', 'It stays there, and you can keep playing. The reason: Not a directory')
    program.screenshot('not-put-aside')
    program.key('Escape')
    program.find_gone('label', 'The game on the table cannot be put aside')
    program.click_on('button', 'Back')
    says(program, 'Nora, ask Ada for…')
    ask_for(program, 'K')
    wait(lambda: 'K' in cards(tray_of(program, 'Ada')), 'the card')
    mend_disk(program)
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the move')
    assert not glob.glob(folder(program) + '/game-*')


@kept(GAME)
def test_a_file_of_somebody_else(program):
    """The file in the place of the game is put aside, and the player is told its name."""
    sit_down_at_rest(program)
    with open(folder(program) + '/current.salon', 'w', encoding='utf-8') as file:
        file.write(OTHER)
    ask_for(program, 'K')
    told = program.find('label', re.compile('^The saved game was changed elsewhere; that version is kept as “')).name
    program.screenshot('found')
    name = re.search('“(found-.*[.]salon)”$', told)[1]
    with open(f'{folder(program)}/{name}', encoding='utf-8') as file:
        assert file.read() == OTHER
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the move')


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


@kept(GAME)
def test_somebody_else_writes_again_and_again(program):
    """After the second file the game moves to another slot, and the player is told."""
    sit_down_at_rest(program)
    write(folder(program) + '/current.salon', OTHER)
    ask_for(program, 'K')
    program.find('label', re.compile('^The saved game was changed elsewhere'))
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the move')
    write(folder(program) + '/current.salon', OTHER + '# again\n')
    ask_for(program, 'A')
    program.find('label', 'Another program is writing to the saved game; this game is now saved separately')
    program.screenshot('moved')
    own = folder(program) + '/current-2.salon'
    wait(lambda: '2 ask 1 A' in read_clear(own), 'the record in its new place')
    assert read(folder(program) + '/current.salon') == OTHER + '# again\n'
    assert [read(path) for path in glob.glob(folder(program) + '/found-*')] == [OTHER]
    assert os.path.exists(folder(program) + '/current-2.look')

    # No other program writes in that slot.
    write(folder(program) + '/current.salon', OTHER)
    says(program, 'Nora, ask Ada for…')
    ask_for(program, 'Y')
    wait(lambda: '2 ask 1 Y' in read_clear(own), 'the next move')
    assert len(glob.glob(folder(program) + '/found-*')) == 1


def killed_home(old, now, half=False):
    """A home whose program was killed while it replaced the record old by GAME: now is in the place of
    the game, and GAME (or, with half, only its beginning) in a new file."""
    home = home_with(now)
    data = GAME.encode()
    write(f'{home}/.local/share/salon/{newfile.name_of(data, old.encode())}', GAME[:100] if half else GAME)
    return home


# The table answers by itself, so a whole turn is missing.
BEFORE = GAME.replace('1 ask 2 X\n2 no\n', '')


@with_options(home=killed_home(BEFORE, BEFORE))
def test_killed_before_the_new_file_was_in_place(program):
    sit_down_at_rest(program)
    wait(lambda: moves_of(program) == ['1 ask 2 X', '2 no'], 'the record')
    assert not glob.glob(folder(program) + '/found-*') and not glob.glob(folder(program) + '/.salon-*')


@with_options(home=killed_home(BEFORE, OTHER))
def test_killed_while_a_file_of_somebody_else_was_put_aside(program):
    program.find('label', re.compile('^The saved game was changed elsewhere; that version is kept as “'))
    program.screenshot('found-at-start')
    sit_down_at_rest(program)
    wait(lambda: moves_of(program) == ['1 ask 2 X', '2 no'], 'the record')
    assert [read(path) for path in glob.glob(folder(program) + '/found-*')] == [OTHER]


@with_options(home=killed_home(BEFORE, BEFORE, half=True))
def test_killed_while_the_new_file_was_written(program):
    program.find('button', 'Sit down', sensitive=True)
    wait(lambda: moves_of(program) == [], 'the record')
    assert not glob.glob(folder(program) + '/.salon-*')


def linked_home():
    """A home in which the file of the game is a symbolic link to another file."""
    home = home_with(GAME)
    path = f'{home}/.local/share/salon/current.salon'
    os.rename(path, home + '/elsewhere.salon')
    os.symlink(home + '/elsewhere.salon', path)
    return home


@with_options(home=linked_home())
def test_a_link_to_the_game(program):
    """The link counts as the file that it leads to, which is not changed."""
    sit_down_at_rest(program)
    ask_for(program, 'K')
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the move')
    assert not program.look('label', re.compile('changed elsewhere'))
    assert not glob.glob(folder(program) + '/found-*')
    assert read(program.home + '/elsewhere.salon') == GAME


@with_options(home=home_with(GAME), env={'XDG_DATA_HOME': 'here'})
def test_a_data_directory_that_is_none(program):
    """A relative path in XDG_DATA_HOME counts as not set."""
    if SANDBOXED:
        raise Skipped('a sandbox has folders of its own')
    sit_down_at_rest(program)
    ask_for(program, 'K')
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the move')
    assert not os.path.exists('here/salon')


@contextlib.contextmanager
def slow(program):
    """Meanwhile no write to the disk ends."""
    path = program.env['SALON_SLOW_DISK']
    open(path, 'w', encoding='utf-8').close()
    try:
        yield
    finally:
        os.unlink(path)


def slow_home():
    """Options of a program whose disk can be made slow."""
    home = home_with(GAME)
    modules = [os.environ.get('LD_PRELOAD'), os.environ.get('SALON_SLOW_DISK_MODULE')]
    # The sanitizers ask to be loaded before all other libraries, but work without that.
    sanitizer = os.environ.get('ASAN_OPTIONS', '') + ':verify_asan_link_order=0'
    return {'home': home, 'env': {'LD_PRELOAD': ' '.join(filter(None, modules)), 'SALON_SLOW_DISK': home + '/slow',
                                  'SALON_SLOW_FOLDER': home + '/.local/share/salon', 'ASAN_OPTIONS': sanitizer}}


def needs_a_module():
    if SANDBOXED:
        raise Skipped('nothing of ours is loaded into the sandbox')


def ask_and_leave(program):
    """Makes a move and closes the window, which disappears at once."""
    ask_for(program, 'K')
    program.key('ctrl+w')
    wait(lambda: not windows(), 'the window to go')


@with_options(**slow_home())
def test_closed_before_the_move_is_saved(program):
    needs_a_module()
    sit_down_at_rest(program)
    with slow(program):
        ask_and_leave(program)
        assert not program.ended()
    wait(program.ended, 'the end')
    wait(lambda: moves_of(program)[2] == '2 ask 1 K', 'the record')


@with_options(**slow_home())
def test_wanted_back_before_the_move_is_saved(program):
    needs_a_module()
    sit_down_at_rest(program)
    with slow(program):
        ask_and_leave(program)
        assert program.action('resume')
        wait(windows, 'the window')
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the move')
    tray_of(program, 'Ada')
    assert not program.ended()


@with_options(**slow_home())
def test_closed_and_the_disk_does_not_answer(program):
    needs_a_module()
    sit_down_at_rest(program)
    with slow(program):
        ask_and_leave(program)
        program.find('label', 'Close without saving?')
        program.find('label', re.compile('the disk is not responding'))
        program.key('Escape')
        program.find_gone('label', 'Close without saving?')
        tray_of(program, 'Ada')
    program.find('label', 'The game is saved again')
    wait(lambda: '2 ask 1 K' in moves_of(program), 'the record')


def taken_home():
    """A home in which another program holds the lock of the game."""
    home = home_with(GAME)
    lock = open(f'{home}/.local/share/salon/.current.lock', 'w', encoding='utf-8')
    fcntl.flock(lock, fcntl.LOCK_EX)
    return home, lock


HOME, LOCK = taken_home()


@with_options(home=HOME)
def test_another_program_has_the_game(program):
    program.find('label', 'The game in progress is open in another Salon window')    # for some seconds
    program.screenshot('elsewhere')
    program.set_up()
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    wait(lambda: read_clear(folder(program) + '/current-2.salon'), 'a record of its own')
    wait(lambda: record_of(program) == GAME, 'the record')


def two_games():
    home = home_with(GAME)
    with open(f'{home}/.local/share/salon/current-2.salon', 'w', encoding='utf-8') as file:
        file.write(OTHER)
    return home


@with_options(home=two_games())
def test_two_games_left_behind(program):
    program.find('label', re.compile(r'^Nora\b'))
    program.find('label', 'Another unfinished game is waiting')
    program.screenshot('another-game')
    program.press_on('button', 'Show it')
    program.find('label', re.compile(r'^Zoe\b'))
    program.find_gone('label', re.compile(r'^Nora\b'))
    sit_down(program)
    says(program, 'Zoe, ask an opponent for a letter.')
    wait(lambda: 'seat 2 human Nora\n' in record_of(program), 'the record')
    assert 'seat 1 human Zoe\n' in read_clear(folder(program) + '/current-2.salon')


def test_the_pictures_that_are_kept(program):
    """Pictures are kept for the next start, which does without them as well, and neither trusts nor keeps what is none."""
    def kept_pictures():
        return {path: path.read_bytes() for path in Path(f'{program.home}/.cache/salon/art').rglob('*') if path.is_file()}

    def start_again():
        program.start()
        program.find('button', 'Lay the words')

    program.find('button', 'Lay the words')
    wait(kept_pictures, 'pictures on the disk')
    program.stop()
    shutil.rmtree(f'{program.home}/.cache/salon')
    start_again()
    wait(kept_pictures, 'pictures on the disk again')
    program.stop()
    for path in kept_pictures():
        path.write_bytes(b'noise')
    start_again()
    wait(lambda: any(text != b'noise' for text in kept_pictures().values()), 'pictures in the place of the noise')
    program.stop()
    shutil.rmtree(f'{program.home}/.cache/salon')
    Path(f'{program.home}/.cache/salon').write_bytes(b'a file where the folder was')
    start_again()


main(settings={'pace': '0', 'draw-first': 'false'})
