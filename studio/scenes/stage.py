"""A villa of the roof tile simulator. Params: plan, profile, wall, and optionally blend or colours, neutral, stone, base,
border.

All pictures of one plan must fit over each other to the pixel: garden and rooms draw their chances from seeds of
their own, whatever tiles or stones are chosen. stone clads the walls with a kind of stone; base is the kind of the
plinth, the garden wall and the like, plain where it is left out. border renders a part of the picture only (left,
top, right, bottom in shares of the frame).
"""

from __future__ import annotations

import importlib

import bpy
import numpy as np
from mathutils import Matrix

from ..cameras import camera
from ..cameras.camera import level
from ..light.sun_sky import Sun, sun_and_sky
from ..materials import stonework
from ..materials.plaster import NEUTRAL_WALL, plaster
from ..materials.roofing import NEUTRAL_ROOF
from ..shapes.mesh import box
from ..shapes.plants import Nursery
from .building import LOOK_FIELDS
from .building_kit import JOINT, Kit, Look, plain_colour
from .cladding import Cladding

# The camera stands high enough for the roofs, to one side; the sun on the other side, across the rolls.
VIEWS = {
    "arcade": {
        "camera": level((10.5, -25.0, 8.0), 1.5, 0, 31.5, -0.10),
        "sun": {"elevation": 38, "azimuth": -132, "sky": "streets", "turn": 20},
    },
    "courtyard": {
        "camera": level((-11.5, -26.5, 8.6), -0.6, 0, 31, -0.095),
        "sun": {"elevation": 38, "azimuth": 134, "sky": "cirrus", "turn": 55},
    },
    "modern": {
        "camera": level((12.0, -23.5, 8.6), 2.2, 0, 29.5, -0.085),
        "sun": {"elevation": 38, "azimuth": -132, "sky": "mackerel", "turn": 110},
    },
}
# Low walls before the planting at the house: from, to (x), and their line (y); where piers stand (x, y).
GARDEN_WALLS = {
    "arcade": (((-8.6, -3.3, -4.5), (4.4, 11.4, -5.4)), ((-3.0, -4.5), (4.1, -5.4))),
    "courtyard": (((-12.6, -6.6, -6.0), (6.6, 12.6, -4.2)), ((-6.3, -6.0), (6.3, -4.2))),
    "modern": (((-9.2, -4.3, -2.9), (5.6, 13.6, -3.6)), ((-4.0, -2.9),)),
}
EXPOSURE = -0.6


def build(params: dict, seed: str) -> dict:
    Stage(params).change(params)
    return settings(params)


def settings(params: dict) -> dict:
    plate = {"setup": "roof", "neutral": [NEUTRAL_ROOF] * 3, "wall": NEUTRAL_WALL}
    return {"set": "sun", "exposure": params.get("exposure", EXPOSURE), "plate": plate}


class Stage:
    """One villa in its garden whose roof, walls and stone can be changed between two renders."""

    def __init__(self, params: dict):
        self.name = params["plan"]
        self.plan, view = importlib.import_module(f"studio.scenes.plans.{self.name}"), VIEWS[self.name]
        chosen = {**self.plan.LOOK, **{k: params[k] for k in LOOK_FIELDS if k in params}}
        seed = sum(map(ord, self.name))
        self.kit = kit = Kit(Look(**chosen), seed)
        self.painted = self.walls = kit.wall
        self.parts: dict[str, tuple] = {}  # what can be changed: as what it stands there, its objects
        self.plan.shell(kit)
        kit.nursery = Nursery(np.random.default_rng(seed + 1))
        kit.wall = plaster("garden-wall", plain_colour("#e2d3b8"), False)
        self.plan.garden(kit, False)
        kit.wall = self.painted
        sun_and_sky(Sun(**view["sun"]))
        camera.use(view["camera"])

    def change(self, params: dict) -> None:
        self._part("roof", params["profile"], self._lay)
        self._part("base", params.get("base"), self._clad)
        self._paint(params.get("stone"))
        _border(params.get("border"))

    def _part(self, name: str, wanted, make) -> None:
        stands_as, objects = self.parts.get(name, (self, ()))
        if stands_as == wanted:
            return
        for thing in objects:
            bpy.data.objects.remove(thing)
        before = set(bpy.data.objects)
        make(wanted)
        self.parts[name] = wanted, set(bpy.data.objects) - before

    def _lay(self, profile: str) -> None:
        self.kit.tiling.profile = profile
        self.kit.tiling.planes.clear()  # the ridge roll looks up the height of tiles that are laid, not of those before
        self.kit.woodwork.wall = self.kit.wall = self.walls
        self.plan.roofs(self.kit)

    def _clad(self, base: str | None) -> None:
        kit, clad = self.kit, Cladding.of(base, self.kit.trim)
        self.plan.stonework(kit, clad)
        stretches, piers = GARDEN_WALLS[self.name]
        for i, place in enumerate(stretches):
            _low_wall(clad, kit.trim, place, 40 + i)
        for x, y in piers:
            _pier(clad, kit.trim, x, y)

    def _paint(self, stone: str | None) -> None:
        """Give every painted wall another face."""
        wanted = stonework.stone_wall(stone) if stone else self.painted
        for thing in bpy.data.objects:
            if thing.name.startswith(JOINT):
                thing.hide_render = bool(stone)  # stone has joints of its own
        for data in bpy.data.meshes:
            for i, material in enumerate(data.materials):
                if material == self.walls:
                    data.materials[i] = wanted
        self.walls = wanted


def _low_wall(clad: Cladding, trim, place, seed: int, height: float = 0.55) -> None:
    x0, x1, y = place
    box("low-wall", (x0, y + 0.01, 0), (x1, y + 0.3, height), trim)
    clad.panel(x1 - x0, height, Matrix.Translation((x0, y, 0)), seed, 0.05)
    box("low-wall-cap", (x0 - 0.04, y - 0.09, height), (x1 + 0.04, y + 0.36, height + 0.07), trim, 0.012)


def _pier(clad: Cladding, trim, x: float, y: float, height: float = 1.15, half: float = 0.3) -> None:
    front, back = y - 0.12, y + 0.42
    box("gate-pier", (x - half + 0.01, front + 0.01, 0), (x + half - 0.01, back, height), trim)
    turned = {0: (x - half, front), 90: (x + half, front), -90: (x - half, back)}
    for turn, (left, start) in turned.items():
        at = Matrix.Translation((left, start, 0)) @ Matrix.Rotation(np.radians(turn), 4, "Z")
        clad.panel(2 * half if turn == 0 else back - front, height, at, 150 + turn, 0.05)
    grow = half + 0.08
    box("gate-cap", (x - grow, front - 0.09, height), (x + grow, back + 0.06, height + 0.09), trim, 0.015)


def _border(border) -> None:
    render, (left, top, right, bottom) = bpy.context.scene.render, border or (0, 0, 1, 1)
    render.use_border = render.use_crop_to_border = bool(border)
    render.border_min_x, render.border_max_x = left, right
    render.border_min_y, render.border_max_y = 1 - bottom, 1 - top
