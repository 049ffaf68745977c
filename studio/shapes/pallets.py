"""Goods as they are stored: timber pallets with upright tiles, brick packs and a rack. Metres."""

from __future__ import annotations

import math

import numpy as np

from ..materials import building as surfaces
from .bricks import brick_mesh
from .mesh import box, group, place
from .tile_profiles import PROFILES
from .tiles import tile

WIDTH, DEPTH, HEIGHT = 1.2, 1.0, 0.144  # EUR 3 pallet, ISO 6780


class Storeman:
    """Builds pallets; each kind of piece is modelled a few times and placed many times."""

    def __init__(self, random: np.random.Generator):
        self.random = random
        self.wood = surfaces.timber("#a98a62", "#c9ab80", 0, 0.8)

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

    def tiles(self, profile: str, material, at, turn: float = 0.0, layers: int = 2) -> None:
        """Tiles standing on their side edge, nose up, packed in two rows per layer."""
        spec, random = PROFILES[profile], self.random
        kinds = [tile(profile, s, 0.0006, material) for s in range(3)]
        base = self.pallet(at, turn)
        pitch = 0.036 if profile == "plana" else 0.046
        count, rise = int((WIDTH - 0.08) / pitch), HEIGHT - 0.02
        for layer in range(layers):
            for row in range(2):
                for i in range(count):
                    x = -WIDTH / 2 + 0.05 + i * pitch + random.normal(0, 0.001)
                    y = -0.46 + row * 0.47 + random.normal(0, 0.003)
                    up = (x, y, rise + layer * (spec.length + 0.03))
                    # Length up, width along y, thickness along x.
                    place(
                        kinds[int(random.integers(3))], up, (math.pi / 2, 0, math.pi / 2 + 0.004), parent=base
                    )
            if layer + 1 < layers:
                z = rise + (layer + 1) * (spec.length + 0.03) - 0.022
                box("separator", (-WIDTH / 2, -0.48, z), (WIDTH / 2, 0.48, z + 0.012), self.wood, 0, base)
        strap = surfaces.glow("strap", (0.02, 0.02, 0.022), 0)
        top = rise + layers * (spec.length + 0.03)
        for x in (-0.32, 0.32):
            box("strap", (x - 0.008, -0.49, 0.1), (x + 0.008, -0.486, top), strap, 0, base)
            box("strap", (x - 0.008, -0.49, top - 0.02), (x + 0.008, 0.49, top - 0.017), strap, 0, base)

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
