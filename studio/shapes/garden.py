"""Garden pieces: fountain, pots, loungers, parasols. Metres."""

from __future__ import annotations

import math

from ..materials import building as surfaces
from ..materials.nodes import linear, plain
from .mesh import box, cylinder, group, lathe
from .plants import Nursery


def fountain(x: float, y: float, stone) -> None:
    """Octagonal basin with a two-tier bowl."""
    basin = [
        (1.75, 0),
        (1.75, 0.12),
        (1.68, 0.14),
        (1.68, 0.50),
        (1.76, 0.54),
        (1.76, 0.60),
        (1.45, 0.60),
        (1.45, 0.40),
        (0, 0.40),
    ]
    bowl = [
        (0.30, 0.4),
        (0.22, 0.5),
        (0.14, 0.8),
        (0.14, 1.05),
        (0.62, 1.22),
        (0.70, 1.30),
        (0.66, 1.32),
        (0.5, 1.25),
        (0.10, 1.22),
        (0.10, 1.55),
        (0.30, 1.64),
        (0.34, 1.70),
        (0.28, 1.70),
        (0.001, 1.66),
    ]
    lathe("basin", basin, stone, (x, y, 0), 8, None)
    lathe("bowl", bowl, stone, (x, y, 0))
    lathe("basin-water", [(1.46, 0.50), (0.001, 0.50)], surfaces.water(), (x, y, 0), 8)


# Outlines in (radius, height) of what potters of the Gulf turn: with a collar, with a belly, and plain; earth at 0.5.
POTS = (
    (
        (0.24, 0),
        (0.34, 0.1),
        (0.42, 0.45),
        (0.46, 0.5),
        (0.46, 0.56),
        (0.38, 0.56),
        (0.36, 0.5),
        (0.001, 0.5),
    ),
    (
        *((0.22, 0), (0.30, 0.04), (0.41, 0.15), (0.45, 0.26), (0.43, 0.38), (0.36, 0.48)),
        *((0.37, 0.53), (0.40, 0.55), (0.39, 0.58), (0.34, 0.57), (0.32, 0.5), (0.001, 0.5)),
    ),
    (
        (0.26, 0),
        (0.29, 0.03),
        (0.40, 0.52),
        (0.43, 0.53),
        (0.43, 0.57),
        (0.37, 0.57),
        (0.35, 0.5),
        (0.001, 0.5),
    ),
)
FIRINGS = ("#a85f3d", "#b2724d", "#96563a")


def pot(nursery: Nursery, x: float, y: float, size: float = 1.0, kind: str = "flower") -> None:
    """Terracotta pot with a shrub; its form and firing follow from where it stands."""
    lot = int(abs(x * 7.3 + y * 13.1) * 10)
    clay = plain("pot", linear(FIRINGS[lot // 3 % 3]), 0.85, 0.2, bump=(26, 0.35, 0.012))
    lathe("pot", [(r * size, z * size) for r, z in POTS[lot % 3]], clay, (x, y, 0), 40)
    nursery.put(kind, (x, y, 0.78 * size), (0.85 * size, 0.85 * size, 0.95 * size))


def sunbed(x: float, y: float, turn: float, cloth, wood) -> None:
    """Lounger with a raised back."""
    base = group((x, y, 0), (0, 0, math.radians(turn)))
    box("lounger", (-0.33, -0.95, 0.24), (0.33, 0.45, 0.30), wood, 0.01, base)
    box("cushion", (-0.31, -0.93, 0.30), (0.31, 0.45, 0.38), cloth, 0.03, base)
    back = group((0, 0.45, 0.30), (math.radians(48), 0, 0), base)
    box("cushion", (-0.31, 0.0, 0.0), (0.31, 0.62, 0.08), cloth, 0.03, back)
    for sx in (-0.29, 0.29):
        for sy in (-0.85, 0.35):
            box("leg", (sx - 0.025, sy - 0.025, 0), (sx + 0.025, sy + 0.025, 0.25), wood, 0, base)


def parasol(x: float, y: float, cloth, wood, radius: float = 1.5, height: float = 2.5) -> None:
    cylinder("pole", (x, y, 0), (x, y, height), 0.03, wood, 12)
    lathe(
        "parasol",
        [(radius, height - 0.42), (radius * 0.96, height - 0.38), (0.02, height)],
        cloth,
        (x, y, 0),
        8,
        None,
    )
