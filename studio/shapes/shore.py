"""A coast of the Gulf: sand that runs out under a calm sea, a breakwater, beach grass. Metres."""

from __future__ import annotations

import math

import numpy as np

from ..materials import foliage
from ..materials.nodes import NodeMaterial, linear
from .mesh import from_bmesh, make_mesh, place, shade_smooth

SEA = -0.85  # height of the water; the ground of a site is 0
FAR = 2600.0


def distance(points: np.ndarray, line) -> np.ndarray:
    """Metres from the shore line (x, y), positive on the land, which lies to the right of the way along it."""
    best, sign = np.full(len(points), np.inf), np.ones(len(points))
    for a, b in zip(np.array(line[:-1], float), np.array(line[1:], float)):
        way, to = b - a, points - a
        along = np.clip(to @ way / (way @ way), 0, 1)
        gap = np.linalg.norm(to - along[:, None] * way, axis=1)
        side = to[:, 0] * way[1] - to[:, 1] * way[0]
        nearer = gap < best - 1e-9
        best[nearer], sign[nearer] = gap[nearer], np.where(side[nearer] >= 0, 1, -1)
    return best * sign


def rounded(line, times: int = 4):
    """The same line with its corners cut again and again (Chaikin)."""
    points = np.array(line, float)
    for _ in range(times):
        a, b = points[:-1], points[1:]
        cut = np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1).reshape(-1, 2)
        points = np.concatenate([points[:1], cut, points[-1:]])
    return points


def _stations(low: float, high: float, step: float, reach: float) -> np.ndarray:
    """Even steps between low and high, growing ones as far as reach beyond."""
    grow = np.geomspace(step * 1.3, reach, 46)
    return np.concatenate([low - grow[::-1], np.arange(low, high, step), high + grow])


def _swell(x, y):
    """Uneven ground: a few slow waves and some short ones."""
    slow = np.sin(x * 0.21 + 1.3 * np.sin(y * 0.13)) + np.sin(y * 0.27 + x * 0.09 + 0.8)
    return 0.06 * slow + 0.022 * np.sin(x * 0.9 + 2 * np.sin(y * 0.5)) * np.sin(y * 1.1 + 0.7)


def _profile(d: np.ndarray) -> np.ndarray:
    """Height of the beach d metres from the water's edge."""
    return np.interp(d, (-60, -9, 0, 3, 9, 16), (SEA - 6, SEA - 0.8, SEA, SEA + 0.3, -0.12, -0.06))


def _sheet(name: str, vertices, rows: int, columns: int, shore, material):
    """Grid with the distance from the shore as an attribute of its points."""
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    k = (i * columns + j).ravel()
    data = make_mesh(name, vertices, np.stack([k, k + columns, k + columns + 1, k + 1], 1).tolist(), material)
    layer = data.attributes.new("shore", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.ascontiguousarray(shore, dtype=np.float32))
    shade_smooth(data, 60)
    return place(data)


def coast(line, near, flat, step: float = 0.45) -> None:
    """Beach and sea: fine inside near (x0, y0, x1, y1), level and a little low under the rectangles flat."""
    x0, y0, x1, y1 = near
    xs, ys = _stations(x0, x1, step, FAR), _stations(y0, y1, step, FAR)
    x, y = (a.ravel() for a in np.meshgrid(xs, ys, indexing="ij"))
    d = distance(np.stack([x, y], 1), line)
    d += 0.35 * np.sin(x * 0.45 + y * 0.3) + 0.2 * np.sin(x * 1.1 - y * 0.7)
    z = _profile(d) + _swell(x, y) * np.clip(d / 10, 0, 1)
    dunes = np.clip((d - 34) / 60, 0, 1)
    z += dunes * (1.1 + 1.0 * np.sin(x * 0.11 + 1.2 * np.sin(y * 0.07)) + 0.7 * np.sin(y * 0.09 + x * 0.05))
    for a, b, c, e in flat:
        inside = (x > a) & (x < c) & (y > b) & (y < e)
        z[inside] = np.minimum(z[inside], -0.10)
    _sheet("beach", np.stack([x, y, z], 1), len(xs), len(ys), d, sand())
    _sheet("sea", np.stack([x, y, np.full_like(x, SEA)], 1), len(xs), len(ys), d, sea())


