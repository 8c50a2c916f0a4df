#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee match from outside: the bot of the documentation plays whole games, and bots
that misbehave in every way lose theirs, each with one line that says why.

usage: bots-test.py REFEREE DOC
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

REFEREE = os.path.abspath(sys.argv[1])
DOC = Path(sys.argv[2]).resolve()
EXAMPLE = f"'{sys.executable}' '{DOC / 'bot.py'}'"
PLAYER = re.compile(r'player (\S+) wins (\d+) games (\d+) .*')
FAULT = re.compile(r'salon-referee: game (\d+): (\S+), seat (\d), loses: (.*)\n')

# What a program of a bot that misbehaves begins with. It answers honestly if need be.
BEGIN = '''
import os, signal, sys, time
def say(text): print(text, flush=True)
def until(word):
    for line in sys.stdin:
        if line.startswith(word): return line.split()
    sys.exit(0)
def lay():
    until('salon-bot'); say('salon-bot 1'); until('lay'); say('word 1 ROCKET')
'''

# What it does, how many milliseconds it has, and what is said of it.
FAULTS = [
    ('nothing', 'time.sleep(1000)', 300, 'it did not answer within 300 ms'),
    ('reads and says nothing', 'sys.stdin.read()', 300, 'it did not answer within 300 ms'),
    ('a line without an end', 'print("salon-bot 1", end="", flush=True); time.sleep(1000)', 2500,
     'it did not answer within 2500 ms'),
    ('a letter now and then', '\nfor c in "salon" * 1000: print(c, end="", flush=True); time.sleep(0.1)', 2500,
     'it did not answer within 2500 ms'),
    ('ignores signals', '[signal.signal(s, signal.SIG_IGN) for s in (1, 2, 13, 15)]; time.sleep(1000)', 300,
     'it did not answer within 300 ms'),
    ('ends', 'sys.exit(0)', 60000, 'it ended with exit status 0'),
    ('ends with a status', 'sys.exit(7)', 60000, 'it ended with exit status 7'),
    ('crashes', 'os.abort()', 60000, 'it was ended by signal 6'),
    ('is killed', 'lay(); until("move"); os.kill(os.getpid(), 9)', 60000, 'it was ended by signal 9'),
    ('dies while it is not asked', 'lay(); sys.exit(3)', 60000, 'it ended with exit status 3'),
    ('closes its output', 'lay(); until("move"); os.close(1); time.sleep(1000)', 60000, 'it closed its standard output'),
    ('closes its input', 'until("salon-bot"); os.close(0); say("salon-bot 1"); time.sleep(1000)', 60000,
     'it closed its standard input'),
    ('a wrong greeting', 'say("hello")', 60000, 'it answered “hello”: that is no greeting'),
    ('an empty line', 'say("")', 60000, 'it answered “”: that is no greeting'),
    ('another version', 'say("salon-bot 2")', 60000, 'it answered “salon-bot 2”: that is no greeting'),
    ('bytes', 'os.write(1, b"\\x1b[31m\\xff\\x00\\x07x\\n"); time.sleep(1000)', 60000,
     'it answered “?[31m???x”: that is no greeting'),
    ('garbage without end', '\nwhile True: os.write(1, os.urandom(4096).replace(b"\\n", b""))', 60000,
     'its line is longer than 1024 bytes'),
    ('a line of 1,024 bytes', 'say("x" * 1024); time.sleep(1000)', 60000,
     f'it answered “{"x" * 60}”: that is no greeting'),
    ('a line of 1,025 bytes', 'say("x" * 1025); time.sleep(1000)', 60000, 'its line is longer than 1024 bytes'),
    # Who writes when nobody reads any more says so, if there is time before it is killed; that is no part of the test.
    ('lines without end', 'os.close(2)\nwhile True: os.write(1, b"salon-bot 1\\n" * 100)', 60000,
     'it said more than one line'),
    ('a word of another tray', 'until("salon-bot"); say("salon-bot 1"); until("lay"); say("word 2 ROCKET"); until("quit")',
     60000, 'it answered “word 2 ROCKET”: that is no word for this tray'),
    ('a word of no list', 'until("salon-bot"); say("salon-bot 1"); until("lay"); say("word 1 QQQQ"); until("quit")', 60000,
     'it answered “word 1 QQQQ”: '),
    ('no word', 'until("salon-bot"); say("salon-bot 1"); until("lay"); say("word 1 "); until("quit")', 60000,
     'it answered “word 1 ”: '),
    ('no move', 'lay(); until("move"); say("e2e4"); until("quit")', 60000, 'it answered “e2e4”: '),
    ('a move of another', 'lay(); until("move"); say("2 ask 1 E"); until("quit")', 60000,
     'it answered “2 ask 1 E”: that is another seat'),
    ('a move against the rules', 'lay(); until("move"); say("1 ask 1 E"); until("quit")', 60000, 'it answered “1 ask 1 E”: '),
    ('a draw', 'lay(); until("move"); say("1 draw times-5"); until("quit")', 60000,
     'it answered “1 draw times-5”: the referee draws'),
    ('two moves', 'lay(); until("move"); say("1 ask 2 E\\n1 ask 2 A"); until("quit")', 60000, 'it said more than one line'),
    ('denies what it has', 'lay(); w = until("move")\nwhile w[2] != "answer" or w[3] not in "ROCKET":\n'
     ' say("1 no" if w[2] == "answer" else "1 ask 2 Q"); w = until("move")\nsay("1 no"); until("quit")', 60000,
     'it answered “1 no”: '),
    ('asks when it only may name', 'until("salon-bot"); say("salon-bot 1 interrupts"); until("lay"); say("word 1 ROCKET")\n'
     'until("move"); say("1 challenge 2 valid"); until("quit")', 60000, 'it answered “1 challenge 2 valid”: '),
]


