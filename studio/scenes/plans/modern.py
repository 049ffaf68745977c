"""Modern Gulf villa: low hipped roofs with deep eaves, a stone tower, timber screens and wide glazing."""

from __future__ import annotations

from mathutils import Matrix

from ...cameras.camera import level
from ...materials import building as surfaces
from ...materials.nodes import linear, plain
from ...shapes import garden as things, site
from ...shapes.mesh import box, frame, prism, solid
from ..building_kit import Kit, Opening, outline
from ..cladding import Cladding

LOOK = {"frame": "#2b2a29", "modern": True}
VIEWS = {
    "front-right": {
        "camera": level((13.5, -25.5, 6.6), 1.9, 0, 29, -0.055),
        "sun": {"elevation": 42, "azimuth": -128},
    },
    "pool": {
        "camera": level((-11.5, -22.0, 3.6), 1.6, 0, 28, 0.035),
        "sun": {"elevation": 26, "azimuth": 132, "sky": "streets", "turn": 10},
        "exposure": -0.6,
    },
    "terrace": {
        "camera": level((15.0, -21.0, 6.4), 1.4, 0, 28, -0.03),
        "sun": {"elevation": 30, "azimuth": -134, "turn": 150},
        "exposure": -0.6,
    },
    "tool": {
        "camera": level((12.0, -23.5, 6.2), 2.4, 0, 30, -0.05),
        "sun": {"elevation": 36, "azimuth": -132, "turn": 70},
    },
}


def house(kit: Kit, stone: str | None = "ledge") -> None:
    """The villa without its garden; stone is the kind of its tower, None leaves it rendered."""
    shell(kit)
    stonework(kit, Cladding.of(stone, kit.trim))
    roofs(kit)


def shell(kit: Kit) -> None:
    """Walls with their openings."""
    kit.block((-9, 0, 0), (3, 11, 3.72))
    kit.block((-9.4, -1.3, 3.70), (3, 10.5, 7.10))
    kit.block((4.6, -1.2, 0), (13.2, 9, 4.05))
    _openings(kit)
    _entrance(kit)
    kit.finish()


def roofs(kit: Kit) -> None:
    kit.hip((-9.4, -1.3, 3.0, 10.5), 7.26, 17, 1.15)
    kit.hip((4.6, -1.2, 13.2, 9), 4.20, 17, 1.2)


def build(kit: Kit, view: str) -> None:
    house(kit)
    garden(kit, view in ("pool", "terrace"))


def _openings(kit: Kit) -> None:
    slim = {"style": "slim"}
    kit.open(Opening(-6.1, 0, 0.12, 4.2, 2.85, panes=3, curtain=0.16, room=3.6, **slim))
    kit.open(Opening(1.75, 0, 0.02, 1.1, 2.85, panes=1, curtain=0, room=3.0, **slim))
    kit.open(Opening(-5.9, -1.3, 4.02, 4.6, 2.45, panes=3, curtain=0.14, sheer=0.42, room=3.4, **slim))
    kit.open(Opening(0.2, -1.3, 4.02, 2.7, 2.45, curtain=0.2, **slim))
    kit.open(Opening(9.25, -1.2, 0.06, 6.1, 3.05, panes=4, curtain=0.12, sheer=0.26, room=4.2, **slim))
    kit.open(Opening(13.2, 2.2, 0.06, 3.8, 3.05, 90, panes=3, curtain=0.15, room=3.6, **slim))
    kit.open(Opening(13.2, 6.7, 0.9, 1.6, 2.0, 90, panes=1, curtain=0.25, **slim))
    kit.windows([(-9.4, 2.0), (-9.4, 6.5)], 4.3, 1.8, 2.0, -90, curtain=0.2, **slim)
    kit.windows([(-9, 2.6)], 0.3, 2.6, 2.5, -90, curtain=0.2, **slim)


def _entrance(kit: Kit) -> None:
    kit.cut(prism(outline(1.3, 2.85, False), -0.3, 0.25), Matrix.Translation((0.2, 0, 0.02)))
    for i in range(9):
        box(
            "door-board",
            (-0.43 + i * 0.14, 0.10, 0.03),
            (-0.43 + i * 0.14 + 0.134, 0.16, 2.85),
            kit.boards,
            0.004,
        )
    box("handle", (0.62, 0.02, 0.7), (0.65, 0.05, 2.1), kit.bronze, 0.006)
    for i in range(22):
        box(
            "slat",
            (-3.65 + i * 0.135, -0.10, 0.05),
            (-3.65 + i * 0.135 + 0.055, 0.02, 3.55),
            kit.boards,
            0.004,
        )
    box("step", (-1.6, -1.9, 0), (2.5, 0, 0.02), kit.trim, 0.01)
    plinth = plain("plinth", linear("#6f675c"), 0.85, 0.2, bump=(60, 0.5, 0.01))
    box("plinth", (-9.05, -0.05, 0), (-8.25, 11, 0.12), plinth, 0.008)
    box("plinth", (-3.95, -0.03, 0), (-0.45, 0, 0.06), plinth)


