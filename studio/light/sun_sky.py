"""Sun and sky of the Gulf, and studio lamps. Angles in degrees, lamp power in watts."""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from ..shapes.mesh import make_mesh, place
from . import measured


@dataclass(frozen=True)
class Sun:
    elevation: float = 44
    azimuth: float = -126  # sky rotation; -126 rakes a front that looks along -y from its left
    strength: float = 0.13
    dust: float = 0.7
    size: float = 0.7  # angular diameter, a little more than the real .53 for softer edges
    ozone: float = 2.6
    clouds: float = 1.0
    sky: str = "cirrus"  # cirrus | streets | mackerel | clear; with turn, no two pictures share one sky
    turn: float = 0.0


# Stretch and scale of the cloud noise, where it begins and ends to show, distortion.
SKIES = {
    "cirrus": ((1.2, 1.2, 5.5), 1.6, 0.50, 0.82, 0.6),
    "streets": ((3.4, 0.6, 6.5), 1.9, 0.52, 0.78, 0.5),
    "mackerel": ((1.4, 1.0, 4.2), 5.2, 0.52, 0.70, 0.25),
    "clear": ((1.0, 1.0, 9.0), 1.0, 0.62, 1.00, 0.2),
}


# Shows as a light studio grey; white paper clipped and printed itself on the clay.
PAPER = "#bdbbb8"
KEY_SPREAD = 104  # degrees; wider, the key burns out the paper beside the piece


def _world(colour=(1, 1, 1), strength: float = 1.0):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs[0].default_value, ground.inputs[1].default_value = (*colour, 1), strength
    return world, ground


def even_light(strength: float) -> None:
    """White light from everywhere."""
    _world(strength=strength)


def sun_and_sky(sun: Sun, cirrus: bool = True) -> None:
    """Nishita sky. The camera sees it lifted and with faint cirrus, mirrors see a measured one, light gets it untouched."""
    world, ground = _world(strength=sun.strength)
    tree = world.node_tree
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_elevation, sky.sun_rotation = math.radians(sun.elevation), math.radians(sun.azimuth)
    sky.dust_density, sky.sun_size = sun.dust, math.radians(sun.size)
    sky.ozone_density, sky.air_density = sun.ozone, 1.0
    if not cirrus:
        tree.links.new(sky.outputs[0], ground.inputs[0])
        return
    seen = _cirrus(tree, sky, sun)
    rays, choose = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMixRGB")
    for source, socket in ((rays.outputs["Is Camera Ray"], 0), (sky.outputs[0], 1), (seen.outputs[0], 2)):
        tree.links.new(source, choose.inputs[socket])
    mirrors = tree.nodes.new("ShaderNodeMixRGB")
    for source, socket in (
        (rays.outputs["Is Glossy Ray"], 0),
        (choose.outputs[0], 1),
        (measured.mirrored(tree, sun), 2),
    ):
        tree.links.new(source, mirrors.inputs[socket])
    tree.links.new(mirrors.outputs[0], ground.inputs[0])


def _cirrus(tree, sky, sun: Sun):
    new, link = tree.nodes.new, tree.links.new
    place_node, stretch, noise = (
        new("ShaderNodeTexCoord"),
        new("ShaderNodeMapping"),
        new("ShaderNodeTexNoise"),
    )
    form, scale, begin, end, swirl = SKIES[sun.sky]
    stretch.inputs["Scale"].default_value = form
    stretch.inputs["Rotation"].default_value = (0, 0, math.radians(sun.turn))
    stretch.inputs["Location"].default_value = (sun.turn * 0.173, sun.turn * 0.091, 0)
    for name, value in (("Scale", scale), ("Detail", 9), ("Roughness", 0.62), ("Distortion", swirl)):
        noise.inputs[name].default_value = value
    ramp, lifted, cloudy = new("ShaderNodeValToRGB"), new("ShaderNodeMixRGB"), new("ShaderNodeMixRGB")
    low, high = ramp.color_ramp.elements
    low.position, high.position = begin, end
    high.color = (0.55 * sun.clouds, 0.55 * sun.clouds, 0.55 * sun.clouds, 1)
    lifted.blend_type, lifted.inputs[0].default_value = "MULTIPLY", 1
    lifted.inputs[2].default_value = (1.45, 1.62, 1.78, 1)
    warm = min(1.0, max(sun.elevation, 4) / 30)
    cloudy.inputs[2].default_value = (8.5 * warm, 8.6 * warm**1.1, 8.8 * warm**1.2, 1)
    link(place_node.outputs["Generated"], stretch.inputs[0])
    link(stretch.outputs[0], noise.inputs["Vector"])
    link(noise.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], cloudy.inputs[0])
    link(sky.outputs[0], lifted.inputs[1])
    link(lifted.outputs[0], cloudy.inputs[1])
    return cloudy


