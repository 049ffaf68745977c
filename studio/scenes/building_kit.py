"""Everything a building scene is put together from: materials by role, walls with openings, roofs, site."""

from __future__ import annotations

from dataclasses import dataclass, field

import bpy
import numpy as np
from mathutils import Matrix

from ..colour import base_colour
from ..materials import building as surfaces
from ..materials import glass, plaster, roofing
from ..materials.nodes import linear, plain
from ..shapes import joints, roofs, windows
from ..shapes.mesh import add_bevel, box, frame, make_mesh, place, prism, solid
from ..shapes.plants import Nursery
from ..shapes.tiled_plane import Tiling
from ..shapes.windows import Opening, outline
from .palette import BLENDS

JOINT = "joint"


@dataclass(frozen=True)
class Look:
    """Colours of a building, nominal hex."""

    profile: str = "roman"
    blend: str = "terracotta"
    colours: tuple[str, ...] | None = None  # of the roof, instead of a blend
    wall: str = "#ead9bd"
    trim: str = "#f2e8d6"
    frame: str = "#5a4030"
    fascia: str | None = None
    near: bool = False  # tiles get more points and grain for cameras within 8 m
    modern: bool = False  # timber soffits, dark fascias
    lit: float = 16.0  # strength of the cove lamps indoors
    neutral: bool = False


def plain_colour(hex_colour: str):
    return base_colour("wall", hex_colour)


