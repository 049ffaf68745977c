"""What knocks and frost take off the upright arrises of a wall."""

from __future__ import annotations

import numpy as np

from .bond import Opening, Sheet
from .noise import smooth
from .skin import Skin

Line = tuple[float, float, float]  # where along, from and to up, millimetres
BETWEEN = 110  # millimetres from one chip to the next, on average
TORN = (1.20, 1.12, 1.04)  # clay inside is paler than its skin


def upright(sheet: Sheet, openings: tuple[Opening, ...]) -> list[Line]:
    """The corner and the jambs."""
    jambs = [(x, hole.sill, hole.head) for hole in openings for x in (hole.left, hole.right)]
    return [(0.0, sheet.foot, sheet.top), *jambs]


def chipped(made: Skin, lines: list[Line], random: np.random.Generator) -> None:
    """Breaks clay off along lines, here a crumb and there a thumb's width."""
    for along, low, high in lines:
        up = low
        while (up := up + random.exponential(BETWEEN)) < high:
            wide = min(2.5 + random.gamma(1.6, 2.6), 20)
            _break(made, (along + random.normal(0, 0.2 * wide), up), wide, random)


def _break(made: Skin, at: tuple[float, float], wide: float, random: np.random.Generator) -> None:
    tall = wide * random.uniform(0.8, 2.2)
    where = []
    for place, start, reach, points in (
        (at[1], made.sheet.foot, tall, made.height.shape[0]),
        (at[0], made.sheet.left, wide, made.height.shape[1]),
    ):
        first, last = (int((place - start + side * 1.4 * reach) / made.step) for side in (-1, 1))
        first = max(first, 0)
        where.append(slice(first, max(first, min(last + 1, points))))
    up, across = np.mgrid[where[0], where[1]].astype(np.float32) * made.step
    if not up.size:
        return
    away = np.hypot(
        (across + made.sheet.left - at[0]) / wide, (up + made.sheet.foot - at[1]) / tall
    ) + random.normal(0, 0.10, up.shape)
    bowl = 0.5 * wide * (1 - away).clip(0, None) ** 0.7 * (made.clay[tuple(where)] > 0.5)
    made.height[tuple(where)] -= bowl
    torn = smooth(bowl, 0.2, 1.2)[:, :, None]
    made.factor[tuple(where)] *= 1 + (np.array(TORN, np.float32) - 1) * torn
