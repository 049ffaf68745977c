"""Meshes of the 3D models: their places on a picture, and how many faces they keep."""

from __future__ import annotations

import bpy

ROUGH_FACES = 9000  # of a body whose face is split or hammered, and of a fitting


def lay_uv(data, at) -> None:
    """Places on the picture: at(point, normal) for every corner of every face."""
    layer = data.uv_layers.new(name="uv")
    for face in data.polygons:
        for loop in face.loop_indices:
            layer.data[loop].uv = at(data.vertices[data.loops[loop].vertex_index].co, face.normal)


def evaluated(made):
    """The mesh of an object as its modifiers make it."""
    return bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))


def lighter(made) -> None:
    """Takes faces from where the body is flat."""
    modifier = made.modifiers.new("lighter", "DECIMATE")
    modifier.ratio = min(1, ROUGH_FACES / len(evaluated(made).polygons))


def bake() -> list:
    """Every object as a mesh where it stands, with what its modifiers make of it; nothing else is left."""
    bpy.context.view_layer.update()
    made = []
    for one in bpy.context.scene.objects:
        if one.type in ("MESH", "CURVE"):
            made.append(evaluated(one))
            made[-1].transform(one.matrix_world)
    for one in list(bpy.data.objects):
        bpy.data.objects.remove(one)
    return made
