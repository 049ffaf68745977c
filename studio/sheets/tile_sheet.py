"""The drawing of a tile as lines for CAD: plan, side and section, from the same numbers as the sheet on the page."""

from __future__ import annotations

import numpy as np

from .drawing import thinned
from .measures import Piece, measures
from .plan import Plan

LETTERS = 12.0
GAP = 110.0


def tile_sheet(piece: Piece) -> Plan:
    """Section below, plan above it, side beside the plan. Every figure is approximate, as on the page."""
    made = Plan(LETTERS)
    said = {name: f"{letter} ~ {value}" for letter, (name, value) in zip("ABCDEF", measures(piece).items())}
    low = float(min(line[:, 1].min() for line in (piece.outline, *piece.neighbours))) * 1000
    top = float(max(line[:, 1].max() for line in (piece.outline, *piece.neighbours))) * 1000
    _section(made, piece, low, said)
    _plan(made, piece, top + GAP, said)
    _side(made, piece, (piece.width * 1000 + GAP, top + GAP), said)
    return made


def _section(made: Plan, piece: Piece, low: float, said: dict[str, str]) -> None:
    def moved(line: np.ndarray) -> np.ndarray:
        return thinned((line - [piece.left, 0]) * 1000, 0.02)

    for line in piece.neighbours:
        made.line("NEIGHBOUR", moved(line), True)
    own = moved(piece.outline)
    made.line("OUTLINE", own, True)
    wide = piece.width * 1000
    made.measure((0, low), (piece.cover * 1000, low), LETTERS * 2.2, said["cover"])
    made.measure((0, low), (wide, low), LETTERS * 4.6, said["overall"])
    right = wide + piece.cover * 1000 + LETTERS
    made.measure((right, own[:, 1].min()), (right, own[:, 1].max()), -LETTERS * 2, said["depth"])


def _plan(made: Plan, piece: Piece, foot: float, said: dict[str, str]) -> None:
    wide, long, gauge = piece.width * 1000, piece.length * 1000, piece.gauge * 1000
    inset = wide * (1 - piece.head) / 2
    made.line("OUTLINE", [(0, foot), (wide, foot), (wide - inset, foot + long), (inset, foot + long)], True)
    seen, share = min(piece.cover * 1000, wide), gauge / long * inset
    made.line("NEIGHBOUR", [(share, foot + gauge), (seen - share, foot + gauge)])
    for x in piece.lines:
        at = (x - piece.left) * 1000
        made.line("NEIGHBOUR", [(at, foot), (inset + at * piece.head, foot + long)])
    for y in piece.ribs:
        made.line("NEIGHBOUR", [(0, foot + y * 1000), (seen, foot + y * 1000)])
    made.measure((0, foot), (0, foot + long), LETTERS * 2.2, said["length"])


def _side(made: Plan, piece: Piece, at, said: dict[str, str]) -> None:
    """One course over the next, as on the roof; the upper one is cut off."""
    long, gauge, lap, deep = (v * 1000 for v in (piece.length, piece.gauge, piece.lap, piece.height))

    def course(start: float, until: float) -> list[tuple[float, float]]:
        line = [(0, 0), (deep - 3, 0), (deep, 3), (deep, until), (0, until)]
        return [(at[0] + z + lap * (1 - y / gauge), at[1] + y + start) for z, y in line]

    made.line("NEIGHBOUR", course(gauge, long - gauge + 24), True)
    made.line("OUTLINE", course(0, long), True)
    right = at[0] + deep + lap + 8
    made.measure((right, at[1]), (right, at[1] + gauge), -LETTERS * 2.2, said["gauge"])
    made.measure((right, at[1] + gauge), (right, at[1] + long), -LETTERS * 2.2, said["lap"])
