"""Goods as they are stored: timber pallets with upright tiles, brick packs and a rack. Metres."""

from __future__ import annotations

import math

import numpy as np

from ..materials.nodes import NodeMaterial, plain
from ..materials.roof_layers import sawn
from .bricks import brick_mesh
from .mesh import box, group, make_mesh, place
from .tile_profiles import PROFILES
from .tiles import tile

WIDTH, DEPTH, HEIGHT = 1.2, 1.0, 0.144  # EUR 3 pallet, ISO 6780


def _label():
    """White sheet with a bar code and blocks where words would stand."""
    made = NodeMaterial("label")
    place_on = made.node("SeparateXYZ")
    made.link(made.node("UVMap", uv_map="label"), place_on, 0)
    u, v = (place_on, 0), (place_on, 1)
    bars = made.node("TexWhiteNoise", noise_dimensions="1D")
    made.feed(made.math("FLOOR", made.math("MULTIPLY", u, 62)), bars, "W")
    code = made.product(
        made.math("GREATER_THAN", (bars, "Value"), 0.5),
        made.math("LESS_THAN", v, 0.34),
        made.math("GREATER_THAN", v, 0.10),
    )
    lines = made.math("GREATER_THAN", made.math("FRACT", made.math("MULTIPLY", v, 9)), 0.55)
    words = made.product(lines, made.math("GREATER_THAN", v, 0.42), made.math("LESS_THAN", v, 0.9))
    within = made.product(made.math("GREATER_THAN", u, 0.08), made.math("LESS_THAN", u, 0.92))
    dark = made.math("MULTIPLY", made.math("MAXIMUM", code, made.math("MULTIPLY", words, 0.55)), within)
    return made.finish(Base_Color=made.mix(dark, (0.34, 0.34, 0.33), (0.03, 0.03, 0.03)), Roughness=0.7)


class Storeman:
    """Builds pallets; each kind of piece is modelled a few times and placed many times."""

    def __init__(self, random: np.random.Generator):
        self.random = random
        self.wood = sawn("pallet", "#866a4a", "#ad9068", 0)
        self.label = _label()
        self.strap = plain("strap", (0.02, 0.02, 0.022), 0.4, 0.4)
        self.steel = plain("seal", (0.35, 0.35, 0.36), 0.4, 0.5, 0.8)

    def pallet(self, at, turn: float = 0.0, parent=None):
        """Empty pallet, boards along x. turn in degrees. Returns its group."""
        base = group(at, (0, 0, math.radians(turn)), parent)
        for y in (-DEPTH / 2, -0.0725, DEPTH / 2 - 0.145):
            box("runner", (-WIDTH / 2, y, 0), (WIDTH / 2, y + 0.145, 0.022), self.wood, 0.002, base)
            for x in (-WIDTH / 2, -0.0725, WIDTH / 2 - 0.145):
                box("block", (x, y, 0.022), (x + 0.145, y + 0.145, 0.1), self.wood, 0.002, base)
        for i in range(7):
            y = -DEPTH / 2 + i * (DEPTH - 0.11) / 6
            box("board", (-WIDTH / 2, y, 0.1), (WIDTH / 2, y + 0.11, HEIGHT - 0.022), self.wood, 0.002, base)
        return base

    def tiles(self, profile: str, material, at, turn: float = 0.0, layers: int = 2) -> float:
        """Tiles standing on their side edge, nose up, packed in three rows per layer. Returns the height of the top
        above the pallet's foot, in the place's own coordinates, so that another pallet can stand on it."""
        spec, random = PROFILES[profile], self.random
        kinds = [tile(profile, s, 0.0006, material) for s in range(3)]
        base = self.pallet(at, turn)
        pitch = 0.036 if profile == "plana" else 0.046
        count, rise = int((WIDTH - 0.08) / pitch), HEIGHT - 0.02
        for layer in range(layers):
            for row in range(3):
                for i in range(count):
                    if row == 1 and layer + 1 < layers and 0 < i < count - 1:
                        continue  # nobody sees the inside of a pack
                    x = -WIDTH / 2 + 0.05 + i * pitch + random.normal(0, 0.001)
                    y = -0.47 + row * 0.32 + random.normal(0, 0.003)
                    up = (x, y, rise + layer * (spec.length + 0.03))
                    # Length up, width along y, thickness along x.
                    place(
                        kinds[int(random.integers(3))], up, (math.pi / 2, 0, math.pi / 2 + 0.004), parent=base
                    )
            if layer + 1 < layers:
                z = rise + (layer + 1) * (spec.length + 0.03) - 0.022
                box("separator", (-WIDTH / 2, -0.48, z), (WIDTH / 2, 0.48, z + 0.012), self.wood, 0, base)
        top = HEIGHT - 0.02 + layers * (spec.length + 0.03)
        self._bind(base, top)
        return at[2] + top

    def _bind(self, base, top: float) -> None:
        """Two straps with their seals, card under them at the edges, and a label."""
        card = plain("card", (0.30, 0.20, 0.11), 0.9, 0.1)
        for x in (-0.32, 0.32):
            x += self.random.normal(0, 0.02)
            box("strap", (x - 0.008, -0.490, 0.1), (x + 0.008, -0.4885, top), self.strap, 0, base)
            box(
                "strap", (x - 0.008, -0.490, top - 0.02), (x + 0.008, 0.49, top - 0.0185), self.strap, 0, base
            )
            box("card", (x - 0.05, -0.4885, top - 0.10), (x + 0.05, -0.486, top - 0.02), card, 0, base)
            z = self.random.uniform(0.45, 0.7)
            box("seal", (x - 0.011, -0.493, z), (x + 0.011, -0.488, z + 0.035), self.steel, 0.001, base)
        x, z = self.random.uniform(-0.2, 0.1), top * self.random.uniform(0.55, 0.7)
        sheet = [
            (x, -0.4895, z),
            (x + 0.148, -0.4895, z),
            (x + 0.148, -0.4895, z + 0.105),
            (x, -0.4895, z + 0.105),
        ]
        data = make_mesh("label", sheet, [(0, 1, 2, 3)], self.label)
        data.uv_layers.new(name="label").data.foreach_set("uv", (0, 0, 1, 0, 1, 1, 0, 1))
        place(data, (0, 0, 0), (0, self.random.normal(0, 0.02), 0), parent=base)

    def bricks(self, material, at, turn: float = 0.0, courses: int = 12) -> None:
        """Pack of bricks laid dry, alternate courses crosswise."""
        kinds = [brick_mesh(i) for i in range(4)]
        for data in kinds:
            data.materials.append(material)
        base, random = self.pallet(at, turn), self.random
        for course in range(courses):
            z = HEIGHT - 0.02 + 0.0325 + course * 0.066
            across = course % 2
            columns, rows = (5, 9) if not across else (10, 4)
            for i in range(columns):
                for j in range(rows):
                    edge = i in (0, columns - 1) or j in (0, rows - 1) or course == courses - 1
                    if not edge:
                        continue  # nobody sees the inside of a pack
                    step_x, step_y = (0.218, 0.1045) if not across else (0.1045, 0.218)
                    x = (i - (columns - 1) / 2) * step_x + random.normal(0, 0.0015)
                    y = (j - (rows - 1) / 2) * step_y + random.normal(0, 0.0015)
                    turn_z = random.normal(0, 0.004) + (math.pi / 2 if across else 0)
                    place(kinds[int(random.integers(4))], (x, y, z), (0, 0, turn_z), parent=base)
