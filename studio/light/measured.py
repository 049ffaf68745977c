"""Measured surroundings: photographed skies that metal, glaze and glass mirror. The sun stays computed.

From Debian's blender-data, where its licence says: all are CC0, by Greg Zaal (HDRI Haven, hdrihaven.com);
docs/decisions/158-mirrors-show-measured-skies.md.
"""

from __future__ import annotations

import math

import bpy

FOLDER = "/usr/share/blender/datafiles/studiolights/world/"
# Azimuth of the sun in the picture of each: degrees from +x against the clock, as Cycles lays a picture round a scene.
SUNS = {"city": -35.9, "forest": -35.5}
# So the upper half of the haze over a city is on average as bright as the computed sky, whose strength is 0.13: radiance 0.45
# of 1.23, both without the sun.
LEVEL = 0.36
BRIGHTEST = 6.0  # of the picture; its own sun would be a second one


def picture(tree, name: str, vector, turn: float):
    """Colour of a measured sky in a direction; turn in degrees against the clock. Returns the node's output."""
    new, link = tree.nodes.new, tree.links.new
    turned, sky, cut = new("ShaderNodeMapping"), new("ShaderNodeTexEnvironment"), new("ShaderNodeMixRGB")
    turned.inputs["Rotation"].default_value = (0, 0, -math.radians(turn))
    sky.image = bpy.data.images.load(f"{FOLDER}{name}.exr", check_existing=True)
    sky.image.colorspace_settings.name = "Linear"
    link(vector, turned.inputs[0])
    link(turned.outputs[0], sky.inputs[0])
    cut.blend_type, cut.inputs[0].default_value = "DARKEN", 1
    cut.inputs[2].default_value = (BRIGHTEST,) * 3 + (1,)
    link(sky.outputs[0], cut.inputs[1])
    return cut.outputs[0]


def mirrored(tree, sun, name: str = "city"):
    """What glossy rays of the world see: a measured sky whose sun stands where the computed one does."""
    at = tree.nodes.new("ShaderNodeTexCoord")
    level = tree.nodes.new("ShaderNodeVectorMath")
    level.operation, level.inputs["Scale"].default_value = "SCALE", LEVEL / 0.13
    tree.links.new(
        picture(tree, name, at.outputs["Generated"], 90 - sun.azimuth - SUNS[name]), level.inputs[0]
    )
    return level.outputs[0]
