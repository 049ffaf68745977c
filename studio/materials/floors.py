"""What is driven over: concrete with saw-cut joints, tyre marks, stains and fired clay's dust; the asphalt of a street."""

from __future__ import annotations

from dataclasses import dataclass

from .nodes import NodeMaterial, Rgb, linear


@dataclass(frozen=True)
class Wear:
    """What years of work left on a slab; 0 leaves a layer out. Lengths in metres."""

    dark: str = "#8d8a85"
    pale: str = "#a5a29b"
    bay: tuple[float, float] = (6.0, 5.0)  # between saw-cut joints, along x and along y
    joint: float = 0.006  # width
    tracks: float = 0.6  # tyre marks along y
    lane: float = 1.1  # half the width of what is driven over, either side of x = 0; 0 for everywhere
    cracks: float = 0.5
    stains: float = 0.5
    dust: float = 0.5  # brick-red dust in corners and under goods
    sand: float = 0.0  # blown sand in drifts, outdoors
    rough: tuple[float, float] = (0.34, 0.62)


RED_DUST: Rgb = linear("#9a6a50")
SAND: Rgb = linear("#c8b491")


def worn_concrete(name: str, wear: Wear):
    """Slab in the plane z = 0, its pattern fixed to the place."""
    made = NodeMaterial(name)
    at = (made.node("NewGeometry"), "Position")
    shade = made.ramp(made.noise(at, 0.5, 6, 0.65), [(0.3, linear(wear.dark)), (0.7, linear(wear.pale))])
    # Each bay was poured on its own day.
    place = made.node("SeparateXYZ")
    made.link(at, place, 0)
    poured = made.node("TexWhiteNoise", noise_dimensions="2D")
    made.feed(_bay(made, place, wear), poured, "Vector")
    shade = made.mix(1, shade, made.grey(made.remap((poured, "Value"), 0, 1, 0.93, 1.05)), "MULTIPLY")
    blots = made.remap(made.noise(at, 14, 5, 0.7), 0.45, 0.7, 0, 0.45)
    shade = made.darken(blots, shade, (0.8, 0.8, 0.8))
    tyres = _tracks(made, at, place, wear)
    shade = made.darken(tyres, shade, (0.52, 0.52, 0.53))
    shade = made.darken(_stains(made, at, wear), shade, (0.46, 0.44, 0.42))
    shade = made.mix(_drifts(made, at, 0.9, wear.dust), shade, RED_DUST)
    if wear.sand:
        shade = made.mix(_drifts(made, made.offset(at, x=31.0), 0.32, wear.sand), shade, SAND)
    gaps = made.math("MAXIMUM", _joints(made, place, wear), _cracks(made, at, wear))
    shade = made.darken(gaps, shade, (0.22, 0.21, 0.2))
    height = made.math("SUBTRACT", made.math("MULTIPLY", made.noise(at, 60, 5, 0.7), 0.4), gaps)
    made.bump(height, 0.35, 0.004)
    low, high = wear.rough
    polish = made.remap(made.noise(at, 1.5, 5), 0.35, 0.65, low, high)
    rough = made.math("ADD", polish, made.math("MULTIPLY", tyres, 0.12))
    return made.finish(Base_Color=shade, Roughness=rough, Specular=0.4 if low < 0.5 else 0.2)


def _bay(made: NodeMaterial, place, wear: Wear):
    cell = made.node("CombineXYZ")
    for axis in (0, 1):
        steps = made.math("DIVIDE", (place, axis), wear.bay[axis])
        made.feed(made.math("FLOOR", made.math("ADD", steps, 0.37 + 0.2 * axis)), cell, axis)
    return cell


def _joints(made: NodeMaterial, place, wear: Wear):
    """1 in a saw cut."""
    found = None
    for axis in (0, 1):
        steps = made.math("ADD", made.math("DIVIDE", (place, axis), wear.bay[axis]), 0.37 + 0.2 * axis)
        off = made.math("ABSOLUTE", made.math("SUBTRACT", made.math("FRACT", steps), 0.5))
        # The cut lies where the fraction jumps, which is half a bay from the middle.
        near = made.math("MULTIPLY", made.math("SUBTRACT", 0.5, off), wear.bay[axis])
        line = made.remap(near, wear.joint * 0.5, wear.joint, 1, 0)
        line.clamp = True
        found = line if found is None else made.math("MAXIMUM", found, line)
    return found


def _cracks(made: NodeMaterial, at, wear: Wear):
    """Thin wandering lines in a few bays only."""
    bent = made.node("MixRGB", blend_type="LINEAR_LIGHT")
    made.feed(0.16, bent, 0)
    made.feed(at, bent, 1)
    made.feed((made.noise(at, 1.3, 6, 0.7), "Color"), bent, 2)
    cells = made.node("TexVoronoi", feature="DISTANCE_TO_EDGE")
    made.feed(bent, cells, "Vector")
    cells.inputs["Scale"].default_value = 0.23
    line = made.remap((cells, "Distance"), 0.0003, 0.0011, wear.cracks, 0)
    line.clamp = True
    kept = made.remap(made.noise(at, 0.21, 2), 0.5, 0.56, 0, 1)
    return made.math("MULTIPLY", line, kept, clamp=True)


