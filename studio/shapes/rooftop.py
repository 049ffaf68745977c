"""What a flat roof carries besides its heater: a dish, an aerial, conduits on blocks, a gully, a bucket of a fitter. Metres."""

from __future__ import annotations

import math

from ..materials.nodes import linear, plain
from .mesh import box, cylinder, group, lathe, tube


def dish(at, turn: float, size: float = 0.45) -> None:
    """Satellite dish on a post with a ballast slab; turn in degrees about z, 0 looks along -y."""
    grey, dark = plain("dish", linear("#c4c3bd"), 0.5, 0.4), plain("arm", linear("#55565a"), 0.5, 0.4)
    root = group(at, (0, 0, math.radians(turn)))
    box("slab", (-0.3, -0.3, 0), (0.3, 0.3, 0.06), plain("slab", linear("#a8a299"), 0.9, 0.1), 0.01, root)
    cylinder("post", (0, 0, 0.06), (0, 0, 0.95), 0.028, dark, 24, 0, root)
    tilted = group((0, -0.06, 0.95), (math.radians(52), 0, 0), root)
    line = [(size * k / 14, 0.42 * (size * k / 14) ** 2 / size) for k in range(15)]
    bowl = lathe("dish", [*line, (size + 0.012, line[-1][1] - 0.004)], grey, segments=64)
    bowl.parent = tilted
    for x in (-0.02, 0.02):
        cylinder("arm", (x, -size + 0.02, 0.16), (x * 0.4, -0.03, 0.52), 0.009, dark, 12, 0, tilted)
    cylinder("feed", (0, -0.03, 0.46), (0, -0.06, 0.58), 0.035, grey, 24, 0.008, tilted)
    cable = plain("cable", (0.015, 0.015, 0.016), 0.6)
    tube([(0, 0.02, 0.9), (0.03, 0.06, 0.5), (0.05, 0.1, 0.08), (0.4, 0.5, 0.03)], 0.005, cable, root)


def aerial(at, high: float = 2.2) -> None:
    """Mast with two stays and the rods of an old aerial."""
    metal = plain("mast", linear("#8f9294"), 0.45, 0.5, 0.6)
    root = group(at)
    cylinder("mast", (0, 0, 0), (0, 0, high), 0.018, metal, 20, 0, root)
    cylinder("boom", (-0.5, 0, high - 0.08), (0.5, 0, high - 0.08), 0.011, metal, 12, 0, root)
    for k in range(8):
        x, half = -0.46 + 0.13 * k, 0.34 - 0.02 * k
        cylinder("rod", (x, -half, high - 0.07), (x, half, high - 0.07), 0.005, metal, 8, 0, root)
    for turn in (0.7, 2.8):
        foot = (1.1 * math.cos(turn), 1.1 * math.sin(turn), 0)
        cylinder("stay", foot, (0, 0, high * 0.7), 0.003, metal, 6, 0, root)


def conduit(points, z: float, radius: float = 0.012) -> None:
    """Electric conduit through corners (x, y) on rubber blocks."""
    metal, rubber = plain("conduit", linear("#9a9c9d"), 0.45, 0.5, 0.6), plain(
        "block", (0.02, 0.02, 0.02), 0.8
    )
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        cylinder("conduit", (x0, y0, z + 0.07), (x1, y1, z + 0.07), radius, metal, 20)
        long = math.hypot(x1 - x0, y1 - y0)
        for k in range(int(long / 1.1) + 1):
            t = min(1.0, (0.3 + 1.1 * k) / long)
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            box("block", (x - 0.06, y - 0.06, z), (x + 0.06, y + 0.06, z + 0.06), rubber, 0.006)


def gully(at) -> None:
    """Roof outlet: a grate in the lowest slab, and the dirt that water leaves round it."""
    dark = plain("grate", linear("#4a4846"), 0.6, 0.4, 0.4)
    x, y, z = at
    box("rim", (x - 0.13, y - 0.13, z), (x + 0.13, y + 0.13, z + 0.006), dark, 0.002)
    for k in range(7):
        left = x - 0.1 + 0.03 * k
        box("bar", (left, y - 0.1, z + 0.006), (left + 0.014, y + 0.1, z + 0.014), dark)


