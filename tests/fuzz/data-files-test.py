#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The readers of deck, level, character and cube files, which are compiled into the program: what
they say of spoiled ones, and that any bytes are read or refused with a line.

usage: data-files-test.py DECKS_PY LEVELS_PY CUBES_PY CUBES_LEVELS_PY CHARACTERS_PY DECK LEVEL CUBES CUBES_LEVEL CHARACTER
                          [VARIANTS [SEED]]
"""

import importlib.util
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

sys.dont_write_bytecode = True
GOOD = b'# A deck.\nnormal 2\n\ntimes-3 1\n'
TELLING = [b'\0', b'\n', b' ', b'#', b'-1', b'0', b'9' * 30, b'\xff', '١'.encode(), '\u202e'.encode(), b'\r', b'normal']


def load(path):
    """The reader as a module."""
    sys.path.insert(0, str(Path(path).parent))
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def spoil(chance, data):
    """A variant of data: bytes changed, taken out, put in, lines twice."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at, kind = chance.randrange(len(data) + 1), chance.randrange(5)
        if kind == 0 and at < len(data):
            data[at] = chance.randrange(256)
        elif kind == 1:
            del data[at:at + chance.randint(1, 8)]
        elif kind == 2:
            data[at:at] = chance.choice(TELLING)
        elif kind == 3:
            data[at:at] = chance.randbytes(chance.randint(1, 300))
        else:
            line = chance.choice(bytes(data).split(b'\n')) + b'\n'
            data[at:at] = line * chance.randint(1, 3)
    return bytes(data)


def try_variants(read, fault, data, variants, chance):
    """The variants that were neither read nor refused with one of their lines."""
    odd, refused = [], 0
    for _ in range(variants):
        variant = spoil(chance, data)
        try:
            read(variant)
        except fault as found:
            refused += 1
            if not 1 <= found.args[0] <= variant.count(b'\n') + 1 or not found.args[1]:
                odd.append((variant, found.args))
        except Exception as crash:              # anything else would be shown to a builder as a traceback
            odd.append((variant, repr(crash)))
    return odd, refused


def test_decks(program):
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, 'out.h')

        def refuse(data, said, name, file='deck-3.deck'):
            path = Path(folder, file)
            path.write_bytes(data)
            done = subprocess.run([sys.executable, program, output, path], capture_output=True, check=False)
            error = done.stderr.decode('utf-8', 'backslashreplace')
            point(done.returncode == 1 and error == f'{path}{said}\n' and not output.exists(), name, error)
            path.unlink()

        path = Path(folder, 'deck-3.deck')
        path.write_bytes(GOOD)
        done = subprocess.run([sys.executable, program, output, path], capture_output=True, check=False)
        point(done.returncode == 0 and '[PROBE_TIMES_3] = 1,' in output.read_text(), 'a good deck', done)
        output.unlink()

        expected = 'expected a kind of card and a count'
        refuse(b'', ':1: holds 0 cards, the name says 3', 'no card')
        refuse(GOOD.replace(b'normal', b'norm'), f':2: {expected}', 'a kind that is not known')
        refuse(GOOD.replace(b'normal 2', b'normal'), f':2: {expected}', 'no count')
        refuse(GOOD.replace(b'normal 2', b'normal 2 2'), f':2: {expected}', 'two counts')
        refuse(GOOD.replace(b'2', b'-2'), f':2: {expected}', 'a sign')
        refuse(GOOD.replace(b'2', '²'.encode()), f':2: {expected}', 'a digit of another kind')
        refuse(GOOD.replace(b'2', b'9' * 100), f':2: {expected}', 'a huge count')
        refuse(GOOD.replace(b'2', b'4'), ':2: more than the 3 cards that the name says', 'a card too many')
        refuse(GOOD.replace(b'2', b'1'), ':4: holds 2 cards, the name says 3', 'a card missing')
        refuse(GOOD.replace(b'times-3', b'normal'), ':4: normal stands here twice', 'a kind that stands there twice')
        refuse(GOOD.replace(b'2', b'\xff'), ':2: not UTF-8', 'bytes that are not UTF-8')
        refuse(GOOD.replace(b'2', b'2\r'), ':2: a character that cannot be printed', 'CR')
        refuse(b'#' * 200 + b'\n' + GOOD + b'#' * 201, ':6: longer than 200 bytes', 'a long line, and one less long')
        name = ': a deck file is called NAME-COUNT.deck, with a count from 1 to 255'
        for file in 'deck.deck', 'deck-0.deck', 'deck-256.deck', 'deck-٣.deck':
            refuse(GOOD, name, f'the name {file}', file)
        path = Path(folder, 'deck-255.deck')
        path.write_bytes(b'normal 255')
        done = subprocess.run([sys.executable, program, output, path], capture_output=True, check=False)
        point(done.returncode == 0, 'a deck of 255 cards', done)
        path.unlink()
        done = subprocess.run([sys.executable, program, output, path], capture_output=True, check=False)
        point(done.returncode == 1 and done.stderr == f'{path}: No such file or directory\n'.encode(), 'no file', done)


