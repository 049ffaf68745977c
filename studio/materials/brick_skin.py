"""Material of a brick wall whose every point is known: colours, relief finer than its mesh, layers for post/tint.py."""

from __future__ import annotations

import bpy
import numpy as np

from ..relief.skin import Skin
from .nodes import NodeMaterial

GLAZE = 0.19  # roughness of a glazed face


def _image(name: str, values: np.ndarray, precise: bool = False):
    """Values (rows, columns, 1 or 3), rows upwards; precise keeps floats, else they are 0..1 in eight bits."""
    rows, columns, channels = values.shape
    made = bpy.data.images.new(name, columns, rows, alpha=False, float_buffer=precise, is_data=True)
    whole = np.ones((rows, columns, 4), np.float32)
    whole[:, :, :channels] = values
    made.pixels.foreach_set(whole.ravel())
    made.update()
    made.pack()
    return made


def _encoded(linear: np.ndarray) -> np.ndarray:
    """Square root: eight bits are enough for dark clay."""
    return np.sqrt(linear.clip(0, 1))


def brick_skin(skin: Skin, albedo: np.ndarray, weights: np.ndarray | None, glazed: bool, mesh_step: float):
    """albedo is linear; weights are shares of the first three of four colours, for plates only."""
    from scipy.ndimage import gaussian_filter

    made = NodeMaterial("brick-skin")
    at = (made.node("UVMap"), 0)

    def texture(image):
        node = made.node("TexImage", image=image, extension="EXTEND")
        made.feed(at, node, "Vector")
        return node

    root = texture(_image("albedo", _encoded(albedo)))
    colour = made.mix(1, root, root, "MULTIPLY")
    fine = skin.height - gaussian_filter(skin.height, 0.6 * mesh_step / skin.step, mode="nearest")
    layers = np.stack([fine / 10 + 0.5, skin.clay, skin.clay * float(glazed)], -1)
    parts = made.node("SeparateXYZ")
    made.feed(texture(_image("relief", layers, precise=True)), parts, 0)
    made.bump((parts, 0), 1.0, 0.010)
    if weights is not None:
        mask = made.node("CombineXYZ")
        made.feed((parts, 1), mask, 0)
        made.feed(made.math("SUBTRACT", 1, (parts, 1)), mask, 1)
        made.write_layer("mask", mask)
        made.write_layer("wts", texture(_image("weights", weights * skin.clay[:, :, None])))
    rough = made.remap((parts, 2), 0, 1, 0.92, GLAZE)
    return made.finish(Base_Color=colour, Roughness=rough, Specular=made.remap((parts, 2), 0, 1, 0.10, 0.42))