def left_behind(at, turn: float) -> None:
    """Bucket, a length of foam and an offcut of pipe that a fitter has not taken down yet."""
    root = group(at, (0, 0, math.radians(turn)))
    black = plain("bucket", (0.02, 0.02, 0.022), 0.5, 0.4)
    bucket = lathe(
        "bucket", [(0, 0.0), (0.11, 0.0), (0.145, 0.29), (0.152, 0.29), (0.152, 0.30)], black, segments=48
    )
    bucket.parent = root
    foam = plain("foam", (0.02, 0.02, 0.02), 0.75)
    cylinder("foam", (0.25, -0.1, 0.022), (1.15, 0.15, 0.022), 0.022, foam, 24, 0, root)
    copper = plain("offcut", linear("#b87046"), 0.3, 0.5, 1)
    cylinder("offcut", (0.3, 0.12, 0.008), (0.72, -0.02, 0.008), 0.0075, copper, 20, 0, root)


def condenser(low, wide: float, high: float, deep: float, radius: float) -> None:
    """Outdoor unit of an air conditioner that blows towards -y: blades behind a guard, a service cover, its two lines.
    low is its corner at the front, left and below; radius that of its fan."""
    shell, dark = plain("unit", linear("#c9c8c2"), 0.5, 0.4), plain("well", linear("#161615"), 0.7)
    wire, blade = plain("guard", linear("#8d8c87"), 0.45, 0.4, 0.3), plain("blade", linear("#55554f"), 0.5)
    lagging = plain("lagging", linear("#d6d2c6"), 0.8)
    root = group(low)
    box("unit", (0, 0, 0), (wide, deep, high), shell, 0.014, root)
    fan = group((radius + 0.07, 0, high / 2), (math.radians(90), 0, 0), root)
    cylinder("well", (0, 0, -0.004), (0, 0, 0.002), radius, dark, 48, 0, fan)
    for k in range(3):
        turned = group((0, 0, 0.006), (0, 0, math.radians(20 + 120 * k)), fan)
        leaf = group((radius * 0.52, 0, 0), (math.radians(24), 0, 0), turned)
        box(
            "blade",
            (-radius * 0.34, -radius * 0.24, 0),
            (radius * 0.38, radius * 0.24, 0.004),
            blade,
            0.001,
            leaf,
        )
    cylinder("hub", (0, 0, 0.0), (0, 0, 0.03), radius * 0.2, blade, 32, 0.004, fan)
    for k in range(1, 10):
        r = radius * k / 9
        thick = 0.0055 if k == 9 else 0.0026
        ring = [
            (r - thick, 0.028),
            (r, 0.028 + thick),
            (r + thick, 0.028),
            (r, 0.028 - thick),
            (r - thick, 0.028),
        ]
        lathe("ring", ring, wire, segments=56).parent = fan
    for k in range(12):
        a = 2 * math.pi * k / 12
        near, far = radius * 0.11, radius
        cylinder(
            "spoke",
            (near * math.cos(a), near * math.sin(a), 0.026),
            (far * math.cos(a), far * math.sin(a), 0.026),
            0.0026,
            wire,
            8,
            0,
            fan,
        )
    cover = 2 * radius + 0.13
    box("gap", (cover, -0.002, 0.02), (cover + 0.004, 0.004, high - 0.02), dark, 0, root)
    box("plate", (cover + 0.05, -0.003, high - 0.14), (cover + 0.14, 0, high - 0.09), wire, 0.001, root)
    for k in range(5):
        z = high * 0.5 - 0.03 * k
        box("louvre", (cover + 0.03, -0.003, z), (wide - 0.03, 0.002, z + 0.008), dark, 0, root)
    for k in range(2):
        side, z = wide + 0.02 + 0.03 * k, 0.13 + 0.05 * k
        line = [
            (wide - 0.02, deep * 0.6, z),
            (side, deep * 0.6, z),
            (side, deep * 0.6, 0.02),
            (side, deep + 0.25, -0.05),
        ]
        tube(line, 0.011 + 0.003 * k, lagging, root)
