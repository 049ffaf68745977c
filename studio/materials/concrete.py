"""Cast concrete seen close: open texture, air holes, cement bloom; exposed and ground aggregate; white foam."""

from __future__ import annotations

from dataclasses import dataclass

from .nodes import NodeMaterial, Rgb, linear, plain


@dataclass(frozen=True)
class Mix:
    """How a concrete looks; 0 leaves a layer out."""

    pits: float = 1.0
    coarse: float = 1.0  # of the grain, in relief
    stones: float = 0.0  # share of aggregate that shows, 0 to 1
    stone_scale: float = 120  # stones per metre
    proud: float = 0.6  # how far stones stand out of their bed; 0 for a ground face


FACE = Mix()
FINE = Mix(pits=0.45, coarse=0.55)
LIGHT = Mix(pits=2.2, coarse=1.7)
EXPOSED = Mix(pits=0.2, stones=1.0, stone_scale=105, proud=1.0)
GROUND = Mix(pits=0.3, coarse=0.15, stones=0.8, stone_scale=150, proud=0.0)
STONES = ("#8b8378", "#c9bda8", "#6f675d", "#a9927a", "#ded6c8")


def concrete(name: str, colour: Rgb, mix: Mix = FACE):
    """Concrete of a linear base colour; each object its own patch of texture."""
    made = NodeMaterial(name)
    lottery = (made.node("ObjectInfo"), "Random")
    own = (made.node("TexCoord"), "Object")
    at = made.offset(own, x=made.math("MULTIPLY", lottery, 31.0), z=made.math("MULTIPLY", lottery, 17.0))
    shade = made.mix(made.remap(lottery, 0, 1, 0.0, 0.5), colour, tuple(0.86 * c for c in colour))
    clouds = made.remap(made.noise(at, 8, 3, 0.6, 0.5), 0.36, 0.66, 0, 1)
    shade = made.darken(made.math("MULTIPLY", clouds, 0.55), shade, (0.82, 0.80, 0.775))
    damp = made.remap(made.noise(at, 31, 2, 0.6), 0.50, 0.72, 0, 0.5)
    shade = made.darken(damp, shade, (1.17, 1.17, 1.16))
    grain = made.noise(at, 260, 4, 0.8)
    shade = made.darken(made.remap(grain, 0.46, 0.66, 0, 0.6), shade, (1.28, 1.26, 1.22))
    shade = made.darken(made.remap(grain, 0.54, 0.36, 0, 0.7), shade, (0.62, 0.605, 0.59))
    height = made.math("MULTIPLY", made.noise(at, 110, 2, 0.7), 1.5)
    height = made.math("ADD", height, made.math("MULTIPLY", grain, 0.9))
    if mix.pits:
        pits = _pits(made, at, mix)
        shade = made.darken(made.math("MULTIPLY", pits, 0.8), shade, (0.42, 0.40, 0.385))
        height = made.math("SUBTRACT", height, made.math("MULTIPLY", pits, 1.5))
    if mix.stones:
        shade, height = _stones(made, at, shade, height, mix)
    made.bump(height, 0.7, 0.0013 * mix.coarse)
    return made.finish(Base_Color=shade, Roughness=0.94, Specular=0.14)


def _pits(made: NodeMaterial, at, mix: Mix):
    """Air holes of two sizes, in patches."""
    found = None
    for scale, low, high, patch, level in ((150, 0.10, 0.24, 40, 0.50), (72, 0.05, 0.15, 18, 0.55)):
        hole = made.remap((made.voronoi(at, scale), 0), low * mix.pits**0.4, high * mix.pits**0.4, 1, 0)
        kept = made.remap(made.noise(at, patch, 1), level - 0.06 * mix.pits, level + 0.06, 0, 1)
        hole = made.math("MULTIPLY", hole, kept, clamp=True)
        found = hole if found is None else made.math("MAXIMUM", found, hole)
    return found


def _stones(made: NodeMaterial, at, shade, height, mix: Mix):
    cells = made.voronoi(at, mix.stone_scale)
    drawn = made.node("SeparateXYZ")
    made.link((cells, "Color"), drawn, 0)
    stops = [(i / len(STONES), linear(c)) for i, c in enumerate(STONES)]
    stone = made.ramp((drawn, 0), stops, "CONSTANT")
    inside = made.remap((cells, "Distance"), 0.34, 0.52, 1, 0)
    large = made.math("GREATER_THAN", (drawn, 1), 1 - mix.stones)
    share = made.math("MULTIPLY", inside, large, clamp=True)
    shade = made.mix(made.math("MULTIPLY", share, 0.85), shade, stone)
    dome = made.remap((cells, "Distance"), 0.0, 0.52, 1, 0)
    raised = made.product(dome, large, 3.2 * mix.proud)
    return shade, made.math("ADD", height, raised)


def foam():
    """White expanded polystyrene: beads pressed together."""
    made = NodeMaterial("foam")
    at = (made.node("TexCoord"), "Object")
    beads = made.voronoi(at, 260)
    white = linear("#f1f1ee")
    edge = made.remap((beads, "Distance"), 0.35, 0.6, 0, 1)
    made.bump(made.math("SUBTRACT", 1, (beads, "Distance")), 0.7, 0.002)
    return made.finish(Base_Color=made.darken(edge, white, (0.86, 0.87, 0.88)), Roughness=0.8, Specular=0.3)


def bar():
    """Reinforcing steel with a little rust."""
    return plain("bar", linear("#6e4a36"), 0.6, 0.5, 0.5, bump=(300, 0.5, 0.001))
