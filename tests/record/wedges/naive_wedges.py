# SPDX-License-Identifier: GPL-3.0-or-later
"""Wedges a second time, as plainly as wedges-rules.md tells it: a graph by names, lists, no
sets of bits.  It plays random games and says what salon-referee must print of them."""

WHEEL = 'AGPHES'                        # clockwise
ORDER = 'GEHASP'                        # of the rules


def make_board():
    """The category of each space (None, 'again' or a letter), and the neighbours of each."""
    category, edges = {'H': None}, []
    for k in range(6):
        for place, more in enumerate([5, 1, 2, 4, 3], 1):
            category[f'S{k}.{place}'] = WHEEL[(k + more) % 6]
            edges.append((f'S{k}.{place}', 'H' if place == 1 else f'S{k}.{place - 1}'))
        edges.append((f'S{k}.5', f'R{7 * k}'))
        for place, more in enumerate([0, 3, None, 2, 5, None, 4]):
            category[f'R{7 * k + place}'] = 'again' if more is None else WHEEL[(k + more) % 6]
    edges += [(f'R{n}', f'R{(n + 1) % 42}') for n in range(42)]
    near = {space: [] for space in category}
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)
    return category, near


CATEGORY, NEAR = make_board()
HEADQUARTERS = {f'R{7 * k}' for k in range(6)}


def reach(space, steps):
    """The last spaces of all ways of so many steps that never turn back."""
    ways = [[space]]
    for _ in range(steps):
        ways = [way + [step] for way in ways for step in NEAR[way[-1]] if step not in way[-2:-1]]
    return sorted({way[-1] for way in ways})


def numbers(seed):
    """splitmix64"""
    mask = (1 << 64) - 1
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & mask
        z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        yield z ^ z >> 31


class Game:
    """A game in progress: due() is what is due and of whom, make() makes a move as a record
    has it, shows() is the line that replay prints."""

    def __init__(self, seats, cards=200, boxes=2, shuffle=None, fronts=(0, 0), places=False):
        self.seats, self.places = list(range(1, seats + 1)), places
        self.boxes = [list(range(1 + box, cards + 1, boxes)) for box in range(boxes)]
        if shuffle:
            random = numbers(shuffle)
            for box in self.boxes:
                for i in range(len(box) - 1, 0, -1):
                    j = next(random) % (i + 1)
                    box[i], box[j] = box[j], box[i]
        for box, front in zip(self.boxes, fronts):
            box[:] = box[front % len(box):] + box[:front % len(box)]
        self.box = 0
        self.space = {seat: 'H' for seat in self.seats}
        self.wedges = {seat: set() for seat in self.seats}
        self.finished, self.had_turn = [], set()        # finished: lists of seats that share a place
        self.phase, self.turn, self.die, self.category = 'first', 1, 0, None
        self.to_roll, self.rolled, self.votes = list(self.seats), [], []

    def left_of(self, seat):
        return self.seats[seat % len(self.seats)]

    def done(self):
        return [seat for place in self.finished for seat in place]

    def due(self):
        if self.phase == 'first':
            return 'roll', self.to_roll[0]
        if self.phase == 'vote':
            return 'vote', self.voters[0]
        return self.phase, None if self.phase == 'over' else self.turn

    def options(self):
        """All moves that can be made, without what may follow an answer."""
        what, seat = self.due()
        arguments = {'roll': list('123456'), 'choose': list(ORDER), 'vote': list(ORDER), 'answer': ['right', 'wrong'],
                     'move': reach(self.space[self.turn], self.die), 'over': []}[what]
        return [f'{seat} {what} {argument}' for argument in arguments]

    def make(self, move):
        seat, what, argument = move.split(' ')[:3]
        seat = int(seat)
        if self.phase == 'first':
            self.first_roll(seat, int(argument))
        elif what == 'roll':
            self.die, self.phase = int(argument), 'move'
        elif what == 'move':
            self.land(seat, argument)
        elif what == 'choose':
            self.phase, self.category = 'answer', argument
        elif what == 'vote':
            self.vote(argument)
        else:
            self.answer(seat, argument == 'right')

    def first_roll(self, seat, die):
        self.rolled.append((die, self.to_roll.pop(0)))
        if self.to_roll:
            return
        best = [who for rolled, who in self.rolled if rolled == max(self.rolled)[0]]
        self.rolled = []
        if len(best) > 1:
            self.to_roll = best
        else:
            self.phase, self.turn = 'roll', best[0]

    def land(self, seat, space):
        self.space[seat], self.die = space, 0
        if CATEGORY[space] == 'again':
            self.phase = 'roll'
        elif space != 'H':
            self.phase, self.category = 'answer', CATEGORY[space]
        elif len(self.wedges[seat]) == 6 and len(self.seats) > 1:
            at = self.seats.index(seat)
            self.phase, self.voters = 'vote', self.seats[at + 1:] + self.seats[:at]
        else:
            self.phase = 'choose'

    def vote(self, category):
        self.votes.append(category)
        self.voters.pop(0)
        if not self.voters:
            most = max(self.votes.count(one) for one in self.votes)
            self.category = [one for one in self.votes if self.votes.count(one) == most][0]
            self.phase, self.votes = 'answer', []

    def answer(self, seat, right):
        box = self.boxes[self.box]
        box.append(box.pop(0))
        self.box = (self.box + 1) % len(self.boxes)
        self.category = None
        if right and self.space[seat] == 'H' and len(self.wedges[seat]) == 6:
            if seat not in self.had_turn and self.finished:
                self.finished[0].append(seat)
            else:
                self.finished.append([seat])
            self.pass_on(seat)
        elif right:
            self.phase = 'roll'
            if self.space[seat] in HEADQUARTERS:
                self.wedges[seat].add(CATEGORY[self.space[seat]])
        else:
            self.pass_on(seat)

    def pass_on(self, seat):
        self.had_turn.add(seat)
        left = [one for one in self.seats if one not in self.done()]
        if self.finished and len(self.had_turn) == len(self.seats) and (not self.places or len(left) <= 1):
            self.phase = 'over'
            if self.places and left:
                self.finished.append(left)
            return
        self.phase, self.turn = 'roll', self.left_of(seat)
        while self.turn not in left:
            self.turn = self.left_of(self.turn)

    def shows(self):
        line = ' '.join(''.join(c if c in self.wedges[seat] else '-' for c in ORDER) for seat in self.seats)
        line += ' | ' + ' '.join(self.space[seat] for seat in self.seats)
        line += f' | {self.box + 1}:{self.boxes[self.box][0]}{self.category or ""}'
        if self.phase == 'over':
            places = self.finished if self.places else self.finished[:1]
            line += ' | over ' + ' > '.join(' '.join(map(str, sorted(place))) for place in places)
        return line
