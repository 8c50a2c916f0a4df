#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Without a display the table is served to a browser: the program paints on the page, nobody else gets at
it, and all is gone when the game is.

usage: browser-test.py CHECKOUT PROGRAM
"""

import base64
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

PATIENCE = 120
HEAD_SIZE = 16384       # as scripts/serve-table has them
CONNECTIONS = 32
PICTURE = b'\x89PNG'


def lay_out(checkout, program, scratch):
    """The scripts, with a build that is up to date and whose game is this program."""
    copy = scratch / 'a folder'
    (copy / '_play/prefix/bin').mkdir(parents=True)
    for name in ('play', 'scripts'):
        source = checkout / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
    (copy / '_play/prefix/bin/salon').symlink_to(program)
    for tool in ('meson', 'ninja'):
        stand_in = scratch / 'bin' / tool
        stand_in.parent.mkdir(exist_ok=True)
        stand_in.write_text(f'#!/bin/sh\nmkdir -p "{copy}/_play/build"\n', encoding='utf-8')
        stand_in.chmod(0o755)
    return copy


def environment(scratch):
    env = {name: value for name, value in os.environ.items()
           if not re.match(r'DISPLAY$|WAYLAND_DISPLAY$|DBUS_|XDG_|GDK_|GTK_', name)}
    env.update(SALON_TEST=str(scratch), TMPDIR=str(scratch), PATH=f"{scratch}/bin:{env['PATH']}", HOME=str(scratch / 'home'),
               SALON_PACKAGES='present', GSETTINGS_BACKEND='memory', GSK_RENDERER='cairo',
               LC_ALL='C.UTF-8')
    (scratch / 'home').mkdir()
    return env


class Table:
    """The game, as somebody started it and as a browser would reach it."""

    def __init__(self, copy, env):
        self.mark = f"SALON_TEST={env['SALON_TEST']}".encode()
        self.play = subprocess.Popen([copy / 'play'], env=env, text=True, stdin=subprocess.DEVNULL,
                                     stderr=subprocess.PIPE)
        self.watchdog = threading.Timer(PATIENCE, self.play.kill)
        self.watchdog.start()
        self.said = ''
        while not (address := re.search(r'http://(127\.0\.0\.1:(\d+))(/\S*)', self.said)):
            line = self.play.stderr.readline()
            if not line:
                raise AssertionError(f'no address was told: {self.said}')
            self.said += line
        self.host, self.port, self.path = address[1], int(address[2]), address[3]

    def ask(self, path, **fields):
        """An open connection on which this was asked; a field with the value None is left out."""
        fields = {'Host': self.host, **fields}
        lines = [f'{name.replace("_", "-")}: {value}' for name, value in fields.items() if value is not None]
        connection = socket.create_connection(('127.0.0.1', self.port), timeout=PATIENCE)
        connection.sendall('\r\n'.join([f'GET {path} HTTP/1.1', *lines, '', '']).encode())
        return connection

    def answer(self, path, **fields):
        """All that comes back."""
        with self.ask(path, **fields) as connection:
            with contextlib.suppress(ConnectionResetError):
                return b''.join(iter(lambda: connection.recv(65536), b''))
        return b''

    def sit_down(self, **fields):
        """The connection that shows and plays the table."""
        return self.ask(f'{self.path}socket', **{
            'Origin': f'http://{self.host}', 'Upgrade': 'websocket', 'Connection': 'Upgrade',
            'Sec_WebSocket_Key': base64.b64encode(os.urandom(16)).decode(), 'Sec_WebSocket_Version': '13',
            'Sec_WebSocket_Protocol': 'broadway', **fields})

    def refuses_to_seat(self, **fields):
        with self.sit_down(**fields) as connection:
            return re.match(rb'HTTP/1.1 4\d\d ', connection.recv(65536)) is not None

    def processes(self):
        """Those that were started for it and still run, with their names."""
        found = {}
        for folder in Path('/proc').glob('[0-9]*'):
            with contextlib.suppress(OSError):
                if self.mark in (folder / 'environ').read_bytes().split(b'\0'):
                    found[int(folder.name)] = (folder / 'comm').read_text(encoding='utf-8').strip()
        return found

    def ports(self):
        """The TCP ports on which they listen."""
        listening = {}
        for table in ('/proc/net/tcp', '/proc/net/tcp6'):
            with contextlib.suppress(OSError):
                for line in Path(table).read_text(encoding='utf-8').splitlines()[1:]:
                    _, local, _, state, *_, inode = line.split()[:10]
                    if state == '0A':
                        listening[f'socket:[{inode}]'] = int(local.rpartition(':')[2], 16)
        ports = set()
        for process in self.processes():
            for file in Path(f'/proc/{process}/fd').glob('*'):
                with contextlib.suppress(OSError):
                    ports.add(listening.get(os.readlink(file)))
        return ports - {None}

    def ended(self):
        """Waits until nothing is left of it; gives the exit status."""
        status = self.play.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while self.processes() and time.monotonic() < end:
            time.sleep(0.05)
        for process, name in self.processes().items():
            print(f'# {name} ({process}) is left')
            os.kill(process, signal.SIGKILL)
            status = None
        self.watchdog.cancel()
        self.play.stderr.close()
        return status


def paints(connection):
    """Whether the program sends a picture, as it would to a browser."""
    received = b''
    while PICTURE not in received:
        part = connection.recv(65536)
        if not part:
            return False
        received += part
    return received.startswith(b'HTTP/1.1 101')


def is_refused(answer):
    return re.match(rb'HTTP/1.1 4\d\d ', answer) is not None and b'broadway' not in answer


def try_doors(table):
    """What is let in, and what is not."""
    warning, _, address = table.said.rpartition('Salon is at')
    point('whoever has that can see the cards and play' in warning and address != '',
          'whoever starts it is warned, and then told the address')
    point(b'<title>broadway' in table.answer(table.path), 'the page is served')
    point(b'WebSocket' in table.answer(f'{table.path}broadway.js'), 'its script as well')
    localhost = f'localhost:{table.port}'
    point(b'<title>broadway' in table.answer(table.path, Host=localhost), 'also by the other name of the machine')

    wrong = '/' + 'x' * (len(table.path) - 2) + '/'
    for path in ('/', '/socket', wrong, f'{wrong}socket', table.path[:-1], f'{table.path}../socket', '*', ''):
        point(is_refused(table.answer(path, Origin=f'http://{table.host}')),
              f'nothing at “{path.replace(table.path[1:-1], "SECRET")}”')
    for host in ('evil.example', f'evil.example:{table.port}', '127.0.0.1', None):
        point(is_refused(table.answer(table.path, Host=host)), f'nothing for the host {host}')
    for origin in ('http://evil.example', f'https://{table.host}', f'http://{localhost}', 'null'):
        point(is_refused(table.answer(table.path, Origin=origin)) and table.refuses_to_seat(Origin=origin),
              f'nothing for a page from {origin}')
    point(table.refuses_to_seat(Origin=None), 'no table for who does not say where the page is from')
    try_limits(table)
    with contextlib.closing(socket.socket()) as elsewhere:
        point(elsewhere.connect_ex(('127.0.0.2', table.port)) != 0, 'nothing at another address of the machine')
    point(table.ports() == {table.port}, 'there is no other port')


def try_limits(table):
    """The longest question and the most that are asked at once, and one beyond."""
    room = HEAD_SIZE - len(f'GET {table.path} HTTP/1.1\r\nHost: {table.host}\r\nX: ')
    point(b'<title>broadway' in table.answer(table.path, X='x' * room), f'a request of {HEAD_SIZE} bytes is answered')
    point(table.answer(table.path, X='x' * (room + 1)) == b'', 'one more is too many')
    point(table.answer('/' + 'x' * 1000000) == b'', 'a request without an end as well')
    with contextlib.ExitStack() as waiting:
        for _ in range(CONNECTIONS - 1):
            waiting.enter_context(socket.create_connection(('127.0.0.1', table.port)))
        point(b'<title>broadway' in table.answer(table.path), f'{CONNECTIONS} at once are heard')
        waiting.enter_context(socket.create_connection(('127.0.0.1', table.port)))
        point(table.answer(table.path) == b'', 'one more is not')
    end = time.monotonic() + PATIENCE
    while not (answer := table.answer(table.path)) and time.monotonic() < end:
        pass
    point(b'<title>broadway' in answer, 'until they are gone')


def try_table(table):
    """Who sits down sees the table, alone."""
    with table.sit_down() as first:
        point(paints(first), 'the program paints on the page')
        point(table.refuses_to_seat(), 'a second browser is refused')
        point(not ends_soon(first), 'and takes nothing from the first one')
    with table.sit_down(Host=f'localhost:{table.port}', Origin=f'http://localhost:{table.port}') as again:
        point(paints(again), 'when it is gone the next one sits down')


def ends_soon(connection):
    """Whether the other side has ended it, behind what it has sent."""
    connection.settimeout(0.1)
    with contextlib.suppress(TimeoutError):
        for _ in range(1000):
            if not connection.recv(65536):
                return True
    return False


def try_ends(copy, env, first):
    """However it ends, nothing of it is left."""
    table, ports = first, set()
    for number, what, expected in ((signal.SIGTERM, 'when it is ended', 128 + signal.SIGTERM),
                                   (signal.SIGINT, 'after Ctrl+C', 128 + signal.SIGINT),
                                   (signal.SIGHUP, 'when its terminal is closed', 128 + signal.SIGHUP),
                                   (signal.SIGKILL, 'when it is killed', -signal.SIGKILL),
                                   (None, 'when the game is over', 0)):
        table = table or Table(copy, env)
        ports.add(table.port)
        with table.sit_down() as browser:
            shown = paints(browser)
            if number is not None:
                table.play.send_signal(number)
            else:
                game = [process for process, name in table.processes().items() if name == 'salon']
                os.kill(game[0], signal.SIGTERM)
            status = table.ended()
        with contextlib.closing(socket.socket()) as connection:
            gone = connection.connect_ex(('127.0.0.1', table.port)) != 0
        print(f'# exit status {status}')
        point(shown and gone and status == expected, f'nothing is left {what}')
        table = None
    point(len(ports) > 1, 'the port is another one each time')


def main():
    checkout, program = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        copy, env = lay_out(checkout, program, scratch), environment(scratch)
        table = Table(copy, env)
        try_doors(table)
        try_table(table)
        try_ends(copy, env, table)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