def _shore(made: NodeMaterial):
    node = made.node("Attribute")
    node.attribute_name = "shore"
    return (node, "Fac")


def sand():
    """Pale sand, wind ripples and footprints; dark and smooth where the water has just been."""
    made = NodeMaterial("sand")
    at, shore = (made.node("NewGeometry"), "Position"), _shore(made)
    tone = made.ramp(made.noise(at, 0.35, 6, 0.65), [(0.3, linear("#c9b493")), (0.7, linear("#dccbae"))])
    tone = made.darken(made.remap(made.noise(at, 160, 3, 0.7), 0.45, 0.75, 0, 0.5), tone, (0.72, 0.68, 0.62))
    edge = made.math("ADD", shore, made.remap(made.noise(at, 0.5, 4), 0.3, 0.7, -0.8, 0.8))
    wet = made.remap(edge, 0.4, 3.2, 1, 0)
    wrack = made.math(
        "MULTIPLY",
        made.remap(made.math("ABSOLUTE", made.math("SUBTRACT", edge, 4.2)), 0, 0.35, 1, 0),
        made.remap(made.noise(at, 5, 5, 0.7), 0.52, 0.66, 0, 0.6),
    )
    tone = made.darken(made.math("MAXIMUM", wrack, 0), tone, (0.45, 0.38, 0.30))
    tone = made.darken(wet, tone, (0.60, 0.55, 0.48))
    ripple = made.noise(made.stretch(at, (1.0, 4.5, 1.0)), 1.6, 3, 0.5, 0.8)
    prints = made.remap((made.voronoi(at, 1.9), "Distance"), 0.0, 0.22, -1.0, 0)
    dry = made.remap(edge, 1.5, 4.5, 0.05, 1)
    relief = made.math("ADD", ripple, made.math("MULTIPLY", prints, 0.5))
    relief = made.math("ADD", relief, made.math("MULTIPLY", made.noise(at, 11, 4, 0.65), 0.5))
    made.bump(made.math("MULTIPLY", relief, dry), 0.8, 0.075)
    return made.finish(
        Base_Color=tone, Roughness=made.remap(wet, 0, 1, 0.95, 0.32), Specular=made.remap(wet, 0, 1, 0.1, 0.4)
    )


def sea():
    """Calm water by distance from the shore: clear at the edge, turquoise over sand, green-blue further out."""
    made = NodeMaterial("sea")
    at, shore = (made.node("NewGeometry"), "Position"), _shore(made)
    out = made.math("MULTIPLY", shore, -1)
    drift = made.math("ADD", out, made.remap(made.noise(at, 0.05, 4), 0.3, 0.7, -9, 9))
    stops = (("#b9c9ae", 0), ("#8fc2b4", 0.03), ("#55a8a4", 0.11), ("#2f8791", 0.30), ("#256f82", 1))
    deep = made.ramp(made.remap(drift, 0, 130, 0, 1), [(p, linear(c)) for c, p in stops])
    lace = made.noise(at, 2.6, 6, 0.7, 1.2)
    foam = made.math(
        "SUBTRACT",
        made.remap(made.math("ABSOLUTE", made.math("SUBTRACT", out, 0.55)), 0, 0.5, 1, 0),
        made.remap(lace, 0.35, 0.65, 0, 1),
    )
    colour = made.mix(made.math("MULTIPLY", foam, 1.6, clamp=True), deep, (0.80, 0.82, 0.80))
    waves = made.math(
        "ADD",
        made.noise(made.stretch(at, (0.55, 1.3, 1)), 0.9, 5, 0.6),
        made.math("MULTIPLY", made.noise(at, 0.11, 2), 1.6),
    )
    made.bump(waves, 0.42, 0.22)
    made.finish(Base_Color=colour, Roughness=0.14, Specular=0.20, Emission=deep, Emission_Strength=0.07)
    clear, sheet = made.node("BsdfTransparent"), made.node("MixShader")
    made.feed(
        made.math(
            "MAXIMUM", made.remap(out, 0.0, 3.5, 0.12, 1), made.math("MULTIPLY", foam, 1.4, clamp=True)
        ),
        sheet,
        0,
    )
    made.link(clear, sheet, 1)
    made.link(made.bsdf, sheet, 2)
    made.link(sheet, made.output, 0)
    return made.material


