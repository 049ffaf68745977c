"""The sheet of a piece of concrete: plan above front, side beside it, with its measures. Millimetres."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .bodies import VIEWS, Solid, solid, view
from .plan import Plan, figure

BAR_END = 35.0  # how far steel stands out of a lintel


@dataclass(frozen=True)
class Carved:
    """A body with what is taken from it and put to it, and what lies in it: boxes and bars by two corners or ends."""

    body: Solid
    cuts: list[Solid]
    joined: list[Solid]
    foam: list
    bars: list
    voids: dict | None = None


def carved(shape, cuts, joined, piece, voids) -> Carved:
    """From what the carver of studio/shapes is given, in metres."""
    return Carved(solid(shape), [*map(solid, cuts)], [*map(solid, joined)], piece.foam, piece.bars, voids)


def sheet(of: Carved) -> Plan:
    """Plan, front and side, and the measures over all; of a hollow block also its outer wall and its web."""
    sides = {name: view(axis, of.body, of.cuts, of.joined) for name, axis in VIEWS.items()}
    plan_box, front_box, side_box = (sides[name].bounds for name in VIEWS)
    largest = max(
        b - a for box in (plan_box, front_box, side_box) for a, b in ((box[0], box[2]), (box[1], box[3]))
    )
    made = Plan(letters=max(4.0, largest / 32))
    gap = made.letters * 7
    at = {
        "front": (0.0, 0.0),
        "plan": (0.0, front_box[3] + gap - plan_box[1]),
        "side": (front_box[2] + gap - side_box[0], 0.0),
    }
    for name, side in sides.items():
        for layer, lines in (("HIDDEN", side.hidden), ("OUTLINE", side.outline)):
            for line in lines:
                closed = len(line) > 2 and np.allclose(line[0], line[-1])
                made.line(layer, (line[:-1] if closed else line) + at[name], closed)
    _inlaid(made, of, at)
    _measures(made, (plan_box, front_box, side_box), at, of)
    return made


def _inlaid(made: Plan, of: Carved, at) -> None:
    for low, high in of.foam:
        (a, b), (c, d) = np.array(low)[:2] * 1000 + at["plan"], np.array(high)[:2] * 1000 + at["plan"]
        made.line("FOAM", [(a, b), (c, b), (c, d), (a, d)], True)
    for start, end in of.bars:
        a, b = np.array(start) * 1000, np.array(end) * 1000
        for name, across in (("plan", (0, 1)), ("front", (0, 2))):
            made.line("STEEL", [a[list(across)] + at[name], b[list(across)] + at[name]])
        turn = np.linspace(0, 2 * np.pi, 25)[:-1]
        ring = np.stack([a[1] + 6 * np.cos(turn), a[2] + 6 * np.sin(turn)], 1)
        made.line("STEEL", ring + at["side"], True)


def _measures(made: Plan, boxes, at, of: Carved) -> None:
    plan_box, front_box, side_box = boxes
    away = made.letters * 2.2
    proud = away + (BAR_END if of.bars else 0)
    top = of.body.reach(2)[1]  # what is raised on a face is not counted

    def level(box, place, low: float, high: float, by: float = away) -> None:
        y = box[1] + place[1]
        made.measure((low + place[0], y), (high + place[0], y), by, figure(high - low))

    def upright(box, place, low: float, high: float, by: float = away) -> None:
        x = box[0] + place[0]
        made.measure((x, low + place[1]), (x, high + place[1]), by, figure(high - low))

    level(front_box, at["front"], front_box[0], front_box[2])
    upright(front_box, at["front"], front_box[1], top, proud)
    upright(plan_box, at["plan"], plan_box[1], plan_box[3], proud)
    level(side_box, at["side"], side_box[0], side_box[2])
    if of.voids and of.voids["shape"] != "round":
        shell = of.voids["shell"]
        edge = plan_box[3] + at["plan"][1]
        made.measure((plan_box[0], edge), (plan_box[0] + shell, edge), -away, figure(shell))
        if of.voids["along"] > 1:
            length = plan_box[2] - plan_box[0]
            each = (length - 2 * shell - (of.voids["along"] - 1) * of.voids["web"]) / of.voids["along"]
            start = plan_box[0] + shell + each
            made.measure((start, edge), (start + of.voids["web"], edge), -away, figure(of.voids["web"]))
