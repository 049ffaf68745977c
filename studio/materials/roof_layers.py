"""What lies under the tiles: reinforced foil and sawn timber, seen close."""

from __future__ import annotations

import math

from ..colour import base_colour
from .nodes import NodeMaterial


def foil(shift: float = 0.57):
    """Reinforced aluminium foil: a scrim of 8 mm threads, sharp creases, slack between the counter battens. A printed
    band repeats every 1.14 m up the slope, the first at shift metres."""
    made = NodeMaterial("foil")
    at = (made.node("TexCoord"), "Object")
    flat = made.stretch(at, (1, 1, 0))
    place = made.node("SeparateXYZ")
    made.link(at, place, 0)
    threads = None
    for axis in (0, 1):
        wave = made.math("ABSOLUTE", made.math("SINE", made.math("MULTIPLY", (place, axis), math.pi / 0.009)))
        thread = made.math("POWER", made.math("SUBTRACT", 1, wave), 3)
        threads = thread if threads is None else made.math("MAXIMUM", threads, thread)
    bent = made.node("VectorMath", operation="ADD")
    made.feed(flat, bent, 0)
    shove = made.node("VectorMath", operation="SCALE")
    made.feed((made.noise(flat, 5, 2), "Color"), shove, 0)
    shove.inputs["Scale"].default_value = 0.10
    made.feed(shove, bent, 1)
    creases = []
    for scale, width in ((4.5, 0.05), (11.0, 0.07)):
        cell = made.node("TexVoronoi", feature="DISTANCE_TO_EDGE")
        made.link(bent, cell, 0)
        cell.inputs["Scale"].default_value = scale
        ridge = made.remap((cell, "Distance"), 0.0, width, 1.0, 0.0)
        ridge.clamp = True
        creases.append(ridge)
    kept = made.remap(made.noise(flat, 2.2, 2), 0.40, 0.62, 0.15, 1.0)
    height = made.math("ADD", made.product(creases[0], kept, 4.0), made.product(creases[1], kept, 1.4))
    height = made.math(
        "ADD",
        height,
        made.math("MULTIPLY", made.noise(made.stretch(flat, (1.0, 0.55, 1)), 6.5, 2, 0.5), 24.0),
    )
    height = made.math("ADD", height, made.math("MULTIPLY", threads, 0.22))
    made.bump(height, 1.0, 0.0011)
    # Dust of the site dulls it in places; a print repeats every 0.6 m along the roll.
    dusty = made.remap(made.noise(flat, 2.1, 5, 0.7), 0.48, 0.8, 0.0, 0.12)
    rough = made.math("ADD", made.math("ADD", 0.13, made.math("MULTIPLY", threads, 0.10)), dusty)
    shade = made.mix(made.math("MULTIPLY", dusty, 1.6, clamp=True), (0.95, 0.90, 0.83), (0.56, 0.51, 0.44))
    lap = made.math(
        "LESS_THAN",
        made.math(
            "ABSOLUTE",
            made.math(
                "SUBTRACT",
                made.math("FRACT", made.math("DIVIDE", made.math("ADD", (place, 1), 0.57 - shift), 1.14)),
                0.5,
            ),
        ),
        0.026,
    )
    shade = made.mix(made.math("MULTIPLY", lap, 0.5), shade, (0.70, 0.67, 0.63))
    return made.finish(Base_Color=shade, Roughness=rough, Metallic=0.89)


def sawn(name: str, dark: str, light: str, axis: int):
    """Sawn softwood: nominal colours through the calibration (uncorrected ones glowed in the sun), saw marks, knots."""
    made = NodeMaterial(name)
    at = made.offset(
        (made.node("TexCoord"), "Object"),
        x=made.math("MULTIPLY", (made.node("ObjectInfo"), "Random"), 13.0),
        z=made.math("MULTIPLY", (made.node("ObjectInfo"), "Random"), 7.0),
    )
    scale = [46.0, 46.0, 46.0]
    scale[axis] = 1.6
    grain = made.noise(made.stretch(at, tuple(scale)), 1, 4, 0.6, 0.9)
    tone = made.math("ADD", grain, made.remap((made.node("ObjectInfo"), "Random"), 0, 1, -0.14, 0.14))
    colour = made.ramp(tone, [(0.30, base_colour("patch", dark)), (0.70, base_colour("patch", light))])
    knots = made.node("TexVoronoi")
    long = [9.0, 9.0, 9.0]
    long[axis] = 3.2
    made.link(made.stretch(at, tuple(long)), knots, 0)
    spot = made.remap((knots, "Distance"), 0.07, 0.15, 1.0, 0.0)
    spot.clamp = True
    colour = made.darken(spot, colour, (0.42, 0.33, 0.27))
    grey = made.remap(made.noise(at, 7, 3), 0.45, 0.7, 0, 0.35)
    colour = made.darken(grey, colour, (0.82, 0.84, 0.88))
    across = [14.0, 14.0, 14.0]
    across[axis] = 210.0
    saw = made.noise(made.stretch(at, tuple(across)), 1, 2, 0.5)
    made.bump(made.math("ADD", grain, made.math("MULTIPLY", saw, 0.8)), 0.5, 0.0012)
    return made.finish(Base_Color=colour, Roughness=0.86, Specular=0.12)
