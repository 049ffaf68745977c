"""Where the bricks of a corner of two walls lie, the walls unrolled into one sheet. Millimetres: along runs from the far
end of the front (negative) round the corner at 0 to the far end of the side; up from the ground."""

from __future__ import annotations

from dataclasses import dataclass

LENGTH, DEPTH, HEIGHT, JOINT = 215.0, 102.5, 65.0, 10.0  # BS 4729 work size
PITCH, COURSE = LENGTH + JOINT, HEIGHT + JOINT
LEAST = 30  # what is shorter is no piece


@dataclass(frozen=True)
class Sheet:
    """A part of the unrolled walls."""

    left: float
    right: float
    foot: float
    top: float


@dataclass(frozen=True)
class Opening:
    """A window's hole between whole and half bricks; a soldier course bears half a brick on either side of it."""

    left: float
    right: float
    sill: float
    head: float

    @property
    def arris(self) -> float:
        """Lower edge of the soldier course."""
        return self.head + JOINT / 2


@dataclass(frozen=True)
class Brick:
    """Left end and lower edge; one that ends at a corner or at a jamb runs round it, so that its side and its end are
    seen. A soldier is turned upright; over a hole it runs round its lower edge (wide counts its underside), and what
    lies below is laid once more with that edge at kept."""

    left: float
    low: float
    wide: float
    tall: float = HEIGHT
    upright: bool = False
    kept: float | None = None


def bricks(sheet: Sheet, openings: tuple[Opening, ...] = ()) -> list[Brick]:
    """Stretcher bond; at a corner a side and an end are seen in turn, so only openings need halves."""
    rows = range(int(sheet.foot // COURSE), int(-(-sheet.top // COURSE)))
    laid = [
        Brick(a, row * COURSE + JOINT / 2, b - a)
        for row in rows
        for whole in _course(row)
        for a, b in _beside(whole, (row + 0.5) * COURSE, openings)
        if b > sheet.left and a < sheet.right
    ]
    return laid + [one for hole in openings for one in _soldiers(hole, shelf(sheet, openings, hole))]


REACH = 60  # bricks on each side of the corner: longer than any wall that is shown


def _course(row: int) -> list[tuple[float, float]]:
    """Both ends of the bricks of a course."""
    front, side = (LENGTH, DEPTH) if row % 2 == 0 else (DEPTH, LENGTH)
    right = [side + JOINT + n * PITCH for n in range(REACH)]
    left = [-front - JOINT - n * PITCH for n in range(REACH)]
    return [(-front, side), *((a, a + LENGTH) for a in right), *((b - LENGTH, b) for b in left)]


def _beside(brick, up: float, openings) -> list[tuple[float, float]]:
    """What openings leave of a brick, round their jambs."""
    parts = [brick]
    for hole in openings:
        if not hole.sill < up < hole.head + PITCH:
            continue
        bearing, round_it = (0.0, DEPTH) if up < hole.head else (DEPTH + JOINT, 0.0)
        low, high = hole.left - bearing, hole.right + bearing
        left = [(a, min(b, low) + round_it * (b >= low)) for a, b in parts if a < low - LEAST]
        right = [(max(a, high) - round_it * (a <= high), b) for a, b in parts if b > high + LEAST]
        parts = left + right
    return parts


def _soldiers(hole: Opening, kept: float) -> list[Brick]:
    bearing = DEPTH + JOINT / 2
    count = round((hole.right - hole.left + 2 * bearing) / COURSE)
    found = []
    for nth in range(count):
        left = hole.left - bearing + nth * COURSE + JOINT / 2
        over = left + HEIGHT > hole.left and left < hole.right
        wide = LENGTH + DEPTH if over else LENGTH
        found.append(Brick(left, hole.arris, wide, upright=True, kept=kept if over else None))
    return found


BOARD = LENGTH + DEPTH + 40  # height of a row of soldiers that is kept


def shelf(sheet: Sheet, openings, hole: Opening) -> float:
    """Where the lower edge of a hole's soldiers is kept below the sheet; holes of one storey share a row."""
    heads = sorted({one.head for one in openings})
    return sheet.foot - 100 - heads.index(hole.head) * BOARD - LENGTH


def with_shelves(sheet: Sheet, openings) -> Sheet:
    """The sheet and what is kept below it."""
    if not openings:
        return sheet
    lowest = min(shelf(sheet, openings, hole) for hole in openings)
    return Sheet(sheet.left, sheet.right, lowest - DEPTH - 20, sheet.top)
