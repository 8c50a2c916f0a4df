# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games of Probe as records, and ways to spoil them."""

import random
import string

import oracle

# Common words; those that the list at hand has are used where spelling is strict.
WORDS = '''
    A AN AT ICE INK OAK OX EYE EAR ARM ART BEE CAT DOG FOX HEN OWL KAYAK JAZZ ROCKET TREASURE
    WINDOW GARDEN KITCHEN LANTERN MUSIC PIANO VIOLIN BANANA CHERRY ORANGE TOMATO POTATO PEPPER
    SUGAR COFFEE LETTER BUTTER BOTTLE BUBBLE PUZZLE QUARTZ RHYTHM SPHINX WALTZ ZEBRA SOCCER
    TENNIS HOCKEY SCHOOL TEACHER STUDENT LIBRARY NOTEBOOK PENCIL UMBRELLA MOUNTAIN RIVER
    OCEAN ISLAND FOREST DESERT VALLEY BRIDGE CASTLE PALACE TEMPLE MARKET STATION AIRPORT
    JOURNEY VOYAGE TRAVELLER COMPASS CALENDAR MIDNIGHT MORNING EVENING TOMORROW YESTERDAY
    REMEMBER TOGETHER BEAUTIFUL DANGEROUS ADVENTURE EXCELLENT CHOCOLATE CROCODILE ELEPHANT
    TELEPHONE HAMBURGER ORCHESTRA PHOTOGRAPH PRESIDENT STRAWBERRY UNIVERSITY BASKETBALL
    WATERMELON UNDERSTAND PROFESSION GRANDMOTHER INFORMATION MATHEMATICS TEMPERATURE
    RESPONSIBLE CELEBRATION PHOTOGRAPHER CONVERSATION INTELLIGENCE RELATIONSHIP LEVEL
    CIVIC RADAR ROTOR MADAM NOON MISSISSIPPI BOOKKEEPER COMMITTEE SUCCESS POSSESS ASSESS
'''.split()

NAMES = ['Ada', 'Hugo', 'Zoë Ångström', '明', 'O’Neill', ' spaced  out ', 'x' * 40, '😀' * 40,
         '#1', '.', 'human Bob', 'seat 2']
KINDS = ['human', 'computer-beginner', 'computer-easy', 'computer-medium', 'computer-hard', 'bot']


