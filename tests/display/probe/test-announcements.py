# SPDX-License-Identifier: GPL-3.0-or-later
"""What screen readers announce: every move and whose turn it is, and no secret. GTK has announcements
since 4.14."""

import re

from gi.repository import GLib

from salon_display import Absent, Skipped, main, wait
from table_player import kept, record, sit_down

GAME = record('human Ada, human Nora, computer-easy Hugo', '..ROCKET TREASURER. KAYAK', cards='off', first=3)
SECRETS = re.compile('rocket|treasurer|kayak', re.IGNORECASE)


def hears(heard, text):
    """Waits until a text was announced."""
    def is_heard():
        GLib.MainContext.default().iteration(False)
        return [told for told in heard if re.search(text, told)]

    try:
        wait(is_heard, f'{text!r} to be announced')
    except Absent as error:
        raise Absent(f'{error}; heard: {heard}') from None


@kept(GAME, settings={'pace': '100'})
def test_moves_are_announced(program):
    if program.toolkit < (4, 14):
        raise Skipped('this GTK cannot announce anything')
    heard = program.bus.listen('Announcement')
    sit_down(program)
    hears(heard, r'^Hugo asks (Ada|Nora) for ')
    # When Hugo is wrong, the next announcement says whose turn it is.
    hears(heard, r'(Ada|Nora) has no ')
    hears(heard, r'^Ada, ask an opponent')
    assert not SECRETS.search(' '.join(heard)), heard


main()