def _rock(seed: int, material):
    """Quarried boulder: a ball cut by planes, roughened."""
    import bmesh

    random, work = np.random.default_rng(seed), bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=4, radius=1)
    planes = random.normal(0, 1, (13, 3))
    planes /= np.linalg.norm(planes, axis=1)[:, None]
    reach = random.uniform(0.55, 0.85, 13)
    for vertex in work.verts:
        p = np.array(vertex.co)
        over = planes @ p / reach
        p = p / max(1.0, over.max())
        vertex.co = p * (1 + 0.025 * math.sin(9 * p[0] + seed) * math.sin(8 * p[1]) * math.sin(7 * p[2]))
    return from_bmesh("rock", work, material, 24)


def rock_stone():
    made = NodeMaterial("rock")
    at = (made.node("TexCoord"), "Object")
    tone = made.ramp(made.noise(at, 2.2, 6, 0.65), [(0.3, linear("#84796a")), (0.7, linear("#b3a691"))])
    height = made.node("SeparateXYZ")
    made.feed((made.node("NewGeometry"), "Position"), height, 0)
    tone = made.darken(made.remap((height, "Z"), SEA, SEA + 0.6, 0.9, 0), tone, (0.34, 0.34, 0.28))
    made.bump(made.noise(at, 5, 7, 0.7), 0.8, 0.08)
    return made.finish(Base_Color=tone, Roughness=0.9, Specular=0.15)


def breakwater(start, end, random, wide: float = 2.6, count: int = 150) -> None:
    """Bank of boulders from start to end (x, y)."""
    stone = rock_stone()
    kinds = [_rock(i, stone) for i in range(6)]
    a, b = np.array(start, float), np.array(end, float)
    side = np.array([-(b - a)[1], (b - a)[0]]) / np.linalg.norm(b - a)
    for _ in range(count):
        across = random.normal(0, 0.45)
        x, y = a + (b - a) * random.uniform(0, 1) + side * across * wide
        z = SEA + 0.75 * math.exp(-across * across * 2.2) - random.uniform(0.05, 0.5)
        k = random.uniform(0.55, 1.15)
        size = k * random.uniform(0.8, 1.2, 3)
        place(kinds[int(random.integers(6))], (x, y, z), random.uniform(0, 6.28, 3), tuple(size))


def _grass(seed: int, material):
    """Tussock of long arching blades, 0.9 m high."""
    random, vertices, faces = np.random.default_rng(seed), [], []
    for _ in range(170):
        turn, lean = random.uniform(0, 6.28), abs(random.normal(0.28, 0.2))
        root = np.array([*random.normal(0, 0.09, 2), 0])
        way, side = np.array([math.cos(turn), math.sin(turn), 0]), np.array(
            [-math.sin(turn), math.cos(turn), 0]
        )
        tall, k = random.uniform(0.4, 0.95), len(vertices)
        for t, width in ((0, 0.006), (0.4, 0.006), (0.75, 0.004), (1, 0.0006)):
            at = (
                root
                + way * lean * tall * t**1.8 * 1.4
                + np.array([0, 0, tall * (t - 0.30 * lean * t**3)])
            )
            vertices += [at - side * width, at + side * width]
        faces += [(k + i, k + i + 1, k + i + 3, k + i + 2) for i in (0, 2, 4)]
    return make_mesh("beach-grass", vertices, faces, material)


def beach_grass(spots, random, line) -> None:
    """Clumps round (x, y, radius, count), on the sand and never in the water."""
    blades = foliage.leaves("beach-grass", ("#5d6b3c", "#7b8049", "#9a935c", "#b5a672"), 0.3, 0.6)
    kinds = [_grass(i, blades) for i in range(4)]
    for x, y, radius, count in spots:
        middles = np.array([x, y]) + random.normal(0, radius / 2, (count, 2))
        for middle, d in zip(middles, distance(middles, line)):
            for _ in range(int(random.integers(3, 9)) if d > 5 else 0):
                px, py = middle + random.normal(0, 0.34, 2)
                k = random.uniform(0.28, 0.95)
                turn = (random.normal(0, 0.1), random.normal(0, 0.1), random.uniform(0, 6.28))
                place(
                    kinds[int(random.integers(4))],
                    (px, py, -0.12),
                    turn,
                    (k, k, k * random.uniform(0.7, 1.1)),
                )
