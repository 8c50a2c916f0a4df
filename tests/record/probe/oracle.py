#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of Probe's rules and its record, written from the text
of the two specifications alone; tests compare salon-referee with it.  It is slow
and simple on purpose.

usage: oracle.py FILE          replays a record as salon-referee does; with
                               strict spelling it accepts every word
       oracle.py --clear FILE  prints a veiled record in clear
       oracle.py --veil SALT FILE  prints a record in clear veiled with SALT,
                               a hexadecimal number
"""

import re
import sys
import unicodedata

VALUES = [5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5]


def letters(text, rest):
    """'A 5, BF 3' and a number for the other letters → {letter: cards}."""
    cards = {chr(c): rest for c in range(ord('A'), ord('Z') + 1)}
    for group in text.split(', '):
        names, number = group.split()
        for name in names:
            cards[name] = int(number)
    return cards


SETS = {
    '1964': letters('AS 5, BFHPWY 3, JQVXZ 2', 4),
    'miro': letters('AEIST 5, CLMNORU 4, BDFGHKPVY 3, JQWXZ 2', 0),
    '1982': letters('R 3, AEINOST 2', 1),
}

DECK_48 = {
    'normal': 15, 'additional-turn': 7, 'left-exposes': 5, 'right-exposes': 5,
    'own-blank': 6, 'times-3': 2, 'times-4': 1, 'times-5': 1,
    'add-15': 1, 'add-20': 2, 'add-25': 1, 'deduct-10': 2,
}
DECK_36 = {
    'additional-turn': 5, 'left-exposes': 4, 'right-exposes': 4, 'own-blank': 5,
    'all-expose': 4, 'no-blank-penalty': 3, 'times-2': 3, 'times-3': 2,
    'left-your-choice': 3, 'right-your-choice': 3,
}

EDITIONS = {
    'parker-1964': dict(seats=6, blanks=6, shortest=1, deck=DECK_48, set=SETS['1964'],
                        own_turn_only=False, card_50=False, both_bonuses=False,
                        by_hand=True, supply='box', named_tray=True, headwords=False),
    'miro-1967': dict(seats=6, blanks=6, shortest=1, deck=DECK_48, set=SETS['miro'],
                      own_turn_only=True, card_50=False, both_bonuses=False,
                      by_hand=True, supply='box', named_tray=True, headwords=True),
    'parker-1982': dict(seats=4, blanks=5, shortest=4, deck=DECK_36, set=SETS['1982'],
                        own_turn_only=False, card_50=True, both_bonuses=True,
                        by_hand=False, supply='unlimited', named_tray=False, headwords=False),
}

assert sum(SETS['1964'].values()) == 90
assert sum(SETS['miro'].values()) == 90
assert sum(SETS['1982'].values()) == 35
assert sum(DECK_48.values()) == 48
assert sum(DECK_36.values()) == 36


class Refused(Exception):
    """A line that is not allowed; line is its number if an earlier line is at fault."""

    def __init__(self, reason, line=None):
        super().__init__(reason)
        self.line = line


def need(condition, reason):
    if not condition:
        raise Refused(reason)


class Game:
    """A game from begin on.  Seats count from 0, trays are 0 (left) and 1."""

    def __init__(self, edition, rows, first, trays, activity, hand, free):
        self.rules = EDITIONS[edition]
        self.rows = rows                         # rows[seat][tray] is a string
        self.hidden = [[[True] * len(row) for row in seat] for seat in rows]
        self.seats, self.trays = len(rows), trays
        self.activity, self.hand, self.free = activity, hand, free
        self.scores = [0] * self.seats
        self.pile = dict(self.rules['deck'])
        self.challenged = set()
        self.denials = {}                        # (seat, letter) → number of false denials
        self.last, self.left = None, None        # final turns
        self.over = False
        self.turn = first
        self.begin_turn()

    # ---- the position

    def hidden_in(self, seat, tray):
        return sum(self.hidden[seat][tray])

    def hidden_of(self, seat):
        return sum(self.hidden_in(seat, tray) for tray in range(self.trays))

    def others(self, seat):
        """The other seats in order, beginning on the seat's left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def slots(self, seat, letter=None, tray=None):
        """(tray, slot) of the hidden cards of a seat, with this letter and in this tray if given."""
        return [(t, s) for t in range(self.trays) if tray in (None, t)
                for s, card in enumerate(self.rows[seat][t])
                if self.hidden[seat][t][s] and letter in (None, card)]

    def askable(self):
        return [seat for seat in self.others(self.turn) if self.hidden_of(seat)]

    # ---- turns

    def begin_turn(self):
        self.card = None
        self.first_guess = True
        self.phase = 'draw'
        if not self.activity:
            self.to_ask()

    def to_ask(self):
        self.phase = 'ask'
        if not self.askable():
            self.end_turn()

    def end_turn(self):
        holders = [seat for seat in range(self.seats) if self.hidden_of(seat)]
        if self.last is not None:
            if self.turn != self.last:
                self.left[self.turn] -= 1
            if not any(self.left.values()):
                self.finish()
                return
        elif len(holders) == 1:
            self.last = holders[0]
            self.left = {seat: 2 for seat in range(self.seats) if seat != self.last}
        self.turn = (self.turn + 1) % self.seats
        self.begin_turn()

    def finish(self):
        for tray in range(self.trays):
            count = self.hidden_in(self.last, tray)
            if count == 0:
                continue
            for _, slot in self.slots(self.last, tray=tray):
                self.scores[self.last] += VALUES[slot]
                self.turn_card(self.last, tray, slot)
            if count >= 5:
                self.scores[self.last] += 150 if self.rules['both_bonuses'] else 100
            else:
                self.scores[self.last] += 50
        self.over, self.phase = True, 'over'

    def turn_card(self, seat, tray, slot):
        """Turns a card; returns its value, and whether it was the last of its word."""
        self.hidden[seat][tray][slot] = False
        letter = self.rows[seat][tray][slot]
        self.scores[seat] -= 100 * self.denials.pop((seat, letter), 0)
        return VALUES[slot], self.hidden_in(seat, tray) == 0

    def ended_early(self):
        if not any(self.hidden_of(seat) for seat in range(self.seats)):
            self.over, self.phase = True, 'over'
        return self.over

    # ---- moves

    def move(self, text):
        """Makes the move, or raises Refused and changes nothing."""
        fields = text.split(' ')
        need(len(fields) >= 2 and all(fields), 'not a move')
        seat = self.seat(fields[0])
        verb, rest = fields[1], fields[2:]
        arguments = {'draw': 1, 'ask': 2, 'show': 1, 'no': 0, 'expose': 1, 'tray': 1,
                     'pick': 2, 'interrupt': 2, 'challenge': 2}
        need(verb in arguments and len(rest) == arguments[verb], 'not a move')
        if verb != 'challenge':
            need(not self.over, 'the game is over')
        getattr(self, 'do_' + verb)(seat, *rest)

    def seat(self, text):
        need(re.fullmatch('[1-6]', text) and int(text) <= self.seats, 'no such seat')
        return int(text) - 1

    def seat_and_tray(self, text):
        if self.trays == 1:
            return self.seat(text), 0
        need(re.fullmatch('[1-6][LR]', text), 'which tray?')
        return self.seat(text[0]), 'LR'.index(text[1])

    def slot(self, text, seat):
        match = re.fullmatch('([LR]?)([1-9]|1[0-2])', text)
        need(match and (match[1] != '') == (self.trays == 2), 'no such space')
        tray, slot = max(0, 'LR'.find(match[1] or 'L')), int(match[2]) - 1
        need(slot < len(self.rows[seat][tray]), 'no card there')
        need(self.hidden[seat][tray][slot], 'turned already')
        return tray, slot

    def do_draw(self, seat, kind):
        need(self.phase == 'draw' and seat == self.turn, 'no draw is due')
        pile = self.pile if any(self.pile.values()) else dict(self.rules['deck'])
        need(pile.get(kind, 0) > 0, 'no such card in the pile')
        pile[kind] -= 1
        self.pile = pile
        self.card, self.first_guess = kind, True
        self.card_tray = None

        side, _, effect = kind.partition('-')
        if kind.startswith('add-'):
            self.scores[seat] += int(effect)
        elif kind == 'deduct-10':
            self.scores[seat] -= 10
        elif kind == 'own-blank' and self.slots(seat, '.'):
            self.phase, self.chooser = 'expose', seat
            return
        elif side in ('left', 'right'):
            opponent = (seat + (1 if side == 'left' else -1)) % self.seats
            if self.trays == 2 and self.rules['named_tray']:
                self.card_tray = 0 if side == 'left' else 1
            if self.slots(opponent, tray=self.card_tray):
                if effect == 'exposes':
                    self.phase, self.chooser = 'expose', opponent
                else:
                    self.phase, self.chooser = 'pick', opponent
                    if self.card_tray is None and all(
                            self.hidden_in(opponent, tray) for tray in range(self.trays)) \
                            and self.trays == 2:
                        self.phase = 'tray'
                return
        self.to_ask()

    def do_expose(self, seat, slot):
        need(self.phase == 'expose' and seat == self.chooser, 'no exposure is due')
        tray, place = self.slot(slot, seat)
        if self.card == 'own-blank':
            need(self.rows[seat][tray][place] == '.', 'not a blank')
            self.turn_card(seat, tray, place)
            if not self.ended_early():
                self.to_ask()
            return
        need(self.card_tray in (None, tray), 'the other tray')
        self.turned_by_card(seat, tray, place)

    def turned_by_card(self, seat, tray, place):
        value, was_last = self.turn_card(seat, tray, place)
        self.scores[self.turn] += value
        if was_last and self.rules['card_50']:
            self.scores[self.turn] += 50
        if not self.ended_early():
            self.to_ask()

    def do_tray(self, seat, side):
        need(self.phase == 'tray' and seat == self.chooser, 'no tray is to be chosen')
        need(side in ('L', 'R'), 'no such tray')
        self.card_tray = 'LR'.index(side)
        self.phase = 'pick'

    def do_pick(self, seat, target, slot):
        need(self.phase == 'pick' and seat == self.turn, 'nothing is to be picked')
        need(self.seat(target) == self.chooser, 'another opponent')
        tray, place = self.slot(slot, self.chooser)
        need(self.card_tray in (None, tray), 'the other tray')
        self.turned_by_card(self.chooser, tray, place)

    def do_ask(self, seat, target, letter):
        need(self.phase == 'ask' and seat == self.turn, 'no question is due')
        need(re.fullmatch('[A-Z.]', letter), 'no such letter')
        if self.card == 'all-expose' and self.first_guess:
            need(target == '*', 'everybody is asked')
            self.asked = self.askable()
        else:
            need(target != '*', 'one player is asked')
            other = self.seat(target)
            need(other in self.askable(), 'cannot be asked')
            self.asked = [other]
        self.factor = 1
        if self.first_guess and self.card and self.card.startswith('times-'):
            self.factor = int(self.card[6:])
        self.first_guess = False
        self.letter, self.hit = letter, False
        self.phase = 'answer'

    def do_show(self, seat, slot):
        need(self.phase == 'answer' and seat == self.asked[0], 'not asked')
        tray, place = self.slot(slot, seat)
        need(self.rows[seat][tray][place] == self.letter, 'another letter')
        value, was_last = self.turn_card(seat, tray, place)
        self.scores[self.turn] += value * self.factor + (50 if was_last else 0)
        self.hit = True
        if not self.ended_early():
            self.answered()

    def do_no(self, seat):
        need(self.phase == 'answer' and seat == self.asked[0], 'not asked')
        if self.slots(seat, self.letter):
            need(self.hand, 'has the letter')
            self.denials[seat, self.letter] = self.denials.get((seat, self.letter), 0) + 1
        self.answered()

    def answered(self):
        del self.asked[0]
        if self.asked:
            return
        if self.hit:
            self.to_ask()
            return
        if self.letter == '.' and self.card != 'no-blank-penalty':
            self.scores[self.turn] -= 50
        if self.card == 'additional-turn':
            self.card = None
            self.phase = 'draw'
        else:
            self.end_turn()

    def do_interrupt(self, seat, target, row):
        need(self.phase in ('draw', 'ask'), 'not now')
        need(seat == self.turn or not self.rules['own_turn_only'], 'not the turn of this seat')
        other, tray = self.seat_and_tray(target)
        need(other != seat, 'a word of the same seat')
        need(self.hidden_in(other, tray) >= 5, 'too few hidden')
        need(re.fullmatch('[A-Z.]{1,12}', row), 'not a row')
        if row != self.rows[other][tray]:
            self.scores[seat] -= 50
            return
        self.scores[seat] += 100
        for _, slot in self.slots(other, tray=tray):
            self.scores[seat] += VALUES[slot]
            self.turn_card(other, tray, slot)
        if not self.ended_early() and self.phase == 'ask':
            self.to_ask()

    def do_challenge(self, seat, target, ruling):
        need(self.free, 'spelling is strict')
        other, tray = self.seat_and_tray(target)
        need(other != seat, 'a word of the same seat')
        need(self.over or not self.hidden_in(other, tray), 'still hidden')
        need((other, tray) not in self.challenged, 'challenged before')
        need(ruling in ('valid', 'invalid'), 'no ruling')
        self.challenged.add((other, tray))
        if ruling == 'invalid':
            self.scores[other] -= 100

    def line(self):
        return ' '.join(map(str, self.scores)) + ' | ' + ' '.join(
            str(self.hidden_of(seat)) for seat in range(self.seats))


