# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the real program as a person does: reads the screen through the accessibility
bus, and acts with the mouse and the keyboard of the X server.

A test is a file with functions named test_*, each of which gets a Program; the file ends
with a call of main (). It runs inside run-in-display, and meson sets these variables:

    SALON_PROGRAM    the program to start
    SALON_SCREENS    where screenshots go
    SALON_PATIENCE   factor on how long to wait before giving up (1)

Nothing here asserts a duration. A test polls for what it expects, and fails only when that
does not come at all.
"""

import ctypes
import functools
import inspect
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from gi.repository import Gio, GLib

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, note, point  # noqa: E402

APP_ID = 'io.github.salongames.Salon'
PATIENCE = 90 * float(os.environ.get('SALON_PATIENCE', '1'))
POLL = 0.02

# Messages of libraries on a machine without hardware or desktop, which are not Salon's fault.
# GTK 4.8 counts wrongly who is active when a widget goes below the pointer while a button is down, and asks the window of a
# popover that has closed for its tooltip.
NOISE = re.compile(r'dconf|Vulkan|libEGL|MESA|portal|Unable to acquire session bus|'
                   r'gdk_frame_timings_submitted|Broken accounting of active state|'
                   r'(gdk_surface_get_device_position|_gtk_widget_find_at_coords): assertion .GDK_IS_SURFACE')
COMPLAINT = re.compile(r'-(WARNING|CRITICAL|ERROR) \*\*')


# Whether the program is the installed Flatpak, which has no access to the folders of the tests.
SANDBOXED = os.path.basename(os.environ.get('SALON_PROGRAM', '')) == 'run-installed'


class Absent(AssertionError):
    """Something was waited for and did not come in time."""


class Skipped(Exception):
    """Raised, with the reason, by a test that cannot run here."""


def wait(condition, what, patience=None):
    """Polls until condition () is true, and returns its value. What it looks at may change or go while it looks: that it
    stumbles over then counts as not true yet."""
    patience = patience or PATIENCE
    end = time.monotonic() + patience
    polls = 0
    while True:
        stumbled = None
        try:
            value = condition()
        except (LookupError, AttributeError, TypeError, ValueError, GLib.Error) as error:
            value, stumbled = None, error
        if value:
            return value
        if time.monotonic() > end:
            raise Absent(f'waited {patience:.0f} s in vain for {what}') from stumbled
        polls += 1
        time.sleep(POLL if polls < 10 else 3 * POLL)        # what takes longer needs the machine itself


def xdotool(*args):
    """Runs xdotool and returns what it prints."""
    return subprocess.run(['xdotool', *map(str, args)], check=True, text=True,
                          stdout=subprocess.PIPE).stdout


def plain_name(name):
    """The name without the doubling of GTK 4.8, which names a button with a mnemonic
    "_New Game New Game"."""
    if '_' not in name:
        return name
    name = name.replace('_', '', 1)
    middle = len(name) // 2
    return name[:middle] if name[:middle] == name[middle + 1:] else name


def matches(text, wanted):
    """Whether text is equal to wanted or, if wanted is a compiled pattern, contains it."""
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(text))
    return text == wanted


# The tests call the accessibility bus directly, because the usual library is a dozen
# times slower, and a table has hundreds of widgets.

ACCESSIBLE = 'org.a11y.atspi.Accessible'
ROOT = '/org/a11y/atspi/accessible/root'
CACHE = '/org/a11y/atspi/cache'

# The names of roles changed between at-spi 2.46 and 2.56; tests use the new ones. In
# GTK 4.8 a toggle button has the role of an ordinary button.
ROLES = {'push button': 'button', 'toggle button': 'button', 'filler': 'generic',
         'tool tip': 'tooltip'}

STATES = """invalid active armed busy checked collapsed defunct editable enabled expandable
expanded focusable focused has-tooltip horizontal iconified modal multi-line multiselectable
opaque pressed resizable selectable selected sensitive showing single-line stale transient
vertical visible manages-descendants indeterminate required truncated animated invalid-entry
supports-autocompletion selectable-text default visited checkable has-popup
read-only""".split()
SILENT_STATES = {'visible', 'showing', 'sensitive', 'focusable', 'horizontal', 'vertical'}


class Bus:
    """The accessibility bus of this session."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                    None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address,
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
            Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.role_names = {}
        self.toolkits = {}

    def listen(self, event):
        """Returns a list to which the text of each later event of this kind is appended,
        such as 'Announcement'."""
        heard = []
        self.connection.signal_subscribe(
            None, 'org.a11y.atspi.Event.Object', event, None, None, Gio.DBusSignalFlags.NONE,
            lambda *args: heard.append(args[5].unpack()[3]))
        return heard

    def call(self, name, path, interface, method, signature=None, *args):
        variant = GLib.Variant(signature, args) if signature else None
        answer = self.connection.call_sync(name, path, interface, method, variant, None,
                                           Gio.DBusCallFlags.NONE, int(PATIENCE * 1000), None)
        values = answer.unpack()
        return values[0] if len(values) == 1 else values

    def children_of(self, nodes):
        """The children of each of these nodes. All are asked before the first has answered, which on a busy machine takes a
        fraction of the time."""
        found, left = [[] for node in nodes], len(nodes)

        def answered(connection, result, number):
            nonlocal left
            left -= 1
            try:
                children = connection.call_finish(result).get_child_value(0)
                found[number] = [Node(self, *children.get_child_value(place).unpack(), nodes[number])
                                 for place in range(children.n_children())]
            except GLib.Error:                  # one that went meanwhile
                pass

        context = GLib.MainContext.new()        # signals that come meanwhile wait for whoever listens
        context.push_thread_default()
        try:
            for number, node in enumerate(nodes):
                self.connection.call(node.owner, node.path, ACCESSIBLE, 'GetChildren', None, None,
                                     Gio.DBusCallFlags.NONE, int(PATIENCE * 1000), None, answered, number)
            while left:
                context.iteration(True)
        finally:
            context.pop_thread_default()
        return found

    def cache_of(self, application):
        """path → (role, name, states) of the nodes of this application that were visited before, from one answer."""
        try:
            items = self.connection.call_sync(application.owner, CACHE, 'org.a11y.atspi.Cache', 'GetItems', None, None,
                                              Gio.DBusCallFlags.NONE, int(PATIENCE * 1000), None).get_child_value(0)
        except GLib.Error:
            return {}
        # Only what is wanted is unpacked, because the rest takes most of the time.
        known = {}
        for place in range(items.n_children()):
            item = items.get_child_value(place)
            known[item.get_child_value(0).get_child_value(1).get_string()] = (
                item.get_child_value(7).get_uint32(), item.get_child_value(6).get_string(),
                item.get_child_value(9).unpack())
        return known

    def applications(self):
        """The bus name and the path of everything that is on the bus."""
        return self.call('org.a11y.atspi.Registry', ROOT, ACCESSIBLE, 'GetChildren')

    def application_named(self, wanted):
        """The node of the program of this name; None while it is not on the bus."""
        nodes = (Node(self, name, path) for name, path in self.applications())
        return next((node for node in nodes if node.name == wanted), None)

    def application(self, pid):
        """The node of this process; None while it is not on the bus. A program in a sandbox
        reaches the bus through a proxy; there is only one such program at a time."""
        for name, path in self.applications():
            try:
                owner = self.call('org.freedesktop.DBus', '/org/freedesktop/DBus',
                                  'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                                  '(s)', name)
                if owner == pid or process_name(owner) == 'xdg-dbus-proxy':
                    return Node(self, name, path)
            except GLib.Error:                  # one that ended meanwhile
                pass
        return None


def process_name(pid):
    """The name of a process; empty if it has ended meanwhile."""
    try:
        with open(f'/proc/{pid}/comm', encoding='utf-8') as file:
            return file.read().strip()
    except OSError:
        return ''


def state_names(low, high):
    bits = low | high << 32
    return {name for bit, name in enumerate(STATES) if bits >> bit & 1}


class Node:
    """One accessible. Each access to a property asks the program again. If the widget is gone, the
    properties are empty."""

    def __init__(self, bus, owner, path, parent=None):
        self.bus = bus
        self.owner = owner
        self.path = path
        self.parent = parent

    def ask(self, default, interface, method, signature=None, *args, path=None):
        try:
            return self.bus.call(self.owner, path or self.path, interface, method,
                                 signature, *args)
        except GLib.Error:
            return default

    def get(self, default, interface, name):
        return self.ask(default, 'org.freedesktop.DBus.Properties', 'Get', '(ss)', interface, name)

    def role_name(self, number):
        """The name of the role with this number."""
        known = self.bus.role_names.setdefault(self.owner, {})
        if number not in known:
            name = self.ask('', ACCESSIBLE, 'GetRoleName')
            if not name:                        # this node went meanwhile; the next one of the role is asked
                return ''
            known[number] = ROLES.get(name, name)
        return known[number]

    @property
    def role(self):
        return self.role_name(self.ask(0, ACCESSIBLE, 'GetRole'))

    @property
    def name(self):
        return plain_name(self.get('', ACCESSIBLE, 'Name'))

    @property
    def description(self):
        return self.get('', ACCESSIBLE, 'Description')

    @property
    def text(self):
        """The content of an entry or a label; empty for other nodes."""
        count = self.get(0, 'org.a11y.atspi.Text', 'CharacterCount')
        return self.ask('', 'org.a11y.atspi.Text', 'GetText', '(ii)', 0, count) if count else ''

    @property
    def value(self):
        """The value of a scale or a spin button; None for other nodes."""
        return self.get(None, 'org.a11y.atspi.Value', 'CurrentValue')

    @property
    def states(self):
        return state_names(*self.ask((0, 0), ACCESSIBLE, 'GetState'))

    @property
    def sensitive(self):
        return 'sensitive' in self.states

    @property
    def focused(self):
        return 'focused' in self.states

    @property
    def checked(self):
        return bool({'checked', 'pressed'} & self.states)

    @property
    def children(self):
        return [Node(self.bus, owner, path, self)
                for owner, path in self.ask([], ACCESSIBLE, 'GetChildren')]

    @property
    def extents(self):
        """x, y, width, height in the coordinates of the window."""
        in_window = 1
        return tuple(self.ask((0, 0, 0, 0), 'org.a11y.atspi.Component', 'GetExtents',
                              '(u)', in_window))

    def at_point(self, x, y):
        """The path of the deepest accessible below self at a point of the window."""
        in_window = 1
        owner, path = self.ask(('', ''), 'org.a11y.atspi.Component', 'GetAccessibleAtPoint',
                               '(iiu)', x, y, in_window)
        return path if owner else None

    @property
    def toolkit(self):
        """The version of the toolkit that has made the node: (4, 8)."""
        if self.owner not in self.bus.toolkits:
            version = self.ask('4.8', 'org.freedesktop.DBus.Properties', 'Get', '(ss)',
                               'org.a11y.atspi.Application', 'Version', path=ROOT)
            self.bus.toolkits[self.owner] = tuple(map(int, version.split('.')[:2]))
        return self.bus.toolkits[self.owner]

    @property
    def shown(self):
        """Whether the node has a size and is not on a hidden page of a stack.

        GTK 4.8 says that the hidden pages of a stack are showing too, but tells what is at
        a point. Later versions tell what is showing, but not what is at a point."""
        x, y, width, height = self.extents
        if width <= 0 or height <= 0:
            return False
        if self.toolkit >= (4, 10):
            return 'showing' in self.states
        told = self.is_met_at(x + width // 2, y + height // 2)
        if told is None:
            # Its middle is outside of the window; perhaps something of it is inside.
            _, _, right, bottom = [self, *self.ancestors()][-2].extents
            ends = min(x + width, right), min(y + height, bottom)
            if max(x, 0) < ends[0] and max(y, 0) < ends[1]:
                told = self.is_met_at((max(x, 0) + ends[0]) // 2, (max(y, 0) + ends[1]) // 2)
        return told is None or told

    def is_met_at(self, x, y):
        """Whether this node, or one round it, is what is seen at a point; None: nothing is there."""
        asked, ancestors = self, set()
        while asked is not None:
            found = asked.at_point(x, y)
            if found:
                return asked is self or found in ancestors or is_in_popover(self)
            asked = asked.parent
            if asked is not None:
                ancestors.add(asked.path)
        return None

    def walk(self):
        """The node and all below it, depth first."""
        below, level = {}, [self]
        while level:
            below.update(zip(level, self.bus.children_of(level)))
            level = [child for node in level for child in below[node]]
        ahead = [self]
        while ahead:
            node = ahead.pop()
            yield node
            ahead += reversed(below[node])

    def survey(self, hidden=False):
        """(node, role, name, states) of the node and all below it, depth first. Hidden nodes
        and all below them are left out unless they are asked for.

        Names and states come from one answer of the program, which has all nodes that were
        visited before."""
        nodes = list(self.walk())
        items = self.bus.cache_of(self)
        out_of_sight = set()
        for node in nodes:
            item = items.get(node.path)
            if item:
                role, name = node.role_name(item[0]), plain_name(item[1])
                states = state_names(*item[2])
            else:
                role, name, states = node.role, node.name, node.states
            parent_hidden = node.parent is not None and node.parent.path in out_of_sight
            if node is not self and (parent_hidden or 'visible' not in states):
                out_of_sight.add(node.path)
                if not hidden:
                    continue
            yield node, role, name, states

    def ancestors(self):
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    def tree(self, hidden=False):
        """The node and all below it as indented lines."""
        def depth(node):
            return len(list(node.ancestors()))

        return '\n'.join('  ' * (depth(node) - depth(self)) + node.line(role, name, states)
                         for node, role, name, states in self.survey(hidden))

    def line(self, role, name, states):
        """The node as one line of text."""
        words = [role, repr(name)]
        for key, value in (('description', self.description), ('text', self.text)):
            if value and value != name:
                words.append(f'{key} {value!r}')
        if 'sensitive' not in states:
            words.append('insensitive')
        return ' '.join(words + sorted(states - SILENT_STATES))

    def press(self):
        """Does the node's first action through the bus, without a mouse."""
        self.bus.call(self.owner, self.path, 'org.a11y.atspi.Action', 'DoAction', '(i)', 0)

    def __repr__(self):
        return f'<{self.line(self.role, self.name, self.states)}>'


class WindowAttributes(ctypes.Structure):
    """XWindowAttributes of libX11."""
    _fields_ = ([(name, ctypes.c_int) for name in ('x', 'y', 'width', 'height', 'border_width', 'depth')] +
                [('visual', ctypes.c_void_p), ('root', ctypes.c_ulong)] +
                [(name, ctypes.c_int) for name in ('c_class', 'bit_gravity', 'win_gravity', 'backing_store')] +
                [('backing_planes', ctypes.c_ulong), ('backing_pixel', ctypes.c_ulong), ('save_under', ctypes.c_int),
                 ('colormap', ctypes.c_ulong), ('map_installed', ctypes.c_int), ('map_state', ctypes.c_int),
                 ('all_event_masks', ctypes.c_long), ('your_event_mask', ctypes.c_long),
                 ('do_not_propagate_mask', ctypes.c_long), ('override_redirect', ctypes.c_int),
                 ('screen', ctypes.c_void_p)])


class Screen:
    """A connection to the X server, which is asked far too often for a process each time."""
    VIEWABLE = 2

    def __init__(self):
        x11 = ctypes.CDLL('libX11.so.6')
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        # A window that closes while it is asked about is no error here.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, event: 0)
        x11.XSetErrorHandler(self.ignore)
        self.x11 = x11
        self.display = ctypes.c_void_p(x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(x11.XDefaultRootWindow(self.display))

    def windows(self):
        x11, display = self.x11, self.display
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        if not x11.XQueryTree(display, self.root, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children),
                              ctypes.byref(count)):
            return
        for window in children[:count.value]:
            told = WindowAttributes()
            if x11.XGetWindowAttributes(display, ctypes.c_ulong(window), ctypes.byref(told)) and \
               told.map_state == self.VIEWABLE:
                yield window, told.x, told.y, told.width, told.height
        if children:
            x11.XFree(children)

    def keys_down(self):
        """The codes of the keys that are down."""
        down = ctypes.create_string_buffer(32)
        self.x11.XQueryKeymap(self.display, down)
        return [8 * place + bit for place, byte in enumerate(down.raw) for bit in range(8) if byte >> bit & 1]


@functools.cache
def screen():
    return Screen()


def windows():
    """id, x, y, width, height of every window on the screen."""
    return [window for window in screen().windows() if window[3] > 1]


def surface(node):
    """The topmost node of this node's window, and the place of its origin on the screen:
    (node, x, y).

    A popover is a window of its own, but GTK 4.8 gives positions as if it were part of the
    main window, so its window is found by its size. The frame of a main window is smaller
    than the window by a border of equal width on all sides.
    """
    on_screen = windows()
    place = node
    while place.parent is not None:
        x, y, width, height = place.extents
        for _, wx, wy, ww, wh in on_screen:
            if (ww, wh) == (width, height):
                return place, wx - x, wy - y
        frame = place
        place = place.parent
    x, y, width, height = frame.extents
    borders = [((ww - width) // 2, wx, wy) for _, wx, wy, ww, wh in on_screen
               if ww - width == wh - height and 0 <= ww - width <= 100]
    border, wx, wy = min(borders, default=(0, 0, 0))
    return frame, wx + border - x, wy + border - y


def is_in_popover(node):
    """Whether the node is in a window that lies above the main one. GTK 4.8 says of a point there what the main window has
    at that point."""
    above = surface(node)[0].parent
    return above is not None and above.parent is not None


def let_go():
    """Lets go of all keys and buttons, which a test that failed may have left down for those that follow."""
    for code in screen().keys_down():
        xdotool('keyup', code)
    xdotool('mouseup', 1, 'mouseup', 2, 'mouseup', 3)


class Program:
    """The program in a home of its own, from start to end.

    args        its arguments
    home        a folder; by default a new, empty one
    size        of the window, in pixels; by default what the program chooses
    dark        whether the desktop asks for the dark style
    animations  whether animations are switched on in the desktop
    settings    preferences set beforehand, as GVariant text: {'pace': '0'}
    env         more environment variables
    text        the factor by which the desktop enlarges text
    to_set_up   whether to leave the home for the page for a new game at once, if no game is kept
    """

    def __init__(self, args=(), home=None, size=None, dark=False, animations=False,
                 settings=None, env=None, text=1, to_set_up=True):
        self.args = args
        self.home = home or tempfile.mkdtemp(dir=os.environ['HOME'])
        self.size = size
        self.dark = dark
        self.animations = animations
        self.settings = settings or {}
        self.env = env or {}
        self.text = text
        self.to_set_up = to_set_up
        self.process = None
        self.app = None
        self.bus = Bus()
        self.stderr_path = os.path.join(self.home, 'stderr')

    def start(self):
        env = dict(os.environ, HOME=self.home,
                   XDG_CONFIG_HOME=f'{self.home}/.config',
                   XDG_DATA_HOME=f'{self.home}/.local/share',
                   XDG_CACHE_HOME=f'{self.home}/.cache',
                   XDG_STATE_HOME=f'{self.home}/.local/state',
                   ADW_DEBUG_COLOR_SCHEME='prefer-dark' if self.dark else 'prefer-light')
        env.update(self.env)
        os.makedirs(f'{self.home}/.config/gtk-4.0', exist_ok=True)
        with open(f'{self.home}/.config/gtk-4.0/settings.ini', 'w', encoding='utf-8') as file:
            file.write(f'[Settings]\ngtk-font-name=Cantarell {11 * self.text:g}\n'
                       f'gtk-enable-animations={str(self.animations).lower()}\n')
        if self.settings:
            # The settings are in a file, where a later start in this home finds them too.
            os.makedirs(f'{self.home}/.config/glib-2.0/settings', exist_ok=True)
            with open(f'{self.home}/.config/glib-2.0/settings/keyfile', 'w',
                      encoding='utf-8') as file:
                file.write(f"[{APP_ID.replace('.', '/')}]\n")
                file.writelines(f'{key}={value}\n' for key, value in self.settings.items())
            env['GSETTINGS_BACKEND'] = 'keyfile'
        with open(self.stderr_path, 'wb') as stderr:
            self.process = subprocess.Popen([os.environ['SALON_PROGRAM'], *self.args],
                                            env=env, stdout=stderr, stderr=stderr)
        self.app = wait(self._find_app, 'the program’s window on the accessibility bus')
        if self.size:
            self.resize(*self.size)
        if self.to_set_up and not self.args and not self._keeps_games():
            self.set_up()
        return self

    def _keeps_games(self):
        return any(re.fullmatch(r'(current.*|(game|found|damaged)-.*)\.salon', name)
                   for name in self._files(f'{self.home}/.local/share/salon'))

    @staticmethod
    def _files(folder):
        return os.listdir(folder) if os.path.isdir(folder) else []

    def set_up(self):
        """Goes to the page for a new game."""
        wait(lambda: self.action('new-game'), 'the action')

    def _find_app(self):
        if self.ended():
            raise Absent(f'the program ended, status {self.process.returncode}:\n{self.stderr()}')
        app = self.bus.application(self.process.pid)
        return app if app and any(child.shown for child in app.children) else None

    def stderr(self):
        with open(self.stderr_path, encoding='utf-8', errors='replace') as file:
            return file.read()

    @property
    def toolkit(self):
        """The version of GTK that the program uses: (4, 8, 3)."""
        version = self.app.get('', 'org.a11y.atspi.Application', 'Version')
        return tuple(map(int, version.split('.')))

    def complaints(self):
        """Warnings of GLib and GTK among what the program printed."""
        return [line for line in self.stderr().splitlines()
                if COMPLAINT.search(line) and not NOISE.search(line)]

    def action(self, name):
        """Activates an action of the application over D-Bus; returns whether that exists."""
        path = '/' + APP_ID.replace('.', '/')
        done = subprocess.run(['gdbus', 'call', '--session', '--dest', APP_ID,
                               '--object-path', path,
                               '--method', 'org.gtk.Actions.Activate', name, '[]', '{}'],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        return done.returncode == 0

    def open_file(self, path):
        """Asks the running program to open a file, as a file manager does."""
        subprocess.run([os.environ['SALON_PROGRAM'], path], check=True,
                       env=dict(os.environ, HOME=self.home))

    def ended(self):
        return self.process.poll() is not None

    def stop(self):
        """Asks the program to quit; it must end with status 0 and without complaints."""
        if not self.ended():
            self.action('quit')
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError('the program did not quit') from None
        if self.process.returncode != 0:
            raise AssertionError(f'exit status {self.process.returncode}:\n{self.stderr()}')
        if self.complaints():
            raise AssertionError('it complained:\n' + '\n'.join(self.complaints()))

    def kill(self):
        """Kills the program."""
        if self.process and not self.ended():
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def __enter__(self):
        try:
            return self.start()
        except BaseException:
            self.kill()
            raise

    def __exit__(self, kind, error, trace):
        try:
            if kind is None:
                self.stop()
        finally:
            self.kill()

    # What is on the screen

    def look(self, role=None, name=None, within=None, sensitive=None, where=None):
        """All shown nodes of this role and name, at this moment."""
        return [node for node, its_role, its_name, states in (within or self.app).survey()
                if (role is None or role == its_role) and
                (name is None or matches(its_name, name)) and
                (sensitive is None or sensitive == ('sensitive' in states)) and
                (where is None or where(node)) and
                node.shown]

    def find(self, role=None, name=None, **more):
        """Waits for such a node, and returns the first one."""
        what = f'{role or "node"} {name!r}'
        return wait(lambda: self.look(role, name, **more), what)[0]

    def sees(self, role=None, name=None, **more):
        """Whether there is such a node at this moment."""
        return bool(self.look(role, name, **more))

    def find_gone(self, role=None, name=None, **more):
        """Waits until there is no such node."""
        wait(lambda: not self.look(role, name, **more), f'{role or "node"} {name!r} to go')

    def tree(self, hidden=False):
        """The accessibility tree of the program as indented lines; with hidden widgets if they
        are asked for."""
        return self.app.tree(hidden)

    # Mouse and keyboard

    def place(self, node, at=(0.5, 0.5)):
        """The point of the node at these fractions of its size, in coordinates of the screen.
        Waits until the node does not move any more and nothing covers it."""
        before, seen = None, 0

        def at_rest():
            nonlocal before, seen
            left, top, width, height = node.extents
            root, ox, oy = surface(node)
            now = (left, top, width, height, root.path, ox, oy)
            seen = seen + 1 if now == before else 1
            before = now
            above = root.parent is not None and root.parent.parent is not None
            # Where something moves, a busy program may tell the same place again between two frames; a popover gets its
            # size in two steps.
            if width <= 0 or seen < (8 if above else 4 if self.animations else 2):
                return None
            x, y = left + int(width * at[0]), top + int(height * at[1])
            if node.toolkit >= (4, 10) or above:    # nobody knows what is at a point there
                return ox + x, oy + y
            if 'menu item' in node.role:            # its window has not the size of the menu yet
                return None
            found = root.at_point(x, y)
            family = {relative.path for relative in [*node.ancestors(), *node.walk()]}
            return (ox + x, oy + y) if found is None or found in family else None

        return wait(at_rest, f'{node!r} to be at rest and uncovered')

    def click(self, node, button=1, at=(0.5, 0.5), times=1):
        """Clicks on a node, by default in its middle."""
        x, y = self.place(node, at)
        self.leave_tooltip(node, at, x, y)
        # No hand is as still as this mouse. When a list closes, GTK 4.8 forgets what is below the mouse, and knows it again only when
        # the mouse has moved in two frames: a click that comes before is lost.
        xdotool('mousemove', x + 1, y, 'sleep', 0.03, 'mousemove', x, y, 'sleep', 0.02,
                'click', '--repeat', times, button)
        return node

    def leave_tooltip(self, node, at, x, y):
        """On a slow machine the tooltip of what was clicked before may lie over the node, which is at this point, and would
        take the click: it goes when the mouse does."""
        _, _, width, height = node.extents
        left, top = x - int(width * at[0]), y - int(height * at[1])

        def uncovered():
            there = [window for window in windows() if window[1] <= x < window[1] + window[3] and
                     window[2] <= y < window[2] + window[4]]
            _, wx, wy, ww, wh = there[-1] if there else (0, 0, 0, 0, 0)     # the topmost one
            return not there or wx <= left + 2 and wy <= top + 2 and left + width <= wx + ww + 2 and \
                top + height <= wy + wh + 2

        if not uncovered():
            xdotool('mousemove', x, y)
            try:
                wait(uncovered, 'the tooltip to go', patience=PATIENCE / 30)
            except Absent:
                pass                    # a part of the node is out of sight for another reason

    def click_on(self, role, name, **more):
        """Finds a sensitive node, then clicks on it."""
        return self.click(self.find(role, name, sensitive=True, **more))

    def press_on(self, role, name, **more):
        """Presses, without a mouse, what is offered for some seconds only."""
        def pressed():
            for node in self.look(role, name, sensitive=True, **more):
                node.press()
                return True
            return False

        wait(pressed, f'{role} {name!r}')

    def hover(self, node):
        xdotool('mousemove', *self.place(node))

    def drag(self, source, target):
        """Drags from the middle of one node to the middle of another."""
        x, y = self.place(source)
        to_x, to_y = self.place(target)
        others = windows()
        # A drag begins after some pixels. During the pauses GTK handles each step.
        steps = ['mousemove', x, y, 'mousedown', 1]
        for part in (0.1, 0.3, 0.6, 0.9, 1.0, 1.0):
            steps += ['sleep', 0.05, 'mousemove',
                      round(x + (to_x - x) * part), round(y + (to_y - y) * part)]
        xdotool(*steps, 'sleep', 0.1)
        dragged = {window[0] for window in windows()} - {window[0] for window in others}
        xdotool('mouseup', 1)
        # If nothing accepts the drop, the icon first moves back.
        wait(lambda: not dragged & {window[0] for window in windows()}, 'the drag to end')

    def takes_keys(self):
        """Whether keys reach the window: without a window manager it is active as long as the mouse is in it, and only
        once it has heard of that. A dialog in a window of its own tells nothing of the kind."""
        windows_of_ours = self.app.children if self.app and self.app.toolkit < (4, 10) else []
        return len(windows_of_ours) != 1 or 'active' in windows_of_ours[0].states

    def wait_for_keys(self):
        """Waits until keys reach the window; not for ever, because a test may press keys elsewhere."""
        try:
            wait(self.takes_keys, 'the keys', patience=PATIENCE / 15)
        except Absent:
            pass

    def key(self, *keys):
        """Presses keys, each as xdotool names it: Return, ctrl+n, alt+F4."""
        self.wait_for_keys()
        xdotool('key', '--clearmodifiers', *keys)

    def type(self, text):
        self.wait_for_keys()
        xdotool('type', '--delay', 15, text)

    def resize(self, width, height):
        """Gives the main window another size; no window manager interferes. A window that has just opened may still ask for
        its own size after that, so it is told again until it has the one that is asked."""
        asked, seen = 0, 0

        def resized():
            nonlocal asked, seen
            found = windows()
            seen = seen + 1 if (width, height) in [window[3:] for window in found] else 0
            if seen > 0:
                return seen > 5         # and it stays
            if found and time.monotonic() - asked > 2:
                xdotool('windowsize', max(found, key=lambda window: window[3] * window[4])[0], width, height)
                asked = time.monotonic()
            return False

        wait(resized, f'a window of {width}×{height}')

    def screenshot(self, name):
        """Saves a picture of the whole screen as NAME.png, and returns its path."""
        folder = os.environ.get('SALON_SCREENS') or os.environ['HOME']
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, name + '.png')
        subprocess.run(['import', '-silent', '-window', 'root', path], check=True)
        return path


def main(of=Program, **options):
    """Runs the test_* functions of the calling file in order, and reports in TAP. Each gets a new
    Program (or an object of another class, if one is given), made with these options or with
    those of the function's attribute `options`. Arguments on the command line are the names of
    the only functions to run."""
    module = inspect.getmodule(inspect.stack()[1].frame)
    tests = [(name, function) for name, function in vars(module).items()
             if name.startswith('test_') and callable(function)
             and (not sys.argv[1:] or name in sys.argv[1:])]
    for name, function in tests:
        program = of(**{**options, **getattr(function, 'options', {})})
        try:
            with program:
                try:
                    function(program)
                except Skipped:
                    raise
                except Exception:
                    note('the screen: ' + program.screenshot('failed-' + name))
                    if not program.ended():
                        note(program.tree())
                    let_go()
                    raise
            point(True, name)
            shutil.rmtree(program.home, ignore_errors=True)
        except Skipped as reason:
            point(True, name, skip=reason)
        except Exception:
            point(False, name, traceback.format_exc(), program.stderr())
    sys.exit(finish())


def with_options(**options):
    """Decorates a test whose Program needs other options than those of main ()."""
    def mark(function):
        function.options = options
        return function
    return mark
