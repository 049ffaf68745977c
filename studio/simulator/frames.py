"""The renders of one villa brought to one frame, and which pixels its layers own.

Alpha is 1 on every pixel a layer touches: pixels are baked as already blended, a soft alpha would blend them twice
(measured: 0.4 against 3 levels of 255 at edges).
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from .. import render
from . import shots
from .shots import SIZE, VILLAS

TOUCHED = 0.012  # share of a pixel from which on a layer owns it
SPECKLED = 0.1  # share of wall that noise leaves at least
HOLE = 60  # pixels: smaller gaps in a layer are filled, they hold only what is baked into it
ROOF, WALL, STONE = 0, 1, 2
Layers = dict[str, np.ndarray]


@dataclass
class Frames:
    """Denoised neutral light and layers of the plate, of every roof profile and of every stone pass."""

    kind: dict
    grade_settings: dict
    plate: Layers
    roofs: dict[str, Layers]
    stones: dict[str, Layers]

    @classmethod
    def of(cls, model: str) -> Frames:
        villa, whole = VILLAS[model], shots.plate(model)
        settings = json.loads(render.place_of(whole).settings.read_text())
        plate = _stored(whole)
        roofs = {villa.profiles[0]: plate}
        for profile in villa.profiles[1:]:
            if _stored_file(shots.roof(model, profile)).exists():
                roofs[profile] = _pasted(plate, _stored(shots.roof(model, profile)), villa.roof)
        stones = {
            wall: _pasted(plate, _stored(shots.stone(model, wall, base)), villa.wall)
            for wall, base in shots.STONES
            if _stored_file(shots.stone(model, wall, base)).exists()
        }
        return cls(settings["plate"], settings, plate, roofs, stones)

    def roof_frame(self, profile: str) -> Layers:
        """A profile's roof. Where it would let a wall be seen that the plate's hides, the plate's edge stays, since no
        wall layer shows that strip."""
        frame = self.roofs[profile]
        kept = _owned(self.plate, ROOF) & ~_owned(frame, ROOF) & (frame["mask"][:, :, WALL] > 0.5)
        return {name: np.where(kept[:, :, None], self.plate[name], layer) for name, layer in frame.items()}

    def roof_region(self, profile: str) -> np.ndarray:
        """Pixels of the profile's roof and of the plate's, which it must hide."""
        return without_holes(_owned(self.plate, ROOF) | _owned(self.roofs[profile], ROOF))

    def wall_region(self) -> np.ndarray:
        return without_holes(_owned(self.plate, WALL))

    def stone_wall_frame(self, stone: str) -> Layers:
        """The walls in stone, which keeps its own colour."""
        return _uncoloured(self.stones[stone])

    def base_frame(self, base: str) -> Layers | None:
        """The pass that shows plinth, garden walls and tower in a stone, if it is rendered."""
        wall = next(w for w, b in shots.STONES if b == base)
        return _uncoloured(self.stones[wall]) if wall in self.stones else None


def base_region(frame: Layers, plate: Layers) -> np.ndarray:
    """Pixels of stone, but for those that show a wall."""
    touched = ndimage.binary_dilation(_owned(frame, STONE), iterations=1)
    return without_holes(touched) & ~_owned(plate, WALL)


def without_holes(region: np.ndarray, hole: int = HOLE) -> np.ndarray:
    """The region with gaps of less than `hole` pixels filled."""
    labels, count = ndimage.label(~region)
    sizes = ndimage.sum_labels(~region, labels, range(count + 1))
    return region | (sizes < hole)[labels]


def _owned(frame: Layers, part: int) -> np.ndarray:
    return frame["mask"][:, :, part] > TOUCHED


def _uncoloured(frame: Layers) -> Layers:
    mask = frame["mask"].copy()
    mask[:, :, WALL] = 0
    return {**frame, "mask": mask}


def _stored_file(shot):
    return render.place_of(shot).exr.with_suffix(".plate.npz")


def _stored(shot) -> Layers:
    with np.load(_stored_file(shot)) as stored:
        return without_speckles({name: stored[name].astype(np.float32) for name in stored.files})


def without_speckles(frame: Layers) -> Layers:
    """Rain marks and dust are sheets that a few samples see now and now not: behind them all is wall. Their darkness is
    in the light, which is denoised."""
    walls = frame["mask"][:, :, WALL]
    smooth = ndimage.median_filter(walls, 5)
    inside = (ndimage.minimum_filter(smooth, 5) > SPECKLED) & (walls < 1)
    frame["det"][inside] = 0.5
    walls[inside] = 1
    return frame


def _pasted(plate: Layers, part: Layers, border) -> Layers:
    """A part of the frame in its place, the plate round it."""
    left, top = round(border[0] * SIZE[0]), round(border[1] * SIZE[1])
    height, width = part["light"].shape[:2]
    whole = {name: layer.copy() for name, layer in plate.items()}
    for name, layer in part.items():
        whole[name][top : top + height, left : left + width] = layer
    return whole
