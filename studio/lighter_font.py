"""Makes a variable font smaller without a difference that can be seen.

    python3 -m studio.lighter_font public/fonts/archivo.v1.woff2 public/fonts/archivo.v2.woff2
    python3 -m studio.lighter_font public/fonts/archivo.v1.woff2 public/fonts/archivo-text.v1.woff2 wdth=100
    python3 -m studio.lighter_font --joined public/fonts/alexandria.v2.woff2 public/fonts/alexandria.v3.woff2 wght=300:800

Keeps the characters, the advance widths, kerning and tabular figures; drops the letterforms of features no page
asks for (fractions, forms by language), unless letters join, which is a feature. An axis is set to a value or bounded
by two. Points whose movement along an axis follows from their neighbours' within TOLERANCE are left to the browser to
infer. Needs Debian's fonttools and python3-brotli.
"""

import sys
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta_optimize

FEATURES = ["ccmp", "kern", "liga", "tnum"]
TOLERANCE = 2
"""Units, 1000 to the em: a fifth of a pixel in the largest headline, 96 px."""
PHANTOM_POINTS = 4
"""The last points of each outline, which carry its advance width: never changed."""


def bounded(font: TTFont, limits: dict[str, str]) -> TTFont:
    """The font with axes set ("100") or bounded ("300:800"); its default of an axis that is bounded lies within."""
    if not limits:
        return font
    defaults = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}

    def limit(tag: str, value: str):
        low, _, high = value.partition(":")
        return (float(low), defaults[tag], float(high)) if high else float(low)

    font = instancer.instantiateVariableFont(font, {tag: limit(tag, value) for tag, value in limits.items()})
    # Read again: the subsetter asks the tables for what only a file has.
    file = BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


def lighter(font: TTFont, features: list[str]) -> None:
    """Changes the font in place."""
    options = subset.Options(layout_features=features, notdef_outline=True, glyph_names=True, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    outlines, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = outlines._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            if None in variation.coordinates:
                variation.calcInferredDeltas(points, control.endPts)
            moves = [(round(x), round(y)) for x, y in variation.coordinates]
            kept = iup_delta_optimize(moves, points, control.endPts, tolerance=TOLERANCE)
            widths = [move if any(move) else None for move in moves[-PHANTOM_POINTS:]]
            variation.coordinates = kept[:-PHANTOM_POINTS] + widths


if __name__ == "__main__":
    joined = "--joined" in sys.argv
    source, target, *axes = [word for word in sys.argv[1:] if word != "--joined"]
    font = bounded(TTFont(source), dict(axis.split("=") for axis in axes))
    lighter(font, ["*"] if joined else FEATURES)
    font.flavor = "woff2"
    font.save(target)
