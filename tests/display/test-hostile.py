# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad input from a file manager, the session bus or a home with damaged files: the program says
what is wrong, and goes on."""

import os
import re
import subprocess
import tempfile
import urllib.parse

from salon_display import APP_ID, SANDBOXED, Skipped, main, wait, with_options
from table_player import record

OBJECT = '/' + APP_ID.replace('.', '/')
KEPT = '.local/share/salon'


def open_files(program, *uris, interface='org.gtk.Application'):
    """Asks the running program to open files, as a file manager does. Returns its answer."""
    listed = '[' + ', '.join(f"'{uri}'" for uri in uris) + ']' if uris else '@as []'
    arguments = [listed, "''", '{}'] if interface == 'org.gtk.Application' else [listed, '{}']
    return subprocess.run(['gdbus', 'call', '--session', '--dest', APP_ID, '--object-path', OBJECT,
                           '--method', f'{interface}.Open', *arguments], capture_output=True, check=False)


def uri_of(path):
    return 'file://' + urllib.parse.quote(os.fsencode(path))


def refuses(program, path, shown=None):
    """Opens path; a message says what is wrong, and Escape closes it."""
    open_files(program, uri_of(path))
    heading = f'“{shown or os.path.basename(path)}” cannot be opened'
    program.find('label', heading)
    program.key('Escape')
    program.find_gone('label', heading)


def test_files_that_are_none_are_refused(program):
    """The program neither reads these to their end nor waits for them."""
    program.find('button', 'Lay the words')
    folder = os.path.join(program.home, 'odd')
    os.mkdir(folder)

    def path(name):
        return os.path.join(folder, name)

    os.mkfifo(path('pipe.salon'))
    os.symlink('/dev/zero', path('zero.salon'))
    os.symlink('loop.salon', path('loop.salon'))
    os.symlink('nowhere', path('dangling.salon'))
    os.mkdir(path('folder.salon'))
    for name, size in (('huge.salon', 5 << 30), ('holes.salon', 1 << 20), ('empty.salon', 0)):
        with open(path(name), 'wb') as file:
            file.truncate(size)
    with open(path('line.salon'), 'wb') as file:
        file.write(b'x' * (8 << 20))
    for name in ('pipe', 'zero', 'loop', 'dangling', 'folder', 'huge', 'holes', 'empty', 'line', 'missing'):
        refuses(program, path(name + '.salon'))
    refuses(program, '/dev/zero')
    refuses(program, '/', '/')
    program.find('button', 'Lay the words')


def test_names_of_any_bytes_are_shown(program):
    program.find('button', 'Lay the words')
    names = {'a\nb.salon': None, '<b>&amp;.salon': None, '%s%n.salon': None, 'x' * 249 + '.salon': None,
             b'\xff\xfe.salon': '\ufffd\ufffd.salon', '\u202enolas.salon': None}
    for name, shown in names.items():
        path = os.path.join(os.fsencode(program.home), os.fsencode(name))
        with open(path, 'wb') as file:
            file.write(b'nothing\n')
        refuses(program, path, shown or name)


ODD_NAMES = ('<b>&amp;</b>', '\u202edlareG \u2066x', '%s%n$1\\n', '\ufdfd' * 40, 'e' + '\u0301' * 39,
             '\U0001f469\u200d\U0001f680' * 13)


def test_names_of_players_are_only_text(program):
    """Names with markup, characters that change the direction, wide characters and many combining
    marks."""
    program.find('button', 'Lay the words')
    # A program in a sandbox can read files there too.
    os.makedirs(f'{program.home}/.local/share', exist_ok=True)
    path = os.path.join(os.path.realpath(f'{program.home}/.local/share'), 'odd-names.salon')
    seats = ', '.join('human ' + name for name in ODD_NAMES)
    text = record(seats, 'TABLE CHAIR PLANT STONE BRIDGE WINDOW', '1 ask 2 E\n2 no', cards='off')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text.replace('seat 1', 'title <i>&%s\u202e' + 'W' * 900 + '\nseat 1', 1))
    open_files(program, uri_of(path))
    for name in ODD_NAMES[1:3]:
        program.find('grid', re.compile(re.escape(name)))
    program.screenshot('odd-names')
    program.resize(1024, 600)


def test_requests_over_the_bus(program):
    """Strings that are no URI, empty lists, and arguments of other types."""
    program.find('button', 'Lay the words')
    for uris in ((), ('',), ('x',), ('file://',), ('file://other-host/x',), ('nothing:/x', 'nothing:/y')):
        for interface in ('org.gtk.Application', 'org.freedesktop.Application'):
            open_files(program, *uris, interface=interface)
            assert not program.ended(), (uris, interface, program.process.returncode, program.stderr()[-800:])
    wait(lambda: not program.look('label', re.compile('cannot be opened')) or program.key('Escape'),
         'the answers to be read')

    for path in (OBJECT, OBJECT + '/window/1', OBJECT + '/none'):
        for name in ('about', 'quit2', '', 'new-game', 'win.undo', 'x' * 10000):
            for parameter in ("[<'text'>]", '[<5>]', '[<5>, <6>]', "[<@a{sv} {}>]"):
                subprocess.run(['gdbus', 'call', '--session', '--dest', APP_ID, '--object-path', path, '--method',
                                'org.gtk.Actions.Activate', name, parameter, '{}'], capture_output=True, check=False)
                assert not program.ended(), (uris, interface, program.process.returncode, program.stderr()[-800:])
    program.find('button', 'Lay the words')


GARBAGE = {'pace': '-5', 'window-width': '2147483647', 'window-height': '-2147483648', 'language': "'../../x'",
           'color-scheme': '42', 'animations': "'yes'", 'draw-first': '[true', 'window-maximized': "@mb nothing"}


@with_options(settings=GARBAGE)
def test_settings_out_of_range(program):
    """A setting with a value that is not allowed has its default."""
    program.find('button', 'Lay the words')
    program.key('ctrl+comma')
    program.find('label', 'Preferences')
    program.key('Escape')


@with_options(settings={'window-width': '32767', 'window-height': '32767'})
def test_a_window_larger_than_any_screen(program):
    program.find('button', 'Lay the words')


@with_options(env={'XDG_DATA_HOME': '/dev/null/data', 'XDG_CACHE_HOME': '/dev/full', 'XDG_STATE_HOME': 'x' * 5000,
                   'SALON_WORDS_DIR': '%s%n' * 1500, 'LANGUAGE': '../../..:' * 500, 'LANG': 'x' * 3000})
def test_an_environment_without_sense(program):
    """Word lists are found elsewhere. The program says that nothing can be saved, and the game goes
    on."""
    if SANDBOXED:
        raise Skipped('a sandbox has folders of its own')
    program.click_on('button', 'Lay the words')
    program.find('label', re.compile('The game cannot be saved'))


def spoiled_home(*files):
    """A home with these files among the kept ones: pairs of a name and a function that makes the file,
    given its path."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    os.makedirs(f'{home}/{KEPT}')
    for name, make in files:
        make(f'{home}/{KEPT}/{name}')
    return home


