"""Fine-tunes a network on photographs first, on the site's renderings second. Resumable: it goes on where it stopped.

  python3 scripts/roof-check/train.py PHOTOGRAPHS [--network half] [--more FOLDER] [--told FILE] [--start FILE]
                                      [--state FILE] [--steps 1300]

PHOTOGRAPHS holds photos/, labels.tsv and trunk/mobilenet_v1_0.25_128_quant.tflite; --told is what teacher.py says of the
pictures; --start is a network that has learnt from the same split before: a state, or weights.json; or what cut.py made,
with which the half begins. Where weights.json goes on and nothing is told, it keeps to what it said itself. The state
goes to studio/.cache/roof-check/NETWORK.pt; coarse.py and pack.py make of it what is shipped.
"""

import argparse
import copy
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, Dataset

from network import CHANNELS, SIDE, Network, pretrained
from packed import learnt
from photographs import ROOT, STORED, labels, photographs, renderings, squares, unlabelled
from worsen import as_input, worsened

TRUNK = "trunk/mobilenet_v1_0.25_128_quant.tflite"
STATES = ROOT / "studio/.cache/roof-check"
RATE, HEAD_RATE, DECAY, SEED = 4e-4, 1e-3, 0.02, 17
# Of each batch: photographs with a roof, without, renderings with, without, those without a label, blank pictures.
BATCH = (15, 21, 2, 2, 20, 1)
# What counts the word of the teacher, or its own of before, against the label.
BELIEF = 0.5
# Kinds of which the label alone counts: both take many of them for roofs.
ALONE = ("deck", "paving")
SMOOTHING = 0.02
# Kinds of which there are few and that are the hardest are looked at more often.
OFTENER = {"above": 3, "near": 3, "night": 3, "flat": 3, "deck": 3, "various": 3}


def blank():
    """A sheet of paper, a lens cap, a finger over the lens, a plain sky."""
    from_, to = np.random.randint(0, 256, (2, 3))
    ramp = np.linspace(0, np.random.rand(), STORED)[:, None, None]
    return np.broadcast_to(from_ + (to - from_) * ramp, (STORED, STORED, 3)).astype(np.uint8)


def auc(scores, is_roof):
    """Chance that a roof scores higher than another picture."""
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores, kind="stable")] = np.arange(1, len(scores) + 1)
    roofs = is_roof > 0.5
    n = roofs.sum()
    return (ranks[roofs].sum() - n * (n + 1) / 2) / (n * (~roofs).sum())


def seen(x):
    """Squares of bytes as the network wants them, made as small as it wants them."""
    x = as_input(x)
    return x if x.shape[-1] == SIDE else F.interpolate(x, (SIDE, SIDE), mode="area")


def logits(net, x):
    net.eval()
    with torch.no_grad():
        return torch.cat([net(seen(x[at : at + 64])) for at in range(0, len(x), 64)]).numpy()


class Pool(Dataset):
    """Pictures to learn from, photographs and renderings, roofs and others apart; one batch for each step."""

    def __init__(self, folders, told, net, keeps):
        """`net` is what learning begins with; where it keeps to its own word, that stands for what is not told."""
        lists = [p for p in photographs(folders) if p.split == "train"], renderings("train"), unlabelled(told)
        every = [p for list_ in lists for p in list_]
        self.x, is_roof = squares(every), labels(every)
        said = 1 / (1 + np.exp(-logits(net, self.x)))
        word = np.array([told.get(str(p.path), y) for p, y in zip(every, said if keeps else is_roof)], np.float32)
        kind = np.repeat(np.arange(3), [len(list_) for list_ in lists])
        alone = np.array([p.kind in ALONE for p in every])
        belief = np.where(kind == 2, 1, np.where(alone, 0, BELIEF))
        self.y = word * belief + (is_roof * (1 - 2 * SMOOTHING) + SMOOTHING) * (1 - belief)
        # What the network is wrong about is looked at up to five times as often.
        self.odds = np.array([OFTENER.get(p.kind, 1) for p in every]) * (1 + 4 * np.abs(said - self.y))
        of = lambda number, roof: np.flatnonzero((kind == number) & (is_roof == roof))
        self.parts = [of(0, 1), of(0, 0), of(1, 1), of(1, 0), np.flatnonzero(kind == 2)]

    def __len__(self):
        return len(self.y)

    def __getitem__(self, step):
        # Each step has its own seed: a run that was interrupted takes the same way.
        np.random.seed(SEED + step), torch.manual_seed(SEED + step)
        some = lambda part, n: np.random.choice(part, n, p=self.odds[part] / self.odds[part].sum())
        chosen = np.concatenate([some(part, n) for part, n in zip(self.parts, BATCH) if len(part)])
        blanks = [blank() for _ in range(BATCH[5])]
        y = np.concatenate([self.y[chosen], np.full(len(blanks), SMOOTHING)]).astype(np.float32)
        return worsened(np.concatenate([self.x[chosen], np.stack(blanks)]), y > 0.5), torch.tensor(y)


