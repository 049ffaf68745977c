"""Runs inside Blender: the shapes of the 3D models of products as GLB without colours, into studio/.cache/models.

blender -b --factory-startup -P studio/models.py [-- words]
True to scale in metres, as glTF has them. `scripts/products/make-models.ts` gives them their colours. What the pictures
show as wear is left out where it is finer than a hand's breadth: a model is looked at on a telephone.
"""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from pathlib import Path

import bmesh
import bpy
import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from studio import manifest  # noqa: E402
from studio.materials.nodes import linear, plain  # noqa: E402
from studio.model_concrete import concrete, put_inlays  # noqa: E402
from studio.model_mesh import bake, evaluated, lay_uv, lighter  # noqa: E402
from studio.scenes.concrete_shot import MM  # noqa: E402
from studio.shapes import accessories, barrels, pavers, solar_stand, tiles  # noqa: E402
from studio.shapes.barrels import END_RIDGE, RIDGE  # noqa: E402
from studio.shapes.mesh import place, shade_smooth  # noqa: E402
from studio.shapes.polyline import resample  # noqa: E402
from studio.shapes.solar_heater import heater_materials  # noqa: E402
from studio.shapes.tile_profiles import PROFILES  # noqa: E402

FOLDER = ROOT / "studio/.cache/models"
POINTS, ROWS = 64, 14  # of a tile across and along
BARREL_POINTS = 34
FITTING_POINTS = 48  # of a ridge across
CLAY = (0.246, 0.410)  # metres that the picture of clay covers: a Portoghese tile


def clear() -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)


def interlocking(name: str):
    """One tile as it is pressed, without warp: nose at y = 0."""
    spec = PROFILES[name]
    sections, rows = [resample(section, POINTS) for section in spec.section()], []
    along = tiles.stations(spec.length, ROWS)
    head = spec.length - np.arange(8, 54, 3) * MM
    for y in np.unique(np.r_[along, head]):
        sink, row = tiles.rounding(y, spec.length), []
        for side, section in enumerate(sections):
            x, z = section[:, 0], section[:, 1].copy()
            z += tiles._relief(name, x, y) - sink if side == 0 else sink * 0.5
            row.append(np.stack([x, np.full_like(x, y), z], 1))
        rows.append(row)
    data = tiles.shell(name, rows)
    points = np.array([v.co for v in data.vertices])
    low, size = points.min(0), np.ptp(points, 0)
    lay_uv(data, lambda p, n: ((p[0] - low[0]) / size[0], (p[1] - low[1]) / size[1]))
    return data


def barrel():
    """The cover of a barrel roof."""
    shape = barrels.Barrel(warp=0.0, points=BARREL_POINTS)
    data = tiles.barrel(shape)
    wide = shape.wide * 2
    lay_uv(data, lambda p, n: ((p[0] + shape.wide) / wide, p[1] / shape.length))
    return data


# The fittings of a roof, by the part whose page shows them.
FITTINGS = {
    "part-laterals": lambda clay: [accessories.lateral(clay, at, (at * 0.16, 0, 0), 0) for at in (-1, 1)],
    "part-end-ridge": lambda clay: place(tiles.barrel(_ridge(END_RIDGE), 1, clay)),
    "part-end-cap": lambda clay: _end_cap(clay),
    "part-ridge-and-wedges": lambda clay: place(tiles.barrel(_ridge(RIDGE), 1, clay)),
    "part-three-way": accessories.three_way_apex,
    "part-valley": lambda clay: accessories.valley(clay, (0, 0, 0), 0),
}


def _end_cap(clay) -> None:
    """accessories.end_cap without its chips, which are too fine for a model, and closed to the middle of its foot."""
    collar = barrels.Barrel(0.085, 0.124, 0.121, 0.013, 0.86, warp=0.0, points=FITTING_POINTS * 2)
    place(tiles.barrel(collar, 0, clay))
    arc = np.linspace(0, math.pi, FITTING_POINTS * 2)

    def line(share: float, y: float) -> np.ndarray:
        swell = 0.012 * (1 - share**2) - 0.004 * math.exp(-(((share - 0.90) / 0.05) ** 2))
        return np.stack(
            [-np.cos(arc) * 0.122 * share, np.full(len(arc), y - swell), np.sin(arc) * 0.105 * share], 1
        )

    place(tiles.shell("disc", [(line(s, 0.004), line(s, 0.016)) for s in np.linspace(0, 1, 20)], clay, 50))


def _ridge(shape: barrels.Barrel) -> barrels.Barrel:
    return replace(shape, warp=0.0, points=FITTING_POINTS)


def fitting(name: str):
    """A fitting as its picture shows it, all of its pieces one mesh."""
    clay = plain("clay", (0.5, 0.3, 0.2), 0.85)
    FITTINGS[name](clay)
    work = bmesh.new()
    for part in bake():
        work.from_mesh(part)
    whole = bpy.data.meshes.new(name)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    work.to_mesh(whole)
    work.free()
    placed = place(whole)
    lighter(placed)
    data = evaluated(placed)
    bpy.data.objects.remove(placed)
    data.materials.clear()
    data.materials.append(clay)
    shade_smooth(data, 40)
    lay_uv(data, _on_clay)
    return data


def _on_clay(p, n) -> tuple[float, float]:
    """A place of a fitting on its picture, which repeats mirrored: round it and along it, or across an end, in metres."""
    if abs(n[1]) > 0.7:
        return p[0] / CLAY[0] + 0.5, p[2] / CLAY[1]
    return math.atan2(p[0], p[2]) * math.hypot(p[0], p[2]) / CLAY[0] + 0.5, p[1] / CLAY[1]


def heater(params: dict) -> None:
    """A heater on its stand: the tank in the manufacturer's size, collectors and stand as its picture draws them."""
    m = replace(
        heater_materials(),
        enamel=plain("enamel", linear("#e7e7e3"), 0.35),
        absorber=plain("absorber", linear("#1d3054"), 0.6),
        # One does not see through it: what lies behind it is as dark.
        glass=plain("glass", linear("#16243f"), 0.12),
        cap=plain("cap", linear("#9fa3a6"), 0.5),
    )
    solar_stand.free_standing(
        m, model=solar_stand.Model(tuple(params["tank"]), tuple(params["panel"]), params["collectors"])
    )
    for data in bake():
        place(data)


def export(name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    bpy.ops.export_scene.gltf(
        filepath=str(FOLDER / f"{name}.glb"), export_format="GLB", export_apply=True, export_yup=True
    )


def main(words: list[str]) -> None:
    wanted = lambda name: not words or any(word in name for word in words)  # noqa: E731
    for name in (*PROFILES, "curva"):
        if wanted(name):
            clear()
            data = barrel() if name == "curva" else interlocking(name)
            data.materials.clear()
            data.materials.append(plain("clay", (0.5, 0.3, 0.2), 0.85))
            place(data)
            export(name)
    pavers.JOINT = 0.0
    for shot in (s for s in manifest.load() if s.id.startswith("brick/")):
        name = "yamama-" + shot.id.removeprefix("brick/")
        if wanted(name):
            clear()
            data, piece = concrete(shot.params)
            place(data)
            put_inlays(piece)
            export(name)
    for shot in (s for s in manifest.load() if s.id.startswith("solar/thermosiphon-")):
        name = "sigma-model" + shot.id.removeprefix("solar/thermosiphon-")
        if wanted(name):
            clear()
            heater(shot.params)
            export(name)
    for name in FITTINGS:
        if wanted(name):
            clear()
            place(fitting(name))
            export(name)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
