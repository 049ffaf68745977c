"""What a drawing holds, whatever it is written as: lines and words on layers, in millimetres, y upwards."""

from __future__ import annotations

from dataclasses import dataclass, field

Point = tuple[float, float]

# Layers in the order in which they are drawn, each with its colour number of AutoCAD and whether it is dashed.
LAYERS = {
    "NEIGHBOUR": (8, False),
    "HIDDEN": (8, True),
    "FOAM": (4, False),
    "STEEL": (5, False),
    "OUTLINE": (7, False),
    "DIMENSION": (1, False),
}


@dataclass(frozen=True)
class Line:
    layer: str
    points: tuple[Point, ...]
    closed: bool = False


@dataclass(frozen=True)
class Word:
    """Its middle stands at a point; upright ones read from below."""

    at: Point
    text: str
    upright: bool = False


@dataclass
class Plan:
    """A drawing; words are so many millimetres high."""

    letters: float
    lines: list[Line] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)

    def line(self, layer: str, points, closed: bool = False) -> None:
        self.lines.append(Line(layer, tuple((float(x), float(y)) for x, y in points), closed))

    def measure(self, start: Point, end: Point, away: float, text: str) -> None:
        """A dimension beside an upright or a level edge, so far to its left or below it (negative: other side)."""
        upright = abs(start[0] - end[0]) < abs(start[1] - end[1])
        gap, over = (1 if away > 0 else -1) * self.letters * 0.4, self.letters * 0.5
        move = (lambda p, by: (p[0] - by, p[1])) if upright else (lambda p, by: (p[0], p[1] - by))
        a, b = move(start, away), move(end, away)
        for edge in (start, end):
            self.line("DIMENSION", [move(edge, gap), move(edge, away + gap)])
        self.line("DIMENSION", [a, b])
        for x, y in (a, b):
            self.line("DIMENSION", [(x - over / 2, y - over / 2), (x + over / 2, y + over / 2)])
        middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        self.words.append(Word(move(middle, -0.8 * self.letters), text, upright))

    def extent(self) -> tuple[Point, Point]:
        """Lower left and upper right corner of everything."""
        reach = self.letters * 0.35
        points = [p for line in self.lines for p in line.points]
        for word in self.words:
            long, high = len(word.text) * reach, self.letters
            dx, dy = (high, long) if word.upright else (long, high)
            points += [(word.at[0] - dx, word.at[1] - dy), (word.at[0] + dx, word.at[1] + dy)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return (min(xs), min(ys)), (max(xs), max(ys))


def figure(value: float) -> str:
    """A millimetre as it is written: at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")
