# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in on the session bus for a service of the desktop."""

import os
import threading

from gi.repository import Gio, GLib


class Service:
    """A class of this one sets the name that the service has on the bus, its path, and the XML of the interface of the same name;
    its methods answer those of the interface. Everything happens in a thread of its own while the test is in its `with`."""

    NAME = PATH = ABOUT = ''

    def __init__(self):
        self.context = GLib.MainContext.new()
        self.loop = GLib.MainLoop.new(self.context, False)
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        self.context.push_thread_default()
        address = os.environ['DBUS_SESSION_BUS_ADDRESS']
        bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
            None, None)
        bus.register_object(self.PATH, Gio.DBusNodeInfo.new_for_xml(self.ABOUT).interfaces[0], self.answer, None, None)
        bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', 'RequestName',
                      GLib.Variant('(su)', (self.NAME, 0)), None, Gio.DBusCallFlags.NONE, -1, None)
        self.ready.set()
        self.loop.run()
        bus.close_sync(None)            # and with it goes the name

    def answer(self, connection, sender, path, interface, method, parameters, invocation):
        invocation.return_value(getattr(self, method)(*parameters.unpack()))

    def __enter__(self):
        self.thread.start()
        self.ready.wait()
        return self

    def __exit__(self, *error):
        self.loop.quit()
        self.thread.join()