@dataclass
class Kit:
    look: Look
    seed: int = 5
    walls: list = field(default_factory=list)
    openings: list = field(default_factory=list)
    rendered: list = field(default_factory=list)  # corners of the blocks in plaster, for their joints

    def __post_init__(self):
        look, self.random = self.look, np.random.default_rng(self.seed)
        self.roof = roofing.roof(
            [base_colour("roof", c) for c in look.colours or BLENDS[look.blend]], look.near, look.neutral
        )
        self.wall = plaster.plaster("wall", plain_colour(look.wall), True, look.neutral)
        self.joint = plaster.plaster(
            JOINT, plain_colour(look.wall), True, look.neutral, shade=plaster.JOINT_SHADE
        )
        self.trim = plaster.plaster("trim", plain_colour(look.trim), False)
        self.bronze = plain("bronze", linear("#37312c"), 0.4, 0.5)
        self.timber = surfaces.timber("#7a4e2e", "#b07c4e", 0)
        self.boards = surfaces.timber("#7a4c2c", "#b07a4a", 2, 0.5)
        fascia = self.bronze if look.modern else self.trim
        gutter = plain("gutter", linear("#3a332e" if look.modern else "#d8cfc0"), 0.4, 0.5)
        self.woodwork = roofs.Woodwork(
            self.timber if look.modern else self.trim, fascia, self.wall, self.trim, gutter
        )
        self.tiling = Tiling(
            look.profile,
            self.roof,
            plain("sheet", (0.16, 0.10, 0.07), 0.9),
            self.random,
            roofing.roll([base_colour("roof", c) for c in look.colours or BLENDS[look.blend]], look.neutral),
            44 if look.near else 20,
        )
        self.fittings = self._fittings()
        self.nursery = Nursery(self.random)
        self.cutters = bpy.data.collections.new("cutters")
        bpy.context.scene.collection.children.link(self.cutters)

    def _fittings(self) -> windows.Fittings:
        cloth = lambda name, colour: plain(name, linear(colour), 0.93, 0.08)  # noqa: E731
        return windows.Fittings(
            glass=glass.window_glass(),
            frame=plain("frame", linear(self.look.frame), 0.35, 0.5),
            trim=self.trim,
            door=surfaces.timber(),
            room_wall=glass.varied("room-wall", ("#d8cbb6", "#cfc6b8", "#dcd3c4", "#c8b79c")),
            room_back=glass.varied(
                "room-back", ("#c4b193", "#a9aca5", "#8f7f6d", "#d5c9b4", "#9aa6a4", "#b98f74")
            ),
            floor=surfaces.timber("#5a3b26", "#86603f", 1),
            ceiling=cloth("ceiling", "#f2eee6"),
            curtain=glass.varied(
                "curtain", ("#b9a98f", "#d9d0c0", "#8d8578", "#c9b79c", "#7f8a8c", "#cbbfae")
            ),
            sheer=glass.sheer_curtain(),
            cove=surfaces.glow("cove", (1, 0.80, 0.56), self.look.lit, True),
            sofa=cloth("sofa", "#6c675f"),
            picture=glass.varied("picture", ("#7b3f2a", "#2f4a58", "#b7a27c", "#3c3a36")),
            drips=plaster.drips(),
        )

    def block(self, low, high, material=None, smooth: bool = True):
        """A wall volume between two corners; openings are cut when the building is finished."""
        made = box("block", low, high, material or self.wall)
        self.walls.append(made)
        if material is None:
            self.rendered.append((low, high))
        return made

    def open(self, opening: Opening) -> None:
        windows.build(opening, self.fittings, self.cutters)
        self.openings.append(opening)

    def windows(self, spots, z: float, width: float, height: float, turn: float = 0, **more) -> None:
        """The same window at several (x, y)."""
        for x, y in spots:
            self.open(Opening(x, y, z, width, height, turn, **more))

    def arcade(
        self,
        centres,
        y: float,
        width: float,
        height: float,
        turn: float = 0,
        x: float = 0.0,
        arch: bool = True,
    ) -> None:
        """Through openings with a moulded edge in a free-standing wall; turn 90 runs along y at x."""
        for centre in centres:
            at = (centre, y, 0) if turn in (0, 180) else (x, centre, 0)
            opening = Opening(*at, width, height, turn, "void", arch)
            self.open(opening)
            edge = frame(
                outline(width, height, arch, 0.14, bottom=False),
                outline(width, height, arch, 0, bottom=False),
                -0.045,
                0.02,
            )
            solid("archivolt", edge, self.trim, opening.matrix())

    def cut(self, shape, at: Matrix) -> None:
        solid("cutter", shape, None, at, self.cutters)

    def hip(
        self, walls, z: float, pitch: float, overhang: float, cornice: bool = False, name: str = "hip"
    ) -> None:
        roofs.hip_roof(name, walls, z, pitch, overhang, self.tiling, self.woodwork, cornice)

    def gable(self, *form) -> None:
        """A gabled roof; form is that of roofs.Gable."""
        roofs.gable_roof("gable", roofs.Gable(*form), self.tiling, self.woodwork)

    def lean_to(self, left, right, depth: float, rise: float) -> None:
        roofs.lean_to("lean-to", left, right, depth, rise, self.tiling, self.woodwork)

    def column(self, x: float, y: float, height: float, radius: float = 0.16, base: float = 0.0) -> None:
        """Round column with base and capital."""
        from ..shapes.mesh import lathe

        r = radius
        line = [
            (r * 1.45, 0),
            (r * 1.45, 0.10),
            (r * 1.25, 0.14),
            (r, 0.20),
            (r * 0.86, height - 0.24),
            (r * 1.15, height - 0.18),
            (r * 1.35, height - 0.08),
            (r * 1.35, height),
        ]
        lathe("column", line, self.trim, (x, y, base), 32)
        half = r * 1.55
        box(
            "abacus",
            (x - half, y - half, base + height - 0.06),
            (x + half, y + half, base + height),
            self.trim,
            0.01,
        )

    def band(self, walls, low: float, high: float, reach: float = 0.05) -> None:
        """String course round a block."""
        x0, y0, x1, y1 = walls
        box("band", (x0 - reach, y0 - reach, low), (x1 + reach, y1 + reach, high), self.trim, 0.012)

    def finish(self) -> None:
        """Cut all openings and round the arrises."""
        self.cutters.hide_render = True
        for cutter in self.cutters.objects:
            cutter.hide_render = True
        for wall in self.walls:
            cut = wall.modifiers.new("openings", "BOOLEAN")
            cut.operand_type, cut.collection, cut.solver = "COLLECTION", self.cutters, "EXACT"
            add_bevel(wall, 0.016, 2, 40)
        for low, high in self.rendered:
            for face, drawn in joints.lines(low, high, self.openings):
                self._draw(face, drawn)

    def _draw(self, face: joints.Face, drawn) -> None:
        """Joints as sheets 2 mm off a wall: what stands proud of it covers them."""
        if not drawn:
            return
        corners = [
            (x, -0.002, z) for a in drawn for x, z in ((a.x0, a.z0), (a.x1, a.z0), (a.x1, a.z1), (a.x0, a.z1))
        ]
        sheets = [tuple(range(4 * i, 4 * i + 4)) for i in range(len(drawn))]
        made = place(make_mesh(JOINT, corners, sheets, self.joint))
        made.matrix_world = Matrix.Translation((face.x, face.y, 0)) @ Matrix.Rotation(
            np.radians(face.turn), 4, "Z"
        )

    def disc(self, x: float, y: float, z: float, radius: float, turn: float = 0) -> None:
        """Blind round recess in a gable."""
        import math

        circle = [
            (radius * math.cos(t * math.pi / 12), radius * math.sin(t * math.pi / 12)) for t in range(24)
        ]
        ring = [(a * 1.22, b * 1.22) for a, b in circle]
        at = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        self.openings.append(Opening(x, y, z - radius, 2 * radius, 2 * radius, turn))
        self.cut(prism(circle, -0.3, 0.16), at)
        solid("oculus", frame(ring, circle, -0.03, 0.02), self.trim, at)