STAGES = ['salon-record', 'game', 'edition', 'words', 'option', 'date', 'title',
          'seat', 'first', 'word', 'begin']
OPTIONS = {
    'activity-cards': ['on', 'off'],
    'trays': ['1', '2'],
    'answers': ['table', 'hand'],
    'spelling': ['strict', 'free'],
    'supply': ['box', 'unlimited'],
    'aid': ['off', 'letters'],
}


def is_date(text):
    match = re.fullmatch(
        r'([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z', text)
    if not match:
        return False
    year, month, day, hour, minute, second = map(int, match.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1 <= month <= 12 and 1 <= day <= days[month - 1]
            and hour <= 23 and minute <= 59 and second <= 60)


MASK = 2 ** 64 - 1
FIRST_LINE = b'salon-record 1'


def keystream(salt, place):
    """The sixteen key bytes of a place: two numbers of splitmix64 (doc/veiled-record.md)."""
    stream = b''
    for number in (2 * place, 2 * place + 1):
        z = (salt + (number + 1) * 0x9e3779b97f4a7c15) & MASK
        z = ((z ^ z >> 30) * 0xbf58476d1ce4e5b9) & MASK
        z = ((z ^ z >> 27) * 0x94d049bb133111eb) & MASK
        stream += (z ^ z >> 31).to_bytes(8, 'big')
    return stream


