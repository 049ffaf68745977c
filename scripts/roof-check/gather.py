"""Gathers the further photographs that are listed, out of repositories that lie in a folder as git directories.

  python3 scripts/roof-check/gather.py REPOSITORIES FOLDER

REPOSITORIES holds owner+name/repo for each source of more-photographs.tsv, deck-photographs.tsv and small-firms.tsv. FOLDER is what the
other scripts take as --more: photos/ and labels.tsv. What lies there already is not made again; what a repository does
not hold is told and left out.
"""

import argparse
import csv
import io
import subprocess
from pathlib import Path

from PIL import Image, ImageOps

from photographs import ROOT
from pool import KEPT_PX, folder_of, git

LISTS = ("more-photographs.tsv", "deck-photographs.tsv", "small-firms.tsv")
FIELDS = ("file", "split", "label", "kind", "source", "commit", "path")


def listed():
    for name in LISTS:
        with open(ROOT / "scripts/roof-check" / name, encoding="utf8", newline="") as file:
            yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def shrunk(data, is_exact):
    """Upright, its longest side 256 px. The filter matters: another one moves what is close to a bound. What is learnt
    from need not be so exact, and is read much faster at a part of its size."""
    image = Image.open(io.BytesIO(data))
    if not is_exact:
        image.draft("RGB", (2 * KEPT_PX, 2 * KEPT_PX))
    image = ImageOps.exif_transpose(image).convert("RGB")
    image.thumbnail((KEPT_PX, KEPT_PX), Image.LANCZOS)
    return image


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("repositories")
    parser.add_argument("folder")
    a = parser.parse_args()
    photos, found, missing = Path(a.folder) / "photos", [], []
    photos.mkdir(parents=True, exist_ok=True)
    for row in listed():
        to = photos / row["file"]
        try:
            if not to.exists():
                folder = folder_of(a.repositories, row["source"])
                data = git(folder, "cat-file", "blob", f"{row['commit']}:{row['path']}")
                shrunk(data, row["split"] != "train").save(to, quality=90)
            found.append(row)
        except (OSError, subprocess.CalledProcessError):
            missing.append(f"{row['source']} {row['path']}")
    with open(Path(a.folder) / "labels.tsv", "w", encoding="utf8") as file:
        for row in [dict(zip(FIELDS, FIELDS)), *found]:
            file.write("\t".join(row[field] for field in FIELDS) + "\n")
    print(f"{len(found)} gathered, {len(missing)} not found", *missing, sep="\n")


if __name__ == "__main__":
    main()
