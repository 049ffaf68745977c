"""A laid roof seen square on, as a relief that repeats at its edges: textures for architects.

Every tile of a field of whole tiles has its own place, lean and colour. Millimetres; rows run downwards, so the slope's
upper end is the top of the map.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..shapes.barrels import CURVA
from ..shapes.tile_profiles import PROFILES
from .faces import Face
from .noise import Sampler, smooth
from .open_sky import open_share
from .wall import blended

PIXELS = 2048
SHADE = 0.12  # what the deepest crevice keeps of its colour
ROUND = 4.0  # radius of the nose's arris, mm

CLAY = Face(2.8, 0.4, 0.25, drag=0.0, grain=0.02, spread=0.05, within=0.2, sand=0.07, speck=0.25, smear=0.0)


@dataclass(frozen=True)
class Field:
    """How many tiles across and courses up the map holds, and what one covers, in millimetres."""

    across: int
    courses: int
    cover: float
    gauge: float
    stagger: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the map, in millimetres."""
        return self.across * self.cover, self.courses * self.gauge


def field_of(profile: str) -> Field:
    """Nearly square, about 1.7 m, whole tiles and an even number of courses where they are staggered."""
    if profile == "curva":
        return Field(7, 5, CURVA.pitch * 1000, CURVA.gauge * 1000)
    spec = PROFILES[profile]
    across, courses = round(1.72 / spec.cover), round(1.72 / spec.gauge)
    courses += courses % 2 if spec.stagger else 0
    return Field(across, courses, spec.cover * 1000, spec.gauge * 1000, spec.stagger)


@dataclass
class Piece:
    """One piece of a course: its height over the slope at distances to the right of its left edge, and its place."""

    section: np.ndarray  # x, z in mm, x from its left edge upwards
    left: float  # of its left edge from that of the field a tile covers
    length: float
    lap: float  # height it loses from nose to the next nose
    taper: float = 0.0  # share of its half width that it loses up to its head
    ribs: float = 0.0


def pieces_of(profile: str) -> list[Piece]:
    """From below upwards: what lies in one field of a course."""
    if profile != "curva":
        spec = PROFILES[profile]
        top = spec.section()[0] * 1000
        return [Piece(_upper(top), 0.0, spec.length * 1000, spec.lap * 1000, ribs=spec.head_rib * 1000)]
    made = []
    for shape, up, middle, down in (
        (CURVA.pan, CURVA.pan_up, 0.0, True),
        (CURVA.cover, CURVA.cover_up, CURVA.pitch / 2, False),
    ):
        turn = np.linspace(0, np.pi, 90)
        radius = shape.wide - (shape.thickness if down else 0)
        z = np.sin(turn) * radius * shape.flat * (-1 if down else 1) + up
        line = np.stack([(radius - np.cos(turn) * radius) * 1000, z * 1000], 1)
        taper = 1 - shape.narrow / shape.wide
        made.append(Piece(line, (middle - radius) * 1000, shape.length * 1000, CURVA.lap * 1000, taper))
    return made


def _upper(line: np.ndarray) -> np.ndarray:
    """The same line as a height over each x: where it overhangs, what is seen from above."""
    x = np.linspace(line[:, 0].min(), line[:, 0].max(), 900)
    z = np.full_like(x, -1e3)
    for (x0, z0), (x1, z1) in zip(line, line[1:]):
        if abs(x1 - x0) < 1e-9:
            continue
        at = (x >= min(x0, x1)) & (x <= max(x0, x1))
        z[at] = np.maximum(z[at], z0 + (x[at] - x0) / (x1 - x0) * (z1 - z0))
    known = z > -900
    return np.stack([x, np.interp(x, x[known], z[known])], 1)


@dataclass
class Roof:
    """Height in millimetres, factor on the colour, place in a blend of four (0..3) and share of clay that is seen."""

    height: np.ndarray
    factor: np.ndarray
    place: np.ndarray
    pitch: tuple[float, float]  # millimetres a pixel, across and up
    open: np.ndarray  # how bright a crevice is beside what lies open


def roof(profile: str, seed: int, pixels: int = PIXELS) -> Roof:
    """The field of a profile. Colours come later, so that all of a profile share one relief."""
    random = np.random.default_rng(seed)
    field = field_of(profile)
    wide, tall = field.size
    px = wide / pixels, tall / pixels
    made = Roof(
        np.full((pixels, pixels), -200.0, np.float32),
        np.ones((pixels, pixels, 3), np.float32),
        np.zeros((pixels, pixels), np.float32),
        px,
        np.ones((pixels, pixels), np.float32),
    )
    marks = []
    for piece in pieces_of(profile):
        for course in range(field.courses):
            for nth in range(field.across):
                shift = (course % 2) * field.stagger
                x = (nth + shift) * field.cover + piece.left + random.normal(0, 0.8)
                y = course * field.gauge + random.normal(0, 1.6)
                marks.append(_lay(made, piece, (x, y), field, random))
    made.factor /= np.mean(marks, 0)
    share = open_share(made.height, px)
    made.open = SHADE + (1 - SHADE) * (share / np.percentile(share, 80)).clip(0, 1.06) ** 1.8
    return made


