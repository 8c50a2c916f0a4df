# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of new files of the game in progress; src/model/salon-slot.h describes them."""

import os


def checksum(data):
    """The checksum of these bytes as it is in the name."""
    bits = (1 << 64) - 1
    value = len(data)
    for start in range(0, len(data), 8):
        value = (value ^ int.from_bytes(data[start:start + 8], 'little')) * 0x9e3779b97f4a7c15 & bits
        value ^= value >> 32
    return f'{value:016x}'


def name_of(new, old, slot=1):
    """The name of a new file with the bytes new, which follows a record with the bytes old."""
    return f'.salon-{slot}-00c0ffee-{checksum(new)}-{checksum(old)}'


def find_whole(folder, slot=1):
    """The path of a new file in folder that is whole; None when there is none."""
    for name in os.listdir(folder):
        if name.startswith(f'.salon-{slot}-') and name.count('-') == 4:
            path = os.path.join(folder, name)
            with open(path, 'rb') as file:
                if checksum(file.read()) == name.split('-')[3]:
                    return path
    return None
