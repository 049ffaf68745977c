"""Gathers pictures without a label, for teacher.py, out of repositories that lie in a folder as git directories.

  python3 scripts/roof-check/pool.py PHOTOGRAPHS REPOSITORIES POOL [--more FOLDER]

REPOSITORIES holds owner+name/repo for each line of pool-sources.tsv. No source that watches or is held out is among
them, and no picture that looks like a labelled one or like another (difference hash of 256 bits) is taken.
"""

import argparse
import csv
import io
import random
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from photographs import ROOT, photographs

# Pictures of one source at most, longest side in px that is kept, shortest side and size in bytes that is looked at.
MAX_OF_SOURCE, KEPT_PX, MIN_PX, BYTES = 160, 256, 180, (15_000, 4_000_000)
# Bits in which the hashes of two pictures that look alike may differ.
ALIKE = 30
BITS = np.array([bin(value).count("1") for value in range(256)], np.uint8)
ENDINGS = (".jpg", ".jpeg", ".png", ".webp")


def difference(image):
    """Which pixel of a small copy is lighter than its neighbour."""
    small = np.asarray(image.convert("L").resize((17, 16), Image.BILINEAR), int)
    return np.packbits((small[:, 1:] > small[:, :-1]).ravel())


def folder_of(repositories, source):
    """Where the git directory of a repository lies."""
    folder = Path(repositories) / source.replace("/", "+") / "repo"
    return folder / ".git" if (folder / ".git").exists() else folder


def git(folder, *order):
    return subprocess.run(["git", "--git-dir", folder, *order], capture_output=True, check=True).stdout


def blobs(folder, commit):
    """The files of a commit that may be photographs, in an order of chance that is always the same."""
    lines = git(folder, "-c", "core.quotepath=off", "ls-tree", "-r", "-l", commit).decode().splitlines()
    rows = [line.split(None, 4) for line in lines]
    fits = {row[2] for row in rows if row[4].lower().endswith(ENDINGS) and row[3].isdigit() and BYTES[0] < int(row[3]) < BYTES[1]}
    out = sorted(fits)
    random.Random(5).shuffle(out)
    return out[:MAX_OF_SOURCE]


def opened(data):
    """A small upright copy; None of what is no photograph: a strip, an icon, a drawing that is partly clear."""
    try:
        image = Image.open(io.BytesIO(data))
        wide, high = image.size
        if min(wide, high) < MIN_PX or max(wide, high) > 2.4 * min(wide, high):
            return None
        if image.mode in ("RGBA", "LA", "P") and np.asarray(image.convert("RGBA"))[..., 3].min() < 250:
            return None
        image.draft("RGB", (2 * KEPT_PX, 2 * KEPT_PX))
        image = ImageOps.exif_transpose(image).convert("RGB")
    except (OSError, ValueError, Image.DecompressionBombError):
        return None
    image.thumbnail((KEPT_PX, KEPT_PX), Image.BILINEAR)
    return image


def main():
    parser = argparse.ArgumentParser()
    for name in ("photographs", "repositories", "pool"):
        parser.add_argument(name)
    parser.add_argument("--more", action="append", default=[])
    a = parser.parse_args()
    Path(a.pool).mkdir(parents=True, exist_ok=True)
    known = np.stack([difference(Image.open(p.path)) for p in photographs([a.photographs, *a.more])])
    with open(ROOT / "scripts/roof-check/pool-sources.tsv", newline="") as file:
        sources = list(csv.DictReader(file, delimiter="\t"))
    for row in sources:
        name, folder = row["source"].replace("/", "+"), folder_of(a.repositories, row["source"])
        for blob in blobs(folder, row["commit"]):
            image = opened(git(folder, "cat-file", "blob", blob))
            if image is None:
                continue
            hash_ = difference(image)
            if BITS[known ^ hash_].sum(1).min() <= ALIKE:
                continue
            known = np.concatenate([known, hash_[None]])
            image.save(Path(a.pool) / f"{name}-{blob[:10]}.jpg", quality=90)


if __name__ == "__main__":
    main()
