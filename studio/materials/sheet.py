"""Painted sheet steel: ribbed walls and doors of halls, the folded sides of containers."""

from __future__ import annotations

from .nodes import NodeMaterial, linear


def ribbed(colour: str, width: float, axis: int, dusty: float = 1.8):
    """Ribbed sheet, fixed to the place: one rib every width metres along an axis (0 x, 1 y, 2 z); dust up to a
    height of dusty metres."""
    made = NodeMaterial("ribbed-sheet")
    at = made.node("SeparateXYZ")
    where = (made.node("NewGeometry"), "Position")
    made.link(where, at, 0)
    wave = made.math("SINE", made.math("MULTIPLY", (at, axis), 6.2832 / width))
    # Flat pans between ribs, as rolled sheet has.
    rib = made.remap(wave, 0.1, 0.75, 0, 1)
    rib.clamp = True
    made.bump(rib, 0.8, 0.03)
    dust = made.remap((at, 2), 0.0, dusty, 0.82, 1.0)
    dust.clamp = True
    shade = made.mix(1, linear(colour), made.grey(dust), "MULTIPLY")
    runs = made.noise(made.stretch(where, (2.2, 2.2, 0.12)), 1, 5, 0.65)
    shade = made.darken(made.remap(runs, 0.5, 0.75, 0, 0.5), shade, (0.8, 0.78, 0.74))
    return made.finish(Base_Color=shade, Roughness=0.5, Specular=0.4)


def weathered_paint(colour: str):
    """Paint of a container that has travelled: faded, scraped, rust running from the scrapes."""
    made = NodeMaterial("weathered-paint")
    at = (made.node("TexCoord"), "Object")
    faded = made.remap(made.noise(at, 0.9, 5, 0.6), 0.35, 0.7, 0, 0.35)
    shade = made.mix(faded, linear(colour), tuple(0.6 * c + 0.16 for c in linear(colour)))
    runs = made.noise(made.stretch(at, (5.0, 5.0, 0.35)), 1, 6, 0.7)
    shade = made.darken(made.remap(runs, 0.48, 0.75, 0, 0.7), shade, (0.66, 0.62, 0.58))
    scrapes = made.noise(made.stretch(at, (0.7, 0.7, 9.0)), 1, 5, 0.75)
    bare = made.remap(scrapes, 0.645, 0.67, 0, 0.8)
    bare.clamp = True
    spots = made.remap(made.noise(at, 16, 5, 0.75), 0.66, 0.7, 0, 0.9)
    spots.clamp = True
    rust = made.ramp(made.noise(at, 40, 4), [(0.3, linear("#4a2a1c")), (0.7, linear("#8a4f30"))])
    shade = made.mix(made.math("MAXIMUM", bare, spots), shade, rust)
    made.bump(made.noise(at, 3.0, 4), 0.3, 0.012)
    return made.finish(Base_Color=shade, Roughness=0.55, Specular=0.35)
