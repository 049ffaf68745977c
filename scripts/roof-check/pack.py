"""Packs what coarse.py has rounded, with bounds and likelihood: lib/roof-check/weights.json and parity.json.

  python3 scripts/roof-check/pack.py PHOTOGRAPHS --quarter FILE --half FILE [--more FOLDER]

Bounds and likelihood come from the photographs that watched the training.
"""

import argparse
import json
import math
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from network import SIDE
from packed import Packed, sharpness
from photographs import ROOT, labels, photographs, pressed
from train import auc, logits
from worsen import POOR, as_input

FOLDER = ROOT / "lib/roof-check"
# Of the others that watch, so that of those it has never seen at most 5 % are: both networks take more of these for roofs.
ACCEPTED = 0.033
# What the word of each network counts, and how often it looks.
SHARES, LOOKS = {"quarter": 0.6, "half": 0.4}, {"quarter": 2, "half": 1}


def bounds(scores, is_roof, kinds):
    """As low as they may be: from `likely` on at most ACCEPTED of the others are accepted, and at most a tenth of any kind of
    thirty; from `unlikely` on at most a tenth of the others are accepted or asked about."""
    others, kinds = scores[is_roof < 0.5], kinds[is_roof < 0.5]
    common = [others[kinds == kind] for kind in np.unique(kinds) if (kinds == kind).sum() >= 30]
    likely = max(least(others, ACCEPTED), *(least(some, 0.1) for some in common))
    return rounded_up(likely), rounded_up(least(others, 0.1))


def least(scores, part):
    """The lowest bound that so large a part of the scores reaches at most."""
    return np.sort(scores)[::-1][int(part * len(scores))] + 1e-6


def rounded_up(bound):
    return math.ceil(bound * 100) / 100


def calibrated(scores, is_roof):
    """Slope and offset that make of a logit the chance of a roof (Platt 1999, with his smoothed targets)."""
    n, m = is_roof.sum(), (1 - is_roof).sum()
    target = torch.tensor(np.where(is_roof > 0.5, (n + 1) / (n + 2), 1 / (m + 2)), dtype=torch.float64)
    x, line = torch.tensor(scores, dtype=torch.float64), torch.tensor([1.0, 0.0], dtype=torch.float64, requires_grad=True)
    fit = torch.optim.LBFGS([line], max_iter=200)

    def loss():
        fit.zero_grad()
        value = torch.nn.functional.binary_cross_entropy_with_logits(line[0] * x + line[1], target)
        value.backward()
        return value

    fit.step(loss)
    slope, offset = line.detach().tolist()
    return {"slope": round(slope, 4), "offset": round(offset, 4)}


# Of the photographs that watch 99.7 % are sharper than the first. Blurred over 2 px of 256 none is, and more than half
# are softer than the second.
SHARP, SOFT = 1.0, 0.55


def soft_rule(sharp_scores, soft_scores, softness, likely):
    """The least shift with which of the others, blurred, at most 1.5 in a hundred more are accepted than sharp; softness, 0
    to 1, is the part of it that each takes."""
    accepted = lambda scores: (scores >= likely).mean()
    gained = lambda shift: accepted(soft_scores - shift * softness) - accepted(sharp_scores)
    return {"sharp": SHARP, "soft": SOFT, "shift": next(s for s in np.arange(0, 4, 0.05).round(2).tolist() if gained(s) <= 0.015)}


def drawn():
    """A picture that can be made anywhere."""
    y, x, c = np.mgrid[0:SIDE, 0:SIDE, 0:3]
    return ((x * 2 + y + c * 40) % 256).astype(np.uint8)


def waves():
    """Another, and a soft one."""
    y, x, _ = np.mgrid[0:SIDE, 0:SIDE, 0:3]
    return (128 + 100 * np.sin((x + 2 * y) / 9)).astype(np.uint8)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--more", action="append", default=[])
    for name in SHARES:
        parser.add_argument(f"--{name}", required=True)
    a = parser.parse_args()
    torch.set_num_threads(1)
    read = lambda name: json.loads(Path(getattr(a, name)).read_text())
    networks = [{"share": share, "looks": LOOKS[name], **read(name)} for name, share in SHARES.items()]
    model = {"side": SIDE, "networks": networks}
    shipped = Packed(model)
    watched = [p for p in photographs([a.photographs, *a.more]) if p.split == "watch"]
    images, y = [Image.open(p.path).convert("RGB") for p in watched], labels(watched)
    scores = logits(shipped, np.stack([pressed(image, SIDE) for image in images]))
    likely, unlikely = bounds(scores, y, np.array([p.kind for p in watched]))
    other = y < 0.5
    blurred = np.stack([pressed(POOR["blur"](image), SIDE) for image, is_other in zip(images, other) if is_other])
    softness = ((SHARP - sharpness(as_input(blurred))) / (SHARP - SOFT)).clamp(0, 1).numpy()
    soft = soft_rule(scores[other], logits(shipped, blurred), softness, likely)
    model = {**model, "soft": soft, "likely": likely, "unlikely": unlikely, "likelihood": calibrated(scores, y)}
    (FOLDER / "weights.json").write_text(json.dumps(model, separators=(",", ":")) + "\n")
    with torch.no_grad():
        said = [round(float(Packed(model)(as_input(picture()[None]))), 5) for picture in (drawn, waves)]
    (FOLDER / "parity.json").write_text(json.dumps({"drawn": said[0], "waves": said[1]}) + "\n")
    print(f"{len(y)} watched, AUC {auc(scores, y):.4f}, likely from {likely}, unlikely below {unlikely}, {model['likelihood']}, {soft}")


if __name__ == "__main__":
    main()
