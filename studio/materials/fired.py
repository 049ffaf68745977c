"""What firing, handling and weather leave on clay, for pieces seen close (clay.py) and whole roofs (building.py).

Everything is either a factor on the base colour (RGB, so it survives giving a plate another colour) or a
deposit that keeps its own colour (salt, dust, algae). Deposits write the mask below 1, and post/tint.py leaves
what is not mask untinted: so lime bloom stays lime on an anthracite tile without a new layer.
"""

from __future__ import annotations

from dataclasses import dataclass

from .nodes import NodeMaterial


@dataclass(frozen=True)
class Firing:
    spread: float = 0.07  # value of one piece against the next, either side
    warm: float = 0.045  # red against blue of one piece against the next
    cloud: float = 0.5  # soft clouds of a hand's breadth
    kiss: float = 0.5  # edge of the neighbour in the kiln stack: one side fired darker
    flash: float = 0.30  # pieces with a burnt corner or nose
    mottle: float = 0.5  # finger-tip blotches
    grain: float = 0.5  # sand
    wear: float = 0.5  # rubbed, paler noses
    lap: float = 0.35  # soot and damp below the course above
    run: float = 0.4  # washed-down streaks in the lower half, few and broken
    salt: float = 0.35  # lime bloom, keeps its own colour
    dust: float = 0.25  # sand in the pans, keeps its own colour


SALT, DUST = (0.60, 0.56, 0.50), (0.46, 0.36, 0.25)


def randoms(made: NodeMaterial, seed):
    """Four independent numbers of a piece from one."""
    first, second = (made.node("TexWhiteNoise", noise_dimensions="1D") for _ in range(2))
    made.feed(made.math("MULTIPLY", seed, 91.7), first, "W")
    made.feed(made.math("ADD", made.math("MULTIPLY", seed, 53.1), 7.3), second, "W")
    a, b = made.node("SeparateXYZ"), made.node("SeparateXYZ")
    made.link((first, "Color"), a, 0)
    made.link((second, "Color"), b, 0)
    return (a, 0), (a, 1), (a, 2), (b, 0)


def smooth(made, value, low, high, to_low=0.0, to_high=1.0):
    node = made.remap(value, low, high, to_low, to_high)
    node.interpolation_type = "SMOOTHSTEP"
    return node


def tone(made, factor, at_one, amount=1.0):
    """RGB 1 where factor is 0, at_one where it is 1."""
    return made.mix(made.math("MULTIPLY", factor, amount, clamp=True), (1.0, 1.0, 1.0), at_one)


def factors(made: NodeMaterial, at, u, v, lot, f: Firing, close: bool):
    """(RGB factor, share of salt, share of dust). at in metres, own to each piece; u, v 0..1 across and up it."""
    r1, r2, r3, r4 = lot
    clouds = made.noise(at, 9, 3, 0.55, 0.6)
    blotch = made.noise(at, 38, 3, 0.6, 0.3)
    wide = made.noise(at, 4.5, 2, 0.5)
    value = made.remap(r1, 0, 1, 1 - f.spread, 1 + f.spread)
    layers = [
        tone(made, r2, (1 + f.warm, 1.0, 1 - f.warm * 1.3)),
        tone(made, made.math("SUBTRACT", 1, r2), (1 - f.warm, 1.0, 1 + f.warm)),
    ]
    layers.append(tone(made, smooth(made, clouds, 0.42, 0.68), (0.80, 0.74, 0.71), f.cloud))
    layers.append(tone(made, smooth(made, clouds, 0.50, 0.30), (1.16, 1.13, 1.10), f.cloud))
    layers.append(tone(made, smooth(made, blotch, 0.48, 0.70), (0.84, 0.81, 0.80), f.mottle))
    # Kiln stack: a soft, crooked border between what lay covered and what met the flame; each piece its own.
    edge = made.math("ADD", made.math("MULTIPLY", made.math("SUBTRACT", clouds, 0.5), 0.5), u)
    border = made.math("SUBTRACT", edge, made.remap(r3, 0, 1, 0.15, 0.95))
    layers.append(tone(made, smooth(made, border, -0.10, 0.14), (0.86, 0.80, 0.78), f.kiss))
    burnt = made.math(
        "SUBTRACT",
        made.math("ADD", made.math("MULTIPLY", wide, 0.9), made.math("MULTIPLY", r4, 0.5)),
        made.math("MULTIPLY", v, 0.45),
    )
    layers.append(tone(made, smooth(made, burnt, 0.56, 0.82), (0.56, 0.46, 0.44), f.flash))
    # Under the lap: soot, and the damp edge with a broken lower border.
    low = made.math("ADD", v, made.math("MULTIPLY", made.math("SUBTRACT", blotch, 0.5), 0.12))
    layers.append(tone(made, smooth(made, low, 0.60, 0.86), (0.52, 0.47, 0.44), f.lap))
    # Short runs, only where a wide noise lets them, fading down the piece: never full-length grain.
    runs = made.noise(made.stretch(at, (55, 5, 55)), 1, 2, 0.5, 0.8)
    let = made.product(smooth(made, wide, 0.50, 0.66), smooth(made, v, 0.25, 0.75))
    layers.append(tone(made, made.product(smooth(made, runs, 0.52, 0.70), let), (0.70, 0.66, 0.63), f.run))
    # Rubbed nose.
    nose = made.math("SUBTRACT", made.math("MULTIPLY", blotch, 0.05), v)
    # Pieces whose origin is not their nose have half of themselves before it.
    worn = made.math("MULTIPLY", smooth(made, nose, -0.004, 0.014), made.math("GREATER_THAN", v, -0.02))
    layers.append(tone(made, worn, (1.28, 1.22, 1.16), f.wear))
    if close:
        sand = made.noise(at, 520, 2, 0.7)
        layers.append(tone(made, smooth(made, sand, 0.50, 0.66), (1.30, 1.26, 1.22), f.grain))
        layers.append(tone(made, smooth(made, sand, 0.50, 0.34), (0.70, 0.67, 0.65), f.grain))
    colour = made.mix(1, made.grey(value), layers[0], "MULTIPLY")
    for layer in layers[1:]:
        colour = made.mix(1, colour, layer, "MULTIPLY")
    # Lime bloom: on a third of the pieces, in crusts from the nose and sides inward.
    crust = made.noise(at, 16, 5, 0.68, 0.4)
    chosen = smooth(made, r1, 0.62, 0.92)
    rim = smooth(made, made.math("ABSOLUTE", made.math("SUBTRACT", u, 0.5)), 0.15, 0.5, 0.45, 1.0)
    salt = made.product(smooth(made, crust, 0.50, 0.74), chosen, rim, f.salt)
    dust = made.product(smooth(made, wide, 0.46, 0.70), smooth(made, blotch, 0.36, 0.60), f.dust * 0.55)
    return colour, salt, dust


def deposit(made: NodeMaterial, colour, salt, dust):
    """(albedo with deposits, share of the albedo that is clay)."""
    clean = colour
    with_salt = made.mix(salt, clean, SALT)
    albedo = made.mix(dust, with_salt, DUST)
    kept = made.product(made.math("SUBTRACT", 1, salt), made.math("SUBTRACT", 1, dust))
    parts = []
    for source in (clean, albedo):
        grey = made.node("RGBToBW")
        made.feed(source, grey, 0)
        parts.append(grey)
    return albedo, made.math("DIVIDE", made.math("MULTIPLY", parts[0], kept), parts[1], clamp=True)
