"""Keeps what the shipped network says of the held-out photographs, so that tests measure without them.

  python3 scripts/roof-check/held.py PHOTOGRAPHS [--more FOLDER] [--sheet FILE]

Writes tests/roof-check/held-out.json: for each photograph its kind, the features of the last layers as bytes, how sharp it
is, and the logits of its poor versions. --sheet draws the forty on which network and label disagree most. What is said of
those that were looked up later is printed alone.
"""

import argparse
import base64
import json

import numpy as np
import torch
from PIL import Image, ImageDraw

from network import SIDE
from packed import Packed, sharpness
from pack import FOLDER
from photographs import ROOT, labels, photographs, pressed
from train import auc, logits
from worsen import POOR, as_input

OUT = ROOT / "tests/roof-check/held-out.json"


def features(net, x):
    with torch.no_grad():
        return torch.cat([torch.cat(net.features(as_input(x[at : at + 64])), 1) for at in range(0, len(x), 64)]).numpy()


def as_base64(array):
    return base64.b64encode(array.tobytes()).decode()


def sheet(path, held, scores, is_roof):
    worst = np.argsort(np.where(is_roof > 0.5, scores, -scores))[:40]
    out = Image.new("RGB", (8 * 150, 5 * 164), "white")
    pen = ImageDraw.Draw(out)
    for at, index in enumerate(worst):
        image = Image.open(held[index].path).convert("RGB")
        image.thumbnail((146, 146))
        x, y = at % 8 * 150, at // 8 * 164
        out.paste(image, (x, y + 14))
        pen.text((x, y), f"{held[index].kind} {'roof' if is_roof[index] else 'other'} {scores[index]:.1f}", fill="red")
    out.save(path)


def tell_later(net, model, folders):
    later = [p for p in photographs(folders) if p.split == "later"]
    images, kinds = [Image.open(p.path).convert("RGB") for p in later], np.array([p.kind for p in later])
    for version, make in {"as it is": lambda image: image, **POOR}.items() if later else ():
        scores = logits(net, np.stack([pressed(make(image), SIDE) for image in images]))
        for kind in np.unique(kinds):
            some = scores[kinds == kind]
            accepted, refused = (some >= model["likely"]).sum(), (some < model["unlikely"]).sum()
            asked = len(some) - accepted - refused
            print(f"{version}, {kind}: {accepted} accepted, {asked} asked, {refused} refused of {len(some)}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--more", action="append", default=[])
    parser.add_argument("--sheet")
    a = parser.parse_args()
    torch.set_num_threads(1)
    model = json.loads((FOLDER / "weights.json").read_text())
    net = Packed(model)
    held = [p for p in photographs([a.photographs, *a.more]) if p.split == "held"]
    images, y = [Image.open(p.path).convert("RGB") for p in held], labels(held)
    squares = np.stack([pressed(image, SIDE) for image in images])
    seen, sharp = features(net, squares), sharpness(as_input(squares)).numpy()
    most = np.maximum(seen.max(0), 1e-6)
    scores = logits(net, squares)
    poor = {name: logits(net, np.stack([pressed(make(image), SIDE) for image in images])) for name, make in POOR.items()}
    kept = {
        "photographs": [[p.kind, int(p.is_roof)] for p in held],
        # A feature is its byte times the most of its channel, over 255.
        "most": [float(f"{value:.5g}") for value in most],
        "features": as_base64(np.round(seen / most * 255).astype(np.uint8)),
        # Hundredths.
        "sharpness": as_base64(np.round(np.minimum(sharp, 2.55) * 100).astype(np.uint8)),
        # Thousandths.
        "poor": {name: as_base64(np.round(np.clip(some, -32, 32) * 1000).astype("<i2")) for name, some in poor.items()},
    }
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n")
    if a.sheet:
        sheet(a.sheet, held, scores, y)
    print(f"{len(y)} photographs, AUC {auc(scores, y):.4f}, worsened", {k: round(float(auc(v, y)), 4) for k, v in poor.items()})
    tell_later(net, model, [a.photographs, *a.more])


if __name__ == "__main__":
    main()
