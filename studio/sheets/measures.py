"""What a profile drawing needs to know of a piece, measured on the geometry its pictures are made of. Metres."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ..shapes.barrels import CURVA, Barrel
from ..shapes.tile_profiles import PROFILES, Profile

Outline = np.ndarray
SHARP = 0.6  # radians within 4 mm: an edge that a plan shows as a line


@dataclass(frozen=True)
class Piece:
    """One laid tile: its section as a closed outline and how far it repeats."""

    outline: Outline
    neighbours: tuple[Outline, ...]
    cover: float
    gauge: float
    length: float
    lap: float
    head: float = 1.0  # width of the upper end over that of the lower
    lines: tuple[float, ...] = ()  # edges and crests along the piece, from above
    ribs: tuple[float, ...] = field(default=())  # across it, up from the nose

    @property
    def left(self) -> float:
        return float(self.outline[:, 0].min())

    @property
    def width(self) -> float:
        return float(np.ptp(self.outline[:, 0]))

    @property
    def height(self) -> float:
        return float(np.ptp(self.outline[:, 1]))


def measures(piece: Piece) -> dict[str, int]:
    """Whole millimetres."""
    values = {
        "cover": piece.cover,
        "length": piece.length,
        "gauge": piece.gauge,
        "overall": piece.width,
        "depth": piece.height,
        "lap": piece.length - piece.gauge,
    }
    return {name: round(value * 1000) for name, value in values.items()}


def _creases(top: Outline) -> tuple[float, ...]:
    """Where a plan has lines: crests, troughs and sharp edges of the face, not closer than 4 mm to each other."""
    step = np.diff(top, axis=0)
    turn = np.unwrap(np.arctan2(step[:, 1], step[:, 0]))
    found: list[float] = []
    for i in range(1, len(top) - 1):
        near = np.abs(top[1:-1, 0] - top[i, 0]) < 0.002
        bend = abs(np.diff(turn)[near].sum()) > SHARP
        peak = (top[i, 1] - top[i - 1, 1]) * (top[i + 1, 1] - top[i, 1]) < 0
        if (bend or peak) and all(abs(top[i, 0] - x) > 0.004 for x in found):
            found.append(float(top[i, 0]))
    return tuple(found)


def _interlocking(profile: Profile) -> Piece:
    top, under = profile.section()
    outline = np.concatenate([top, under[::-1]])
    shifts = (-profile.cover, profile.cover)
    return Piece(
        outline,
        tuple(outline + [shift, 0] for shift in shifts),
        profile.cover,
        profile.gauge,
        profile.length,
        profile.lap,
        lines=_creases(top),
        ribs=(profile.length - 0.018, profile.length - 0.040),
    )


def _half_round(shape: Barrel, radius: float, centre: tuple[float, float], down: bool = False) -> Outline:
    turn = np.linspace(0, np.pi, 60)
    sides = []
    for r in (radius, radius - shape.thickness):
        z = np.sin(turn) * r * shape.flat * (-1 if down else 1)
        sides.append(np.stack([centre[0] - np.cos(turn) * r, centre[1] + z], 1))
    return np.concatenate([sides[0], sides[1][::-1]])


def _barrels() -> Piece:
    """The cover, with the pans whose edges it bridges."""
    cover, pan, radius = CURVA.cover, CURVA.pan, CURVA.cover.wide
    pans = [
        _half_round(pan, pan.narrow, (radius + side * CURVA.pitch / 2, CURVA.pan_up), True)
        for side in (-1, 1)
    ]
    beside = [_half_round(cover, radius, (radius + side * CURVA.pitch, CURVA.cover_up)) for side in (-1, 1)]
    return Piece(
        _half_round(cover, radius, (radius, CURVA.cover_up)),
        (*pans, *beside),
        CURVA.pitch,
        CURVA.gauge,
        cover.length,
        CURVA.lap,
        head=cover.narrow / cover.wide,
        lines=(radius,),
    )


PIECES: dict[str, Piece] = {
    **{name: _interlocking(profile) for name, profile in PROFILES.items()},
    "curva": _barrels(),
}
