"""The sheet of one profile: plan over section, side beside the plan, measures A to F. An SVG in millimetres."""

from __future__ import annotations

import numpy as np

from .measures import Piece, measures

WIDTH = 600
TOP, GAP, ASIDE = 36.0, 66.0, 52.0
INK, SOFT, FAINT, CLAY, FACE, PAPER = "#1d1815", "#463f39", "#a89f95", "#a2472b", "#eae1d5", "#fdfcf9"
TEXT = 'font-family="Helvetica Neue, Arial, sans-serif" font-size="21"'


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0") if abs(value) > 0.04 else "0"


def path(points, closed: bool = True) -> str:
    steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


def thinned(line: np.ndarray, slack: float = 0.08) -> np.ndarray:
    """The same line within slack with fewer points (Ramer, Douglas and Peucker)."""
    if len(line) < 3:
        return line
    first, last = line[0], line[-1]
    along = last - first
    off = np.abs(along[0] * (line[:, 1] - first[1]) - along[1] * (line[:, 0] - first[0]))
    size = float(np.hypot(*along))
    off = off / size if size > 1e-9 else np.hypot(*(line - first).T)
    far = int(off.argmax())
    if off[far] <= slack:
        return np.array([first, last])
    return np.concatenate([thinned(line[: far + 1], slack)[:-1], thinned(line[far:], slack)])


