"""Labelled photographs and the site's own renderings, and which of them are learnt from.

A folder of photographs holds photos/ and labels.tsv (file, split, label, kind, source, path ...). Nothing is learnt from
those of split `val`: about two fifths of them watch the training and set the bounds, the rest is held out, and nothing is
chosen by it. What belongs together (a source, a house, a run of neighbouring files) is in one split only.
"""

import csv
import json
import re
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
# Chosen for what it leaves among the held-out roofs: of every kind that a visitor may send.
SALT = "w"
# Side, in px, of the squares that crops are taken from.
STORED = 184


@dataclass
class Photograph:
    path: Path
    # train, watch, held, or later: looked up after the others, to measure by alone
    split: str
    is_roof: bool
    kind: str
    source: str


def group(row):
    """What belongs together: the pictures of a site, of a house, of a run of neighbours."""
    number = int((re.findall(r"\d+", Path(row["path"]).stem) or ["0"])[0])
    if row["kind"] in ("front", "room"):
        return f"house {number}"
    if row["kind"] == "facade":
        return f"facades {number // 20}"
    if row["kind"] == "dubai":
        return re.sub(r"[\d-]+$", "", Path(row["path"]).stem)
    alone = row["kind"].split("_")[0] in ("intel", "imagenet", "bsds", "receipt")
    return row["file"] if alone else row["source"]


def split_of(row):
    if row["split"] != "val":
        return row["split"]
    return "watch" if zlib.crc32((SALT + group(row)).encode()) % 5 < 2 else "held"


def kinds():
    """What the roofs of the first folder that are not learnt from show; its labels only say where they come from."""
    with open(ROOT / "scripts/roof-check/roof-kinds.tsv", newline="") as file:
        return {row["file"]: row["kind"] for row in csv.DictReader(file, delimiter="\t")}


def photographs(folders):
    """All photographs of some folders."""
    out, known = [], kinds()
    for folder in map(Path, folders):
        with open(folder / "labels.tsv", encoding="utf8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                path, kind = folder / "photos" / row["file"], known.get(row["file"], row["kind"])
                out.append(Photograph(path, split_of(row), row["label"] == "roof", kind, row["source"]))
    return out


def renderings(split):
    """The site's own pictures of a split of scenes.json."""
    scenes = json.loads((ROOT / "scripts/roof-check/scenes.json").read_text())
    return [
        Photograph(ROOT / f"public/img/{name}.webp", split, scene["isRoof"], "rendering", scene["scene"])
        for scene in scenes
        if scene["split"] == split
        for name in scene["pictures"]
    ]


def unlabelled(told):
    """The pictures that only a teacher has labelled: those that lie in a folder named `pool`."""
    return [Photograph(Path(path), "train", word > 0.5, "pool", "pool") for path, word in told.items() if "/pool/" in path]


def pressed(image, side):
    """A picture as a square, proportions lost, each pixel the mean of those it stands for."""
    return np.asarray(image.convert("RGB").resize((side, side), Image.BOX), np.uint8)


def squares(list_, side=STORED):
    return np.stack([pressed(Image.open(one.path), side) for one in list_])


def labels(list_):
    return np.array([one.is_roof for one in list_], np.float32)
