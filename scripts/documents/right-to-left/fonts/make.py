"""
Makes the Arabic letters of the printed documents from those of the pages, app/fonts/alexandria.woff2: python3 make.py (fontTools, brotli).

Two things differ from them. Each weight is a file of its own, which a PDF takes in as a font and not as one
drawing for every letter. And no letters are drawn as one: whoever copies a word from a PDF gets two letters drawn as
one in the wrong order. Lam and alef still look as they must: the whole drawing belongs to lam, and the alef beside it is
an empty sign of its own width. Signs without a code point of their own lie in the private areas: in plane 15 the last
three figures name the letter, in plane 16 the last four; scripts/documents/right-to-left/pdf-text.ts reads them so.
"""

from io import BytesIO
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE / "../../../../app/fonts/alexandria.woff2"
WEIGHTS = (400, 640, 700)
LAM = 0x644
LAM_FORMS = ("uniFEDF", "uniFEE0")
# Alef and its kin, as they end a word, with their letters.
ALEFS = {"uniFE8E": 0x627, "uniFE84": 0x623, "uniFE88": 0x625, "uniFE82": 0x622}
# Of the width of both, what the alef has: in units of the font.
ALEF_WIDTH = 200
# Round a run from left to right, so that programs that read a PDF end it there: an empty sign that stands for the
# right-to-left mark, which itself would not be drawn, and so not be in the file.
RIGHT_TO_LEFT = 0x200F
MARK_WIDTH = 20
LETTERS = [0x20, 0xA0, 0x60C, 0x61B, 0x61F, *range(0x621, 0x63B), *range(0x640, 0x64B)]


def forms_of(font):
    """Initial, medial and final forms, and what lam and an alef are drawn as."""
    table = font["GSUB"].table
    lookups = {
        record.FeatureTag: record.Feature.LookupListIndex
        for record in table.FeatureList.FeatureRecord
    }
    tables = lambda tag: [
        getattr(sub, "ExtSubTable", sub)
        for index in lookups[tag]
        for sub in table.LookupList.Lookup[index].SubTable
    ]
    forms = {
        tag: {a: b for sub in tables(tag) for a, b in sub.mapping.items()}
        for tag in ("init", "medi", "fina")
    }
    pairs = {
        (first, ligature.Component[0]): ligature.LigGlyph
        for sub in tables("rlig")
        for first, ligatures in sub.ligatures.items()
        for ligature in ligatures
        if first in LAM_FORMS and ligature.Component[0] in ALEFS
    }
    return forms, pairs


def add_empty(font, name, width):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = (width, 0)


def narrow(font, name, narrowed):
    """The drawing stays where it is; the part of its width that is alef's lies before it."""
    glyf = font["glyf"]
    glyph = glyf[name]
    width, _ = font["hmtx"][name]
    if glyph.isComposite():
        for part in glyph.components:
            part.x -= 0 if part.glyphName in narrowed else ALEF_WIDTH
    else:
        glyph.coordinates.translate((-ALEF_WIDTH, 0))
    glyph.recalcBounds(glyf)
    font["hmtx"][name] = (width - ALEF_WIDTH, glyph.xMin)


def features(forms, pairs):
    lines = ["languagesystem DFLT dflt;", "languagesystem arab dflt;"]
    for alef in ALEFS:
        lines.append(f"lookup E_{alef} {{ sub {alef} by empty_{alef}; }} E_{alef};")
    for (lam, alef), whole in pairs.items():
        lines.append(f"lookup W_{whole} {{ sub {lam} by {whole}; }} W_{whole};")
    for tag, mapping in forms.items():
        rules = " ".join(f"sub {a} by {b};" for a, b in mapping.items())
        lines.append(f"feature {tag} {{ {rules} }} {tag};")
    rules = " ".join(
        f"sub {lam}' lookup W_{whole} {alef}' lookup E_{alef};" for (lam, alef), whole in pairs.items()
    )
    lines.append(f"feature rlig {{ {rules} }} rlig;")
    return "\n".join(lines)


def cut(weight):
    font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    forms, pairs = forms_of(font)
    codes = {
        code: name for code, name in font.getBestCmap().items() if code in LETTERS or 0xFE80 <= code <= 0xFEF4
    }
    narrowed = set(pairs.values())
    for nth, whole in enumerate(pairs.values()):
        narrow(font, whole, narrowed)
        codes[0xF0000 + nth * 0x1000 + LAM] = whole
    for alef, letter in ALEFS.items():
        add_empty(font, f"empty_{alef}", ALEF_WIDTH)
        codes[0xF0000 + letter] = f"empty_{alef}"
    add_empty(font, "mark", MARK_WIDTH)
    codes[0x100000 + RIGHT_TO_LEFT] = "mark"
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language, table.cmap = 3, 10, 0, codes
    font["cmap"].tables = [table]
    known = set(codes.values())
    forms = {tag: {a: b for a, b in mapping.items() if a in known and b in known} for tag, mapping in forms.items()}
    addOpenTypeFeaturesFromString(font, features(forms, pairs), tables=["GSUB"])
    options = Options(layout_features=["*"], flavor="woff2", notdef_outline=True, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    file = HERE / f"alexandria-{weight}.woff2"
    font.save(file)
    print(file.name, file.stat().st_size)


for weight in WEIGHTS:
    cut(weight)
