"""Small builder for Blender node materials: each method adds one node and returns it.

A value handed to a method may be a number, an RGB triple, a node (its first output is meant) or a
pair (node, output name or index).
"""

from __future__ import annotations

import bpy

Rgb = tuple[float, float, float]


def linear(hex_colour: str) -> Rgb:
    """Linear RGB of an sRGB hex colour (IEC 61966-2-1)."""
    digits = hex_colour.lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


class NodeMaterial:
    """A material under construction; `.material` is the finished thing."""

    def __init__(self, name: str):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node("OutputMaterial")
        self.bsdf = self.node("BsdfPrincipled")
        self.link(self.bsdf, self.output, "Surface")
        self.bsdf.inputs["Specular"].default_value = 0.3

    def node(self, kind: str, **attributes):
        made = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in attributes.items():
            setattr(made, name, value)
        return made

    def link(self, source, target, socket) -> None:
        """Connect a node or (node, output) to an input socket of target."""
        node, output = source if isinstance(source, tuple) else (source, 0)
        self.tree.links.new(node.outputs[output], target.inputs[socket])

    def feed(self, value, target, socket) -> None:
        """Put a constant or a connection on an input socket."""
        is_pair = isinstance(value, tuple) and len(value) == 2 and hasattr(value[0], "outputs")
        if is_pair or hasattr(value, "outputs"):
            self.link(value, target, socket)
        elif value is not None:
            colour = isinstance(value, tuple) and len(value) == 3 and target.inputs[socket].type == "RGBA"
            target.inputs[socket].default_value = (*value, 1) if colour else value

    def math(self, operation: str, *values, clamp: bool = False):
        made = self.node("Math", operation=operation)
        made.use_clamp = clamp
        for socket, value in enumerate(values):
            self.feed(value, made, socket)
        return made

    def product(self, *values):
        result = values[0]
        for value in values[1:]:
            result = self.math("MULTIPLY", result, value)
        return result

    def mix(self, factor, first, second, mode: str = "MIX"):
        made = self.node("MixRGB", blend_type=mode)
        for socket, value in enumerate((factor, first, second)):
            self.feed(value, made, socket)
        return made

    def darken(self, factor, colour, by: Rgb):
        """Multiply colour by a triple where factor is 1 (lightens when the triple exceeds 1)."""
        return self.mix(factor, colour, self.mix(1, colour, by, "MULTIPLY"))

    def noise(self, at, scale: float, detail: float = 4, roughness: float = 0.55, distortion: float = 0):
        made = self.node("TexNoise")
        self.feed(at, made, "Vector")
        for name, value in (("Scale", scale), ("Detail", detail), ("Roughness", roughness)):
            made.inputs[name].default_value = value
        made.inputs["Distortion"].default_value = distortion
        return made

    def voronoi(self, at, scale: float):
        made = self.node("TexVoronoi")
        self.feed(at, made, "Vector")
        made.inputs["Scale"].default_value = scale
        return made

    def ramp(self, factor, stops: list[tuple[float, Rgb]], interpolation: str = "LINEAR"):
        made = self.node("ValToRGB")
        made.color_ramp.interpolation = interpolation
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        self.feed(factor, made, 0)
        return made

    def remap(self, value, low: float, high: float, to_low: float, to_high: float):
        made = self.node("MapRange")
        self.feed(value, made, 0)
        for socket, number in enumerate((low, high, to_low, to_high), start=1):
            made.inputs[socket].default_value = number
        return made

    def stretch(self, at, scale: tuple[float, float, float]):
        made = self.node("Mapping")
        self.feed(at, made, 0)
        made.inputs["Scale"].default_value = scale
        return made

    def offset(self, at, *, x=0.0, y=0.0, z=0.0):
        shift = self.node("CombineXYZ")
        for socket, value in enumerate((x, y, z)):
            self.feed(value, shift, socket)
        made = self.node("VectorMath", operation="ADD")
        self.feed(at, made, 0)
        self.feed(shift, made, 1)
        return made

    def grey(self, value):
        made = self.node("CombineXYZ")
        for socket in range(3):
            self.feed(value, made, socket)
        return made

    def bump(self, height, strength: float, metres: float) -> None:
        """Roughen the surface; metres is the height that 1.0 stands for."""
        made = self.node("Bump")
        made.inputs["Strength"].default_value = strength
        made.inputs["Distance"].default_value = metres
        self.feed(height, made, "Height")
        self.link(made, self.bsdf, "Normal")

    def occlusion(self, metres: float):
        """1 in crevices, 0 in the open, looking metres far."""
        made = self.node("AmbientOcclusion")
        made.samples = 4
        made.inputs["Distance"].default_value = metres
        return self.math("SUBTRACT", 1, (made, "AO"))

    def write_layer(self, name: str, value) -> None:
        """Record value in a named render layer (AOV), for retinting without a new render."""
        made = self.node("OutputAOV")
        made.name = name
        self.feed(value, made, "Color")

    def finish(self, **inputs):
        """Set inputs of the surface (underscores for spaces) and hand the material over."""
        for name, value in inputs.items():
            self.feed(value, self.bsdf, name.replace("_", " "))
        return self.material


def plain(
    name: str, colour: Rgb, roughness: float = 0.6, specular: float = 0.3, metallic: float = 0.0, bump=None
):
    """One colour; bump is (noise scale per metre, strength, metres)."""
    made = NodeMaterial(name)
    if bump:
        made.bump(made.noise((made.node("TexCoord"), "Object"), bump[0], 5), bump[1], bump[2])
    return made.finish(Base_Color=tuple(colour), Roughness=roughness, Specular=specular, Metallic=metallic)
