"""Packs what was learnt, with its bounds and its likelihood: lib/roof-check/weights.json and parity.json.

  python3 scripts/roof-check/pack.py PHOTOGRAPHS [--more FOLDER] [--state FILE]

Bounds and likelihood come from the photographs that watched the training.
"""

import argparse
import json
import math

import numpy as np
import torch
from PIL import Image

from network import SIDE, Network
from packed import Packed, packed
from photographs import ROOT, labels, photographs, pressed
from train import STATE, auc, logits
from worsen import as_input

FOLDER = ROOT / "lib/roof-check"


def bounds(scores, is_roof, kinds):
    """As low as they may be: from `likely` on at most 5 % of the others are accepted, and at most a tenth of any kind of
    thirty; from `unlikely` on at most a tenth of the others are accepted or asked about."""
    others, kinds = scores[is_roof < 0.5], kinds[is_roof < 0.5]
    common = [others[kinds == kind] for kind in np.unique(kinds) if (kinds == kind).sum() >= 30]
    likely = max(least(others, 0.05), *(least(some, 0.1) for some in common))
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


def drawn():
    """A picture that can be made anywhere."""
    y, x, c = np.mgrid[0:SIDE, 0:SIDE, 0:3]
    return ((x * 2 + y + c * 40) % 256).astype(np.uint8)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--more", action="append", default=[])
    parser.add_argument("--state", default=str(STATE))
    a = parser.parse_args()
    torch.set_num_threads(1)
    net = Network()
    net.load_state_dict(torch.load(a.state)["mean"])
    model = packed(net)
    shipped = Packed(model)
    watched = [p for p in photographs([a.photographs, *a.more]) if p.split == "watch"]
    images, y = [Image.open(p.path).convert("RGB") for p in watched], labels(watched)
    scores = logits(shipped, np.stack([pressed(image, SIDE) for image in images]))
    likely, unlikely = bounds(scores, y, np.array([p.kind for p in watched]))
    model = {**model, "likely": likely, "unlikely": unlikely, "likelihood": calibrated(scores, y)}
    (FOLDER / "weights.json").write_text(json.dumps(model, separators=(",", ":")) + "\n")
    with torch.no_grad():
        logit = float(shipped(as_input(drawn()[None])))
    (FOLDER / "parity.json").write_text(json.dumps({"logit": round(logit, 5)}) + "\n")
    print(f"{len(y)} watched, AUC {auc(scores, y):.4f}, likely from {likely}, unlikely below {unlikely}, {model['likelihood']}")


if __name__ == "__main__":
    main()