def panel(
    at,
    towards,
    size: float,
    power: float,
    colour=(1, 1, 1),
    height: float | None = None,
    mirrored: bool = True,
):
    """Soft rectangular lamp; mirrored=False hides it from glossy surfaces (collector glass)."""
    lamp = bpy.data.lights.new("panel", "AREA")
    lamp.energy, lamp.color, lamp.size = power, colour, size
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height
    made = place(lamp, at)
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    made.visible_glossy = mirrored
    return made


def sky_card(at, towards, size: float, power: float) -> None:
    """Glowing card with a soft bright middle: what glass and metal mirror in a studio. The camera does not see it."""
    card = bpy.data.materials.new("sky-card")
    card.use_nodes = True
    tree = card.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    out, glow, fall, shift = (
        new(f"ShaderNode{k}") for k in ("OutputMaterial", "Emission", "TexGradient", "Mapping")
    )
    level = new("ShaderNodeMath")
    fall.gradient_type = "QUADRATIC_SPHERE"
    link(new("ShaderNodeTexCoord").outputs["Object"], shift.inputs[0])
    shift.inputs["Scale"].default_value = (2.1 / size, 2.1 / size, 1)
    link(shift.outputs[0], fall.inputs[0])
    level.operation, level.inputs[1].default_value = "MULTIPLY", power
    link(fall.outputs["Fac"], level.inputs[0])
    link(level.outputs[0], glow.inputs["Strength"])
    link(glow.outputs[0], out.inputs[0])
    half = size / 2
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    made = place(make_mesh("sweep-card", corners, [(0, 1, 2, 3)], card), at)
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = made.visible_diffuse = made.visible_shadow = False
    card.cycles.sample_as_light = False


def studio(ground_material, scale: float = 1.0) -> None:
    """Grey sweep, one raking softbox, a thin rim behind, little fill: form first. scale 1 suits a roof tile."""
    k, power = scale, scale * scale
    _world((1, 0.99, 0.98), 0.17)
    key = panel((-1.25 * k, 0.40 * k, 1.0 * k), (0, 0, 0.02 * k), 0.40 * k, 15 * power, (1, 0.975, 0.94))
    key.data.spread = math.radians(KEY_SPREAD)
    panel((1.5 * k, -1.0 * k, 0.9 * k), (0, 0, 0.05 * k), 1.6 * k, 6 * power, (0.97, 0.985, 1))
    panel((0.45 * k, 1.5 * k, 0.55 * k), (0, 0, 0.05 * k), 0.9 * k, 9 * power, (1, 0.985, 0.96), 0.18 * k)
    # Pool of light on the far paper: a soft horizon that is never white and never a line.
    panel((0, 0.9 * k, 3.0 * k), (0, 2.6 * k, 0.9 * k), 2.2 * k, 38 * power, (1, 0.995, 0.985))
    sweep(ground_material, k)


def sweep(material, scale: float = 1.0) -> None:
    """Paper that runs from the floor up the wall in a wide curve."""
    radius, wall = 1.7 * scale, 1.1 * scale
    line = [(-3 * scale, 0), (wall, 0)]
    for i in range(1, 33):
        t = math.pi / 2 * i / 32
        line.append((wall + radius * math.sin(t), radius * (1 - math.cos(t))))
    line.append((wall + radius, 5 * scale))
    vertices = [(x * scale, y, z) for y, z in line for x in (-5, 5)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    place(make_mesh("sweep", vertices, faces, material, 40))