def optimiser_of(net):
    head = [p for name, p in net.named_parameters() if name.startswith("head")]
    body = [p for name, p in net.named_parameters() if not name.startswith("head")]
    groups = [{"params": body, "lr": RATE, "base": RATE}, {"params": head, "lr": HEAD_RATE, "base": HEAD_RATE}]
    return torch.optim.AdamW(groups, weight_decay=DECAY)


def learn(net, optimiser, batch, part):
    """One step; `part` of the way is done."""
    pace = min(1, (part + 0.005) / 0.03) * max(0.5 + 0.5 * math.cos(math.pi * part), 0.01)
    for one in optimiser.param_groups:
        one["lr"] = one["base"] * pace
    x, y = batch
    net.train()
    loss = F.binary_cross_entropy_with_logits(net(x), y)
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
    optimiser.step()
    return loss.item()


def follow(mean, net, step):
    """The mean of the last steps is what is kept: steadier than any one of them."""
    keep = min(0.995, (1 + step) / (10 + step))
    with torch.no_grad():
        for to, from_ in zip(mean.parameters(), net.parameters()):
            to.mul_(keep).add_(from_, alpha=1 - keep)


def beginning(a):
    """The network that learning begins with, and whether it goes on from what is shipped."""
    if not a.start:
        return pretrained(Path(a.photographs) / TRUNK), False
    if a.start.endswith(".json"):
        return learnt(json.loads(Path(a.start).read_text())["networks"][list(CHANNELS).index(a.network)]), True
    net = Network(CHANNELS[a.network])
    net.load_state_dict(torch.load(a.start))
    return net, False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--more", action="append", default=[])
    parser.add_argument("--network", choices=CHANNELS, default="quarter")
    parser.add_argument("--state")
    parser.add_argument("--told")
    parser.add_argument("--start")
    parser.add_argument("--steps", type=int, default=1300)
    a = parser.parse_args()
    torch.set_num_threads(1)
    a.state = a.state or str(STATES / f"{a.network}.pt")
    net, goes_on = beginning(a)
    net = net.to(memory_format=torch.channels_last)
    folders, told = [a.photographs, *a.more], json.loads(Path(a.told).read_text()) if a.told else {}
    # Before a state is read: a run that goes on where it stopped learns from the same.
    pool = Pool(folders, told, net, goes_on and not told)
    mean, optimiser, step = copy.deepcopy(net), optimiser_of(net), 0
    if Path(a.state).exists():
        kept = torch.load(a.state)
        net.load_state_dict(kept["net"]), mean.load_state_dict(kept["mean"])
        optimiser.load_state_dict(kept["optimiser"])
        step = kept["step"]
    watched = [p for p in photographs(folders) if p.split == "watch"]
    x, y = squares(watched, SIDE), labels(watched)
    print(f"{len(pool.y)} to learn from, {len(y)} watch", [len(p) for p in pool.parts], y.sum(), flush=True)
    began, losses = time.time(), []
    # A second process worsens pictures while this one learns.
    for batch in DataLoader(pool, batch_size=None, sampler=range(step, a.steps), num_workers=1, prefetch_factor=8):
        torch.manual_seed(SEED + step)
        losses.append(learn(net, optimiser, batch, step / a.steps))
        step += 1
        follow(mean, net, step)
        if step % 50 == 0 or step == a.steps:
            value = auc(logits(mean, x), y)
            print(f"{step} steps, {(time.time() - began) / 60:.1f} min, loss {np.mean(losses[-50:]):.4f}, AUC {value:.4f}", flush=True)
            Path(a.state).parent.mkdir(parents=True, exist_ok=True)
            kept = {"net": net.state_dict(), "mean": mean.state_dict(), "optimiser": optimiser.state_dict(), "step": step}
            torch.save(kept, a.state + ".new")
            Path(a.state + ".new").replace(a.state)


if __name__ == "__main__":
    main()
