"""Stone as the face of whole house walls, with openings: drawn in the material, since no relief of 2 cm shows as
geometry at the distance of a house. Same kinds, colours and mortars as the real stones of shapes/stones.py."""

from __future__ import annotations

from dataclasses import dataclass

from ..colour import base_colour
from ..shapes.stones import MORTAR, PALETTE
from . import fired
from .nodes import NodeMaterial


@dataclass(frozen=True)
class Course:
    """Length and height of a stone, width of its joint, depth of the relief (metres); how much heights and lengths
    vary (metres of a slow wave)."""

    length: float
    height: float
    joint: float
    relief: float
    vary: tuple[float, float]


COURSES = {
    "ashlar": Course(0.62, 0.31, 0.012, 0.020, (0.0, 0.0)),
    "ledge": Course(0.42, 0.105, 0.008, 0.045, (0.030, 0.11)),
    "rubble": Course(0.46, 0.30, 0.026, 0.050, (0.0, 0.0)),
    "slate": Course(0.36, 0.062, 0.005, 0.040, (0.018, 0.12)),
}


def stone_wall(kind: str):
    """Wall of a kind of stone; writes itself as wall in the layer `mask`."""
    made, course = NodeMaterial("stone-wall-" + kind), COURSES[kind]
    at, along, up = _along_the_wall(made)
    lottery, joint = (_rubble if kind == "rubble" else _coursed)(made, along, up, course)
    shades = [base_colour("wall", c) for c in PALETTE[kind]]
    colour = made.ramp(lottery, [((i + 0.5) / len(shades), c) for i, c in enumerate(shades)])
    other = made.node("TexWhiteNoise", noise_dimensions="1D")
    made.feed(made.math("MULTIPLY", lottery, 71.3), other, "W")
    colour = made.mix(1, colour, made.grey(made.remap(other, 0, 1, 0.80, 1.14)), "MULTIPLY")
    cloud, fine = made.noise(at, 7, 4, 0.6, 0.5), made.noise(at, 60, 4, 0.7)
    colour = made.darken(made.remap(cloud, 0.40, 0.70, 0, 0.5), colour, (0.70, 0.65, 0.60))
    colour = made.darken(made.remap(fine, 0.45, 0.70, 0, 0.45), colour, (0.72, 0.69, 0.66))
    weather = made.remap(made.noise(at, 0.5, 4, 0.62), 0.3, 0.7, 1.05, 0.86)
    colour = made.mix(1, colour, made.grey(weather), "MULTIPLY")
    colour = made.darken(
        made.math("MULTIPLY", made.occlusion(0.40), 0.5, clamp=True), colour, (0.5, 0.46, 0.42)
    )
    colour = made.mix(joint, colour, base_colour("wall", MORTAR[kind]))
    standing = made.math("SUBTRACT", 1, joint)
    face = made.math("ADD", made.math("MULTIPLY", other, 0.45), made.math("MULTIPLY", cloud, 0.5))
    height = made.math("MULTIPLY", standing, made.math("ADD", 0.55, face))
    made.bump(made.math("ADD", height, made.math("MULTIPLY", fine, 0.12)), 0.9, course.relief)
    made.write_layer("mask", (0.0, 1.0, 0.0))
    return made.finish(Base_Color=colour, Roughness=0.9, Specular=0.15)


def _along_the_wall(made: NodeMaterial):
    """Position, metres along the wall, metres up."""
    geometry, place, facing = made.node("NewGeometry"), made.node("SeparateXYZ"), made.node("SeparateXYZ")
    made.link((geometry, "Position"), place, 0)
    made.link((geometry, "True Normal"), facing, 0)
    front = made.math("GREATER_THAN", made.math("ABSOLUTE", (facing, 1)), 0.7)
    along = made.math(
        "ADD",
        made.math("MULTIPLY", (place, 0), front),
        made.math("MULTIPLY", (place, 1), made.math("SUBTRACT", 1, front)),
    )
    return (geometry, "Position"), along, (place, 2)


def _coursed(made: NodeMaterial, along, up, course: Course):
    """A number of each stone, and 1 in the joints."""
    wave = lambda value, rate, size: made.math(  # noqa: E731
        "MULTIPLY", made.math("SINE", made.math("MULTIPLY", value, rate)), size
    )
    heights, lengths = course.vary
    up = made.math("ADD", up, made.math("ADD", wave(up, 9.1, heights), wave(up, 23.7, heights * 0.45)))
    row = made.math("FLOOR", made.math("DIVIDE", up, course.height))
    shift = made.node("TexWhiteNoise", noise_dimensions="1D")
    made.feed(row, shift, "W")
    along = made.math("ADD", along, made.math("MULTIPLY", shift, course.length if lengths else 0.0))
    along = made.math(
        "ADD", along, wave(made.math("ADD", along, made.math("MULTIPLY", row, 1.7)), 5.3, lengths)
    )
    bricks = made.node("TexBrick")
    bricks.offset = 0.5
    made.feed(made.offset((0.0, 0.0, 0.0), x=along, y=up), bricks, "Vector")
    for name, value in (
        ("Scale", 1),
        ("Brick Width", course.length),
        ("Row Height", course.height),
        ("Mortar Size", course.joint / 2),
        ("Mortar Smooth", 0.3),
    ):
        bricks.inputs[name].default_value = value
    for name, level in (("Color1", 0.0), ("Color2", 1.0), ("Mortar", 0.5)):
        bricks.inputs[name].default_value = (level, level, level, 1)
    number = made.node("SeparateXYZ")
    made.feed((bricks, "Color"), number, 0)
    return (number, 0), (bricks, "Fac")


def _rubble(made: NodeMaterial, along, up, course: Course):
    """Field stones: cells of a jittered grid."""
    at = made.offset(
        (0.0, 0.0, 0.0),
        x=made.math("DIVIDE", along, course.length),
        y=made.math("DIVIDE", up, course.height),
    )
    cells, edges = (
        made.node("TexVoronoi", voronoi_dimensions="2D", feature=f) for f in ("F1", "DISTANCE_TO_EDGE")
    )
    for node in (cells, edges):
        made.feed(at, node, "Vector")
        node.inputs["Scale"].default_value = 1
        node.inputs["Randomness"].default_value = 0.75
    number = made.node("SeparateXYZ")
    made.feed((cells, "Color"), number, 0)
    width = course.joint / course.height
    return (number, 0), fired.smooth(made, edges, width, width * 0.35)
