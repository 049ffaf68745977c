"""Makes a variable font smaller without a difference that can be seen.

    python3 -m studio.lighter_font --plain-light '--without={}\\^`~|¼½¾§«»' app/fonts/archivo.woff2 public/fonts/archivo.v2.woff2
    python3 -m studio.lighter_font '--without={}\\^`~|¼½¾§' app/fonts/archivo.woff2 public/fonts/archivo-text.v2.woff2 wdth=100
    python3 -m studio.lighter_font --joined '--without=۰۱۲۳۴۵۶۷۸۹٭۔' app/fonts/alexandria.woff2 public/fonts/alexandria.v3.woff2

Keeps advance widths, kerning, tabular figures and all characters but those it is told to do without; drops the
letterforms of features no page asks for (fractions, forms by language), unless letters join, which is a feature, and
the names of glyphs and of styles, which browsers do not read. An axis is set to a value or bounded by two. Points whose
movement along an axis follows from their neighbours' within TOLERANCE are left to the browser to infer. Tabular figures
are the others' outlines, moved.
`--plain-light`: letters are never both lighter than the font's own weight and wide, so what corrects them there is left
out; figures are (t-figure in app/globals.css), and stay whole. Needs Debian's fonttools and python3-brotli.
"""

import sys
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import ARGS_ARE_XY_VALUES, ROUND_XY_TO_GRID, Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta_optimize

FEATURES = ["kern", "liga", "tnum"]
TOLERANCE = 3
"""Units, 1000 to the em: a third of a pixel in the largest headline, 96 px."""
TORN = "×"
"""Archivo's, light and wide: the points of that outline are in another order. It is spared the correction as well."""
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


def lighter(font: TTFont, features: list[str], spared: str) -> None:
    """Changes the font in place; it has none of the characters it is spared."""
    options = subset.Options(layout_features=features, notdef_outline=True, drop_tables=["STAT"])
    # The copyright, the family and the licence.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    font["fvar"].instances = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if chr(code) not in spared])
    subsetter.subset(font)
    outlines, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        if outlines[name].isComposite():
            continue
        move_all(font, name)
        points, control = outlines._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            moves = variation.coordinates
            kept = iup_delta_optimize(moves, points, control.endPts, tolerance=TOLERANCE)
            widths = [move if any(move) else None for move in moves[-PHANTOM_POINTS:]]
            variation.coordinates = kept[:-PHANTOM_POINTS] + widths


def substitutes(font: TTFont) -> dict[str, str]:
    """The glyph that a feature puts for one other: tabular figures."""
    rules = [rule for lookup in font["GSUB"].table.LookupList.Lookup for rule in lookup.SubTable]
    return {own: other for rule in rules if rule.LookupType == 1 for own, other in rule.mapping.items()}


def figures_of(font: TTFont) -> set[str]:
    """Glyphs of figures and signs, tabular ones among them."""
    figures = {
        name for code, name in font.getBestCmap().items() if not chr(code).isalpha() and chr(code) != TORN
    }
    return figures | {other for own, other in substitutes(font).items() if own in figures}


def move_all(font: TTFont, name: str) -> None:
    """Says of each point of a glyph how it moves, in whole units: none is left to be inferred."""
    points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
    for variation in font["gvar"].variations[name]:
        if None in variation.coordinates:
            variation.calcInferredDeltas(points, control.endPts)
        variation.coordinates = [(round(x), round(y)) for x, y in variation.coordinates]


def share_outlines(font: TTFont) -> None:
    """Changes the font in place: a glyph put for another that is drawn alike refers to its outline."""
    outlines, metrics, variations = font["glyf"], font["hmtx"].metrics, font["gvar"].variations
    for own, other in substitutes(font).items():
        shift = metrics[other][1] - metrics[own][1]
        moved = [(x + shift, y) for x, y in outlines[own].coordinates]
        if moved != list(outlines[other].coordinates):
            continue
        move_all(font, own)
        move_all(font, other)
        shared = []
        for mine, yours in zip(variations[own], variations[other], strict=True):
            pairs = list(zip(mine.coordinates, yours.coordinates, strict=True))[:-PHANTOM_POINTS]
            steps = sorted(to - at for (at, _), (to, _) in pairs)
            middle = steps[len(steps) // 2]
            shared.append(TupleVariation(yours.axes, [(middle, 0), *yours.coordinates[-PHANTOM_POINTS:]]))
        component = GlyphComponent()
        component.glyphName, component.x, component.y = own, shift, 0
        component.flags = ROUND_XY_TO_GRID | ARGS_ARE_XY_VALUES
        glyph = Glyph()
        glyph.numberOfContours, glyph.components = -1, [component]
        outlines[other] = glyph
        glyph.recalcBounds(outlines)
        variations[other] = shared


def plain_light(font: TTFont) -> None:
    """Changes the font in place: letters have nothing of their own where they are light and wide at once."""
    variations = font["gvar"].variations
    for name in variations.keys() - figures_of(font):
        variations[name] = [one for one in variations[name] if len(one.axes) == 1 or one.axes["wght"][1] > 0]


if __name__ == "__main__":
    flags = [word for word in sys.argv[1:] if word.startswith("--")]
    source, target, *axes = [word for word in sys.argv[1:] if word not in flags]
    spared = "".join(flag.partition("=")[2] for flag in flags)
    font = bounded(TTFont(source), dict(axis.split("=") for axis in axes))
    if "--plain-light" in flags:
        plain_light(font)
    joined = "--joined" in flags
    if not joined:
        share_outlines(font)
    lighter(font, ["*"] if joined else FEATURES, spared)
    font.flavor = "woff2"
    font.save(target)