class Maker:
    def __init__(self, seed, in_list):
        self.random = random.Random(seed)
        self.in_list = in_list
        self.good = {
            headwords: [word for word in WORDS if in_list('en', word, headwords)]
            for headwords in (False, True)}

    def chance(self, probability):
        return self.random.random() < probability

    # ---- the set-up

    def row(self, rules, free, supply):
        while True:
            if free:
                alphabet = self.random.choice(
                    [string.ascii_uppercase, string.ascii_uppercase, 'ETAOINSR', 'AB', 'QZ'])
                length = self.random.choice([rules['shortest'], 12, *range(rules['shortest'], 13)])
                word = ''.join(self.random.choices(alphabet, k=length))
            else:
                word = self.random.choice(self.good[rules['headwords']])
            if len(word) < rules['shortest']:
                continue
            if supply == 'box' and any(word.count(c) > rules['set'][c] for c in word):
                continue
            blanks = self.random.randint(0, min(rules['blanks'], 12 - len(word)))
            if self.chance(0.3):
                blanks = 0
            before = self.random.randint(0, blanks)
            return '.' * before + word + '.' * (blanks - before)

    def set_up(self, edition):
        rules = oracle.EDITIONS[edition]
        seats = self.random.choice([2, 2, *range(2, rules['seats'] + 1)])
        chosen = {
            'activity-cards': self.random.choice(['on', 'on', 'on', 'off']),
            'trays': self.random.choice(['1', '2']) if seats == 2 else '1',
            'answers': self.random.choice(['table', 'hand']) if rules['by_hand'] else 'table',
            'spelling': self.random.choice(['strict', 'free', 'free']),
            'supply': self.random.choice(['box', 'unlimited']),
            'aid': self.random.choice(['off', 'off', 'letters']),
        }
        default = {'activity-cards': 'on', 'trays': '2' if seats == 2 else '1',
                   'answers': 'table', 'spelling': 'strict', 'supply': rules['supply'], 'aid': 'off'}
        options = [f'option {name} {value}' for name, value in chosen.items()
                   if value != default[name] or self.chance(0.3)]
        self.random.shuffle(options)
        free = chosen['spelling'] == 'free'
        self.trays = 2 if seats == 2 and chosen['trays'] == '2' else 1
        rows = [[self.row(rules, free, chosen['supply']) for _ in range(self.trays)]
                for _ in range(seats)]
        first = self.random.randint(1, seats)

        lines = ['salon-record 1', 'game probe', f'edition {edition}',
                 f"words {self.random.choice(['en', 'fr']) if free else 'en'}", *options]
        if self.chance(0.5):
            lines.append('date 2024-02-29T23:59:60Z')
        if self.chance(0.5):
            lines.append('title  Épreuve # 1 ')
        lines += [f'seat {seat + 1} {self.random.choice(KINDS)} {self.random.choice(NAMES)}'
                  for seat in range(seats)]
        lines.append(f'first {first}')
        lines += [f"word {seat + 1}{'LR'[tray] if self.trays == 2 else ''} {row}"
                  for seat, row_pair in enumerate(rows) for tray, row in enumerate(row_pair)]
        lines.append('begin')
        game = oracle.Game(edition, rows, first - 1, self.trays,
                           chosen['activity-cards'] == 'on', chosen['answers'] == 'hand', free)
        return lines, game

    # ---- moves

    def slot(self, place):
        tray, slot = place
        return f"{'LR'[tray] if self.trays == 2 else ''}{slot + 1}"

    def whose(self, seat, tray):
        return f"{seat + 1}{'LR'[tray] if self.trays == 2 else ''}"

    def interruption(self, game):
        seats = [game.turn] if game.rules['own_turn_only'] else list(range(game.seats))
        seat = self.random.choice(seats)
        words = [(other, tray) for other in game.others(seat) for tray in range(game.trays)
                 if game.hidden_in(other, tray) >= 5]
        if not words:
            return None
        other, tray = self.random.choice(words)
        row = game.rows[other][tray]
        if self.chance(0.6):
            row = self.random.choice([row[:-1] or 'A', row[1:] or '.', row[:-1] + 'Q', 'ROCKET',
                                      '.' + row[1:], row[:2] + '.' + row[3:]])
        return f'{seat + 1} interrupt {self.whose(other, tray)} {row}'

    def challenge(self, game):
        words = [(seat, tray) for seat in range(game.seats) for tray in range(game.trays)
                 if (game.over or not game.hidden_in(seat, tray))
                 and (seat, tray) not in game.challenged]
        if not game.free or not words:
            return None
        seat, tray = self.random.choice(words)
        challenger = self.random.choice(game.others(seat))
        ruling = self.random.choice(['valid', 'invalid'])
        return f'{challenger + 1} challenge {self.whose(seat, tray)} {ruling}'

    def question(self, game):
        if game.card == 'all-expose' and game.first_guess:
            target, seats = '*', game.askable()
        else:
            # One seat is asked only if no other can be, so that somebody has cards for the final turns.
            seats = [seat for seat in game.askable() if seat != self.spared] or game.askable()
            seats = [self.random.choice(seats)]
            target = seats[0] + 1
        cards = [(seat, *place) for seat in seats for place in game.slots(seat)]
        seat, tray, slot = self.random.choice(cards)
        letter = game.rows[seat][tray][slot]
        if self.chance(self.missing):
            letter = self.random.choice(
                '.' if game.card == 'no-blank-penalty' else string.ascii_uppercase + '.....')
        return f'{game.turn + 1} ask {target} {letter}'

    def draw(self, game):
        pile = game.pile if any(game.pile.values()) else game.rules['deck']
        kind = self.random.choices(list(pile), weights=list(pile.values()))[0]
        return f'{game.turn + 1} draw {kind}'

    def next_move(self, game):
        """A legal move, or None when there is none."""
        if self.chance(0.05 if not game.over else 0.7):
            move = self.challenge(game)
            if move:
                return move
        if game.over:
            return None
        if game.phase in ('draw', 'ask') and self.chance(0.04):
            move = self.interruption(game)
            if move:
                return move
        if game.phase == 'draw':
            return self.draw(game)
        if game.phase == 'ask':
            return self.question(game)
        if game.phase == 'answer':
            seat = game.asked[0]
            cards = game.slots(seat, game.letter)
            if not cards or (game.hand and self.chance(0.2)):
                return f'{seat + 1} no'
            return f'{seat + 1} show {self.slot(self.random.choice(cards))}'
        if game.phase == 'expose':
            letter = '.' if game.card == 'own-blank' else None
            cards = game.slots(game.chooser, letter, game.card_tray)
            return f'{game.chooser + 1} expose {self.slot(self.random.choice(cards))}'
        if game.phase == 'tray':
            return f"{game.chooser + 1} tray {self.random.choice('LR')}"
        cards = game.slots(game.chooser, tray=game.card_tray)
        return f'{game.turn + 1} pick {game.chooser + 1} {self.slot(self.random.choice(cards))}'

    def any_move(self):
        """A text that looks like a move, which may be legal now, at another time, or never."""
        pick = self.random.choice
        seat, other = pick('1112223456') , pick('1112223456')
        side = pick('LR') if self.trays == 2 or self.chance(0.05) else ''
        slot = f'{side}{self.random.randint(1, 13)}'
        return f'{seat} ' + pick([
            f"draw {pick(list({**oracle.DECK_48, **oracle.DECK_36}))}",
            f'ask {other} {pick(string.ascii_uppercase + "....")}',
            f'ask * {pick("ETA.")}',
            f'show {slot}', 'no', f'expose {slot}', f'tray {pick("LR")}', f'pick {other} {slot}',
            f'interrupt {other}{side} {pick(["ROCKET", ".ROCKET.", "A.B", "ETAOIN", "rocket", "." * 12, "A" * 13])}',
            f'challenge {other}{side} {pick(["valid", "invalid", "wrong"])}',
        ])

    def near_move(self, game):
        """What a player might try now, legal or not."""
        pick = self.random.choice
        seat = pick([game.turn, game.turn, *range(game.seats)])
        other, tray = self.random.randrange(game.seats), self.random.randrange(game.trays)
        due = getattr(game, 'chooser', 0) if game.phase in ('expose', 'tray', 'pick') else other
        if game.phase == 'answer':
            due = game.asked[0]
        slot = self.slot((tray, self.random.randrange(min(12, len(game.rows[due][tray]) + 1))))
        interrupt = f'{seat + 1} interrupt {self.whose(other, tray)} {game.rows[other][tray]}'
        fitting = {
            'draw': [self.draw(game), interrupt],
            'ask': [f'{game.turn + 1} ask {target} {pick("EA.")}' for target in range(1, game.seats + 1)]
                   + [f'{game.turn + 1} ask * E', interrupt],
            'answer': [f'{due + 1} show {slot}', f'{due + 1} no'],
            'expose': [f'{due + 1} expose {slot}'],
            'tray': [f'{due + 1} tray {pick("LR")}', f'{game.turn + 1} pick {due + 1} {slot}'],
            'pick': [f'{game.turn + 1} pick {due + 1} {slot}'],
            'over': [f'{seat + 1} challenge {self.whose(other, tray)} invalid'],
        }
        if self.chance(0.7):
            return pick(fitting[game.phase])
        return pick([
            self.draw(game),
            f'{seat + 1} ask {other + 1} {pick("EA.")}',
            f'{other + 1} show {slot}',
            f'{other + 1} no',
            f'{other + 1} expose {slot}',
            f'{other + 1} tray {pick("LR")}',
            f'{seat + 1} pick {other + 1} {slot}',
            interrupt,
            f'{seat + 1} challenge {self.whose(other, tray)} invalid',
        ])

    def record(self, edition, length=None):
        """The lines of a game, as bytes, and the oracle's game at their end.  Sets rare to some
        records of the game that stop where few moves are allowed, each with one more move."""
        lines, game = self.set_up(edition)
        self.missing = self.random.choice([0.1, 0.3, 0.6])
        self.spared = self.random.randrange(game.seats)
        length = self.random.choice([0, 3, 20, 60, 150, 2000, 2000, 2000]) if length is None else length
        self.rare = []
        for _ in range(length):
            move = self.next_move(game)
            if move is None:
                break
            game.move(move)
            lines.append(move)
            everybody = game.phase == 'ask' and game.card == 'all-expose' and game.first_guess
            if (everybody or game.phase in ('expose', 'tray', 'pick')) and self.chance(0.6):
                self.rare.append('\n'.join([*lines, self.near_move(game), '']).encode())
        for _ in range(self.random.choice([0, 0, 1, 3])):
            lines.insert(self.random.randint(0, len(lines)), self.random.choice(['', '# ', '#begin', '# é']))
        return [line.encode() for line in lines], game

    # ---- spoiling

    def spoil(self, lines):
        """A record, as bytes, that has one fault most of the time."""
        lines = list(lines)
        pick = self.random.choice
        # The set-up is short, but most kinds of faults are possible there.
        end = len(lines) if self.chance(0.4) else lines.index(b'begin') + 1
        at = self.random.randrange(end)
        line = lines[at]
        how = self.random.randrange(16)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(at, line)
        elif how == 2:
            other = self.random.randrange(end)
            lines[at], lines[other] = lines[other], lines[at]
        elif how == 3:
            lines.insert(self.random.randrange(end), lines.pop(at))
        elif how == 4 and at + 1 < len(lines):
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
        elif how in (5, 6) and line:
            place = self.random.randrange(len(line))
            byte = bytes([pick([*b' .#019AZaz*LR\t\r\0\x7f\x80\xc3\xff', self.random.randrange(256)])])
            rest = line[place + (how == 5):]
            lines[at] = line[:place] + byte + rest
        elif how == 7 and line:
            place = self.random.randrange(len(line))
            lines[at] = line[:place] + line[place + 1:]
        elif how == 8:
            lines.insert(at, self.any_move().encode())
        elif how == 9:
            lines[at] = self.any_move().encode()
        elif how == 10:
            whole = b'\n'.join(lines) + b'\n'
            return whole[:self.random.randrange(len(whole))]
        elif how == 11:
            fields = line.split(b' ')
            fields[self.random.randrange(len(fields))] = pick(
                [b'', b'1', b'2', b'3', b'5', b'7', b'0', b'01', b'1L', b'2R', b'on', b'off', b'hand',
                 b'free', b'strict', b'box', b'unlimited', b'human', b'parker-1982', b'parker-1964',
                 b'miro-1967', b'en', b'fr', b'first', b'.', b'*', b'AB', b'ZZZZ', b'ROCKET'])
            lines[at] = b' '.join(fields)
        elif how == 12:
            lines.insert(at, pick(
                [b'option trays 1', b'option trays 2', b'option answers hand', b'option spelling free',
                 b'option supply box', b'option activity-cards off', b'option answers table',
                 b'seat 3 human Eve', b'seat 6 computer-hard Max', b'first 1', b'begin', b'word 1 ROCKET',
                 b'word 3 ROCKET', b'title x', b'date 2025-02-28T00:00:00Z', b'date 2025-02-29T00:00:00Z',
                 b'words en', b'edition parker-1982', b'game probe', b'salon-record 1']))
        elif how == 13:
            lines[at] = line + pick([b' ', b'\r', b' x', b'\0', b'\xc3', b'\xed\xa0\x80', b'\xf4\x90\x80\x80'])
        elif how == 14:
            lines.insert(at, b'#' + b'x' * pick([1022, 1023, 1024, 5000]))
        elif how == 15:
            for number, text in enumerate(lines):
                if text.startswith(pick([b'edition', b'option', b'words', b'option trays'])):
                    lines[number] = pick([b'edition parker-1982', b'edition miro-1967', b'words fr',
                                          b'option supply box', b'option trays 2', b'# gone'])
                    break
        return b'\n'.join(lines) + (b'\n' if self.chance(0.9) else b'')


