#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long programs take from their start to the first picture.

Usage: measure-start.py RUNS NAME COMMAND [ARGUMENT…] [-- NAME COMMAND [ARGUMENT…]]…

Runs inside run-in-display. The programs take turns, after one start each that is
not counted, so that whatever else the machine does meets all of them. A line for
each tells the medians of

    drawn   from the start to the first frame with text in it, in ms
    CPU     what the program and those it started had used by then, in ms
    memory  what they have in memory two seconds later, shared libraries included, in MB

and all it was drawn at; further lines compare the others' with the last one's.
The picture is read from the server's memory: the program is not asked for it.
"""

import mmap
import os
import shlex
import signal
import statistics
import struct
import subprocess
import sys
import time

# Text has smooth edges: many shades. A bare window has a handful of colours.
SHADES = 24
PATIENCE = 60
QUIET = 2.0
POLL = 0.003
TICK = 1000 / os.sysconf('SC_CLK_TCK')


class Screen:
    """The pixels of the X server, in the format of xwd."""

    def __init__(self, path):
        with open(path, 'rb') as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack('>I', self.memory[0:4])[0]
        colours = struct.unpack('>I', self.memory[76:80])[0]
        self.offset = header + colours * 12

    def picture(self):
        return self.memory[self.offset:]


def has_text(picture):
    return len(set(memoryview(picture).cast('I')[::5])) >= SHADES


def family(pid):
    """The process and all that descend from it."""
    yield pid
    try:
        for task in os.listdir(f'/proc/{pid}/task'):
            with open(f'/proc/{pid}/task/{task}/children', encoding='ascii') as file:
                for child in file.read().split():
                    yield from family(int(child))
    except OSError:
        pass


def cpu_ms(pid):
    ticks = 0
    for member in family(pid):
        try:
            with open(f'/proc/{member}/stat', encoding='utf-8', errors='replace') as file:
                fields = file.read().rpartition(')')[2].split()
            ticks += sum(map(int, fields[11:15]))       # its own, and of children that ended
        except OSError:
            pass
    return ticks * TICK


def memory_mb(pid):
    kb = 0
    for member in family(pid):
        try:
            with open(f'/proc/{member}/status', encoding='utf-8', errors='replace') as file:
                kb += sum(int(line.split()[1]) for line in file if line.startswith('VmRSS:'))
        except OSError:
            pass
    return kb / 1000


def start_once(screen, command):
    """One start: (ms until drawn, ms of CPU, MB of memory)."""
    empty = screen.picture()
    began = time.monotonic()
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True)
    try:
        # To compare is quick; to count shades, again and again, would take a processor for itself.
        seen = empty
        while (picture := screen.picture()) == seen or not has_text(picture):
            if program.poll() is not None or time.monotonic() - began > PATIENCE:
                sys.exit(f'{shlex.join(command)}: nothing was drawn')
            seen = picture
            time.sleep(POLL)
        drawn = (time.monotonic() - began) * 1000
        cpu = cpu_ms(program.pid)
        time.sleep(QUIET)
        memory = memory_mb(program.pid)
    finally:
        members = list(family(program.pid))
        for member in members:
            try:
                os.kill(member, signal.SIGTERM)
            except ProcessLookupError:
                pass
        program.wait(PATIENCE)
    end = time.monotonic() + PATIENCE
    while screen.picture() != empty:
        if time.monotonic() > end:
            sys.exit(f'{shlex.join(command)}: it does not go away')
        time.sleep(POLL)
    return drawn, cpu, memory


def parse(arguments):
    """The numbers of runs and the commands by their names."""
    runs, commands, rest = int(arguments[0]), {}, arguments[1:]
    while rest:
        end = rest.index('--') if '--' in rest else len(rest)
        commands[rest[0]] = rest[1:end]
        rest = rest[end + 1:]
    return runs, commands


def main():
    runs, commands = parse(sys.argv[1:])
    screen = Screen(os.environ['SALON_FRAMEBUFFER'])
    measured = {name: [] for name in commands}
    for run in range(runs + 1):
        for name, command in commands.items():
            sample = start_once(screen, command)
            if run:
                measured[name].append(sample)

    medians = {name: [statistics.median(column) for column in zip(*samples)]
               for name, samples in measured.items()}
    for name, (drawn, cpu, memory) in medians.items():
        each = ' '.join(f'{sample[0]:.0f}' for sample in measured[name])
        print(f'{name}: drawn {drawn:.0f} ms, CPU {cpu:.0f} ms, memory {memory:.0f} MB ({each})')
    *others, last = medians
    for name in others:
        print(f'{name} / {last}: drawn × {medians[name][0] / medians[last][0]:.2f}, '
              f'CPU × {medians[name][1] / medians[last][1]:.2f}, '
              f'memory {medians[name][2] - medians[last][2]:+.0f} MB')


if __name__ == '__main__':
    main()
