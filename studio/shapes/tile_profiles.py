"""Sections of clay roof tiles, from their laid dimensions. Metres; x across the tile, z up.

Plausible trade dimensions, not a manufacturer's drawings: replace them by the supplier's sheet before a number
is printed anywhere. Pure numpy, so that tests can measure profiles without Blender.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import numpy as np

from .polyline import POINTS, Polyline, below, fillet, resample


def plana() -> tuple[Polyline, Polyline]:
    top = [
        (0, 0.012),
        (0.0006, 0.020),
        (0.2322, 0.020),
        (0.2338, 0.005),
        (0.241, 0.005),
        (0.2425, 0.010),
        (0.2475, 0.010),
        (0.249, 0.005),
        (0.255, 0.005),
        (0.2565, 0.010),
        (0.263, 0.010),
    ]
    under = [(0, 0.0115), (0.029, 0.0115), (0.031, 0.006), (0.228, 0.006), (0.232, -0.005), (0.263, -0.005)]
    return resample(fillet(top, 0.0016)), resample(fillet(under, 0.002))


def marsigliese() -> tuple[Polyline, Polyline]:
    top = [
        (0, 0.014),
        (0.003, 0.027),
        (0.011, 0.032),
        (0.025, 0.032),
        (0.035, 0.024),
        (0.044, 0.013),
        (0.054, 0.0095),
        (0.076, 0.0095),
        (0.086, 0.013),
        (0.095, 0.022),
        (0.102, 0.0265),
        (0.109, 0.0265),
        (0.116, 0.022),
        (0.125, 0.013),
        (0.135, 0.0095),
        (0.161, 0.0095),
        (0.173, 0.012),
        (0.185, 0.0205),
        (0.195, 0.0235),
        (0.2085, 0.0235),
        (0.2100, 0.011),
        (0.218, 0.011),
        (0.220, 0.018),
        (0.226, 0.018),
        (0.228, 0.012),
        (0.234, 0.012),
    ]
    line = resample(fillet(top, 0.0045))
    under = below(line, 0.011)
    under[:, 0] = np.clip(under[:, 0], 0, 0.234)
    under[line[:, 0] > 0.208, 1] = 0
    return line, under


def _wave(x: np.ndarray) -> np.ndarray:
    return 0.022 + 0.015 * np.cos(2 * np.pi * (x - 0.036) / 0.1225)


def duna() -> tuple[Polyline, Polyline]:
    x = np.linspace(0, 0.271, 400)
    top = _wave(x) - 0.0135 / (1 + np.exp(-(x - 0.2455) / 0.0006))
    under_x = np.linspace(0, 0.271, POINTS)
    under = _wave(under_x) - 0.0115 - 0.012 / (1 + np.exp(-(under_x - 0.244) / 0.001))
    return resample(np.stack([x, top], 1)), np.stack([under_x, under], 1)


def roman() -> tuple[Polyline, Polyline]:
    turn = np.linspace(0, np.pi, 40)
    roll = np.stack([0.040 - 0.040 * np.cos(turn), 0.006 + 0.046 * np.sin(turn)], 1)[:-3]
    pan = [
        (0.083, 0.0105),
        (0.104, 0.0095),
        (0.150, 0.0105),
        (0.196, 0.0095),
        (0.212, 0.012),
        (0.224, 0.022),
        (0.236, 0.033),
        (0.250, 0.038),
    ]
    line = resample(fillet([*map(tuple, roll), *pan], 0.006))
    return line, below(line, 0.011)


def wave() -> tuple[Polyline, Polyline]:
    """One broad symmetrical wave to a tile."""

    def height(x: np.ndarray) -> np.ndarray:
        return 0.026 + 0.020 * np.cos(2 * np.pi * (x - 0.055) / 0.25)

    x = np.linspace(0, 0.276, 400)
    top = height(x) - 0.0135 / (1 + np.exp(-(x - 0.2505) / 0.0006))
    under_x = np.linspace(0, 0.276, POINTS)
    under = height(under_x) - 0.0115 - 0.012 / (1 + np.exp(-(under_x - 0.249) / 0.001))
    return resample(np.stack([x, top], 1)), np.stack([under_x, under], 1)


def meridional() -> tuple[Polyline, Polyline]:
    """Mixed tile: a high half-round roll beside a broad flat pan."""
    turn = np.linspace(0, np.pi, 40)
    roll = np.stack([0.046 - 0.046 * np.cos(turn), 0.006 + 0.054 * np.sin(turn)], 1)[:-3]
    pan = [
        (0.096, 0.0105),
        (0.120, 0.009),
        (0.175, 0.0085),
        (0.226, 0.009),
        (0.241, 0.012),
        (0.254, 0.023),
        (0.266, 0.036),
        (0.281, 0.042),
    ]
    line = resample(fillet([*map(tuple, roll), *pan], 0.006))
    return line, below(line, 0.011)


def virtus() -> tuple[Polyline, Polyline]:
    """Nearly flat: a low rib at the edge and a shallow dish."""
    top = [
        (0, 0.014),
        (0.0008, 0.026),
        (0.010, 0.029),
        (0.022, 0.029),
        (0.034, 0.021),
        (0.060, 0.0175),
        (0.1225, 0.0155),
        (0.190, 0.0175),
        (0.2435, 0.0205),
        (0.2450, 0.008),
        (0.2530, 0.008),
        (0.2545, 0.013),
        (0.2595, 0.013),
        (0.2610, 0.008),
        (0.2720, 0.008),
    ]
    line = resample(fillet(top, 0.004))
    under = below(line, 0.011)
    under[:, 0] = np.clip(under[:, 0], 0, 0.272)
    under[line[:, 0] > 0.2435, 1] = -0.003
    return line, under


def _s_curve(points) -> tuple[Polyline, Polyline]:
    from scipy.interpolate import CubicSpline  # only these profiles need it

    points = np.array(points)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    line = CubicSpline(along, points)(np.linspace(0, along[-1], POINTS))
    return line, below(line, 0.011)


def portoghese() -> tuple[Polyline, Polyline]:
    return _s_curve(
        [
            (0, 0.004),
            (0.006, 0.026),
            (0.022, 0.047),
            (0.050, 0.058),
            (0.080, 0.048),
            (0.102, 0.026),
            (0.126, 0.009),
            (0.158, 0.002),
            (0.190, 0.004),
            (0.213, 0.011),
            (0.230, 0.022),
            (0.238, 0.030),
        ]
    )


def lusa() -> tuple[Polyline, Polyline]:
    """S-curve with a rounder, higher roll and a flatter pan than the Portoghese."""
    return _s_curve(
        [
            (0, 0.003),
            (0.005, 0.028),
            (0.022, 0.053),
            (0.054, 0.066),
            (0.086, 0.055),
            (0.108, 0.031),
            (0.132, 0.011),
            (0.166, 0.003),
            (0.202, 0.004),
            (0.228, 0.012),
            (0.246, 0.026),
            (0.254, 0.036),
        ]
    )


@dataclass(frozen=True)
class Profile:
    """A tile as it is laid. cover and gauge are what one tile covers across and up the slope."""

    section: Callable[[], tuple[Polyline, Polyline]]
    cover: float
    length: float
    gauge: float
    head_rib: float
    lap: float = 0.0145  # height one course rises over the next
    stagger: float = 0.0  # shift of every other course, in tiles

    @property
    def per_square_metre(self) -> float:
        return 1 / (self.cover * self.gauge)


PROFILES: dict[str, Profile] = {
    "plana": Profile(plana, 0.235, 0.43, 0.36, 0.0035, stagger=0.5),
    "marsigliese": Profile(marsigliese, 0.210, 0.415, 0.345, 0.0035),
    "duna": Profile(duna, 0.245, 0.42, 0.35, 0.004),
    "roman": Profile(roman, 0.225, 0.41, 0.345, 0.004),
    "portoghese": Profile(portoghese, 0.215, 0.41, 0.345, 0.0045),
    "lusa": Profile(lusa, 0.232, 0.45, 0.37, 0.0045),
    "meridional": Profile(meridional, 0.255, 0.44, 0.37, 0.004),
    "virtus": Profile(virtus, 0.245, 0.43, 0.36, 0.003),
    "wave": Profile(wave, 0.250, 0.43, 0.365, 0.004),
}
