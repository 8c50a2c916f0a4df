# SPDX-License-Identifier: GPL-3.0-or-later
"""How the desktop starts the program: through D-Bus, for an action of its desktop entry or for a
file, and by its command line.

    SALON_DATA    the folder with the desktop entry, service and file type as built
"""

import configparser
import os
import shutil
import signal
import subprocess

from gi.repository import Gio, GLib

from salon_display import APP_ID, Program, main, wait
from service import Service
from table_player import kept, record

GAME = record('human Ada, computer-hard Hugo, computer-easy Marie', '..ROCKET TREASURER. KAYAK',
              '1 ask 2 E, 2 show 3', cards='off')
DATA = os.environ['SALON_DATA']


def read_entry(kind):
    """Reads a built file of the desktop-entry format."""
    parser = configparser.ConfigParser(interpolation=None, delimiters='=', strict=False)
    parser.optionxform = str
    parser.read(f'{DATA}/{APP_ID}.{kind}', encoding='utf-8')
    return parser


class Installed(Program):
    """The program as it is installed in this home. Only the bus or a command starts it."""

    def start(self):
        self.share = f'{self.home}/.local/share'
        self.env = dict(os.environ, HOME=self.home, XDG_DATA_HOME=self.share,
                        PATH=f"{self.home}/bin:{os.environ['PATH']}")
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.install_program()
        for kind, place in (('desktop', 'applications'), ('xml', 'mime/packages')):
            os.makedirs(f'{self.share}/{place}')
            shutil.copy(f'{DATA}/{APP_ID}.{kind}', f'{self.share}/{place}')
        for tool, folder in (('update-mime-database', 'mime'), ('update-desktop-database', 'applications')):
            subprocess.run([tool, f'{self.share}/{folder}'], env=self.env, check=True)
        self.install_service()
        return self

    def install_program(self):
        """Puts `salon` into the path, with this home, and with its complaints in a file."""
        os.makedirs(f'{self.home}/bin')
        path = f'{self.home}/bin/salon'
        with open(path, 'w', encoding='utf-8') as file:
            file.write(f'#!/bin/sh\nexport HOME={self.home} XDG_DATA_HOME={self.share}\n'
                       f'exec {os.environ["SALON_PROGRAM"]} "$@" >>{self.stderr_path} 2>&1\n')
        os.chmod(path, 0o755)
        with open(self.stderr_path, 'w', encoding='utf-8'):
            pass

    def install_service(self):
        """Puts the service file where the bus looks for it, with the program's path in this home."""
        services = f"{os.environ['XDG_RUNTIME_DIR']}/dbus-1/services"
        os.makedirs(services, exist_ok=True)
        entry = read_entry('service')['D-BUS Service']
        program, arguments = entry['Exec'].split(' ', 1)
        assert entry['Name'] == APP_ID and os.path.basename(program) == 'salon', dict(entry)
        with open(f'{services}/{APP_ID}.service', 'w', encoding='utf-8') as file:
            file.write(f'[D-BUS Service]\nName={APP_ID}\nExec={self.home}/bin/salon {arguments}\n')
        self.ask_bus('ReloadConfig')

    def ask_bus(self, method, signature=None, *args):
        variant = GLib.Variant(signature, args) if signature else None
        return self.session.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                                      method, variant, None, Gio.DBusCallFlags.NONE, -1, None).unpack()

    def runs(self):
        return self.ask_bus('NameHasOwner', '(s)', APP_ID)[0]

    def ended(self):
        return not self.runs()

    def run(self, *command):
        """Runs a command. Its status is not checked, because it may time out when the program
        starts slowly; the test looks at the screen instead."""
        subprocess.run(command, env=self.env, check=False)
        return self

    def meet(self):
        """Waits for the window of the program that was started."""
        wait(self.runs, 'the program to be started')
        self.app = wait(lambda: self.bus.application(self.pid()), 'the program on the accessibility bus')

    def pid(self):
        return self.ask_bus('GetConnectionUnixProcessID', '(s)', APP_ID)[0]

    def tree(self, hidden=False):
        return super().tree(hidden) if self.app else 'no window'

    def stop(self):
        # If the program has ended already, a call over D-Bus would start it again.
        if self.runs():
            self.action('quit')
        wait(self.ended, 'the end')
        assert not self.complaints(), self.complaints()

    def kill(self):
        if self.runs():
            os.kill(self.pid(), signal.SIGKILL)
            wait(self.ended, 'the end')