class Sheet:
    """Collects what is drawn; x to the right, y downwards, millimetres of paper at full size."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.height = 0

    def line(self, d: str, stroke: str = INK, width: float = 1.4, more: str = "") -> None:
        self.parts.append(f'<path d="{d}" stroke="{stroke}" stroke-width="{width}"{more}/>')

    def measure(self, start, end, label: str) -> None:
        """A dimension line with its ticks and its text above it, along it when it stands upright."""
        (x, y), (u, v) = start, end
        upright = x == u
        ticks = "".join(f"M{number(a - 6)} {number(b + 6)}l12-12" for a, b in (start, end))
        self.line(f"M{number(x)} {number(y)}L{number(u)} {number(v)}{ticks}", SOFT, 1)
        at = (x - 8, (y + v) / 2) if upright else ((x + u) / 2, y - 8)
        turn = f' transform="rotate(-90 {number(at[0])} {number(at[1])})"' if upright else ""
        self.parts.append(
            f'<text x="{number(at[0])}" y="{number(at[1])}" {TEXT} fill="{INK}" text-anchor="middle"{turn}>{label}</text>'
        )

    def guides(self, *ends) -> None:
        """Thin lines from an edge to its measure."""
        d = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(e)}" for (a, b), (c, e) in ends)
        self.line(d, FAINT, 0.8)

    def text(self) -> str:
        size = f'width="{WIDTH}" height="{self.height}"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" {size} fill="none">'
        )
        ground = f'<path fill="{PAPER}" d="M0 0h{WIDTH}v{self.height}H0z"/>'
        return "\n".join([head, ground, *self.parts, "</svg>"]) + "\n"


def drawing(piece: Piece) -> Sheet:
    """The whole sheet of a piece."""
    sheet = Sheet()
    deep = _side_depth(piece)
    left = (WIDTH - (piece.width * 1000 + ASIDE + deep)) / 2
    said = {name: f"{letter} ≈ {value}" for letter, (name, value) in zip("ABCDEF", measures(piece).items())}
    _plan(sheet, piece, left, said)
    _side(sheet, piece, left + piece.width * 1000 + ASIDE, said)
    _section(sheet, piece, left, said)
    return sheet


def _side_depth(piece: Piece) -> float:
    return (piece.height + piece.lap) * 1000


def _plan(sheet: Sheet, piece: Piece, left: float, said: dict[str, str]) -> None:
    """From above, the nose at the bottom; what stays in sight when it is laid is filled."""
    wide, long, gauge = piece.width * 1000, piece.length * 1000, piece.gauge * 1000
    foot, inset = TOP + long, wide * (1 - piece.head) / 2
    edge = [(left, foot), (left + wide, foot), (left + wide - inset, TOP), (left + inset, TOP)]
    share = gauge / long * inset
    seen = min(piece.cover * 1000, wide)
    shown = [
        (left, foot),
        (left + seen, foot),
        (left + seen - share, foot - gauge),
        (left + share, foot - gauge),
    ]
    sheet.parts.append(f'<path fill="{FACE}" d="{path(shown)}"/>')
    for x in piece.lines:
        at = x * 1000 - piece.left * 1000
        top = left + inset + at * piece.head
        sheet.line(path([(left + at, foot), (top, TOP)], False), FAINT, 1)
    for y in piece.ribs:
        sheet.line(path([(left, foot - y * 1000), (left + seen, foot - y * 1000)], False), FAINT, 1)
    sheet.line(path(edge))
    sheet.guides(((left, foot), (left - 34, foot)), ((left + inset, TOP), (left - 34, TOP)))
    sheet.measure((left - 28, foot), (left - 28, TOP), said["length"])


def _side(sheet: Sheet, piece: Piece, left: float, said: dict[str, str]) -> None:
    """From the side, one course over the next as on the roof; the upper course is cut off."""
    long, gauge, lap = piece.length * 1000, piece.gauge * 1000, piece.lap * 1000
    foot, deep = TOP + long, piece.height * 1000

    def up(y: float, z: float) -> tuple[float, float]:
        return left + z + lap * (1 - y / gauge), foot - y

    def course(until: float):
        return [up(0, 0), up(0, deep - 3), up(3, deep), up(until, deep), up(until, 0)]

    above = [(x, y - gauge) for x, y in course(long - gauge + 24)]
    sheet.line(path(above[4:] + above[:4], False), FAINT, 1.2)
    sheet.line(path(course(long)))
    right = left + deep + lap + 50
    ends = (foot, foot - gauge, TOP)
    sheet.guides(*(((left + deep + lap + 4, y), (right + 6, y)) for y in ends))
    sheet.measure((right, foot), (right, foot - gauge), said["gauge"])
    sheet.measure((right, foot - gauge), (right, TOP), said["lap"])


def _section(sheet: Sheet, piece: Piece, left: float, said: dict[str, str]) -> None:
    """Cut across the slope, with the tiles beside it."""
    everything = [piece.outline, *piece.neighbours]
    crest = max(float(line[:, 1].max()) for line in everything) * 1000
    base = TOP + piece.length * 1000 + GAP + crest

    def on_paper(line: np.ndarray) -> np.ndarray:
        return np.stack([left + (line[:, 0] - piece.left) * 1000, base - line[:, 1] * 1000], 1)

    wide, aside = piece.width * 1000, left - 62
    sheet.parts.append(
        f'<clipPath id="c"><path d="M{number(aside)} 0h{number(wide + 124)}v900h-{number(wide + 124)}z"/></clipPath>'
    )
    for line in piece.neighbours:
        sheet.line(path(thinned(on_paper(line))), FAINT, 1.2, ' clip-path="url(#c)"')
    own = on_paper(piece.outline)
    sheet.parts.append(
        f'<path id="section" d="{path(thinned(own))}" fill="{CLAY}" stroke="{INK}" stroke-width="1"/>'
    )
    low = max(float(on_paper(line)[:, 1].max()) for line in everything)
    first, second = low + 40, low + 84
    sheet.height = round(second + 24)
    sheet.guides(
        ((left, own[:, 1].max()), (left, second + 6)),
        ((left + piece.cover * 1000, low), (left + piece.cover * 1000, first + 6)),
        ((left + wide, low), (left + wide, second + 6)),
    )
    sheet.measure((left, first), (left + piece.cover * 1000, first), said["cover"])
    sheet.measure((left, second), (left + wide, second), said["overall"])
    right, top, foot = left + wide + 104, own[:, 1].min(), own[:, 1].max()
    sheet.guides(((left + wide + 66, top), (right + 6, top)), ((left + wide + 66, foot), (right + 6, foot)))
    sheet.measure((right, foot), (right, top), "")
    sheet.parts.append(
        f'<text x="{number(right + 12)}" y="{number((top + foot) / 2 + 7)}" {TEXT} fill="{INK}">{said["depth"]}</text>'
    )
