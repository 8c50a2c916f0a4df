#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of man(1) know the options that the programs' own help knows, and no others.

usage: man.py PAGE PROGRAM [COMMAND]…    reports TAP points; PAGE is the installed form

The options of COMMAND…, each perhaps with arguments, are looked for in the section of that name.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

OPTION = re.compile(r'^ +(?:-\w, )?(--[a-z-]*)(?:[ =]([A-Z][^ ]*|[a-z|]+(?= ))(?=\s))?', re.MULTILINE)
# Help on the help is the toolkit's; a page names it where it likes.
HELP = re.compile(r'--help-')


def asked(program, *command):
    """{option: what stands for its value} of a program's help."""
    said = subprocess.run([program, *command, '--help'], env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': ''},
                          stdout=subprocess.PIPE, text=True, check=True).stdout
    return {name: value.replace('…', '...') for name, value in OPTION.findall(said) if not HELP.match(name)}


def told(text):
    """The same of a part of a page: an option stands in bold behind .TP."""
    plain = text.replace(r'\-', '-').replace(r'.\|.\|.', '...')
    found = re.findall(r'^\.TP\n\.(?:BI?|BR -h ", ") ?(--[a-z-]*)(?: " ([^"]*)")?$', plain, re.MULTILINE)
    return dict(found)


def main():
    page, program, *commands = sys.argv[1:]
    text = Path(page).read_text(encoding='utf-8')
    parts = re.split(r'^\.S[HS] (.*)$', text, flags=re.MULTILINE)
    sections = {name.replace(r'\-', '-'): told(body) for name, body in zip(parts[1::2], parts[2::2])}

    for command in ['', *commands]:
        help_has = asked(program, *command.split())
        if command:
            del help_has['--help']      # told of once, for all commands
        page_has = sections.get(command or 'OPTIONS', {})
        good = bool(help_has) and help_has == page_has
        point(good, f'{Path(page).name} {command}', f'--help: {help_has}', f'page:   {page_has}')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