def _lay(made: Roof, piece: Piece, at, field: Field, random: np.random.Generator) -> np.ndarray:
    """Puts a piece where it is the highest. Returns the mean factor on its colour."""
    pixels, (px, py) = made.height.shape[0], made.pitch
    width = piece.section[-1, 0]
    columns = np.arange(int(at[0] / px) - 1, int((at[0] + width) / px) + 2)
    rows = np.arange(int(at[1] / py) - 1, int((at[1] + piece.length) / py) + 2)
    x, y = (columns + 0.5) * px - at[0], (rows + 0.5) * py - at[1]
    noise = Sampler(random, (len(rows), len(columns)))
    u, v = np.meshgrid(x, y)
    u = u - v * random.normal(0, 0.0022) + 0.35 * noise(22, 22)
    v = v + 0.9 * noise(30, 30) + 0.35 * noise(7, 7)
    half = width / 2
    drawn_in = 1 - piece.taper * v / piece.length
    z = np.interp(
        ((u - half) / drawn_in + half).ravel(), piece.section[:, 0], piece.section[:, 1], -500, -500
    )
    z = z.reshape(u.shape) * np.where(piece.taper > 0, drawn_in, 1)
    z = z * (1 + random.normal(0, 0.012)) - v * piece.lap / field.gauge + random.normal(0, 0.5)
    z = z + random.normal(0, 0.003) * (u - half) + 0.25 * noise(40, 40) + 0.05 * noise(3, 3)
    for below, share in ((18, 1.0), (40, 0.7)):
        z = z + piece.ribs * share * np.clip(1.6 * np.exp(-(((v - piece.length + below) / 5.5) ** 2)), 0, 1)
    lean = (ROUND - v).clip(0, ROUND)
    z = z - (ROUND - np.sqrt((ROUND**2 - lean**2).clip(0)))
    z = np.where((v < 0) | (v > piece.length), -500, z)
    factor, place = clay(noise, v, random)
    where = np.ix_(pixels - 1 - rows % pixels, columns % pixels)
    seen = z > made.height[where]
    made.height[where] = np.where(seen, z, made.height[where])
    made.factor[where] = np.where(seen[:, :, None], factor, made.factor[where])
    made.place[where] = np.where(seen, place, made.place[where])
    shown = (v > 0) & (v < field.gauge) & (u > 0) & (u < field.cover)
    return factor[shown].mean(0)


def clay(noise: Sampler, up: np.ndarray, random: np.random.Generator):
    """(factor on the colour, place in the blend) over a piece: clouds of the kiln, sand, iron, soot under the lap."""
    face = CLAY
    cloud, blotch = 0.8 * noise(34, 34) + 0.7 * noise(12, 12) + 0.35 * noise(4, 4), noise(6, 6)
    factor = np.ones((*up.shape, 3), np.float32) * (1 + face.spread * random.uniform(-1, 1))
    factor *= 1 + 0.022 * random.uniform(-1, 1) * np.array([1, 0, -1.2], np.float32)

    def tone(amount, at_one):
        nonlocal factor
        factor *= 1 + (np.array(at_one, np.float32) - 1) * np.clip(amount, 0, 1)[:, :, None]

    tone(smooth(cloud, 0.2, 1.7) * face.cloud, (0.85, 0.81, 0.78))
    tone(smooth(cloud, -0.2, -1.7) * face.cloud, (1.11, 1.09, 1.07))
    tone(smooth(blotch, 0.6, 1.9) * face.cloud, (0.90, 0.88, 0.87))
    tone(smooth(up, 26, 2) * smooth(noise(16, 9), -0.8, 1.0) * 0.5, (0.80, 0.77, 0.76))
    factor *= (1 + face.sand * noise(0.9, 0.9) + 0.5 * face.sand * noise(1.8, 1.8)).clip(0.5, 1.7)[:, :, None]
    tone(smooth(noise(1.1, 1.1), 2.4, 2.9) * face.speck, (0.5, 0.44, 0.42))
    place = random.uniform(0, 3) + face.within * (noise(46, 46) + 0.6 * noise(15, 15))
    return factor, place.clip(0, 3)


def colour_map(laid: Roof, colours: np.ndarray) -> np.ndarray:
    """Linear colour, without sun: only crevices are darker, as far as every light leaves them."""
    albedo = blended(colours, laid.place) * laid.factor
    return (albedo * laid.open[:, :, None]).clip(0, 0.94)
