# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard when the time of a round runs out: sand in the last fifteen seconds, then the bell."""

from cubes_player import GRID, kept, record, record_of, sit_down, wait_for_slip
from recording import is_heard, recorded, sounds
from salon_display import Absent, main, wait


# Eight seconds are left, in which nobody does anything. The bell may fall on the last of the sand: each second of it is
# nearly a second long.
@kept(record('human Ada', f'1 shake {GRID}, 1 write DEAR @52', minutes=1), env=recorded())
def test_the_time_runs_out(program):
    sit_down(program)
    program.click_on('button', 'Lift the lid')
    wait_for_slip(program)
    try:
        wait(lambda: is_heard(program, 'cubes/bell'), 'the bell')
    except Absent as error:
        raise Absent(f'{error}; heard: {sounds(program)}') from None
    heard = sounds(program)
    assert 'cubes/sand' in heard and 'cubes/bell' not in heard[:-1], heard
    program.find('button', 'The result', sensitive=True)
    assert record_of(program)[-1] == '1 time', record_of(program)


main(settings={'pace': '0'})
