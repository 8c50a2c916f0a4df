#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-words as a person or a script calls it.

usage: test-tool.py SALON_WORDS FOLDER_OF_LISTS
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

program, lists = sys.argv[1:]


def run(*arguments, stdin=b'', **environment):
    settings = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': '', 'SALON_WORDS_DIR': lists, **environment}
    done = subprocess.run([program, *arguments], input=stdin, env=settings, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    return done.returncode, done.stdout, done.stderr.decode('utf-8')


def check(name, arguments, status, out, stdin=b''):
    got = run('check', *arguments, stdin=stdin)
    point(got == (status, out if isinstance(out, bytes) else out.encode(), ''), name, got)


def trouble(name, arguments, said, **environment):
    status, out, err = run(*arguments, **environment)
    point(status == 2 and out == b'' and said in err, name, status, out, err)


check('a word of the list', ['en', 'ROCKET'], 0, 'ok ROCKET\n')
check('words as they were given', ['en', 'Rocket', 'CAFÉ', 'naïve'], 0, 'ok Rocket\nok CAFÉ\nok naïve\n')
check('one that is not', ['en', 'rocket', 'qzx', 'house'], 1,
      'ok rocket\nno qzx: it is not in the word list\nok house\n')
check('reasons', ['en', 'London', 'can’t', 'x-ray', 'etc', 'b', 'abcdefghijklmnop', '4', 'a b', ''], 1,
      'no London: proper nouns are not allowed\n'
      'no can’t: words with an apostrophe are not allowed\n'
      'no x-ray: words with a hyphen are not allowed\n'
      'no etc: abbreviations are not allowed\n'
      'no b: a single letter is not a word\n'
      'no abcdefghijklmnop: it is too long\n'
      'no 4: digits are not allowed\n'
      'no a b: spaces are not allowed\n'
      'no : there are no letters\n')
check('lines of the standard input', ['en'], 1, 'ok house\nno qzx: it is not in the word list\nok mice\n',
      b'house\nqzx\r\nmice')
check('all of them there', ['en'], 0, 'ok house\nok mice\n', b'house\nmice\n')
check('no line at all', ['en'], 0, '')
check('a line that is no text', ['en'], 1, b'no caf\xe9: it is not valid text\nno a\0b: only letters are allowed\n',
      b'caf\xe9\na\0b\n')
check('a line of 1,024 bytes', ['en'], 1, f"no {'a' * 1024}: it is too long\n", b'a' * 1024 + b'\n')
status, out, err = run('check', 'en', stdin=b'house\n' + b'a' * 1025 + b'\nmice\n')
point((status, out, err) == (2, b'ok house\n', 'salon-words: standard input:2: this line is longer '
                              'than 1,024 bytes\n'), 'and one more', status, out, err)
status, out, err = run('check', 'en', stdin=b'\0' * 1000000)
point(status == 2 and out == b'' and 'input:1:' in err, 'zeros without end', status, out, err)
check('headwords, where the list tells none', ['en', 'mice', '--headwords'], 0, 'ok mice\n')
check('French reasons', ['fr', 'cœur', 'mangeons', 'chevaux', 'belle', 'Paris', 'avec', 'kg', 'peut-être'], 1,
      'ok cœur\n'
      'no mangeons: it is a conjugated form\n'
      'no chevaux: it is a plural\n'
      'no belle: it is an inflected form\n'
      'no Paris: proper nouns are not allowed\n'
      'no avec: only nouns, adjectives, verbs and adverbs are allowed\n'
      'no kg: abbreviations are not allowed\n'
      'no peut-être: words with a hyphen are not allowed\n')
check('French words of every form', ['fr', '--forms', 'cœur', 'mangeons', 'chevaux', 'belle', 'avec', 'kg'], 1,
      'ok cœur\nok mangeons\nok chevaux\nok belle\nok avec\nno kg: abbreviations are not allowed\n')
check('Cubes takes words of 3 to 26 letters, and English ones up to size 80',
      ['--game', 'cubes', 'en', 'cat', 'mice', 'colour', 'dichlorodifluoromethane', 'ax', 'b', 'abada', 'a' * 26, 'a' * 27,
       'London'], 1,
      'ok cat\nok mice\nok colour\nok dichlorodifluoromethane\nno ax: it is too short\nno b: it is too short\n'
      f"no abada: it is not in the word list\nno {'a' * 26}: it is not in the word list\nno {'a' * 27}: it is too long\n"
      'no London: proper nouns are not allowed\n')
check('which Probe does not', ['--game', 'probe', 'en', 'ax', 'abada', 'dichlorodifluoromethane'], 1,
      'ok ax\nok abada\nno dichlorodifluoromethane: it is too long\n')
check('Cubes takes all forms of French', ['--game=cubes', 'fr', 'chevaux', 'mangeassions', 'avec', 'anticonstitutionnellement', 'de',
                                         'kg', 'peut-être'], 1,
      'ok chevaux\nok mangeassions\nok avec\nok anticonstitutionnellement\nno de: it is too short\n'
      'no kg: it is too short\nno peut-être: words with a hyphen are not allowed\n')
check('Cubes is asked for all forms, too', ['--game', 'cubes', '--forms', 'fr', 'chevaux'], 0, 'ok chevaux\n')
check('lines for Cubes', ['--game', 'cubes', 'en'], 1, 'ok cats\nno at: it is too short\n', b'cats\r\nat\n')
check('-- ends the options', ['en', '--', '--help', 'rocket'], 1,
      'no --help: words with a hyphen are not allowed\nok rocket\n')

got = run('--headwords', 'check', 'en', 'rocket')
point(got == (0, b'ok rocket\n', ''), 'an option before the command', got)
for place in (['--help'], ['check', '--help'], ['check', 'en', 'rocket', '--help'], ['build', '--help']):
    status, out, err = run(*place)
    point(status == 0 and out.startswith(b'Usage: salon-words check') and not err, 'help: ' + ' '.join(place), out, err)
status, out, err = run('check', '--version')
point(status == 0 and out.startswith(b'salon-words (Salon) ') and not err, 'version', out, err)

trouble('no argument', [], 'Usage:')
trouble('no language', ['check'], 'needs a language')
trouble('no such command', ['chock', 'en'], 'chock')
trouble('headwords and all forms', ['check', 'fr', '--headwords', '--forms', 'roi'], 'exclude each other')
trouble('headwords for Cubes', ['check', 'fr', '--game', 'cubes', '--headwords', 'roi'], 'all forms')
trouble('no such game', ['check', '--game', 'whist', 'en', 'roi'], '“en-whist” is not installed')
trouble('no name of a game', ['check', '--game', '../en', 'en', 'roi'], '“en-../en” is not a language tag')
trouble('Cubes in a language without a list', ['check', '--game', 'cubes', 'de', 'a'], '“de-cubes” is not installed')
trouble('Cubes in no language', ['check', '--game', 'cubes', 'en' * 500, 'a'], 'is not a language tag')
trouble('no such option', ['check', 'en', '--frob'], '--frob')
trouble('a language without a list', ['check', 'qqq', 'a'], 'The word list for the language “qqq” is not installed')
trouble('no language tag', ['check', '../en', 'a'], '“../en” is not a language tag')
trouble('too few for build', ['build', 'a', 'b'], 'needs a recipe')
trouble('a recipe that is not there', ['build', 'no-recipe', '.', 'out'], 'no-recipe: the recipe cannot be read')

with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    (folder / 'fr.words').write_bytes(b'\0' * 1000)
    trouble('a list that is none', ['check', 'fr', 'a'], 'fr.words is not a word list of Salon', SALON_WORDS_DIR=name)
    (folder / 'fr.words').write_bytes(Path(lists, 'en.words').read_bytes()[:100000])
    trouble('a list cut short', ['check', 'fr', 'a'], 'fr.words is damaged', SALON_WORDS_DIR=name)

    (folder / 'words').write_text('été\ncôté\ncôte\n', encoding='utf-8')
    (folder / 'fr.recipe').write_text('language fr headwords\nwords words 10 utf-8 headword\nwords more 20 utf-8\n',
                                      encoding='utf-8')
    arguments = ['build', str(folder / 'fr.recipe'), name, str(folder / 'fr.words')]
    trouble('a source that is missing', arguments, 'more: this source cannot be read')
    (folder / 'more').write_text('étés\n', encoding='utf-8')
    got = run(*arguments)
    point(got == (0, b'', ''), 'a list is built', got)
    first = (folder / 'fr.words').read_bytes()
    run(*arguments)
    point((folder / 'fr.words').read_bytes() == first, 'and the same again')
    point(sorted(path.name for path in folder.iterdir()) ==
          ['fr.recipe', 'fr.words', 'more', 'words'], 'no other file is left')
    got = run('check', '--forms', 'fr', 'été', 'cote', 'étés', SALON_WORDS_DIR=name)
    point(got == (0, 'ok été\nok cote\nok étés\n'.encode(), ''), 'and asked', got)
    for options in [], ['--headwords']:
        got = run('check', 'fr', *options, 'été', 'étés', SALON_WORDS_DIR=name)
        point(got == (1, 'ok été\nno étés: it is not a headword of the dictionary\n'.encode(), ''),
              'for headwords only', options, got)
    trouble('a place that cannot be written', [*arguments[:3], name + '/no/fr.words'], 'cannot be written')
    (folder / 'fr.recipe').write_text('language fr\nfrob\n', encoding='utf-8')
    trouble('a mistake in the recipe', arguments, 'fr.recipe:2: this statement is not known: frob')

with tempfile.TemporaryDirectory() as name:
    installed = Path(name, 'bin', 'salon-words')
    words = Path(name, 'share', 'salon', 'words')
    installed.parent.mkdir()
    words.mkdir(parents=True)
    shutil.copy(program, installed)
    (words / 'en.words').symlink_to(Path(lists, 'en.words').resolve())
    settings = {key: value for key, value in os.environ.items() if key != 'SALON_WORDS_DIR'}
    done = subprocess.run([installed, 'check', 'en', 'rocket'], env=settings, check=False, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=60)
    point(done.stdout == b'ok rocket\n', 'an installed program finds the lists beside it', done)

if os.path.exists('/dev/full'):
    with open('/dev/full', 'wb') as full:
        done = subprocess.run([program, 'check', 'en', 'rocket'], stdout=full, stderr=subprocess.PIPE, check=False,
                              env={**os.environ, 'SALON_WORDS_DIR': lists, 'LC_ALL': 'C.UTF-8'}, timeout=60)
    point(done.returncode == 2 and b'cannot be written' in done.stderr, 'a full disk is said', done)

sys.exit(finish())