def match(*arguments, environment=None):
    done = subprocess.run([REFEREE, 'match', *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', **(environment or {})}, text=True)
    return done.returncode, done.stdout, done.stderr


def timeless(output):
    """The output without what the clock says; the number of decisions stays."""
    return re.sub(r' (mean|p99|max)-ms \S+', '', output)


def wins(output):
    return {m[1]: int(m[2]) for m in map(PLAYER.fullmatch, output.splitlines()) if m}


def faults(output):
    return dict(re.findall(r'^faults (\S+) (\d+)$', output, re.MULTILINE))


def processes(mark):
    """The processes that have the mark among their arguments and still run; a process that has ended has none."""
    found = []
    for path in Path('/proc').glob('[0-9]*/cmdline'):
        try:
            arguments = path.read_bytes().split(b'\0')
        except OSError:
            continue
        if mark.encode() in arguments and REFEREE.encode() not in arguments:
            found.append(path.parent.name)
    return found


def gone(mark):
    """Whether no process has the mark; one that was killed may need a moment to end."""
    for _ in range(500):
        if not processes(mark):
            return True
        time.sleep(0.02)
    return False


def write(folder, name, text):
    path = Path(folder, name)
    path.write_text(text, encoding='utf-8')
    return f"'{sys.executable}' -u '{path}'"


def test_document():
    text = (DOC / 'bots.md').read_text(encoding='utf-8')
    blocks = re.findall(r'^```python\n(.*?)^```$', text, re.MULTILINE | re.DOTALL)
    point(blocks == [(DOC / 'bot.py').read_text(encoding='utf-8')], 'bots.md has bot.py, as it is', blocks)
    point(blocks[0].count('\n') <= 30, 'a whole bot has thirty lines', blocks)


def test_example():
    for edition in 'parker-1964', 'miro-1967', 'parker-1982':
        for more in (['--trays', '2'], ['--words', 'fr'], ['--no-activity-cards']):
            found = match('--bot', EXAMPLE, '--seats', 'bot,easy', '--edition', edition, '--games', '4', *more)
            point(found[0] == 0 and found[2] == '' and faults(found[1]) == {'bot': '0'}
                  and sum(wins(found[1]).values()) == 4, f"{edition} {' '.join(more)}", found)
    found = match('--bot', EXAMPLE, '--bot', EXAMPLE, '--seats', 'bot,hard,greedy,bot', '--games', '3')
    point(found[0] == 0 and found[2] == '' and faults(found[1]) == {'bot': '0', 'bot#2': '0'}, 'two bots of four', found)
    found = match('--bot', EXAMPLE, '--seats', 'bot,random', '--games', '20', '--jobs', '2')
    point(found[0] == 0 and wins(found[1]).get('bot', 0) >= 12, 'it beats random', found)


def test_same_bytes(folder):
    """Each game's process writes what it is sent into a file of its own."""
    logger = write(folder, 'logger.py', f'''
import os, subprocess, sys
bot = subprocess.Popen([sys.executable, {str(DOC / 'bot.py')!r}], stdin=subprocess.PIPE, text=True)
with open(os.path.join(sys.argv[1], str(os.getpid())), 'w') as log:
    for line in sys.stdin:
        log.write(line); bot.stdin.write(line); bot.stdin.flush()
''')
    logs = []
    for name, more in ('one', ['--seed', '5']), ('two', ['--seed', '5', '--jobs', '3']), ('other', ['--seed', '6']):
        path = Path(folder, name)
        path.mkdir()
        found = match('--bot', f"{logger} '{path}'", '--games', '6', '--seats', 'bot,medium,easy', *more)
        point(found[0] == 0 and found[2] == '', f'{name}: it plays', found)
        logs.append((sorted(file.read_text() for file in path.iterdir()), timeless(found[1])))
    point(len(logs[0][0]) == 6 and logs[0] == logs[1], 'the same seed, the same bytes, with any number of jobs')
    point(logs[0] != logs[2], 'another seed, other bytes')
    whole = all(log.startswith('salon-bot 1\nsalon-record 1\ngame probe\n') and log.endswith('\nover\nquit\n')
                for log in logs[0][0])
    point(whole, 'from the greeting to the end', logs[0][0][:1])
    hidden = [re.findall(r'^row (\S+) (\S+)$', log.split('\nbegin\n')[0], re.MULTILINE) for log in logs[0][0]]
    point(all(len(rows) == 3 and all(set(row) == {'?'} for _, row in rows) for rows in hidden), 'all cards are hidden at first',
          hidden)


def test_faults(folder):
    for number, (name, does, limit, expected) in enumerate(FAULTS):
        mark = f'mark-{os.getpid()}-{number}'
        bot = write(folder, f'fault-{number}.py', BEGIN + does + '\n')
        since = time.monotonic()
        found = match('--bot', f'{bot} {mark}', '--games', '1', '--limit', str(limit), '--no-activity-cards')
        took = time.monotonic() - since
        told = FAULT.fullmatch(found[2])
        point(found[0] == 0 and told is not None and told.groups()[:3] == ('1', 'bot', '1')
              and (told[4] == expected or (expected.endswith(': ') and told[4].startswith(expected)
                                           and len(told[4]) > len(expected))), f'{name}: told', found)
        point(faults(found[1]) == {'bot': '1'} and wins(found[1]) == {'bot': 0, 'easy': 1}, f'{name}: lost', found)
        point(gone(mark) and took < 45, f'{name}: gone', processes(mark), took)


def test_leaving(folder):
    """The example, and then it stays: the game is over, and lost nevertheless."""
    text = (DOC / 'bot.py').read_text(encoding='utf-8')
    mark = f'mark-{os.getpid()}-stays'
    bot = write(folder, 'stays.py', text + 'import time; time.sleep(1000)\n')
    found = match('--bot', f'{bot} {mark}', '--games', '1', '--seed', '3', '--trays', '2')
    told = FAULT.fullmatch(found[2])
    point(found[0] == 0 and told is not None and 'did not end within 2000 ms' in told[4] and faults(found[1]) == {'bot': '1'}
          and wins(found[1]) == {'bot': 0, 'easy': 1} and gone(mark), 'ignores quit', found)


def test_others_play_on(folder):
    bad = write(folder, 'bad.py', BEGIN + 'lay(); until("move"); say("x"); until("quit")\n')
    dead = write(folder, 'dead.py', 'import sys; sys.exit(1)\n')
    found = match('--bot', dead, '--seats', 'easy,bot,medium', '--games', '3')
    point(found[0] == 0 and len(FAULT.findall(found[2])) == 3 and wins(found[1])['bot'] == 0
          and sum(wins(found[1]).values()) == 3 and 'questions medium -' not in found[1], 'a dead bot of three: the others play', found)
    found = match('--bot', dead, '--bot', dead, '--seats', 'bot,bot', '--games', '4')
    point(found[0] == 0 and sum(wins(found[1]).values()) == 4 and len(FAULT.findall(found[2])) in range(4, 9),
          'two dead bots: one of them wins', found)
    found = match('--bot', bad, '--bot', EXAMPLE, '--seats', 'bot,bot', '--games', '1')
    point(found[0] == 0 and wins(found[1]) == {'bot': 0, 'bot#2': 1} and faults(found[1]) == {'bot': '1', 'bot#2': '0'},
          'the last one without a fault wins', found)


def test_interrupts(folder):
    namer = write(folder, 'namer.py', BEGIN + '''
until('salon-bot'); say('salon-bot 1 interrupts'); until('lay'); say('word 1 ROCKET')
asked = 0
for line in sys.stdin:
    w = line.split()
    if w[0] == 'move' and w[2] == 'interrupt':
        asked += 1
        say('1 interrupt 2 ' + size * 'A' if asked == 1 else 'pass')
    elif w[0] == 'move':
        say('2' if asked < 2 else 'I was asked')
    elif w[0] == 'row' and w[1] == '2':
        size = len(w[2])
    elif w[0] == 'quit':
        break
''')
    found = match('--bot', namer, '--games', '1', '--no-activity-cards')
    point(found[0] == 0 and 'it answered “I was asked”' in found[2], 'it is asked before each question', found)
    point('points bot -50.0' in found[1], 'a word that was named in vain costs 50', found)


def test_endless(folder):
    """Two bots that never hit anything: nobody has a Q, and everybody asks for it."""
    silly = write(folder, 'silly.py', BEGIN + '''
until('salon-bot'); say('salon-bot 1')
for line in sys.stdin:
    w = line.split()
    if w[0] == 'you': me = w[1]
    elif w[0] == 'lay': say(f'word {me} ROCKET')
    elif w[0] == 'move': say(f'{me} no' if w[2] == 'answer' else f'{me} ask {3 - int(me)} Q')
    elif w[0] == 'quit': break
''')
    found = match('--bot', silly, '--bot', silly, '--seats', 'bot,bot', '--games', '1', '--no-activity-cards')
    point(found[0] == 0 and found[2] == '' and sum(wins(found[1]).values()) == 1 and 'time decisions 10000 ' in found[1],
          'a game without end is ended', found)


def test_arguments():
    for arguments in ([], ['--seats', 'easy,bot'], ['--seats', 'easy,hard'], ['--bot', 'true', '--seats', 'easy,hard'],
                      ['--bot', 'true', '--bot', 'true'], ['--bot', ''], ['--bot', '   '], ['--bot', "'open"],
                      ['--bot', 'a ' * 65], ['--bot'], ['--bot', 'true'] * 7, ['--bot', 'true', '--limit', '0'],
                      ['--bot', 'true', '--limit', '3600001'], ['--bot', 'true', '--limit', 'x'],
                      ['--bot', 'true', '--seats', 'bot,human'], ['--bot', 'true', '--games', '0'], ['nonsense']):
        if arguments == ['--seats', 'easy,hard']:
            continue                    # a match without a bot is an arena
        found = match(*arguments)
        point(found[0] == 2 and found[1] == '' and found[2].startswith('salon-referee: ') and found[2].count('\n') == 1,
              f"match {' '.join(arguments)}", found)
    found = match('--bot', '/no/such/program --x', '--games', '5')
    point(found[0] == 1 and found[1] == '' and found[2] == 'salon-referee: /no/such/program cannot be run: No such file or directory\n',
          'a program that is not there', found)
    refused = (2, '', 'salon-referee: bots play in “salon-referee match” only, and in no party\n')
    for arguments in (['arena', '--seats', 'bot,easy'], ['arena', '--party', '--seats', 'easy,bot'],
                      ['match', '--party', '--bot', 'true'], ['match', '--party', '--bot', 'true', '--rounds', '2'],
                      ['match', '--party', '--seats', 'easy']):
        done = subprocess.run([REFEREE, *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False,
                              env={**os.environ, 'LC_ALL': 'C.UTF-8'}, text=True)
        point((done.returncode, done.stdout, done.stderr) == refused, f"{' '.join(arguments)}: no bots there", done)
    found = match('--bot', 'true', '--rounds', '2')
    point(found[0] == 2 and found[1] == '' and found[2] == 'salon-referee: --rounds is for a party\n', 'rounds of no party', found)


def test_killed(folder):
    """A referee that is killed leaves no bot behind."""
    mark = f'mark-{os.getpid()}-killed'
    bot = write(folder, 'hangs.py', BEGIN + 'time.sleep(1000)\n')
    with subprocess.Popen([REFEREE, 'match', '--bot', f'{bot} {mark}'], stdout=subprocess.DEVNULL) as referee:
        for _ in range(1000):
            if processes(mark):
                break
            time.sleep(0.02)
        point(bool(processes(mark)), 'a bot runs')
        referee.send_signal(signal.SIGKILL)
    point(gone(mark), 'and ends with its referee', processes(mark))


def main():
    with tempfile.TemporaryDirectory() as folder:
        test_document()
        test_example()
        test_same_bytes(folder)
        test_faults(folder)
        test_leaving(folder)
        test_others_play_on(folder)
        test_interrupts(folder)
        test_endless(folder)
        test_arguments()
        test_killed(folder)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