def check_of(place, cards):
    """FNV-1a, 32 bits, of the place and the cards with their padding."""
    value = 2166136261
    for byte in bytes([place]) + cards:
        value = (value ^ byte) * 16777619 & 0xffffffff
    return value.to_bytes(4, 'big')


def place_of(label):
    """'2R' → 3, '2L' and '2' → 2."""
    return 2 * (int(label[0]) - 1) + label.endswith('R')


def veil(salt, label, row):
    """The digits of the veiled row."""
    place = place_of(label)
    cards = row.encode('ascii').ljust(12, b'\0')
    both = zip(cards + check_of(place, cards), keystream(salt, place))
    return bytes(a ^ b for a, b in both).hex()


def unveil(salt, label, text):
    """The row that was veiled as the digits; raises Refused if they are no veiled row."""
    need(re.fullmatch('[0-9a-f]{32}', text), 'not veiled')
    place = place_of(label)
    plain = bytes(a ^ b for a, b in zip(bytes.fromhex(text), keystream(salt, place)))
    cards, check = plain[:12], plain[12:]
    row = cards.rstrip(b'\0')
    need(check == check_of(place, cards) and b'\0' not in row, 'veiled for another place or with another salt')
    return row.decode('latin-1')


def veil_record(record, salt):
    """The veiled form of a record in clear; both are bytes."""
    lines = record.split(b'\n')
    for number, line in enumerate(lines):
        if line == FIRST_LINE:
            lines[number] = b'salon-veiled 1 %016x' % salt
        match = re.fullmatch(rb'word ([1-6][LR]?) ([A-Z.]{1,12})', line)
        if match:
            label, row = match[1].decode(), match[2].decode()
            lines[number] = b'word %s %s' % (match[1], veil(salt, label, row).encode())
        if line == b'begin':
            break
    return b'\n'.join(lines)


