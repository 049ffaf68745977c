"""What whole roofs are laid with: every tile profile, and barrel tiles, which have no section of one piece."""

from __future__ import annotations

import numpy as np

from .barrels import CURVA
from .polyline import Polyline, below, resample
from .tile_profiles import PROFILES, Profile


def barrels() -> tuple[Polyline, Polyline]:
    """One pitch of barrel tiles, from the middle of a pan to that of the next, as a roof shows them from afar: the
    taper of a piece is less than a pixel there. barrels.py has the pieces themselves."""
    turn = np.linspace(0, np.pi, 40)
    cover = np.stack([0.1225 - 0.092 * np.cos(turn), 0.040 + 0.078 * np.sin(turn)], 1)
    x = np.linspace(0, 0.034, 8)
    pan = np.stack([x, 0.004 + 0.074 * (1 - np.sqrt(1 - (x / 0.1) ** 2))], 1)
    # Beyond the middle it dips, so that the next one lies over it.
    back = [*(pan * (-1, 1) + (0.245, 0))[::-1], (0.256, 0.001)]
    line = resample(np.array([*pan, *cover, *back]))
    return line, below(line, 0.0125)


ROOFED: dict[str, Profile] = {
    **PROFILES,
    "curva": Profile(barrels, CURVA.pitch, CURVA.cover.length, CURVA.gauge, 0.0, CURVA.lap),
}