def test_cubes(program, real):
    good = real.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, 'out.h')

        def run(data, file='a-set.cubes'):
            path = Path(folder, file)
            path.write_bytes(data)
            return path, subprocess.run([sys.executable, program, output, path], capture_output=True, check=False)

        def refuse(data, said, name, file='a-set.cubes'):
            path, done = run(data, file)
            error = done.stderr.decode('utf-8', 'backslashreplace')
            point(done.returncode == 1 and error == f'{path}{said}\n' and not output.exists(), name, error)

        _, done = run(good)
        text = output.read_text()
        point(done.returncode == 0 and '"BJKQXZ",' in text and '"a-set",' in text and text.count('",\n') == 26,
              'a good set of cubes', done)
        output.unlink()

        lines = good.count(b'\n')
        first = good[:good.index(b'\nAAAFRS')].count(b'\n') + 2
        expected = f':{first}: expected a cube of six faces, each a capital letter or Qu'
        refuse(b'', ':1: holds 0 cubes, a set has 25', 'no cube')
        for cube, name in ((b'AAAFR', 'five faces'), (b'AAAFRSS', 'seven faces'), (b'AAAFRs', 'a small letter'),
                           (b'AAAFRQ', 'Q without u'), (b'AAAFRQU', 'QU in capitals'), (b'AAA FRS', 'a space'),
                           (b'AAAFR1', 'a digit'), ('AAAFRÉ'.encode(), 'another letter')):
            refuse(good.replace(b'AAAFRS', cube), expected, f'a cube with {name}')
        refuse(good + b'AAAFRS\n', f':{lines + 1}: more than 25 cubes', 'a cube too many')
        refuse(good.replace(b'AAAFRS\n', b''), f':{lines - 1}: holds 24 cubes, a set has 25', 'a cube missing')
        refuse(good.replace(b'AAAFRS', b'AAAFR\xff'), f':{first}: not UTF-8', 'cubes that are not UTF-8')
        name = (': a file of cubes is called NAME.cubes, its name is that of the edition: '
                'small letters, digits and hyphens, at most 32')
        for file in 'a.txt', 'A.cubes', '1997.cubes', '.cubes', 'a b.cubes', 'a' * 33 + '.cubes':
            refuse(good, name, f'the name {file}', file)
        _, done = run(good, 'a' * 32 + '.cubes')
        point(done.returncode == 0, 'the longest name', done)


def test_cubes_levels(program, real):
    good = real.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        output, path = Path(folder, 'out.h'), Path(folder, 'hard.level')

        def run(data):
            path.write_bytes(data)
            return subprocess.run([sys.executable, program, output, path], capture_output=True, check=False)

        def refuse(data, said, name):
            done = run(data)
            error = done.stderr.decode('utf-8', 'backslashreplace')
            point(done.returncode == 1 and error == f'{path}{said}\n' and not output.exists(), name, error)

        done = run(good)
        point(done.returncode == 0 and '[CUBES_PLAYER_HARD] = {' in output.read_text(), 'a good level of Cubes', done)
        output.unlink()
        lines = good.count(b'\n')
        at = good[:good.index(b'\nkin')].count(b'\n') + 2
        value = good.split(b'\nkin ')[1].split(b'\n')[0]
        kin = b'\nkin ' + value + b'\n'
        refuse(good.replace(kin, b'\n'), f':{lines - 1}: kin is missing', 'a line that is missing')
        refuse(good + kin[1:], f':{lines + 1}: kin stands here twice', 'a line that stands there twice')
        refuse(good.replace(kin, b'\nkind 1\n'), f':{at}: no such line: kind', 'a line that is not known')
        refuse(good.replace(kin, b'\nkin 1 2\n'), f':{at}: kin has 1 numbers, not 2', 'a number too many')
        for number in '101', '-1', '1.5', '٣', '999999':
            refuse(good.replace(kin, f'\nkin {number}\n'.encode()),
                   f':{at}: kin: a number from 0 to 100, not {number}', f'the number {number}')


