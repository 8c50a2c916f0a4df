#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Without a display the table is served to a browser: the page is there, and the
program paints on it.

usage: browser-test.py CHECKOUT PROGRAM
"""

import base64
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path

PATIENCE = 120
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
    env.update(PATH=f"{scratch}/bin:{env['PATH']}", HOME=str(scratch / 'home'),
               SALON_PACKAGES='present', GSETTINGS_BACKEND='memory', GSK_RENDERER='cairo',
               LC_ALL='C.UTF-8')
    (scratch / 'home').mkdir()
    return env


def painted(port):
    """Whether the program sends a picture, as it would to a browser."""
    with socket.create_connection(('127.0.0.1', port), timeout=PATIENCE) as connection:
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sendall((
            f'GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n'
            'Upgrade: websocket\r\nConnection: Upgrade\r\n'
            f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n'
            'Sec-WebSocket-Protocol: broadway\r\n\r\n').encode())
        received = b''
        while PICTURE not in received:
            part = connection.recv(65536)
            if not part:
                break
            received += part
    if not received.startswith(b'HTTP/1.1 101'):
        raise AssertionError(received[:200])
    return PICTURE in received


def main():
    checkout, program = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    failed = 0

    def point(number, what, good):
        nonlocal failed
        failed += not good
        print(f"{'ok' if good else 'not ok'} {number} {what}", flush=True)

    print('1..4', flush=True)
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        copy = lay_out(checkout, program, scratch)
        play = subprocess.Popen([copy / 'play'], env=environment(scratch), text=True,
                                stderr=subprocess.PIPE)
        watchdog = threading.Timer(PATIENCE, play.terminate)
        watchdog.start()
        try:
            said = ''
            while not (address := re.search(r'http://127\.0\.0\.1:(\d+)/', said)):
                line = play.stderr.readline()
                if not line:
                    break
                said += line
            print('# ' + said.replace('\n', ' '))
            point(1, 'the address is printed', address is not None)
            port = int(address[1])
            with urllib.request.urlopen(address[0], timeout=PATIENCE) as page:
                point(2, 'the page is served', b'broadway' in page.read())
            point(3, 'the program paints on it', painted(port))

            play.terminate()
            play.wait(PATIENCE)
            play.stderr.read()                  # to the end: all have let go of it
            with socket.socket() as connection:
                gone = connection.connect_ex(('127.0.0.1', port)) != 0
            point(4, 'it ends with the game', gone)
        finally:
            watchdog.cancel()
            play.terminate()
            play.wait()
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
