"""Lanterns of a house and a garden. Metres; glow is the material of the lamp itself."""

from __future__ import annotations

from .mesh import box


def lantern(x: float, y: float, z: float, glow, metal, size: float = 1.0) -> None:
    """Glass box in a metal cage, 0.32 m high; z is its foot."""
    half, k = 0.06 * size, size
    box("lamp", (x - half, y - half, z + 0.03 * k), (x + half, y + half, z + 0.26 * k), glow)
    for low, high, reach in ((0, 0.03, 0.085), (0.26, 0.32, 0.09)):
        edge = reach * k
        corners = (x - edge, y - edge, z + low * k), (x + edge, y + edge, z + high * k)
        box("lamp-cap", *corners, metal, 0.01)
    for sx in (-0.07, 0.07):
        for sy in (-0.07, 0.07):
            px, py, thin = x + sx * k, y + sy * k, 0.008 * k
            box("lamp-bar", (px - thin, py - thin, z), (px + thin, py + thin, z + 0.28 * k), metal)


def hung(x: float, y: float, z: float, ceiling: float, glow, metal, size: float = 1.0) -> None:
    """Lantern on a rod from a ceiling."""
    lantern(x, y, z, glow, metal, size)
    box("rod", (x - 0.008, y - 0.008, z + 0.3 * size), (x + 0.008, y + 0.008, ceiling), metal)


def bollard(x: float, y: float, glow, metal, stone, z: float = 0.0) -> None:
    """Lantern on a low stone post, along a path or a pool."""
    box("bollard", (x - 0.13, y - 0.13, z), (x + 0.13, y + 0.13, z + 0.42), stone, 0.02)
    lantern(x, y, z + 0.42, glow, metal, 1.15)
