"""python3 -m studio.model_pictures: what the 3D models wear, into studio/.cache/models: clay for each roof texture,
cast concrete for each colour. A second each."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from zlib import crc32

import numpy as np
from PIL import Image

from . import manifest
from .post import tone
from .relief.noise import PX, Sampler, field
from .relief.picture import developed
from .relief.roof import clay
from .relief.wall import _tiled as tiled, blended
from .textures import cast, linear, profile_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "studio/.cache/models"
CONCRETE = 340  # points of a picture that repeats: 255 mm


def save(name: str, values: np.ndarray) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = Image.fromarray(tone.to_bytes(developed(values).clip(0, 1)))
    picture.save(FOLDER / f"{name}.jpg", "JPEG", quality=86, optimize=True)


def tile_pictures() -> None:
    drawn = json.loads((ROOT / "content/catalogue/drawings.json").read_text())
    for shot in (s for s in manifest.load() if s.id.startswith("thumb/")):
        key, size = shot.id.removeprefix("thumb/"), drawn[profile_of(shot)]
        random = np.random.default_rng(crc32(key.encode()))
        shape = round(size["length"] / PX), round(size["overall"] / PX)
        up = np.repeat((np.arange(shape[0])[::-1, None] + 0.5) * PX, shape[1], 1)
        factor, place = clay(Sampler(random, shape), up, random)
        factor /= factor.mean((0, 1))
        save(key, (blended(linear(shot.params["colours"]), place) * factor).clip(0, 0.94))


def concrete_pictures() -> None:
    at = lambda size: tiled(field(size, size), (CONCRETE, CONCRETE))  # noqa: E731
    for colour in sorted({s.params["colour"] for s in manifest.load() if s.id.startswith("brick/")}):
        worn = linear([colour])[0] * cast(at)[:, :, None]
        save("concrete-" + colour.removeprefix("#"), worn.clip(0, 0.94))


def main() -> int:
    tile_pictures()
    concrete_pictures()
    return 0


if __name__ == "__main__":
    sys.exit(main())
