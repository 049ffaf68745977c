"""Light on a relief: sun with its shadow, sky above and sunlit ground below, what glaze mirrors. A flat lit point has
irradiance 1, so that a nominal colour is shown as itself."""

from __future__ import annotations

import numpy as np

from .noise import PX, smooth
from .wall import Wall

SUN = np.array([0.58, 0.62, 0.53])  # right, up, out of the wall
SUN /= np.linalg.norm(SUN)
SHARE = 0.74  # of the light of a flat point that is the sun's
SKY, GROUND = np.array([0.82, 0.96, 1.24]), np.array([1.15, 1.0, 0.80])
WAYS = 12
STEPS = (1, 2, 4, 7, 11, 16)  # points away that are asked for something higher
DISTANCE = 2600.0  # millimetres from the lens to the wall


def moved(values: np.ndarray, right: float, up: float) -> np.ndarray:
    """Values that stand so many points to the right and above, between points mixed."""
    x, y = int(np.floor(right)), int(np.floor(up))
    a, b = right - x, up - y
    at = lambda i, j: np.roll(values, (y + j, -(x + i)), (0, 1))  # noqa: E731 (rows run downwards)
    made = at(0, 0) * ((1 - a) * (1 - b))
    for share, i, j in ((a * (1 - b), 1, 0), ((1 - a) * b, 0, 1), (a * b, 1, 1)):
        if share > 1e-4:
            made = made + at(i, j) * share
    return made


def normals(height: np.ndarray) -> np.ndarray:
    """Right, up, out."""
    right = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / (2 * PX)
    up = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) / (2 * PX)
    made = np.stack([-right, -up, np.ones_like(height)], -1)
    return made / np.linalg.norm(made, axis=-1, keepdims=True)


def sunlit(height: np.ndarray) -> np.ndarray:
    """1 in the sun, 0 in the shadow of something higher."""
    plan = np.hypot(*SUN[:2])
    right, up, rise = SUN[0] / plan, SUN[1] / plan, SUN[2] / plan * PX
    over = np.zeros_like(height)
    reach = int((height.max() - np.percentile(height, 2)) / rise) + 2
    for step in range(1, min(reach, 22)):
        over = np.maximum(over, moved(height, right * step, up * step) - height - rise * step)
    return 1 - (over / 0.3).clip(0, 1)


def surroundings(height: np.ndarray, normal: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(light of sky and ground by colour, share of it that comes in)."""
    total, seen = np.zeros((*height.shape, 3), np.float32), np.zeros_like(height)
    for k in range(WAYS):
        turn = 2 * np.pi * (k + 0.5) / WAYS
        right, up = np.cos(turn), np.sin(turn)
        steep = np.zeros_like(height)
        for step in STEPS:
            there = moved(height, round(right * step), round(up * step))
            steep = np.maximum(
                steep, (there - height) / (PX * max(np.hypot(round(right * step), round(up * step)), 1))
            )
        open_ = 1 / (1 + steep**2) * (1 + normal[:, :, 0] * right + normal[:, :, 1] * up).clip(0, 2)
        above = 0.5 + 0.5 * up
        total += open_[:, :, None] * (SKY * above + GROUND * (1 - above))
        seen += open_
    even = sum(
        SKY * (0.5 + 0.5 * u) + GROUND * (0.5 - 0.5 * u)
        for u in np.sin(2 * np.pi * (np.arange(WAYS) + 0.5) / WAYS)
    )
    return total / even, (seen / WAYS).clip(0, 1)


def handed_on(open_: np.ndarray, albedo: np.ndarray) -> np.ndarray:
    """Light that crevices of a colour give back to themselves: a fit to traced ones (Jimenez and others, 2016)."""
    share = open_[:, :, None]
    a, b, c = 2.0404 * albedo - 0.3324, -4.7951 * albedo + 0.6417, 2.7552 * albedo + 0.6903
    return np.maximum(share, ((share * a + b) * share + c) * share)


def lit(wall: Wall) -> np.ndarray:
    """Linear picture of a wall."""
    normal = normals(wall.height)
    sun = sunlit(wall.height) * (normal @ SUN).clip(0, None) / SUN[2]
    around, open_ = surroundings(wall.height, normal)
    more = handed_on(open_, wall.albedo) / open_[:, :, None].clip(0.05, None)
    picture = wall.albedo * (SHARE * sun[:, :, None] + (1 - SHARE) * around * more)
    if wall.glaze.any():
        picture = picture + wall.glaze[:, :, None] * mirrored(wall.height, normal, sun)
    return picture


def mirrored(height: np.ndarray, normal: np.ndarray, sun: np.ndarray) -> np.ndarray:
    """What a clear glaze shows: sky over a dark line of houses and trees over bright ground, and the sun."""
    rows, columns = height.shape
    y, x = np.mgrid[0:rows, 0:columns]
    eye = np.stack([-(x - columns / 2) * PX, (y - rows / 2) * PX, np.full(height.shape, DISTANCE)], -1)
    eye /= np.linalg.norm(eye, axis=-1, keepdims=True)
    facing = (normal * eye).sum(-1).clip(0, 1)
    back = 2 * facing[:, :, None] * normal - eye
    share = 0.04 + 0.96 * (1 - facing) ** 5
    line = 0.10 + 0.05 * np.sin(back[:, :, 0] * 23) * np.sin(back[:, :, 0] * 57 + 1)
    rise = back[:, :, 1] - line
    sky = np.array([0.75, 0.90, 1.10]) * (1.25 - 0.6 * rise.clip(0, 1))[:, :, None]
    ground = np.array([0.80, 0.70, 0.56]) * np.ones_like(sky)
    trees = np.array([0.13, 0.14, 0.11])
    low, high = (smooth(v, -0.05, 0.05)[:, :, None] for v in (-0.08 - back[:, :, 1], rise))
    seen = sky * high + (ground * low + trees * (1 - low)) * (1 - high)
    half = SUN + eye
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    rough = 0.10**2
    cosine = (normal * half).sum(-1).clip(0, 1)
    glint = rough / (np.pi * (cosine**2 * (rough - 1) + 1) ** 2) * 0.04 * np.pi * SHARE / (4 * SUN[2])
    return share[:, :, None] * seen * 0.9 + (glint * (sun > 0.05)).clip(0, 1.2)[:, :, None]
