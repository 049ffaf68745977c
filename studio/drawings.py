"""python3 -m studio.drawings: the profile drawings of the site, from the geometry its pictures are made of.

One SVG a profile, in millimetres: plan, side and section, with measures A to F, which the page explains in words, and
the same as DXF. A figure is marked as approximate; content names what a manufacturer publishes. The pieces of concrete
have their own (piece_drawings.py).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .sheets.drawing import drawing
from .sheets.dxf import dxf
from .sheets.measures import PIECES, measures
from .sheets.tile_sheet import tile_sheet

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "public/img/drawing"
DOWNLOADS = "public/download/drawing"
FACTS = "content/catalogue/drawings.json"


def made() -> dict[str, str]:
    """Every file by its path in the repository."""
    files, facts = {}, {}
    for name, piece in PIECES.items():
        sheet = drawing(piece)
        files[f"{FOLDER}/{name}.svg"] = sheet.text()
        files[f"{DOWNLOADS}/{name}.dxf"] = dxf(tile_sheet(piece))
        facts[name] = {**measures(piece), "sheet": sheet.height}
    return {**files, FACTS: json.dumps(facts, indent=2) + "\n"}


def main(root: Path = ROOT) -> int:
    for name, text in made().items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
