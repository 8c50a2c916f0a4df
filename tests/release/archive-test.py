#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A release archive, from the checkout to two installed trees that are the same, and away again.

usage: archive-test.py CHECKOUT    reports TAP points

Archives and builds are made twice, as by two people: in different folders, languages, time zones, with
different file modes, and times. Nothing of the word lists' packages is seen while an archive is built.
"""

import filecmp
import sys
import time

from release_steps import FAST, ONE, Failure, commit, offline, run, tell
from tap import note, point     # release_steps has shown where it is

OTHER = {'folder': 'another place', 'umask': 0o077, 'env': {'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'fr', 'TZ': 'Asia/Tokyo'}}
SOURCES = ('scowl', 'hunspell_fr', 'onboard_models', 'mythes_fr', 'freedict', 'hunspell_en', 'wordnet')
NO_WORDS = [f'-D{source}_dir=/nonexistent' for source in SOURCES]


def archive(person, repository, scratch):
    """The archive that this person makes of a clone."""
    home = scratch / person['folder']
    home.mkdir()
    run(person, 'git', 'clone', '--quiet', repository, home / 'clone', cwd=home)
    run(person, 'meson', 'setup', '-Dtests=false', 'build', 'clone', cwd=home)
    run(person, 'meson', 'dist', '-C', 'build', '--no-tests', cwd=home)
    return next((home / 'build' / 'meson-dist').glob('*.tar.xz'))


def install(person, tarball, scratch, before, *options):
    """Unpacks and builds; the build folder and the installed tree."""
    home = scratch / person['folder'] / 'unpacked'
    home.mkdir()
    run(person, 'tar', '--extract', '--no-same-permissions', '--file', tarball, cwd=home)
    source = next(home.iterdir())
    # One builds inside the unpacked folder, the other beside it.
    build = source / 'build' if person is ONE else home / 'below' / 'build'
    run(person, *before, 'meson', 'setup', f'--prefix={scratch}/prefix', *NO_WORDS, *options, build, source, cwd=home)
    run(person, *before, 'ninja', '-C', build, cwd=home)
    run(person, *before, 'meson', 'install', '-C', build, '--no-rebuild', '--destdir', home / 'tree', cwd=home)
    return build, home / 'tree' / (scratch / 'prefix').relative_to('/')


def differences(one, other):
    """What two trees do not have in common: names, kinds, modes, bytes."""
    names = {path.relative_to(tree) for tree in (one, other) for path in tree.rglob('*')}
    for name in sorted(names):
        here, there = one / name, other / name
        if not (here.exists() and there.exists()):
            yield f'{name} is in one alone'
        elif here.is_dir() != there.is_dir() or (here.is_file() and here.stat().st_mode != there.stat().st_mode):
            yield f'{name} has another mode'
        elif here.is_file() and not filecmp.cmp(here, there, shallow=False):
            yield f'{name} has other bytes'


# A neighbour in each of the databases that an installation refreshes.
NEIGHBOURS = {
    'share/applications/neighbour.desktop':
        '[Desktop Entry]\nType=Application\nName=N\nExec=true\nMimeType=text/x-neighbour;\n',
    'share/glib-2.0/schemas/neighbour.gschema.xml':
        '<schemalist><schema id="neighbour" path="/neighbour/"><key name="k" type="b"><default>true</default></key>'
        '</schema></schemalist>\n',
    'share/icons/hicolor/scalable/apps/neighbour.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>\n',
    'share/mime/packages/neighbour.xml':
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
        '<mime-type type="text/x-neighbour"><glob pattern="*.neighbour"/></mime-type></mime-info>\n',
}


def leftovers(build, scratch):
    """What remains of an installation, alone and beside others: (after the first, after the second)."""
    prefix = scratch / 'prefix'

    def there_and_away():
        for _ in range(2):          # the second over the first
            run(ONE, 'meson', 'install', '-C', build, '--no-rebuild', cwd=build)
        run(ONE, prefix / 'bin/salon', '--version', cwd=build)
        if not (prefix / 'share/glib-2.0/schemas/gschemas.compiled').exists():
            raise Failure('installing refreshes no database here')
        run(ONE, build.parent / 'scripts/uninstall', build, cwd=build)
        return {str(path.relative_to(prefix)): path for path in prefix.rglob('*')}

    alone = sorted(there_and_away())
    for name, text in NEIGHBOURS.items():
        (prefix / name).parent.mkdir(parents=True)
        (prefix / name).write_text(text, encoding='utf-8')
    beside = there_and_away()
    of_us = sorted(name for name, path in beside.items()
                   if 'salon' in name.lower() or (path.is_file() and b'salongames' in path.read_bytes()))
    return alone, of_us + sorted(set(NEIGHBOURS) - set(beside))


def walk(checkout, scratch):
    repository = scratch / 'repository'
    repository.mkdir()
    commit(checkout, repository)

    tarball = archive(ONE, repository, scratch)
    time.sleep(1.1)                 # file times have seconds
    again = archive(OTHER, repository, scratch)
    note(f'{tarball.name}: {tarball.stat().st_size} bytes')
    point(filecmp.cmp(tarball, again, shallow=False), 'two archives of one commit are the same bytes')

    before = offline()
    began = time.monotonic()
    build, tree = install(ONE, tarball, scratch, before)
    took = time.monotonic() - began
    claim = 'an archive builds without network'
    if before:
        note(f'with its tests, in {took:.0f} s')
        point(True, claim)
    else:
        point(True, claim, skip='this user cannot take the network away')
    sources = build.parent / 'data' / 'words' / 'built' / 'sources'
    point(all((sources / name).is_file() for name in ('fr.aff', 'fr.dic', 'fr_FR.lm')) and
          (tree / 'share/licenses/io.github.salongames.Salon/COPYRIGHT').is_file(),
          'the French list comes with its sources, and both with what their licences say')
    _, other_tree = install(OTHER, tarball, scratch, before, '-Dtests=false')
    differing = list(differences(tree, other_tree))
    count = sum(path.is_file() for path in tree.rglob('*'))
    note(f'{count} files')
    point(count > 0 and not differing, 'two builds of one archive install the same bytes', *differing)

    alone, beside = leftovers(build, scratch)
    point(not alone, 'what was installed goes without a trace', *alone)
    point(not beside, 'beside others too, and nothing of theirs goes with it', *beside)

    # Made anew from what the archive carries, the list is the one it carries.
    run(ONE, build / 'src/tools/salon-words', 'build', build.parent / 'data/words/fr.recipe', sources,
        scratch / 'fr.words', cwd=scratch)
    point(filecmp.cmp(scratch / 'fr.words', tree / 'share/salon/words/fr.words', shallow=False),
          'the French list can be made from those sources')

    try:
        run(ONE, *before, 'meson', 'test', '-C', build, '--no-rebuild', '--timeout-multiplier', '3',
            *FAST, cwd=build)
        point(True, 'the tests of an archive pass')
    except Failure as failure:
        point(False, 'the tests of an archive pass', str(failure))


if __name__ == '__main__':
    sys.exit(tell(walk, sys.argv[1]))
