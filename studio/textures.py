"""python3 -m studio.textures [words]: seamless textures for architects, into public/download/texture.

A colour map for each roof texture, each colour of La Paloma and each colour of cast concrete, a normal map (OpenGL, green
up) and a roughness map for each profile and each kind of brick. Their colours come from studio/manifest.json; how large a map is in millimetres is
written to content/products/textures.json, and its pixels have that proportion. 3 to 10 CPU seconds each.
"""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from zlib import crc32

import numpy as np
from PIL import Image

from . import manifest
from .colour import srgb
from .post import tone
from .relief import noise, wall as walls
from .relief.open_sky import normals, open_share
from .relief.picture import developed
from .relief.roof import PIXELS, colour_map, field_of, roof

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "public/download/texture"
FACTS = ROOT / "content/products/textures.json"
KB = 1024
MOST = {"colour": 540 * KB, "concrete": 300 * KB, "normal": 800 * KB, "roughness": 260 * KB}
# A field of bricks large enough for the map's pixels, and noise large enough for the field.
BRICK_FIELD, BRICK_NOISE = (14, 7), (1536, 2304)
CONCRETE_NOISE = (PIXELS, PIXELS)


def linear(colours) -> np.ndarray:
    return np.array([tone.decode(srgb(c)) for c in colours], np.float32)


def pixels_of(size: tuple[float, float]) -> tuple[int, int]:
    """Pixels across and down of a map by its millimetres: square ones, PIXELS along its longer side.

    content/products/downloads.ts says the same on the page.
    """
    return round(PIXELS * size[0] / max(size)), round(PIXELS * size[1] / max(size))


def save(name: str, kind: str, values: np.ndarray, size: tuple[float, float]) -> None:
    """A picture of 0..1 as JPEG, as good as fits its weight, in the proportion of its millimetres."""
    picture = Image.fromarray(tone.to_bytes(values.clip(0, 1).astype(np.float32)))
    wide, tall = picture.size
    # Scaled with its own continuation around it, so that it still repeats.
    if picture.size != pixels_of(size):
        rim = 32
        ring = np.pad(np.asarray(picture), ((rim, rim), (rim, rim), (0, 0))[: np.ndim(picture)], "wrap")
        box = (rim, rim, rim + wide, rim + tall)
        picture = Image.fromarray(ring).resize(pixels_of(size), Image.LANCZOS, box)
    for quality in range(90, 40, -4):
        packed = BytesIO()
        picture.save(packed, "JPEG", quality=quality, optimize=True, progressive=True)
        if packed.tell() <= MOST[kind]:
            break
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.jpg").write_bytes(packed.getvalue())
    print(f"{name}: {packed.tell() // KB} KB at {quality}", flush=True)


def save_shape(name: str, height: np.ndarray, pitch: tuple[float, float], rough: np.ndarray) -> None:
    """@param pitch millimetres a pixel, across and up"""
    rows, columns = height.shape
    size = columns * pitch[0], rows * pitch[1]
    save(f"{name}-normal", "normal", normals(height, pitch) * 0.5 + 0.5, size)
    save(f"{name}-roughness", "roughness", rough, size)


def roofs(words: list[str], facts: dict) -> None:
    shots = [s for s in manifest.load() if s.id.startswith("thumb/")]
    made: dict[str, list] = {}
    for shot in shots:
        made.setdefault(profile_of(shot), []).append(shot)
    for profile, group in made.items():
        wide, tall = field_of(profile).size
        keys = {shot.id.removeprefix("thumb/"): shot for shot in group}
        for name in (profile, *keys):
            facts[name] = {"width": round(wide), "height": round(tall)}
        if not any(chosen(name, words) for name in (profile, *keys)):
            continue
        laid = roof(profile, crc32(profile.encode()))
        if chosen(profile, words):
            rough = 0.84 + 0.5 * (1 - laid.factor.mean(-1)).clip(-0.2, 0.2)
            save_shape(profile, laid.height, laid.pitch, rough)
        for key, shot in keys.items():
            if chosen(key, words):
                colours = linear(shot.params["colours"])
                save(key, "colour", developed(colour_map(laid, colours)), (wide, tall))


def profile_of(shot) -> str:
    return shot.params["plate"].removeprefix("plate/").removesuffix("-plan")


def chosen(name: str, words: list[str]) -> bool:
    return not words or any(word in name for word in words)


def bricks(words: list[str], facts: dict) -> None:
    walls.COURSES, walls.PIECES, noise.SIZE = *BRICK_FIELD, BRICK_NOISE
    noise.field.cache_clear()
    rows, columns = walls.size()
    field = columns * noise.PX, rows * noise.PX
    size = {"width": round(field[0]), "height": round(field[1])}
    shapes: set[str] = set()
    for shot in (s for s in manifest.load() if s.scene == "relief" and s.id.startswith("la-paloma/")):
        kind, key = shot.params["kind"], "la-paloma-" + shot.id.split("/")[1].removesuffix("-wall")
        facts[key] = facts[f"brick-{kind}"] = size
        is_new = chosen(f"brick-{kind}", words) and kind not in shapes
        if not (is_new or chosen(key, words)):
            continue
        # The bricks of a kind are the same in every colour: its normal map belongs to all of them.
        made = walls.wall(
            kind,
            linear(shot.params["colours"]),
            linear([shot.params["joint"]])[0],
            np.random.default_rng(crc32(kind.encode())),
        )
        pitch = (noise.PX, noise.PX)
        if is_new:
            shapes.add(kind)
            save_shape(f"brick-{kind}", made.height, pitch, np.where(made.glaze > 0, 0.18, 0.88))
        share = open_share(made.height, pitch)
        shade = 0.45 + 0.55 * (share / np.percentile(share, 90)).clip(0, 1)
        if chosen(key, words):
            save(key, "colour", developed(made.albedo * shade[:, :, None]), field)


def cast(at) -> np.ndarray:
    """What cast concrete does to its colour: clouds, grain and pores, from a field by the size of its marks in mm."""
    factor = 1 + 0.05 * at(22) + 0.05 * at(2.2) + 0.07 * at(0.7)
    return factor.clip(0.5, 1.5) * (1 - 0.5 * noise.smooth(at(1.3), 2.1, 2.6))


def concretes(words: list[str], facts: dict) -> None:
    """The surface of each colour without joints: how pieces are laid is the architect's."""
    noise.SIZE = CONCRETE_NOISE
    noise.field.cache_clear()
    rows, columns = CONCRETE_NOISE
    for colour in sorted({s.params["colour"] for s in manifest.load() if s.id.startswith("brick/")}):
        name = "concrete-" + colour.removeprefix("#")
        field = columns * noise.PX, rows * noise.PX
        facts[name] = {"width": round(field[0]), "height": round(field[1])}
        if chosen(name, words):
            factor = cast(lambda size: noise.field(size, size))
            surface = (linear([colour])[0] * factor[:, :, None]).clip(0, 0.94)
            save(name, "concrete", developed(surface), field)


def main(words: list[str]) -> int:
    facts: dict[str, dict[str, int]] = {}
    roofs(words, facts)
    bricks(words, facts)
    concretes(words, facts)
    FACTS.write_text(json.dumps(dict(sorted(facts.items())), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