def test_characters(program, real):
    good = b'name Ada\nname-fr Ad\xc3\xa8le\nlevel hard\nmanner _("bold")\nline _("Says so.")\n\nsureness -14\n'
    with tempfile.TemporaryDirectory() as folder:
        output, path, other = Path(folder, 'out.h'), Path(folder, 'ada.character'), Path(folder, 'eva.character')

        def run(data, *more):
            path.write_bytes(data)
            return subprocess.run([sys.executable, program, output, path, *more], capture_output=True, check=False)

        def refuse(data, said, name):
            done = run(data)
            error = done.stderr.decode('utf-8', 'backslashreplace')
            point(done.returncode == 1 and error == f'{path}{said}\n' and not output.exists(), name, error)

        done = run(good, real)
        text = output.read_text(encoding='utf-8')
        point(done.returncode == 0 and text.count('.key = ') == 3 and '.name = { "Ada", "Adèle" },' in text
              and '.level = PROBE_PLAYER_HARD,' in text and '.line = "Says so.",' in text and '.sureness = -14,' in text,
              'good characters', done)
        output.unlink()
        refuse(good.replace(b'level hard\n', b''), ':6: level is missing', 'no level')
        refuse(good.replace(b'hard', b'great'), ':3: level: one of beginner, easy, medium, hard, not great', 'another level')
        refuse(good.replace(b'Ada', b'Ada Eva'), ':1: name: one word, not Ada Eva', 'a name of two words')
        refuse(good.replace(b' Ada', b''), ':1: name: one word, not nothing', 'no name')
        refuse(good.replace(b'_("bold")', b'bold'), ':4: manner: a text for translation, _("…")',
               'a text without its mark')
        refuse(good.replace(b'bold', b'bo\\ld'), ':4: manner: a text for translation, _("…")', 'a backslash')
        refuse(good + b'name Eva\n', ':8: name stands here twice', 'a line that stands there twice')
        refuse(good + b'brave 1\n', ':8: no such line: brave', 'a line that is not known')
        for number in '-41', '41', '1.5', '٣', '99999', '1 2':
            refuse(good.replace(b'-14', number.encode()), f':7: sureness: a number from -40 to 40, not {number}',
                   f'the number {number}')
        other.write_bytes(good.replace(b'name Ada', b'name Eva'))
        done = run(good, other)
        point(done.returncode == 1 and not output.exists()
              and done.stderr.decode() == f'{other}:7: "Adèle" is the name of another one, too\n', 'a name that is taken', done)


def main():
    decks_py, levels_py, cubes_py, cubes_levels_py, characters_py = sys.argv[1:6]
    deck, level, cubes_file, cubes_level, character = sys.argv[6:11]
    variants = int(sys.argv[11]) if len(sys.argv) > 11 else 10000
    chance = random.Random(int(sys.argv[12]) if len(sys.argv) > 12 else 3)

    test_decks(decks_py)
    test_cubes(cubes_py, Path(cubes_file))
    test_cubes_levels(cubes_levels_py, Path(cubes_level))
    test_characters(characters_py, Path(character))
    decks, levels, cubes, cubes_levels, characters = map(load, sys.argv[1:6])
    cards = int(Path(deck).stem.rpartition('-')[2])
    for name, read, fault, path in (('decks', lambda data: decks.read_deck(data, cards), decks.Fault, deck),
                                    ('levels', levels.read_level, decks.Fault, level),
                                    ('cubes', cubes.read_cubes, cubes.Fault, cubes_file),
                                    ('levels of Cubes', cubes_levels.read_level, decks.Fault, cubes_level),
                                    ('characters', characters.read_character, decks.Fault, character)):
        odd, refused = try_variants(read, fault, Path(path).read_bytes(), variants, chance)
        point(not odd, f'{variants} spoiled {name}: read, or refused with the line', odd[:3])
        point(0 < refused < variants, f'{refused} of them refused')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