def zeros(path):
    os.symlink('/dev/zero', path)


def huge(path):
    with open(path, 'wb') as file:
        file.truncate(5 << 30)


def bytes_without_sense(path):
    with open(path, 'wb') as file:
        file.write(bytes(range(256)) * 50)


ALL = ('current.salon', 'current.look', 'last-setup.salon', 'last-setup.look')


def start_again(program):
    """The program may say once that the last game cannot be read; then a game can be begun."""
    if program.sees('label', 'The last game cannot be read'):
        program.key('Escape')
        program.find_gone('label', 'The last game cannot be read')
    program.set_up()
    program.find('button', 'Lay the words')


@with_options(home=spoiled_home(*[(name, os.mkfifo) for name in ALL]))
def test_pipes_among_the_kept_files(program):
    start_again(program)


@with_options(home=spoiled_home(*[(name, zeros) for name in ALL]))
def test_devices_among_the_kept_files(program):
    start_again(program)


@with_options(home=spoiled_home(*[(name, os.mkdir) for name in ALL]))
def test_folders_among_the_kept_files(program):
    start_again(program)


@with_options(home=spoiled_home(*[(name, huge) for name in ALL]))
def test_huge_kept_files(program):
    start_again(program)


@with_options(home=spoiled_home(*[(name, bytes_without_sense) for name in ALL]))
def test_kept_files_of_any_bytes(program):
    start_again(program)


main()