class SessionManager(Service):
    """Answers as the desktop does that blanks the screen, and knows who wants it on, and why."""

    NAME = 'org.gnome.SessionManager'
    PATH = '/org/gnome/SessionManager'
    ABOUT = f"""<node><interface name="{NAME}">
        <method name="RegisterClient"><arg type="s" direction="in"/><arg type="s" direction="in"/>
            <arg type="o" direction="out"/></method>
        <method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/>
            <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="u" direction="out"/></method>
        <method name="Uninhibit"><arg type="u" direction="in"/></method></interface></node>"""
    IDLE = 8                            # what must not happen: that the session counts as idle

    def __init__(self):
        super().__init__()
        self.wanted, self.last = {}, 40

    def RegisterClient(self, application, startup):
        return GLib.Variant('(o)', ('/org/gnome/SessionManager/Client1',))

    def Inhibit(self, application, window, reason, flags):
        self.last += 1
        self.wanted[self.last] = application, reason, flags
        return GLib.Variant('(u)', (self.last,))

    def Uninhibit(self, number):
        del self.wanted[number]


def on_table(program):
    program.find('grid', 'Hugo’s tray')


def test_started_by_the_bus(program):
    program.run('gapplication', 'launch', APP_ID).meet()
    program.find('button', 'Probe')


@kept(GAME)
def test_a_game_is_resumed(program):
    program.run('gapplication', 'action', APP_ID, 'resume').meet()
    on_table(program)
    # The program runs already when it is started again, now by the command line.
    program.run('gapplication', 'action', APP_ID, 'resume')
    program.run('salon', '--resume')
    on_table(program)


@kept(GAME)
def test_a_new_game_is_begun(program):
    program.run('gapplication', 'action', APP_ID, 'new-game').meet()
    program.find('button', 'Lay the words')
    program.run('salon', '--resume')
    on_table(program)
    program.run('salon', '--new-game')
    program.find('button', 'Lay the words')


def test_there_is_nothing_to_resume(program):
    program.run('gapplication', 'action', APP_ID, 'resume').meet()
    program.find('button', 'Probe')


@kept(GAME)
def test_started_by_the_command_line(program):
    with subprocess.Popen(['salon', '--resume'], env=program.env) as started:
        program.meet()
        on_table(program)
        program.action('quit')
        assert started.wait() == 0


def test_a_file_is_opened_as_files_are(program):
    """GIO finds the program by the type of the file, and the bus starts it."""
    path = os.path.join(program.home, 'a game.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(GAME)
    program.run('gio', 'open', path).meet()
    on_table(program)


def test_a_file_is_opened_by_the_bus(program):
    path = os.path.join(program.home, 'sunday.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(GAME)
    program.run('gapplication', 'launch', APP_ID, path).meet()
    on_table(program)


@kept(GAME)
def test_the_screen_stays_on_while_somebody_thinks(program):
    with SessionManager() as desktop:
        program.run('gapplication', 'action', APP_ID, 'resume').meet()
        on_table(program)
        program.hover(program.find('button', 'Home'))       # without a window manager the window is active now
        wait(lambda: list(desktop.wanted.values()) == [(APP_ID, 'A game is being played', desktop.IDLE)],
             'the wish that the screen stays on')
        program.click_on('button', 'Pause')
        wait(lambda: not desktop.wanted, 'the wish to end')
        program.click_on('button', 'Go on')
        wait(lambda: len(desktop.wanted) == 1, 'the wish again')
        program.click_on('button', 'Home')
        wait(lambda: not desktop.wanted, 'the wish to end at home')
        program.stop()


def test_the_entry_says_what_there_is(program):
    entry = read_entry('desktop')
    main_group = entry['Desktop Entry']
    assert main_group['DBusActivatable'] == 'true', dict(main_group)
    actions = main_group['Actions'].strip(';').split(';')
    program.run('gapplication', 'launch', APP_ID).meet()
    listed = subprocess.run(['gapplication', 'list-actions', APP_ID], env=program.env, check=True, text=True,
                            stdout=subprocess.PIPE).stdout.split()
    for name in actions:
        group = entry[f'Desktop Action {name}']
        # GNOME Shell uses the bus, other desktops the command line.
        assert name in listed, listed
        assert group['Exec'] == f'salon --{name}' and group['Name[fr]'], dict(group)
    assert len(actions) == len(entry.sections()) - 1 == 2, entry.sections()


main(of=Installed)