def unveil_record(record):
    """A veiled record in clear; any other record as it is."""
    first = re.search(rb'(?m)^salon-veiled 1 ([0-9a-f]{16})$', record)
    if not first:
        return record

    def plain(match):
        row = unveil(int(first[1], 16), match[1].decode(), match[2].decode())
        return b'word %s %s' % (match[1], row.encode())

    return record[:first.start()] + FIRST_LINE + re.sub(
        rb'(?m)^word ([1-6][LR]?) ([0-9a-f]{32})$', plain, record[first.end():])


class Reader:
    """Reads the set-up line by line, then gives the moves to a Game."""

    def __init__(self, in_list):
        self.in_list = in_list                   # (language, letters, headwords) → bool
        self.stage = -1
        self.salt = None
        self.said = {}
        self.options, self.option_lines = {}, {}
        self.seated, self.words = [], {}
        self.game = None

    def line(self, number, text):
        if self.game is not None:
            self.game.move(text)
            return
        keyword, _, rest = text.partition(' ')
        if self.stage < 0:
            veiled = re.fullmatch('salon-veiled 1 ([0-9a-f]{16})', text)
            need(veiled or text == FIRST_LINE.decode(), 'not the first line of a record')
            self.salt = int(veiled[1], 16) if veiled else None
            self.stage = 0
            return
        if self.stage == 0:
            need(keyword == 'game', 'the second line names the game')
        need(keyword in STAGES, 'unknown keyword')
        stage = STAGES.index(keyword)
        several = keyword in ('option', 'seat', 'word')
        need(stage > self.stage or (several and stage == self.stage), 'out of order or repeated')
        if stage > STAGES.index('seat') >= self.stage:
            if self.options.get('trays') == '2' and self.seats() != 2:
                raise Refused('two trays need two seats', self.option_lines['trays'])
        self.stage = stage
        getattr(self, 'set_' + keyword)(number, text, rest)

    def seats(self):
        """The number of seats: at least two, and as many as the highest seat's number."""
        return max([2] + self.seated)

    def trays(self):
        return 2 if self.seats() == 2 and self.options.get('trays') != '1' else 1

    def rules(self):
        return EDITIONS.get(self.said.get('edition'))

    def one_of(self, what, text, choices):
        need(text in choices, 'unknown ' + what)
        self.said[what] = text

    def set_game(self, _number, _text, rest):
        self.one_of('game', rest, ['probe'])

    def set_edition(self, _number, _text, rest):
        self.one_of('edition', rest, EDITIONS)

    def set_words(self, _number, _text, rest):
        self.one_of('words', rest, ['en', 'fr'])

    def set_option(self, number, _text, rest):
        name, _, value = rest.partition(' ')
        need(name in OPTIONS, 'unknown option')
        need(value in OPTIONS[name], 'unknown value')
        need(name not in self.options, 'repeated option')
        if (name, value) == ('answers', 'hand') and self.rules():
            need(self.rules()['by_hand'], 'not in this edition')
        self.options[name], self.option_lines[name] = value, number

    def set_date(self, _number, _text, rest):
        need(is_date(rest), 'not a date')

    def set_title(self, _number, _text, rest):
        need(rest and self.printable(rest), 'not a title')

    def printable(self, text):
        return all(unicodedata.category(character) != 'Cc' for character in text)

    def set_seat(self, _number, _text, rest):
        match = re.fullmatch(
            '([1-6]) (human|computer-beginner|computer-easy|computer-medium|computer-hard|bot) (.*)', rest, re.DOTALL)
        need(match, 'not a seat')
        seat, name = int(match[1]), match[3]
        need(1 <= len(name) <= 40 and self.printable(name), 'not a name')
        need(not self.seated or seat > self.seated[-1], 'out of order or repeated')
        if self.rules():
            need(seat <= self.rules()['seats'], 'too many seats')
        self.seated.append(seat)

    def set_first(self, _number, _text, rest):
        need(re.fullmatch('[1-6]', rest), 'not a seat')
        self.said['first'] = int(rest)

    def set_word(self, _number, _text, rest):
        label, _, row = rest.partition(' ')
        need(re.fullmatch('[1-6][LR]' if self.trays() == 2 else '[1-6]', label), 'not a tray')
        need(not self.words or label > max(self.words), 'out of order or repeated')
        if self.salt is not None:
            row = unveil(self.salt, label, row)
        need(re.fullmatch('[A-Z.]{1,12}', row), 'not a row')
        word = row.strip('.')
        need('.' not in word, 'a blank inside')
        rules = self.rules()
        if rules:
            need(len(word) >= rules['shortest'], 'too short')
            need(len(row) - len(word) <= rules['blanks'], 'too many blanks')
            if self.options.get('supply', rules['supply']) == 'box':
                need(all(word.count(c) <= rules['set'][c] for c in word), 'no card left')
            if self.options.get('spelling') != 'free' and 'words' in self.said:
                need(self.in_list(self.said['words'], word, rules['headwords']),
                     'not in the list')
        self.words[label] = row

    def set_begin(self, _number, text, _rest):
        need(text == 'begin', 'begin has no arguments')
        for what in ('edition', 'words', 'first'):
            need(what in self.said, 'no ' + what)
        seats, trays = self.seats(), self.trays()
        need(self.seated == list(range(1, seats + 1)), 'a seat is missing')
        labels = [f'{seat}{tray}' for seat in self.seated
                  for tray in (('L', 'R') if trays == 2 else ('',))]
        need(set(labels) <= set(self.words), 'a word is missing')
        need(set(self.words) <= set(labels), 'a seat is missing')
        need(self.said['first'] <= seats, 'a seat is missing')
        self.game = Game(
            self.said['edition'],
            [[self.words[label] for label in labels if label[0] == str(seat)]
             for seat in self.seated],
            self.said['first'] - 1, trays,
            self.options.get('activity-cards') != 'off',
            self.options.get('answers') == 'hand',
            self.options.get('spelling') == 'free')


