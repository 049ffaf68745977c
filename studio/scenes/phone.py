"""A phone leaning on a roof tile on the studio paper, the roof tile simulator on its screen.

Params: screen (file of studio/screens, which scripts/pictures/phone-screen.ts takes), profile, colour (hex).
"""

from __future__ import annotations

import math
from pathlib import Path

import bpy

from ..cameras import camera
from ..cameras.camera import View
from ..colour import base_colour
from ..light import sun_sky
from ..materials.clay import TILE, clay
from ..materials.nodes import NodeMaterial, linear, plain
from ..shapes import tiles
from ..shapes.mesh import add_bevel, group, make_mesh, place, prism
from ..shapes.tile_profiles import PROFILES

SCREENS = Path(__file__).parent.parent / "screens"
WIDE, HIGH, THICK, CORNER = 0.0745, 0.157, 0.0082, 0.0105  # metres
VIEW = View((0.05, -0.62, 0.19), (0.0, 0.0, 0.078), 72, aperture=11, focus=(0, -0.05, 0.08))


def build(params: dict, seed: str) -> dict:
    sun_sky.studio(plain("paper", linear("#cabca6"), 0.9, 0.1))
    _tile(params.get("profile", "portoghese"), params.get("colour", "#a8563a"))
    _phone(SCREENS / params["screen"])
    camera.use(VIEW)
    return {"set": "studio", "exposure": params.get("exposure", -0.3)}


def _tile(profile: str, colour: str) -> None:
    spec, turn = PROFILES[profile], math.radians(-64)
    x = 0.06 - (spec.cover / 2 * math.cos(turn) - spec.length / 2 * math.sin(turn))
    y = 0.15 - (spec.cover / 2 * math.sin(turn) + spec.length / 2 * math.cos(turn))
    material = clay("clay", [base_colour("studio", colour)], TILE)
    place(tiles.tile(profile, 4, material=material), (x, y, 0.008), (0, 0, turn))


def _rounded(half_wide: float, half_high: float, radius: float, steps: int = 8):
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    line = []
    for sx, sz, start in corners:
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            line.append(
                (
                    sx * (half_wide - radius) + radius * math.cos(angle),
                    sz * (half_high - radius) + radius * math.sin(angle),
                )
            )
    return line


def _phone(picture: Path) -> None:
    """Upright on its short edge, tilted back; the screen looks along -y."""
    whole = group(
        (-0.055, -0.055, HIGH / 2 * math.cos(math.radians(17)) + 0.002),
        (math.radians(-17), 0, math.radians(12)),
    )
    body = plain("phone", linear("#2b2c2f"), 0.35, 0.5, 0.7)
    shape = prism(_rounded(WIDE / 2, HIGH / 2, CORNER), -THICK / 2, THICK / 2)
    add_bevel(place(make_mesh("phone", *shape, body, 30), parent=whole), 0.0016, 3, 40)
    inner = _rounded(WIDE / 2 - 0.0024, HIGH / 2 - 0.0024, CORNER - 0.002)
    vertices = [(x, -THICK / 2 - 0.0002, z) for x, z in inner]
    screen = make_mesh("screen", vertices, [tuple(range(len(vertices)))], _screen(picture))
    _map_screen(screen, inner)
    place(screen, parent=whole)


def _map_screen(screen, inner) -> None:
    """The whole picture on the glass; both have the proportions of a telephone."""
    wide, high = (2 * max(point[axis] for point in inner) for axis in (0, 1))
    layer = screen.uv_layers.new(name="uv")
    for loop in screen.loops:
        x, z = inner[loop.vertex_index]
        layer.data[loop.index].uv = (0.5 + x / wide, 0.5 + z / high)


def _screen(picture: Path):
    made = NodeMaterial("screen")
    texture = made.node("TexImage")
    texture.image = bpy.data.images.load(str(picture), check_existing=True)
    made.feed((made.node("UVMap", uv_map="uv"), 0), texture, "Vector")
    made.finish(Base_Color=(0.01, 0.01, 0.012), Roughness=0.12, Specular=0.3, Emission_Strength=1.15)
    made.link(texture, made.bsdf, "Emission")
    return made.material
