"""Makes a variable font smaller without a difference that can be seen.

    python3 -m studio.lighter_font app/fonts/archivo-latin.woff2 app/fonts/archivo-latin.woff2

Keeps the characters, the advance widths, kerning and tabular figures; drops the letterforms of features no page
asks for (fractions, forms by language). Points whose movement along an axis follows from their neighbours' within
TOLERANCE are left to the browser to infer. Needs Debian's fonttools and python3-brotli.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.iup import iup_delta_optimize

FEATURES = ["ccmp", "kern", "liga", "tnum"]
TOLERANCE = 2
"""Units, 1000 to the em: a fifth of a pixel in the largest headline, 96 px."""
PHANTOM_POINTS = 4
"""The last points of each outline, which carry its advance width: never changed."""


def lighter(font: TTFont) -> None:
    """Changes the font in place."""
    options = subset.Options(layout_features=FEATURES, notdef_outline=True, glyph_names=True, name_IDs=["*"])
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
    source, target = sys.argv[1:]
    font = TTFont(source)
    lighter(font)
    font.flavor = "woff2"
    font.save(target)
