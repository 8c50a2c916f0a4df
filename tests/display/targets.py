# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether what can be clicked in a window is large enough, within its width and not on something else that can be clicked,
and whether labels are within it too."""

from salon_display import wait

# Roles of what is clicked with the mouse.
ROLES = ('button', 'toggle button', 'text box', 'combo box', 'radio', 'switch', 'check box')

# Least width and height of a target without its padding, of which GTK does not tell, in px.
BARE = 22


def is_shared(root, area):
    """Whether all of an area is on a target. The box round a chair and its card is larger than both: where two such boxes
    meet, there may be nothing but the floor. Newer versions of GTK cannot say what is at a point."""
    if root.toolkit >= (4, 10):
        return True
    points = [(area[0] + area[2] * i // 10, area[1] + area[3] * j // 10) for i in range(1, 10, 2) for j in range(1, 10, 2)]
    nodes = {node.path: node for node in root.walk()}

    def is_on_target(point):
        found = nodes.get(root.at_point(*point))
        return found is not None and any(node.role in ROLES for node in [found, *found.ancestors()])

    return all(is_on_target(point) for point in points)


def overlap(one, other):
    """Whether two rectangles have more than an edge in common."""
    return min(*one[2:], *other[2:]) > 0 and all(one[i] + 1 < other[i] + other[i + 2] and other[i] + 1 < one[i] + one[i + 2] for i in (0, 1))

def cut(extents, frame):
    """What of a rectangle is within another one."""
    ends = [min(extents[i] + extents[i + 2], frame[i] + frame[i + 2]) for i in (0, 1)]
    begins = [max(extents[i], frame[i]) for i in (0, 1)]
    return (*begins, *(max(0, ends[i] - begins[i]) for i in (0, 1)))

def reaches(root, node, extents, least):
    """Whether a target is so wide and high with its padding: a click so far from its middle is still on it. A switch stands
    in a row that is clicked. Newer versions of GTK cannot say what is at a point."""
    if min(extents[2:]) >= least or node.role == 'switch' or root.toolkit >= (4, 10):
        return True
    middle = [extents[i] + extents[i + 2] // 2 for i in (0, 1)]
    inside = {one.path for one in node.walk()}

    def is_on_it(axis, side):
        point = list(middle)
        point[axis] += side * (least // 2 - 1)
        return root.at_point(*point) in inside

    return all(is_on_it(axis, side) for axis in (0, 1) if extents[axis + 2] < least for side in (-1, 1))


def check_targets(root, targets, least):
    """Says what is wrong with the targets, (node, name, extents) of each, in a window."""
    above, seen, places = {}, [], {}
    for node, name, extents in targets:
        whole = extents
        above[node.path] = list(node.ancestors())
        # What is scrolled out of sight is on nothing.
        for ancestor in above[node.path]:
            if ancestor.path not in places:
                places[ancestor.path] = ancestor.extents
            if places[ancestor.path][2] > 0:
                extents = cut(extents, places[ancestor.path])
        # What is scrolled out of sight, be it in part, cannot be reached by a point.
        if min(whole[2:]) < BARE or extents == whole and not reaches(root, node, whole, least):
            yield f'{name} is too small', whole
        seen.append((node, name, extents))
    for number, (node, name, extents) in enumerate(seen):
        for other, other_name, other_extents in seen[:number]:
            family = {relative.path for one in (node, other) for relative in above[one.path]}
            if overlap(extents, other_extents) and not {node.path, other.path} & family and \
                    is_shared(root, cut(extents, other_extents)):
                yield f'{name} is on {other_name}', (extents, other_extents)


def faults(program, size, least=BARE):
    """What is wrong with the nodes of the window in sight that can be clicked, and with labels: a list of (what, where).
    The window is to have this size; least is how wide and high what can be clicked is at least, with its padding."""
    # A large page may take so long to be drawn that the program does not answer.
    frame = wait(lambda: next(iter(program.app.children), None), 'the window', 90)
    # The frame is the window without its border, and gets its new size a little later.
    wait(lambda: 0 <= size[0] - frame.extents[2] <= 100 and
         size[0] - frame.extents[2] == size[1] - frame.extents[3], f'the frame of {size}')
    _, _, width, height = frame.extents
    targets = []
    ill = []
    for node, role, its_name, states in frame.survey():
        if role not in (*ROLES, 'label') or role != 'label' and 'sensitive' not in states:
            continue
        x, y, w, h = extents = node.extents
        if w <= 0 or h <= 0 or not node.shown:
            continue
        if role != 'label':
            targets.append((node, f'{role} {its_name}', extents))
        # A node that can be scrolled to may be below the window, but not beside it.
        if x < 0 or x + w > width:
            ill.append((f'{role} {its_name} is beside the window', extents))
    assert targets, 'nothing can be clicked'
    return ill + list(check_targets(frame, targets, least))
