# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader hears of the program: signals of the accessibility bus, and what it then asks about the node
that has the focus. It asks for no place on the screen."""

import time

from gi.repository import GLib

from salon_display import PATIENCE, ROOT, Absent, Node, plain_name

EVENTS = 'org.a11y.atspi.Event.Object'
REGISTRY = 'org.a11y.atspi.Registry'


class Ear:
    """Hears one program.

    focus      what has the focus, as a list of texts: the names of the groups and pages around it, the outermost
               first, then its role, its name and its description
    said       what the live node of the game said, in this order
    announced  what was announced, in this order (GTK has announcements since 4.14)
    on_text    is called with each text that goes over the bus
    """

    def __init__(self, program, on_text=lambda text: None):
        self.program = program
        self.on_text = on_text
        self.path = None
        self.said, self.announced = [], []
        self.unheard = []       # texts for on_text; None: what has the focus
        self.herald = None
        bus = program.bus
        for event in ('StateChanged', 'PropertyChange', 'TextChanged', 'Announcement'):
            # Newer toolkits say only what somebody has asked for.
            bus.call(REGISTRY, '/org/a11y/atspi/registry', REGISTRY, 'RegisterEvent', '(s)', 'object:' + event)
            bus.connection.signal_subscribe(None, EVENTS, event, None, None, 0, self._event)
        # A screen reader that comes later looks for the focus once.
        focused = [node.path for node, _, _, states in program.app.survey()
                   if 'focused' in states and 'active' not in states]
        self.path = focused[-1] if focused else None

    def _event(self, connection, owner, path, interface, event, parameters):
        if owner != self.program.app.owner:
            return
        detail, number, _, value = parameters.unpack()[:4]
        if event == 'StateChanged':
            if detail == 'focused' and number:
                self.path = path
                self.unheard.append(None)
            return
        if not isinstance(value, str) or not value:
            return
        if event == 'Announcement':
            self.announced.append(value)
        elif event == 'PropertyChange' and detail == 'accessible-name' and self._is_herald(path):
            self.said.append(value)
        self.unheard.append(value)

    def _is_herald(self, path):
        """Whether this is the node that says what happens in the game. It is the only one of this role that is no part
        of a page: it belongs to the content of the window."""
        if self.herald is None:
            node = self._node(path)
            above = self._above(node)
            while above.role in ('generic', 'group') and not above.name:
                above = self._above(above)
            if node.role == 'status' and above.role == 'window':
                self.herald = path
        return path == self.herald

    def _node(self, path):
        return Node(self.program.bus, self.program.app.owner, path)

    def _above(self, node):
        owner, path = node.get(('', ''), 'org.a11y.atspi.Accessible', 'Parent')
        return Node(self.program.bus, owner, path)

    def hear(self, seconds=0.02):
        """Handles what has come meanwhile."""
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        while context.iteration(False) or time.monotonic() < end:
            if not context.pending():
                time.sleep(0.002)
        while self.unheard:
            text = self.unheard.pop(0)
            self.on_text('; '.join(self.focus) if text is None else text)

    @property
    def name(self):
        """The name of what has the focus."""
        return plain_name(self._node(self.path).name) if self.path else ''

    @property
    def focus(self):
        if not self.path:
            return []
        node = self._node(self.path)
        texts = [node.role, node.name, node.description]
        above = self._above(node)
        while above.path != ROOT and above.role not in ('window', 'application', ''):
            texts.insert(0, above.name)
            above = self._above(above)
        return [text for text in texts if text]

    def wait(self, condition, what, patience=None):
        """Hears until condition () is true, and returns its value."""
        end = time.monotonic() + (patience or PATIENCE)
        while True:
            self.hear()
            value = condition()
            if value:
                return value
            if time.monotonic() > end:
                raise Absent(f'waited in vain for {what}; the focus: {self.focus}; said: {self.said[-12:]}')

    def press(self, *keys):
        """Presses keys, and hears what comes at once."""
        self.program.key(*keys)
        self.hear(0.1)

    def tab_to(self, matches, what, key='Tab', most=40):
        """Presses Tab until what has the focus has a name that matches () likes."""
        for _ in range(most):
            if matches(self.name):
                return
            before = self.path
            self.program.key(key)
            try:
                self.wait(lambda: self.path != before, 'the focus to move', patience=3)
            except Absent:      # at the end of a row it stays
                pass
        raise Absent(f'{key} does not reach {what}')