def replay(data, in_list):
    """The lines that salon-referee has to print for the bytes; the number of the faulty line
    and the reason, or None."""
    lines = data.split(b'\n')
    if lines[-1] == b'':
        lines.pop()
    reader, printed = Reader(in_list), []
    for number, line in enumerate(lines, 1):
        try:
            need(len(line) <= 1024, 'too long')
            need(b'\0' not in line, 'contains a NUL')
            try:
                text = line.decode('utf-8')
            except UnicodeDecodeError:
                raise Refused('not UTF-8') from None
            if text == '' or text.startswith('#'):
                continue
            moves = reader.game is not None
            reader.line(number, text)
            if moves:
                printed.append(reader.game.line())
        except Refused as fault:
            return printed, fault.line or number, str(fault)
    if reader.game is None:
        return printed, len(lines) + 1, 'ends before begin'
    return printed, None, None


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def main():
    if len(sys.argv) == 3 and sys.argv[1] == '--clear':
        sys.stdout.buffer.write(unveil_record(read(sys.argv[2])))
        return 0
    if len(sys.argv) == 4 and sys.argv[1] == '--veil':
        sys.stdout.buffer.write(veil_record(read(sys.argv[3]), int(sys.argv[2], 16)))
        return 0
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(sys.argv[1], 'rb') as record:
        printed, line, reason = replay(record.read(), lambda *_: True)
    for text in printed:
        print(text)
    if line is not None:
        sys.stdout.flush()
        print(f'{sys.argv[1]}:{line}: {reason}', file=sys.stderr)
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main())