def _tracks(made: NodeMaterial, at, place, wear: Wear):
    """Bands that rubber left along y, darkest where wheels turn."""
    bands = made.noise(made.offset(made.stretch(at, (3.4, 0.09, 1)), x=5.0), 1, 4, 0.55, 0.6)
    marks = made.remap(bands, 0.5, 0.72, 0, wear.tracks)
    marks.clamp = True
    broken = made.remap(made.noise(at, 2.6, 5, 0.7), 0.36, 0.6, 0.25, 1)
    marks = made.math("MULTIPLY", marks, broken)
    # A wheel that was turned on the spot: arcs about a few centres.
    swing = made.voronoi(at, 0.16)
    arc = made.math("FRACT", made.math("MULTIPLY", (swing, "Distance"), 1.35))
    arc = made.remap(made.math("ABSOLUTE", made.math("SUBTRACT", arc, 0.5)), 0.02, 0.055, wear.tracks, 0)
    arc.clamp = True
    arc = made.math("MULTIPLY", arc, made.remap(made.noise(at, 0.45, 3), 0.5, 0.62, 0, 1), clamp=True)
    marks = made.math("MAXIMUM", marks, made.math("MULTIPLY", arc, broken))
    if wear.lane:
        side = made.math("ABSOLUTE", (place, 0))
        driven = made.remap(side, wear.lane, wear.lane + 0.9, 1, 0.12)
        driven.clamp = True
        marks = made.math("MULTIPLY", marks, driven)
    return marks


def _stains(made: NodeMaterial, at, wear: Wear):
    """Oil and water that dried, with a hard edge on one side."""
    drops = made.remap(made.noise(made.offset(at, x=9.0), 1.1, 4, 0.5), 0.63, 0.7, 0, wear.stains)
    drops.clamp = True
    fine = made.remap(made.noise(made.offset(at, y=4.0), 5.5, 3, 0.5), 0.66, 0.73, 0, wear.stains * 0.7)
    fine.clamp = True
    return made.math("MAXIMUM", drops, fine)


def _drifts(made: NodeMaterial, at, scale: float, amount: float):
    """Dust where nothing sweeps it away: clouds, and thick against whatever stands on the slab."""
    clouds = made.remap(made.noise(at, scale, 7, 0.7), 0.46, 0.78, 0, 0.7)
    clouds.clamp = True
    corners = made.math("POWER", made.occlusion(0.35), 1.2)
    grain = made.remap(made.noise(at, 33, 4, 0.8), 0.3, 0.62, 0.35, 1)
    return made.product(made.math("MAXIMUM", clouds, corners), grain, amount)


ROAD = Wear(dark="#47443f", pale="#5b5852", cracks=0.6, tracks=0.5, lane=0, stains=0.35, sand=0.8)
PATCH = (2.9, 1.35)  # what a gang cuts out and fills, metres along and across


def asphalt():
    """A street along x: lanes that tyres polished, filled cuts, cracks, drops of oil, blown sand along the kerbs."""
    made = NodeMaterial("asphalt")
    at = (made.node("NewGeometry"), "Position")
    place = made.node("SeparateXYZ")
    made.link(at, place, 0)
    shade = made.ramp(made.noise(at, 0.35, 6, 0.65), [(0.3, linear(ROAD.dark)), (0.7, linear(ROAD.pale))])
    grain = made.remap(made.noise(at, 26, 4, 0.85), 0.35, 0.68, 0.78, 1.22)
    shade = made.mix(1, shade, made.grey(grain), "MULTIPLY")
    lanes = made.remap(made.noise(made.stretch(at, (0.03, 1.15, 1)), 1, 3, 0.5), 0.47, 0.66, 0, ROAD.tracks)
    lanes.clamp = True
    shade = made.darken(lanes, shade, (0.74, 0.74, 0.75))
    cell = made.node("CombineXYZ")
    for axis in (0, 1):
        made.feed(made.math("FLOOR", made.math("DIVIDE", (place, axis), PATCH[axis])), cell, axis)
    lot = made.node("TexWhiteNoise", noise_dimensions="2D")
    made.feed(cell, lot, "Vector")
    filled = made.remap((lot, "Value"), 0.935, 0.94, 0, 1)
    filled.clamp = True
    shade = made.darken(filled, shade, (0.62, 0.62, 0.63))
    shade = made.darken(_stains(made, at, ROAD), shade, (0.55, 0.54, 0.53))
    shade = made.darken(_cracks(made, at, ROAD), shade, (0.25, 0.24, 0.23))
    shade = made.mix(_drifts(made, made.offset(at, x=31.0), 0.28, ROAD.sand), shade, SAND)
    made.bump(made.noise(at, 45, 4, 0.8), 0.4, 0.004)
    return made.finish(Base_Color=shade, Roughness=0.9, Specular=0.25)
