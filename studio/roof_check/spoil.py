"""Poor photographs from good pictures: other crops, light, colours, blur, noise, JPEG."""

import io

import numpy as np
from PIL import Image, ImageFilter

from .net import SIDE


# A house's roof stands in the upper part of its picture. A cut that begins lower than this part of the height shows
# lawn and walls, which would be learnt as roofs.
LOWEST_CUT = 0.15


def cut(picture, rng, has_house=False):
    """A part of the picture, perhaps tilted, mirrored or stretched, as a square of SIDE px. A house keeps its roof."""
    whole = picture.size[0]
    if rng.random() < 0.3:
        picture = picture.rotate(
            rng.uniform(-14, 14), Image.BILINEAR, fillcolor=tuple(rng.integers(0, 255, 3))
        )
    wide, high = (whole * rng.uniform(0.55, 1) for _ in range(2))
    if rng.random() < 0.3:
        wide = high = whole
    room = min(whole - high, LOWEST_CUT * whole) if has_house else whole - high
    left, top = rng.uniform(0, whole - wide), rng.uniform(0, room)
    picture = picture.resize((SIDE, SIDE), Image.BOX, (left, top, left + wide, top + high))
    return picture.transpose(Image.FLIP_LEFT_RIGHT) if rng.random() < 0.5 else picture


def spoil(picture, rng, has_house=False):
    """A variant of a picture, as an array of bytes; no two are the same."""
    if rng.random() < 0.25:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 2.5)))
    picture = cut(picture, rng, has_house)
    if rng.random() < 0.3:
        pile = io.BytesIO()
        picture.save(pile, "JPEG", quality=int(rng.integers(10, 60)))
        picture = Image.open(pile)
    if rng.random() < 0.15:
        picture = picture.convert("L").convert("RGB")
    x = np.asarray(picture, np.float32) / 255
    if rng.random() < 0.7:
        x = x * rng.uniform(0.75, 1.25, 3) + rng.uniform(-0.06, 0.06, 3)
    if rng.random() < 0.3:
        # Another paint: the three colours mixed anew.
        mix = np.eye(3) * 0.7 + rng.dirichlet((1, 1, 1), 3) * 0.3
        x = x @ mix.astype(np.float32)
    if rng.random() < 0.5:
        x = np.clip(x, 0, 1) ** rng.uniform(0.6, 1.7)
    if rng.random() < 0.15:
        x = x * rng.uniform(0.15, 0.5)
    if rng.random() < 0.35:
        x = x + rng.normal(0, rng.uniform(0.01, 0.1), x.shape)
    return (np.clip(x, 0, 1) * 255).astype(np.uint8)
