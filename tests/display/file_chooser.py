# SPDX-License-Identifier: GPL-3.0-or-later
"""How a test works with the file chooser."""

from salon_display import Absent, wait


def name_of_file(program):
    """Waits until the entry of the chooser has the focus, and returns it."""
    return program.find('text box', where=lambda node: node.focused)


def put_path(program, entry, path):
    """Types the path of the file, and deletes what the entry has completed by itself. A completion may come late,
    amid the letters or after the deletion; then the path is typed again."""
    def typed():
        program.key('ctrl+a')
        program.type(path)
        program.key('shift+End', 'Delete')
        try:
            wait(lambda: entry.text == path, 'the path in the chooser', 3)
        except Absent:
            return False
        return True

    wait(typed, f'the path in the chooser, which has {entry.text!r}')


def finish(program, title):
    """Presses Return until the chooser is closed. If its list of completions is open, that uses up one
    press."""
    while program.sees(name=title):
        program.key('Return')
        try:
            wait(lambda: not program.sees(name=title) or program.sees('button', 'Replace'), 'it to go', 2)
            return
        except Absent:
            pass
