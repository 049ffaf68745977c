"""What a wider network says of the pictures to learn from: train.py believes it half as much as all of the label.

  python3 scripts/roof-check/teacher.py PHOTOGRAPHS --trunk FILE [--more FOLDER] [--pool FOLDER] [--told FILE]

FILE is the widest MobileNetV1 as Google published it (mobilenet_v1_1.0_224_quant_embedding_extractor.tflite, Apache
License 2.0). It stays as it is; a small layer on it learns from the labels. Of a labelled photograph it says what it
says where nothing was learnt from its source; of the pictures in --pool (without labels; the folder's name must be
`pool`) what layers that learnt from all say. The chances go to studio/.cache/roof-check/told.json.
"""

import argparse
import json
import zlib
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from network import SIDE, pretrained
from photographs import ROOT, Photograph, labels, photographs, squares
from train import auc
from worsen import as_input

STEPS, RATE, DECAY, BATCH, PARTS = 500, 1e-3, 0.05, 128, 5
OFTENER = {"above": 3, "near": 3, "night": 3, "flat": 3, "deck": 3}
# Sources with more photographs are data sets: their files are split one by one.
LARGE = 400


def features(net, x):
    """Mean and maximum of each channel of the last layer."""
    out = []
    with torch.no_grad():
        for at in range(0, len(x), 32):
            grid = net.grid(as_input(x[at : at + 32]))
            out.append(torch.cat([grid.mean((2, 3)), grid.amax((2, 3))], 1))
    return torch.cat(out)


def odds(list_):
    """How often each is looked at: as many with a roof as without."""
    each, is_roof = np.array([OFTENER.get(p.kind, 1) for p in list_], float), labels(list_) > 0.5
    for sort in (is_roof, ~is_roof):
        each[sort] /= each[sort].sum()
    return torch.tensor(each)


def layer(views, list_, seed):
    """A small layer that has learnt from some pictures, each seen as it is or in the mirror."""
    torch.manual_seed(seed)
    net = nn.Sequential(
        nn.Dropout(0.3), nn.Linear(views[0].shape[1], 128), nn.ReLU(), nn.Dropout(0.4), nn.Linear(128, 1)
    )
    fit, y, often = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY), torch.tensor(labels(list_)), odds(list_)
    pace = torch.optim.lr_scheduler.CosineAnnealingLR(fit, STEPS)
    for _ in range(STEPS):
        some = torch.multinomial(often, BATCH, True)
        x = torch.where(torch.rand(BATCH, 1) < 0.5, views[0][some], views[1][some])
        loss = F.binary_cross_entropy_with_logits(net(x)[:, 0], y[some] * 0.96 + 0.02)
        fit.zero_grad()
        loss.backward()
        fit.step()
        pace.step()
    return net.eval()


def said(layers, views):
    with torch.no_grad():
        return torch.stack([net(view)[:, 0] for net in layers for view in views]).mean(0)


def apart(p, counts):
    """In which part a photograph is: a source is in one only."""
    name = p.source if counts[p.source] < LARGE else p.path.name
    return zlib.crc32(name.encode()) % PARTS


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--trunk", required=True)
    parser.add_argument("--more", action="append", default=[])
    parser.add_argument("--pool")
    parser.add_argument("--told", default=str(ROOT / "studio/.cache/roof-check/told.json"))
    a = parser.parse_args()
    torch.set_num_threads(1)
    every = photographs([a.photographs, *a.more])
    learnt, watched = ([p for p in every if p.split == split] for split in ("train", "watch"))
    pool = [Photograph(path, "train", False, "pool", "pool") for path in sorted(Path(a.pool).glob("*.jpg"))] if a.pool else []
    trunk = pretrained(a.trunk).eval()
    x = squares(learnt + watched + pool, SIDE)
    views = torch.stack([features(trunk, x), features(trunk, np.ascontiguousarray(x[:, :, ::-1]))])
    of_learnt = views[:, : len(learnt)]
    middle, wide = of_learnt[0].mean(0), of_learnt[0].std(0) + 0.05
    views = (views - middle) / wide
    counts = {p.source: sum(q.source == p.source for q in learnt) for p in learnt}
    part = np.array([apart(p, counts) for p in learnt])
    word = torch.zeros(len(learnt))
    for number in range(PARTS):
        rest = np.flatnonzero(part != number)
        layers = [layer(views[:, rest], [learnt[i] for i in rest], seed) for seed in (number, PARTS + number)]
        word[part == number] = said(layers, views[:, np.flatnonzero(part == number)])
    layers = [layer(views[:, : len(learnt)], learnt, seed) for seed in range(4)]
    rest = said(layers, views[:, len(learnt) :])
    seen = auc(rest[: len(watched)].numpy(), labels(watched))
    print(f"AUC {auc(word.numpy(), labels(learnt)):.4f} on sources left out, {seen:.4f} on those that watch")
    words = torch.cat([word, rest[len(watched) :]]).sigmoid().tolist()
    Path(a.told).parent.mkdir(parents=True, exist_ok=True)
    Path(a.told).write_text(json.dumps({str(p.path): round(chance, 4) for p, chance in zip(learnt + pool, words)}))


if __name__ == "__main__":
    main()
