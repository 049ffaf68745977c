"""Faces of bricks, each kind of clay shaped and coloured its own way. Millimetres; heights are over the wall's plane."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .noise import PX, Sampler, smooth


@dataclass(frozen=True)
class Face:
    """Shape of a kind of brick, and how much of each mark is on it; 0 leaves a mark out."""

    rounding: float  # radius of the arrises
    crooked: float  # how far an edge strays from its line
    swell: float  # unevenness of a hand's breadth
    chips: int = 3  # most broken places along the arrises
    drag: float = 0.0  # lines of the die along the piece
    grain: float = 0.0  # sand
    tear: float = 0.0  # clay torn upwards by the wire
    fold: float = 0.0  # creases of a lump thrown into a mould
    spread: float = 0.06  # value of one piece against the next, either side
    within: float = 0.25  # how far a piece wanders through the blend by itself, in classes
    cloud: float = 0.5
    kiss: float = 0.4  # where a piece stood on another in the kiln
    burn: float = 0.3  # arrises that met the flame
    sand: float = 0.12  # pale and dark grains
    speck: float = 0.4  # iron
    hollow: float = 0.35  # dust in pits and creases
    smear: float = 0.25  # mortar left on the arrises
    glaze: bool = False


FACES = {
    "smooth": Face(1.7, 0.3, 0.22, 3, drag=0.05, grain=0.02, spread=0.05, within=0.16, sand=0.06, smear=0.12),
    "sanded": Face(3.2, 0.7, 0.4, 3, grain=0.09, within=0.3, sand=0.12, speck=0.2),
    "wire-cut": Face(2.2, 0.8, 0.3, 4, grain=0.09, tear=0.65, within=0.3, sand=0.12, hollow=0.5),
    "water-struck": Face(
        4.6, 2.0, 0.8, 2, grain=0.06, fold=1.1, spread=0.08, within=0.42, cloud=0.6, kiss=0.6,
        burn=0.5, sand=0.10, hollow=0.5, smear=0.35,
    ),
    "glazed": Face(
        2.6, 0.3, 0.2, 0, spread=0.03, within=0.12, cloud=0.2, kiss=0, burn=0.3, sand=0, speck=0.12, hollow=0,
        smear=0.0, glaze=True,
    ),
}  # fmt: skip


@dataclass
class Piece:
    """One brick on its own grid: height, where no mortar can lie over it, factor on its colour, place in the blend
    (0..3), share that is clay and not mortar left on it."""

    height: np.ndarray
    inside: np.ndarray
    factor: np.ndarray
    place: np.ndarray
    clay: np.ndarray


def piece(kind: str, length: float, height: float, random: np.random.Generator) -> Piece:
    """A brick of a kind, its face in the plane of the wall."""
    face = FACES[kind]
    shape = round(height / PX), round(length / PX)
    noise = Sampler(random, shape)
    up, across = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32) + 0.5
    level = up * PX + (across * PX - length / 2) * random.normal(0, 0.004)
    edge = [across * PX, length - across * PX, level, height - level]
    stray = [face.crooked * (0.55 + 0.45 * noise(18, 18)) for _ in edge]
    gaps = [gap - move.clip(0, None) for gap, move in zip(edge, stray)]
    side, bed = np.minimum(*gaps[:2]), np.minimum(*gaps[2:])
    rim = np.exp(-np.minimum(side, bed).clip(0, None) / 5)
    out = _relief(face, noise)
    chip = _chips(face, noise, (across * PX, up * PX), (length, height))
    radius = face.rounding * (1 + 0.25 * noise(16, 8)).clip(0.4, 1.8)
    lean = np.hypot((radius - side).clip(0, None), (radius - bed).clip(0, None))
    drop = radius - np.sqrt((radius**2 - lean**2).clip(0, None))
    drop = np.where(lean >= radius, 40, drop)
    inside = np.minimum(side, bed) > radius + 1
    return Piece(out - drop - chip, inside, *_colour(face, noise, out, rim, chip, across * PX / length - 0.5))


def _relief(face: Face, noise: Sampler) -> np.ndarray:
    """How far each point of a face stands out."""
    out = face.swell * noise(32, 18)
    if face.drag:
        out = out + face.drag * noise(40, 0.6) + face.drag * noise(24, 2.5)
        out = out - 0.5 * (noise(0.9, 0.8) - 2.7).clip(0, 1)
    if face.grain:
        out = out + face.grain * (noise(0.5, 0.5) + 0.8 * noise(1.8, 1.8))
    if face.tear:
        torn = noise(1.0, 7) + 0.6 * noise(2.6, 3.2)
        out = out - face.tear * (torn - 0.4).clip(0, 2) * (0.6 + 0.45 * noise(26, 14)).clip(0.1, 1.5)
    if face.fold:
        field = noise(15, 6) + 0.3 * noise(4, 2.5)
        there = (noise(34, 14) + 0.35).clip(0, 1)
        out = out - face.fold * np.exp(-((field / 0.10) ** 2)) * there
        out = out + 0.35 * face.fold * np.tanh(field * 2.2) * there
    return out


def _chips(face: Face, noise: Sampler, at, size) -> np.ndarray:
    """Depth of what broke off the arrises."""
    random, depth = noise.random, np.zeros(noise.shape, np.float32)
    for _ in range(int(random.integers(face.chips + 1))):
        wide = random.gamma(2.0, 1.4) + 1.2
        corner, top = random.random() < 0.35, size[1] * int(random.integers(2))
        x = size[0] * int(random.integers(2)) if corner else random.uniform(0, size[0])
        away = np.hypot(at[0] - x, (at[1] - top) * 1.5)
        bowl = 0.5 * wide * (1 - away / (wide * (1 + 0.25 * noise(2.6, 2.2)))).clip(0, None) ** 0.6
        depth = np.maximum(depth, bowl * (1 + 0.2 * noise(1.2, 1.2)))
    return depth.clip(0, 6)


def _colour(face: Face, noise: Sampler, out, rim, chip, along):
    """(factor, place in the blend, share of clay)."""
    from scipy.ndimage import gaussian_filter

    random = noise.random
    cloud, blotch = 0.8 * noise(34, 18) + 0.7 * noise(12, 8) + 0.35 * noise(4, 3), noise(6, 5)
    warm = random.uniform(-1, 1)
    factor = np.ones((*noise.shape, 3), np.float32) * (1 + face.spread * random.uniform(-1, 1))
    factor *= 1 + 0.025 * warm * np.array([1, 0, -1.2], np.float32)

    def tone(amount, at_one):
        nonlocal factor
        factor *= 1 + (np.array(at_one, np.float32) - 1) * np.clip(amount, 0, 1)[:, :, None]

    tone(smooth(cloud, 0.2, 1.6) * face.cloud, (0.82, 0.78, 0.75))
    tone(smooth(cloud, -0.2, -1.6) * face.cloud, (1.13, 1.11, 1.08))
    tone(smooth(blotch, 0.5, 1.8) * face.cloud, (0.88, 0.86, 0.85))
    if random.random() < 0.45:
        away = np.abs(along + 0.012 * blotch - random.uniform(-0.5, 0.5))
        tone(smooth(away, 0.22, 0.13) * face.kiss, (0.80, 0.77, 0.76))
    if random.random() < 0.6:
        tone(rim * smooth(noise(14, 9), -0.2, 1.2) * face.burn * 1.4, (0.52, 0.47, 0.47))
    deep = gaussian_filter(out, 2.5 / PX, mode="nearest") - out
    tone(smooth(deep, 0.05, 0.5) * face.hollow, (0.55, 0.51, 0.49))
    factor *= (1 + face.sand * noise(0.4, 0.4) + 0.5 * face.sand * noise(1.1, 1.1)).clip(0.4, 1.9)[:, :, None]
    tone(smooth(noise(0.7, 0.7), 2.4, 2.8) * face.speck, (0.42, 0.36, 0.35))
    tone(smooth(chip, 0.1, 0.7), (1.20, 1.12, 1.04))
    place = random.uniform(0, 3) + face.within * (noise(46, 20) + 0.6 * noise(15, 9) + 0.3 * noise(4, 4))
    left = smooth(noise(7, 5) + 0.5 * noise(2, 2), 0.1, 1.5) * rim * face.smear * 1.6 * random.uniform(0, 1)
    return factor, place.clip(0, 3), 1 - left.clip(0, 0.85)
