"""Open country: uneven ground as a grid, and bare ranges of mountains that fade with distance. Metres."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ..materials.nodes import NodeMaterial, linear
from .mesh import make_mesh, place

# What the air between puts over far rock, as light: the colour of a Gulf horizon.
HAZE = (0.50, 0.55, 0.62)


@lru_cache(maxsize=16)
def _lattice(seed: int):
    from scipy.ndimage import spline_filter

    return spline_filter(np.random.default_rng(seed).random((256, 256)), 2, mode="grid-wrap")


def value_noise(x, y, seed: int):
    """Smooth noise of 0 to 1 with one bump a unit."""
    from scipy.ndimage import map_coordinates

    return map_coordinates(_lattice(seed), [x % 256, y % 256], order=2, mode="grid-wrap", prefilter=False)


def rolling(x, y, size: float, seed: int, octaves: int = 4):
    """Fractal noise of -1 to 1; size is the longest wave."""
    out, total = 0.0, 0.0
    for k in range(octaves):
        scale, weight = 2**k / size, 0.5**k
        out = out + weight * (2 * value_noise(x * scale + 17 * k, y * scale + 31 * k, seed + k) - 1)
        total += weight
    return out / total


def ridged(x, y, size: float, seed: int, octaves: int = 7):
    """Ridges and gullies of 0 to 1: sharp above, scree below, rougher the higher."""
    out, weight, total = 0.0, 1.0, 0.0
    for k in range(octaves):
        scale, share = 2.05**k / size, 0.46**k
        crest = (1 - abs(2 * value_noise(x * scale + 13 * k, y * scale + 29 * k, seed + k) - 1)) ** 2
        out = out + share * crest * weight
        weight = np.clip(crest * 1.6, 0.12, 1)
        total += share
    return out / total


def grid(name: str, x, y, z, material, smooth: float | None = 40):
    """Mesh over equal arrays of rows and columns."""
    rows, columns = x.shape
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None]).ravel()
    faces = np.stack([first, first + 1, first + columns + 1, first + columns], 1)
    points = np.stack([x.ravel(), y.ravel(), z.ravel()], 1)
    return place(make_mesh(name, points, faces.tolist(), material, smooth))


def spaced(low: float, high: float, middle: float, count: int):
    """Coordinates that lie close together round the middle."""
    t = np.linspace(-1, 1, count)
    reach = np.where(t < 0, middle - low, high - middle)
    return middle + np.sign(t) * reach * (0.22 * abs(t) + 0.78 * abs(t) ** 3)


def stony_soil(dark: str = "#5f4d3d", light: str = "#94795a"):
    """Gravel, dust and shards."""
    made = NodeMaterial("stony-soil")
    at = (made.node("NewGeometry"), "Position")
    wide = made.ramp(
        made.noise(at, 0.22, 6, 0.65, 0.4),
        [(0.34, linear(dark)), (0.52, linear("#786149")), (0.68, linear(light))],
    )
    pebbles = made.voronoi(made.offset(at, x=made.noise(at, 3.0, 2)), 8.5)
    colour = made.darken(made.remap((pebbles, "Distance"), 0.2, 0.75, 0, 0.75), wide, (0.60, 0.56, 0.52))
    shade = made.node("SeparateXYZ")
    made.link((pebbles, "Color"), shade, 0)
    colour = made.darken(made.remap((shade, 0), 0.5, 1, 0, 0.6), colour, (1.35, 1.28, 1.2))
    colour = made.darken(made.remap(made.noise(at, 45, 5, 0.7), 0.4, 0.7, 0, 0.45), colour, (0.7, 0.68, 0.66))
    height = made.math(
        "SUBTRACT", made.noise(at, 2.4, 6, 0.65), made.math("MULTIPLY", (pebbles, "Distance"), 0.35)
    )
    made.bump(height, 0.9, 0.16)
    return made.finish(Base_Color=colour, Roughness=0.95, Specular=0.08)


def mountain_rock(haze=HAZE, clear: float = 2100):
    """Bedded brown rock; the haze is a share of light that grows with the way to the camera."""
    made = NodeMaterial("mountain")
    at = (made.node("NewGeometry"), "Position")
    tilted = made.node("Mapping")
    made.feed(at, tilted, 0)
    tilted.inputs["Rotation"].default_value = (0.10, 0.16, 0)
    beds = made.noise(made.stretch(tilted, (0.0035, 0.0035, 0.075)), 1, 8, 0.68, 0.7)
    shades = ("#4d3b2d", "#6d543f", "#86694d", "#5d4838", "#8d7356", "#6a5443")
    colour = made.ramp(beds, [(0.30 + 0.08 * i, linear(c)) for i, c in enumerate(shades)])
    facing = made.node("SeparateXYZ")
    made.link((made.node("NewGeometry"), "True Normal"), facing, 0)
    scree = made.math(
        "MULTIPLY", made.remap((facing, 2), 0.72, 0.93, 0, 0.8), made.noise(at, 0.03, 5), clamp=True
    )
    colour = made.mix(scree, colour, linear("#9a8060"))
    colour = made.darken(
        made.remap(made.noise(at, 0.11, 8, 0.72), 0.42, 0.68, 0, 0.7), colour, (0.58, 0.54, 0.52)
    )
    rough = made.math("ADD", made.noise(at, 0.07, 10, 0.72), made.math("MULTIPLY", beds, 0.8))
    made.bump(rough, 1.0, 14)
    made.finish(Base_Color=colour, Roughness=1.0, Specular=0.03)
    gone = made.math(
        "SUBTRACT",
        1,
        made.math("POWER", 2.718, made.math("DIVIDE", (made.node("CameraData"), "View Distance"), -clear)),
    )
    air, blend = made.node("Emission"), made.node("MixShader")
    made.feed(haze, air, 0)
    for socket, source in enumerate((gone, made.bsdf, air)):
        made.link(source, blend, socket)
    made.link(blend, made.output, 0)
    return made.material


@dataclass(frozen=True)
class Range:
    """Mountains in one direction: azimuth (0 is +y, 90 is +x) and spread in degrees, distances, height of the foot and
    of the highest peaks."""

    towards: float = 0
    spread: float = 120
    near: float = 95
    far: float = 3000
    foot: float = -4
    height: float = 430
    seed: int = 3
    hills: float = 1.0  # how much the foothills rise beside the main range
    detail: tuple[int, int] = (760, 190)

    def rise(self, x, y, distance):
        """Foothills, main range, far range: each begins beyond the one before."""
        ways = np.interp(
            distance,
            [self.near, 220, 420, 750, 1300, 2000, 3000],
            [0, 0.06 * self.hills, 0.13 * self.hills, 0.42, 0.85, 0.9, 1.4],
        )
        warp = 90 * rolling(x, y, 700, self.seed + 40, 3)
        form = ridged(x + warp, y - warp, 760, self.seed)
        high = self.height * ways * (0.24 + 0.88 * form)
        bench = 9 + 0.02 * distance  # hard beds stand out as ledges
        level = (high + 0.12 * x) / bench
        step = np.floor(level) + np.clip((level % 1) * 2.6 - 1.1, 0, 1)
        return high + 0.26 * (step - level) * bench * np.clip(high / 40, 0, 1)


def mountains(form: Range, material, centre: tuple[float, float] = (0, 0)) -> None:
    columns, rows = form.detail
    angle = np.radians(form.towards + np.linspace(-form.spread / 2, form.spread / 2, columns))[None]
    distance = (form.near * (form.far / form.near) ** np.linspace(0, 1, rows))[:, None] + 0 * angle
    x, y = centre[0] + distance * np.sin(angle), centre[1] + distance * np.cos(angle)
    grid("mountains", x, y, form.foot + form.rise(x, y, distance), material, 25)
