"""python3 -m studio.simulator.compose m1 [words]: the layers of a villa as PNG, from its renders.
python3 -m studio.simulator.compose direct: whole pictures of a few designs, to hold the stacked layers against.
python3 -m studio.simulator.compose golden: the same designs as rendered in their own colours, for tests/golden.

Reads .cache/simulator/orders.json (scripts/pictures/simulator-layers.ts orders) and writes .cache/simulator/<model>/: a PNG per
layer at 1920 and at 960 pixels, cut to its box, and boxes.json. A layer with its PNG is not made again.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, gaussian_filter

from ..post import tint, tone
from ..post.develop import grade_of
from ..render import CACHE, place_of
from .frames import HOLE, Frames, Layers, base_region, without_holes
from .shots import DESIGNS, SIZE, direct

WORK = CACHE / "simulator"
MARGIN = 4  # pixels of true picture round a layer, so that lossy coding does not bleed its surroundings in
SMOOTH = 16  # pixels: beyond the margin the picture is squares of this size, blurred, which cost few bytes
THREADS = 2


def picture_of(frames: Frames, layers: Layers, colours, wall: str | None) -> np.ndarray:
    """sRGB 0..1 of renders with roof and wall in nominal colours."""
    light = tint.tinted(layers, frames.kind, colours, wall)
    return tone.sharpen(tone.develop(light, grade_of(frames.grade_settings)))


@dataclass(frozen=True)
class Cut:
    """The pixels a layer owns and the box round them: x, y, width, height, even so that half the size fits too."""

    region: np.ndarray
    box: tuple[int, int, int, int]

    @classmethod
    def of(cls, region: np.ndarray) -> Cut:
        rows, columns = np.flatnonzero(region.any(1)), np.flatnonzero(region.any(0))
        x, y = columns[0] // 2 * 2, rows[0] // 2 * 2
        width, height = (columns[-1] - x) // 2 * 2 + 2, (rows[-1] - y) // 2 * 2 + 2
        return cls(region[y : y + height, x : x + width], (int(x), int(y), int(width), int(height)))

    def picture(self, frames: Frames, layers: Layers, colours, wall: str | None) -> np.ndarray:
        """What the box shows; made a little larger, since sharpening looks at its neighbours."""
        (x, y, width, height), (tall, wide) = self.box, layers["light"].shape[:2]
        top, left = min(y, MARGIN), min(x, MARGIN)
        rows = slice(y - top, min(y + height + MARGIN, tall))
        columns = slice(x - left, min(x + width + MARGIN, wide))
        part = {name: layer[rows, columns] for name, layer in layers.items()}
        return picture_of(frames, part, colours, wall)[top : top + height, left : left + width]

    def save(self, folder, name: str, picture: np.ndarray) -> None:
        """Both sizes."""
        _save(folder / f"{name}-1920.png", quiet(picture, self.region), self.region)
        # At half the size a gap's narrow way out may be closed.
        small, touched = halved(picture).mean((1, 3)), without_holes(
            halved(self.region).any((1, 3)), HOLE // 4
        )
        _save(folder / f"{name}-960.png", quiet(small, touched), touched)


def halved(values: np.ndarray) -> np.ndarray:
    return blocks(values, 2)


def blocks(values: np.ndarray, size: int) -> np.ndarray:
    height, width = values.shape[:2]
    return values.reshape(height // size, size, width // size, size, *values.shape[2:])


def quiet(picture: np.ndarray, region: np.ndarray) -> np.ndarray:
    """The picture with its look kept in and near the region and smoothed away elsewhere."""
    near = binary_dilation(region, iterations=MARGIN)
    spare = [(0, -side % SMOOTH) for side in near.shape]
    known = np.pad(near, spare).astype(np.float32)
    seen = np.pad(picture, [*spare, (0, 0)]) * known[:, :, None]
    sums = np.concatenate(
        [blocks(seen, SMOOTH).sum((1, 3)), blocks(known, SMOOTH).sum((1, 3))[:, :, None]], 2
    )
    sums = gaussian_filter(sums, (1.5, 1.5, 0)) + sums.sum((0, 1)) * 1e-6
    filled = (sums[:, :, :3] / sums[:, :, 3:]).repeat(SMOOTH, 0).repeat(SMOOTH, 1)
    return np.where(near[:, :, None], picture, filled[: near.shape[0], : near.shape[1]])


def _save(path, picture: np.ndarray, alpha: np.ndarray | None) -> None:
    channels = [np.clip(picture * 255, 0, 255).round().astype(np.uint8)]
    if alpha is not None:
        channels.append((alpha * 255).astype(np.uint8)[:, :, None])
    unfinished = path.with_suffix(".part")
    Image.fromarray(np.concatenate(channels, 2)).save(unfinished, "PNG", compress_level=1)
    unfinished.replace(path)


@dataclass(frozen=True)
class Layer:
    name: str
    frame: Layers
    cut: Cut
    colours: list[str]
    wall: str | None


def layers_of(frames: Frames, orders: dict):
    """Every layer there are renders for."""
    first, default = orders["roofs"][0]["colours"], orders["default"]
    for profile in frames.roofs:
        frame, cut = frames.roof_frame(profile), Cut.of(frames.roof_region(profile))
        for roof in orders["roofs"]:
            if roof["profile"] == profile:
                yield Layer(f"roof-{roof['id']}", frame, cut, roof["colours"], default)
    cut = Cut.of(frames.wall_region())
    for finish in orders["walls"]:
        yield Layer(f"wall-{finish}", frames.plate, cut, first, "#" + finish)
    for stone in orders["stones"]:
        if stone in frames.stones:
            yield Layer(f"wall-stone-{stone}", frames.stone_wall_frame(stone), cut, first, None)
    for base in orders["bases"]:
        if (frame := frames.base_frame(base)) is not None:
            own = Cut.of(base_region(frame, frames.plate))
            yield Layer(f"stonewall-{base}", frame, own, first, None)


def compose(model: str, words: list[str]) -> None:
    folder = WORK / model
    folder.mkdir(parents=True, exist_ok=True)
    orders = json.loads((WORK / "orders.json").read_text())[model]
    known = folder / "boxes.json"
    boxes = json.loads(known.read_text()) if known.exists() else {}
    frames = Frames.of(model)
    if "plate" not in boxes:
        picture = picture_of(frames, frames.plate, orders["roofs"][0]["colours"], orders["default"])
        _save(folder / "plate-1920.png", picture, None)
        _save(folder / "plate-960.png", halved(picture).mean((1, 3)), None)
        boxes["plate"] = (0, 0, *SIZE)

    def make(layer: Layer) -> None:
        layer.cut.save(folder, layer.name, layer.cut.picture(frames, layer.frame, layer.colours, layer.wall))
        boxes[layer.name] = layer.cut.box
        known.write_text(json.dumps(dict(boxes)))
        print(model, layer.name, layer.cut.box, flush=True)

    asked = (s for s in layers_of(frames, orders) if not words or any(w in s.name for w in words))
    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(make, [layer for layer in asked if layer.name not in boxes]))


def compose_directly() -> None:
    """What stacked layers must look like: roof and wall coloured in one go."""
    orders = json.loads((WORK / "orders.json").read_text())
    (WORK / "direct").mkdir(parents=True, exist_ok=True)
    for model, designs in DESIGNS.items():
        frames = Frames.of(model)
        colours = {roof["id"]: roof for roof in orders[model]["roofs"]}
        for option, wall in designs:
            roof = colours[option]
            if roof["profile"] in frames.roofs:
                picture = picture_of(frames, frames.roof_frame(roof["profile"]), roof["colours"], "#" + wall)
                _save(WORK / "direct" / f"{model}_{option}_{wall}.png", picture, None)


def compose_golden() -> None:
    """What a design looks like that was rendered, not composed."""
    orders = json.loads((WORK / "orders.json").read_text())
    (WORK / "golden").mkdir(parents=True, exist_ok=True)
    for model, designs in DESIGNS.items():
        colours = {roof["id"]: roof for roof in orders[model]["roofs"]}
        for option, wall in designs:
            where = place_of(direct(model, colours[option], wall))
            plate = where.exr.with_suffix(".plate.npz")
            if plate.exists():
                with np.load(plate) as stored:
                    light = stored["light"].astype(np.float32)
                grade = grade_of(json.loads(where.settings.read_text()))
                picture = tone.sharpen(tone.develop(light, grade))
                _save(WORK / "golden" / f"{model}_{option}_{wall}.png", picture, None)


if __name__ == "__main__":
    if sys.argv[1] == "direct":
        compose_directly()
    elif sys.argv[1] == "golden":
        compose_golden()
    else:
        compose(sys.argv[1], sys.argv[2:])
