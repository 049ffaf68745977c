"""Stone that clads parts of a house, or what stands in its place."""

from __future__ import annotations

from dataclasses import dataclass

from mathutils import Matrix

from ..materials.nodes import linear, plain
from ..shapes import stones
from ..shapes.mesh import solid

RELIEF = {"ledge": 1.6}  # of the bump; 1.5 where not listed
RINGS = 4  # of a stone's face, enough for a house
STANDS_OUT = 0.023  # metres of a plain panel before its wall, as far as stones do


@dataclass(frozen=True)
class Cladding:
    """Kind of stone (a key of `stones.KINDS`) or None for plain panels, with the material of faces and bed."""

    kind: str | None
    face: object
    bed: object

    @classmethod
    def of(cls, kind: str | None, instead):
        """Stone of a kind; for None panels of the material `instead`."""
        if kind is None:
            return cls(None, instead, instead)
        bed = plain("bed", linear(stones.MORTAR[kind]), 0.95, 0.1)
        return cls(kind, stones.stone_material(kind, RELIEF.get(kind, 1.5)), bed)

    def panel(self, width: float, height: float, at: Matrix, seed: int, step: float) -> None:
        """A clad rectangle, `step` being the resolution of the stones' outlines in metres."""
        if self.kind:
            stones.panel(self.kind, width, height, (self.face, self.bed), at, seed, step, RINGS)
            return
        corners = [(x, y, z) for y in (-STANDS_OUT, 0) for x, z in _corners(width, height)]
        faces = [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        solid("plain-panel", (corners, faces), self.face, at)


def _corners(width: float, height: float):
    return (0, 0), (width, 0), (width, height), (0, height)