def stonework(kit: Kit, clad: Cladding) -> None:
    """Stone-clad stair tower with a slit window; panels meet at the slit, so no edge is ragged."""
    front = ((0, 0, 1.02, 8.55), (1.78, 0, 2.8, 8.55), (1.02, 0, 1.78, 0.98), (1.02, 7.64, 1.78, 8.55))
    for i, (x0, z0, x1, z1) in enumerate(front):
        clad.panel(x1 - x0, z1 - z0, Matrix.Translation((2.5 + x0, -2.6, z0)), 11 + i, 0.06)
    at = Matrix.Translation((3.9, -2.6, 1.0))
    pane = [(-0.31, 0.05), (0.31, 0.05), (0.31, 6.55), (-0.31, 6.55)]
    solid(
        "slit-frame",
        frame([(-0.38, -0.02), (0.38, -0.02), (0.38, 6.62), (-0.38, 6.62)], pane, -0.06, 0.12),
        kit.bronze,
        at,
    )
    solid("pane", prism(pane, 0.03, 0.035), kit.fittings.glass, at)
    solid("blind", prism(pane, 0.42, 0.43), kit.fittings.curtain, at)
    for z in (1.9, 3.4, 4.9):
        solid(
            "bar",
            prism([(-0.31, z), (0.31, z), (0.31, z + 0.05), (-0.31, z + 0.05)], -0.02, 0.05),
            kit.bronze,
            at,
        )
    for low, high in (
        ((2.52, -2.58, 0), (3.54, 4.5, 8.5)),
        ((4.26, -2.58, 0), (5.28, 4.5, 8.5)),
        ((3.54, -2.1, 0), (4.26, 4.5, 8.5)),
        ((3.54, -2.58, 0), (4.26, -2.1, 1.0)),
        ((3.54, -2.58, 7.6), (4.26, -2.1, 8.5)),
    ):
        box("core", low, high, clad.bed)
    right = Matrix.Translation((5.3, -2.6, 0)) @ Matrix.Rotation(1.5708, 4, "Z")
    left = Matrix.Translation((2.5, 4.5, 0)) @ Matrix.Rotation(-1.5708, 4, "Z")
    for i, face in enumerate((right, left)):
        clad.panel(7.1, 8.55, face, 2 + i, 0.10)
    box("coping", (2.40, -2.70, 8.53), (5.40, 4.6, 8.66), kit.bronze, 0.008)


def garden(kit: Kit, pool: bool) -> None:
    plants = kit.nursery
    site.ground((-4.0, -12.5, 9.5, -8.2) if pool else None)
    slabs = surfaces.paving(("#b9b2a6", "#aaa398", "#77716a"), (0.90, 0.60))
    if pool:
        x0, y0, x1, y1 = -4.0, -12.5, 9.5, -8.2
        e = 0.35
        site.paved(
            [
                (-17, -40, 17.5, y0 - e),
                (-17, y1 + e, 17.5, 17),
                (-17, y0 - e, x0 - e, y1 + e),
                (x1 + e, y0 - e, 17.5, y1 + e),
            ],
            slabs,
        )
        site.pool(x0, y0, x1, y1, kit.trim)
        deck = surfaces.timber("#8a6a48", "#b08d64", 0, 0.6)
        for i in range(16):
            box("deck", (-3.9, -7.6 + i * 0.145, 0.0), (9.4, -7.6 + i * 0.145 + 0.135, 0.035), deck, 0.004)
        cloth = plain("cushion", linear("#e8e2d6"), 0.95, 0.1)
        for i, x in enumerate((-2.6, -1.2, 5.6, 7.0)):
            things.sunbed(x, -6.6, 180 + (4 if i % 2 else -3), cloth, deck)
        for x in (-1.9, 6.3):
            things.parasol(x, -6.0, cloth, deck)
        plants.lawn(-16.5, -13.5, -6.0, -4.0, kit.trim)
        plants.lawn(11.0, -13.5, 17.0, -4.6, kit.trim)
    else:
        site.paved([(-17, -40, 17.5, 17)], slabs)
        plants.lawn(-16.5, -13.5, -5.0, -4.0, kit.trim)
        plants.lawn(5.8, -12.5, 17.0, -4.6, kit.trim)
        plants.hedge(6.2, -12.3, 16.8, -11.7, 0.55)
        plants.hedge(-16.2, -13.3, -5.4, -12.7, 0.5)
    gravel = plain("gravel", linear("#cfc4b0"), 0.95, 0.1, bump=(45, 1, 0.03))
    box("gravel", (5.5, -3.2, 0), (13.6, -2.2, 0.05), gravel, 0.01)
    box("gravel", (-9.2, -2.6, 0), (-4.2, -1.5, 0.05), gravel, 0.01)
    plants.hedge(-16.4, -3.6, -9.8, -2.9, 1.0)
    plants.hedge(14.6, -3.9, 17.2, -3.3, 0.9)
    plants.shrubs((5.9, -2.7), (13.3, -2.7), 0.95, 0.62)
    plants.shrubs((-9.0, -2.05), (-4.4, -2.05), 0.9, 0.6)
    plants.shrubs((14.9, -2.6), (17.0, -2.6), 1.1, 1.15, "flower")
    plants.tree(-12.6, -7.6, 2.6, 1.5)
    plants.tree(15.4, -1.6, 2.7, 1.35)
    for palm in (
        (-14.2, -4.9, 7.6),
        (15.7, -8.4, 6.6),
        (18.6, 4, 8.6),
        (-16, 13, 9.5),
        (15, 20, 9.2),
        (24, 14, 9),
        (-2, 22, 10.5),
        (8, 24, 10),
        (-24, 16, 10),
    ):
        plants.palm(*palm)
    for x in (-17.6, 17.9):
        site.wall_line((x, -6), (x, 17), 2.2, kit.wall, kit.bronze)
    site.horizon(plants, kit.wall, kit.trim, 17)
