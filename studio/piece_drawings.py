"""Runs inside Blender: the drawings of all concrete pieces as SVG and DXF, from what their pictures are carved of.

blender -b --factory-startup -P studio/piece_drawings.py
The pieces are those of studio/manifest.json; nothing is carved, only what the carver would be given is drawn.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from studio import manifest  # noqa: E402
from studio.scenes.concrete_shot import MAKERS, MM  # noqa: E402
from studio.shapes import blocks, pavers, screens  # noqa: E402
from studio.sheets.dxf import dxf  # noqa: E402
from studio.sheets.piece_sheet import Carved, carved, sheet  # noqa: E402
from studio.sheets.svg import svg  # noqa: E402

FOLDER = ROOT / "public/download/drawing"


def _noted(shape, cuts=(), joined=()):
    return SimpleNamespace(shape=shape, cuts=list(cuts), joined=list(joined))


def piece_of(params: dict) -> Carved:
    """What a piece of the catalogue is carved of, in its nominal size."""
    made = MAKERS[params["form"]](params, tuple(v * MM for v in params["size"]))
    noted = made.data
    return carved(noted.shape, noted.cuts, noted.joined, made, params.get("voids"))


def main() -> None:
    for module in (blocks, pavers, screens):
        module.carved = _noted
    pavers.JOINT = 0.0  # drawn in its nominal size: the joint lies around it
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in manifest.load() if shot.id.startswith("brick/")]
    for shot in shots:
        drawing = sheet(piece_of(shot.params))
        name = "yamama-" + shot.id.removeprefix("brick/")
        (FOLDER / f"{name}.svg").write_text(svg(drawing))
        (FOLDER / f"{name}.dxf").write_bytes(dxf(drawing).encode("ascii"))
    print(f"{len(shots)} pieces in {FOLDER}")


if __name__ == "__main__":
    main()
