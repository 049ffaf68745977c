"""Dunes round Al Ain: long crests with a soft windward side and a steep lee, orange far off. Metres."""

from __future__ import annotations

import numpy as np

from ..materials.nodes import NodeMaterial, linear
from . import hills


def dune_sand(dark: str = "#b98654", light: str = "#d3a673", ripples: float = 0.7):
    """Red sand with wind ripples; a tenth of them where people walk and sweep."""
    made = NodeMaterial("dune-sand")
    at = (made.node("NewGeometry"), "Position")
    tone = made.ramp(made.noise(at, 0.05, 6, 0.6), [(0.34, linear(dark)), (0.66, linear(light))])
    tone = made.darken(made.remap(made.noise(at, 40, 4, 0.7), 0.42, 0.72, 0, 0.4), tone, (0.8, 0.76, 0.72))
    ripple = made.noise(made.stretch(at, (1.0, 5.0, 1.0)), 1.3, 3, 0.5, 0.9)
    made.bump(made.math("ADD", ripple, made.math("MULTIPLY", made.noise(at, 7, 4), 0.4)), ripples, 0.07)
    return made.finish(Base_Color=tone, Roughness=0.95, Specular=0.08)


def rise(x, y, seed: int = 4):
    """Height of dunes of some 20 m; the noise is folded into crests and leans to the east."""
    lean = x - 0.35 * y + 26 * hills.rolling(x, y, 210, seed, 3)
    wave = (lean / 150) % 1
    crest = np.where(wave < 0.72, (wave / 0.72) ** 1.6, ((1 - wave) / 0.28) ** 1.15)
    return (3 + 15 * crest) * (0.55 + 0.6 * hills.rolling(x, y, 420, seed + 9, 3) ** 2 + 0.35) - 2.5


def dunes(towards: float, spread: float, near: float = 110, far: float = 1900, high: float = 1.0) -> None:
    """A sector of dunes round the origin; towards 0 is +y, 90 is +x. Begins flat at near."""
    angle = np.radians(towards + np.linspace(-spread / 2, spread / 2, 520))[None]
    distance = (near * (far / near) ** np.linspace(0, 1, 150))[:, None] + 0 * angle
    x, y = distance * np.sin(angle), distance * np.cos(angle)
    z = high * rise(x, y) * np.clip((distance - near) / 130, 0, 1) * (1 + distance / 900) - 0.1
    hills.grid("dunes", x, y, z, dune_sand(), 60)
