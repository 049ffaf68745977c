"""Where the bricks of a corner of two walls lie, the walls unrolled into one sheet. Millimetres: along runs from the far
end of the front (negative) round the corner at 0 to the far end of the side; up from the ground."""

from __future__ import annotations

from dataclasses import dataclass

LENGTH, DEPTH, HEIGHT, JOINT = 215.0, 102.5, 65.0, 10.0  # BS 4729 work size
PITCH, COURSE = LENGTH + JOINT, HEIGHT + JOINT


@dataclass(frozen=True)
class Sheet:
    """A part of the unrolled walls."""

    left: float
    right: float
    foot: float
    top: float


@dataclass(frozen=True)
class Brick:
    """Left end and lower edge; the one at the corner runs round it, so that its side and its end are seen."""

    left: float
    low: float
    wide: float
    tall: float = HEIGHT


def bricks(sheet: Sheet) -> list[Brick]:
    """Stretcher bond; at the corner a side and an end are seen in turn, so no brick is cut."""
    rows = range(int(sheet.foot // COURSE), int(-(-sheet.top // COURSE)))
    return [
        Brick(a, row * COURSE + JOINT / 2, b - a)
        for row in rows
        for a, b in _course(row)
        if b > sheet.left and a < sheet.right
    ]


REACH = 60  # bricks on each side of the corner: longer than any wall that is shown


def _course(row: int) -> list[tuple[float, float]]:
    """Both ends of the bricks of a course."""
    front, side = (LENGTH, DEPTH) if row % 2 == 0 else (DEPTH, LENGTH)
    right = [side + JOINT + n * PITCH for n in range(REACH)]
    left = [-front - JOINT - n * PITCH for n in range(REACH)]
    return [(-front, side), *((a, a + LENGTH) for a in right), *((b - LENGTH, b) for b in left)]
