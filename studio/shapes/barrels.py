"""Measures of half-round pieces: barrel tiles as they are laid, and ridges. Pure data, metres."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Barrel:
    """Tapered half-round: covers, pans, ridges."""

    length: float = 0.46
    wide: float = 0.094  # radius at y = 0
    narrow: float = 0.076
    thickness: float = 0.0125
    flat: float = 0.86  # height over radius
    collar: float = 0.0  # raised band at the wide end
    dome: bool = False  # the wide end is closed
    warp: float = 0.0012
    points: int = 64


RIDGE = Barrel(0.42, 0.122, 0.106, 0.014, 0.80, collar=0.008, warp=0.0006, points=84)
END_RIDGE = Barrel(0.40, 0.122, 0.108, 0.014, 0.80, dome=True, warp=0.0006, points=84)


@dataclass(frozen=True)
class LaidBarrels:
    """Barrel tiles on a roof: pans with covers over their edges, one of each to a pitch."""

    cover: Barrel = Barrel()
    pan: Barrel = Barrel(wide=0.100, narrow=0.084, flat=0.74)
    pitch: float = 0.245
    gauge: float = 0.36
    cover_up: float = 0.070  # of the edges of covers and pans over the roof
    pan_up: float = 0.088
    lap: float = 0.013  # height one course rises over the next


CURVA = LaidBarrels()