def row_records(edition):
    """Rows at the limits of an edition: for each letter as many cards as the
    set has and one more, the shortest and longest words, the most blanks."""
    rules = oracle.EDITIONS[edition]
    shortest, blanks = 'ACEGIKMOUWXZ'[:rules['shortest']], '.' * rules['blanks']
    rows = ['ABCDEFGHIJKL', 'ABCDEFGHIJKLM', 'ABCDEFGHIJK.', '.ABCDEFGHIJK.',
            shortest, shortest[:-1], '.' + shortest[:-1], '.' + shortest[:-2] + '.',
            blanks + 'QUIZ', blanks + '.QUIZ', 'QUIZ' + blanks, 'QUIZ' + blanks + '.',
            '.QUIZ' + blanks, blanks[1:] + 'QUIZ.', 'QU.IZ', blanks, '.']
    for letter, cards in rules['set'].items():
        others = 'AEIO' if letter not in 'AEIO' else 'BCDF'
        rows += [letter * cards + others, letter * (cards + 1) + others]
    for row in rows:
        for supply in ('box', 'unlimited'):
            yield '\n'.join([
                'salon-record 1', 'game probe', f'edition {edition}', 'words en', 'option trays 1',
                'option spelling free', f'option supply {supply}', 'seat 1 human A', 'seat 2 human B',
                'first 1', f'word 1 {row}', 'word 2 QUIZ', 'begin', '']).encode()
