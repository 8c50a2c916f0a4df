#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The veil over the words of a record: the example of its specification, and every
fault, with salon-referee and with oracle.py.  Reports in TAP.

usage: veil-test.py REFEREE VEILED-RECORD.md
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import oracle

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

REFEREE = sys.argv[1]
DOCUMENT = open(sys.argv[2], encoding='utf-8').read()
SALT = 0x0123456789abcdef
PLAIN, VEILED = (block.encode() for block in re.findall(r'(?ms)^```\n(salon-\S+ 1[^\n]*\ngame probe\n.*?^)```$', DOCUMENT))
WORDS = re.findall(rb'(?m)^word ([1-6][LR]?) (\S+)$', VEILED)


def referee(record):
    run = subprocess.run([REFEREE, 'replay', '-'], input=record, capture_output=True, check=False,
                         env={**os.environ, 'LC_ALL': 'C'})
    fault = re.fullmatch(rb'-:([0-9]+): (.+)\n', run.stderr)
    return run.stdout.decode().splitlines(), int(fault[1]) if fault else None, run.stderr


def refused(name, record, line):
    """Both find fault with the line, and what is said tells no word."""
    printed, found, said = referee(record)
    ours = oracle.replay(record, lambda *_: True)
    good = found == line == ours[1] and not printed
    good = good and not re.search(rb'ROCKET|TREASURER|KAYAK|JAZZ', said)
    point(good, name, (found, said, ours))


def changed(label, digits):
    """The example with other digits for a word, and the number of its line."""
    old = dict(WORDS)[label]
    record = VEILED.replace(b'word %s %s' % (label, old), b'word %s %s' % (label, digits))
    assert record != VEILED
    return record, VEILED[:VEILED.index(old)].count(b'\n') + 1


def veiled_bytes(label, plain):
    """The digits of any sixteen bytes."""
    stream = oracle.keystream(SALT, oracle.place_of(label))
    return bytes(a ^ b for a, b in zip(plain, stream)).hex().encode()


def checked(label, cards):
    return veiled_bytes(label, cards + oracle.check_of(oracle.place_of(label), cards))


def main():
    point(oracle.veil_record(PLAIN, SALT) == VEILED, 'the example is veiled as it is told',
          oracle.veil_record(PLAIN, SALT))
    point(oracle.unveil_record(VEILED) == PLAIN, 'and back', oracle.unveil_record(VEILED))
    told = dict(re.findall(r'^\| (cards|check|stream|veiled) \| `([0-9a-f]+)` \|$', DOCUMENT, re.MULTILINE))
    cards = b'..ROCKET'.ljust(12, b'\0')
    point(told == {'cards': cards.hex(), 'check': oracle.check_of(0, cards).hex(),
                   'stream': oracle.keystream(SALT, 0).hex(), 'veiled': WORDS[0][1].decode()},
          'the steps of the example', told)
    point(referee(VEILED)[:2] == referee(PLAIN)[:2] and referee(VEILED)[0] == ['0 0 | 18 12'],
          'the referee reads both', referee(VEILED))
    point(oracle.replay(VEILED, lambda *_: True)[0] == ['0 0 | 18 12'], 'so does the oracle')
    point(not re.search(b'rocket|treasurer|kayak|jazz', VEILED, re.IGNORECASE), 'no word stands there')

    for name, digits in (
            ('capital digits', WORDS[0][1].upper()),
            ('a digit too few', WORDS[0][1][:-1]),
            ('a digit too many', WORDS[0][1] + b'0'),
            ('no digits', b''),
            ('a space after them', WORDS[0][1] + b' '),
            ('a letter that is no digit', b'g' + WORDS[0][1][1:]),
            ('a word in clear', b'..ROCKET'),
            ('the word of another place', WORDS[1][1]),
            ('another check', WORDS[0][1][:-1] + b'0'),
            ('another card', b'0' + WORDS[0][1][1:]),
            ('a card after a zero', checked('1L', b'ROCKET\0S\0\0\0\0')),
            ('no card at all', checked('1L', bytes(12))),
            ('cards that are no letters', checked('1L', b'rocket'.ljust(12, b'\0'))),
            ('a line end among the cards', checked('1L', b'ROC\nKET'.ljust(12, b'\0'))),
            ('bytes above ASCII', checked('1L', b'\xff' * 12)),
            ('a blank inside', checked('1L', b'ROC.KET'.ljust(12, b'\0')))):
        refused(name, *changed(b'1L', digits))
    for index in range(32):
        digits = bytearray(WORDS[0][1])
        digits[index] = b'0'[0] if digits[index] != b'0'[0] else b'1'[0]
        refused(f'digit {index + 1} is another one', *changed(b'1L', bytes(digits)))

    first = VEILED.split(b'\n')[0]
    for name, line in (('another version', b'salon-veiled 2 0123456789abcdef'),
                       ('no version', b'salon-veiled'), ('no salt', b'salon-veiled 1'),
                       ('an empty salt', b'salon-veiled 1 '), ('a short salt', first[:-1]),
                       ('a long salt', first + b'0'), ('a salt in capitals', first.replace(b'abcdef', b'ABCDEF')),
                       ('more after the salt', first + b' '), ('a veiled record of no kind', b'salon-veiled-1')):
        refused(name, VEILED.replace(first, line, 1), 1)
    refused('another salt', VEILED.replace(first, first[:-1] + b'e'), 9)
    refused('a veiled word in a record', VEILED.replace(first, b'salon-record 1'), 9)
    refused('two first lines', VEILED.replace(first, first + b'\n' + first), 2)
    refused('a plain one and a veiled one', VEILED.replace(first, b'salon-record 1\n' + first), 2)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
