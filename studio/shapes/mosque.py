"""A plain neighbourhood mosque seen from outside its grounds: prayer hall, dome, one slender minaret. Metres."""

from __future__ import annotations

import math

from .mesh import box, cylinder, lathe


def dome_line(radius: float, high: float, steps: int = 18):
    """(radius, z) of a dome that rises a little steeper than a ball and ends in a point."""
    line = []
    for i in range(steps + 1):
        t = math.pi / 2 * i / steps
        line.append(
            (max(radius * math.cos(t) ** 0.92, 0.001), high * (math.sin(t) ** 0.95 + 0.045 * t**6 / 15))
        )
    return line


def finial(x: float, y: float, z: float, size: float, metal) -> None:
    """Rod with three balls."""
    cylinder("finial", (x, y, z - 0.2), (x, y, z + 2.2 * size), 0.035 * size, metal, 12)
    for at, r in ((0.35, 0.26), (0.95, 0.19), (1.45, 0.13)):
        ball = [
            (max(r * size * math.sin(math.pi * i / 10), 0.001), r * size * -math.cos(math.pi * i / 10))
            for i in range(11)
        ]
        lathe("finial-ball", ball, metal, (x, y, z + at * size), 20)


def dome(x: float, y: float, z: float, radius: float, wall, trim, metal, dark) -> None:
    """Dome on a drum with small windows; the drum is eight-sided."""
    drum = 2.0
    lathe("drum", [(radius * 1.06, -0.3), (radius * 1.06, drum)], wall, (x, y, z), 16, None)
    for low, reach in ((drum, 1.12), (0.0, 1.11)):
        ring = [(0.5, low), (radius * reach, low), (radius * reach, low + 0.22), (radius * 0.9, low + 0.3)]
        lathe("drum-ring", ring, trim, (x, y, z), 32)
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16
        reach = radius * 1.06 * math.cos(math.pi / 16)
        made = box("drum-window", (-0.04, -0.24, 0.5), (0.03, 0.24, 1.6), dark)
        made.location, made.rotation_euler = (x + reach * math.cos(a), y + reach * math.sin(a), z), (0, 0, a)
    lathe("dome", dome_line(radius, radius * 1.06), wall, (x, y, z + drum + 0.28), 64, 60)
    finial(x, y, z + drum + 0.28 + radius * 1.09, 1.0, metal)


def minaret(x: float, y: float, wall, trim, metal, dark) -> None:
    """Square foot, eight-sided shaft with one gallery, round lantern under a small dome; 25 m."""
    box("minaret-foot", (x - 1.45, y - 1.45, 0), (x + 1.45, y + 1.45, 8.0), wall, 0.03)
    box("minaret-band", (x - 1.6, y - 1.6, 8.0), (x + 1.6, y + 1.6, 8.3), trim, 0.04)
    lathe("minaret-shaft", [(1.42, 8.3), (1.28, 17.2)], wall, (x, y, 0), 8, None)
    for low, r in ((12.4, 1.42), (16.6, 1.40)):
        lathe(
            "minaret-ring",
            [(1.0, low), (r, low), (r, low + 0.22), (1.0, low + 0.26)],
            trim,
            (x, y, 0),
            8,
            None,
        )
    corbel = [(1.28, 17.0), (1.5, 17.3), (1.75, 17.6), (1.95, 17.8), (1.95, 18.0), (0.5, 18.02)]
    lathe("gallery", corbel, trim, (x, y, 0), 32)
    lathe("gallery-rail", [(1.9, 18.0), (1.9, 18.95), (1.8, 18.95), (1.8, 18.0)], wall, (x, y, 0), 32)
    lathe("lantern", [(0.92, 17.9), (0.88, 21.6)], wall, (x, y, 0), 32)
    for i in range(8):
        a = 2 * math.pi * i / 8
        made = box("lantern-slit", (-0.03, -0.16, 18.9), (0.03, 0.16, 20.9), dark)
        made.location, made.rotation_euler = (x + 0.90 * math.cos(a), y + 0.90 * math.sin(a), 0), (0, 0, a)
    lathe("lantern-ring", [(0.5, 21.5), (1.12, 21.6), (1.12, 21.85), (0.5, 21.9)], trim, (x, y, 0), 32)
    lathe("minaret-dome", dome_line(0.95, 1.5), wall, (x, y, 21.85), 40, 60)
    finial(x, y, 23.4, 0.75, metal)
