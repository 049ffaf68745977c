"""What learning begins with: the published network with half of the channels, the last two pairs cut to what is shipped.

  python3 scripts/roof-check/cut.py PHOTOGRAPHS --trunk FILE [--more FOLDER] [--to FILE]

FILE is mobilenet_v1_0.5_160_quant.tflite as Google published it (google-coral/test_data, Apache License 2.0). Of the
last pair the channels stay that a weighted sum, learnt from the labels, makes most of; of the pair before those that
the ones that stay make most of. The sum becomes the head. The state goes to studio/.cache/roof-check/start.pt.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from network import CHANNELS, SIDE, Network, padded, pretrained
from photographs import ROOT, labels, photographs, squares
from worsen import as_input

# Photographs that are looked at, of each sort.
LOOKED_AT = 600


def seen(net, x):
    """Means of the last layer's channels for each picture, and how much each channel before its 1 × 1 layer varies."""
    means, varies = [], []
    with torch.no_grad():
        for at in range(0, len(x), 32):
            grid = as_input(x[at : at + 32])
            grid = F.relu6(net.first(padded(grid, 2)))
            for (_, depth, stride, dilation), (_, point, _, _) in zip(*[iter(list(net.layers())[1:])] * 2):
                middle = F.relu6(depth(padded(grid, stride, dilation)))
                grid = F.relu6(point(middle))
            means.append(grid.mean((2, 3)))
            varies.append(middle.std((0, 2, 3)))
    return torch.cat(means), torch.stack(varies).mean(0)


def summed(means, y, weight_of_small=3e-3):
    """Weights and offset of a sum that tells roofs from others (logistic, large weights cost)."""
    middle, wide = means.mean(0), means.std(0) + 0.02
    x, y = (means - middle) / wide, torch.tensor(y)
    line = torch.zeros(x.shape[1] + 1, requires_grad=True)
    fit = torch.optim.LBFGS([line], max_iter=100)

    def loss():
        fit.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ line[1:] + line[0], y) + weight_of_small * (line[1:] ** 2).sum()
        value.backward()
        return value

    fit.step(loss)
    weights = line.detach()[1:]
    return weights / wide, line.detach()[0] - (weights / wide * middle).sum(), weights.abs()


def most(worth, count):
    return torch.topk(worth, count).indices.sort().values


def cut(net, means, varies, y):
    last, before = CHANNELS["half"][-1], CHANNELS["half"][-2]
    out = most(summed(means, y)[2], last)
    weight, offset, _ = summed(means[:, out], y)
    inner = most((net.point[12].weight[out, :, 0, 0] ** 2).sum(0) * varies**2, before)
    small = Network(CHANNELS["half"])
    for to, from_ in zip([layer for _, layer, _, _ in small.layers()], [layer for _, layer, _, _ in net.layers()]):
        to.weight.data, to.bias.data = from_.weight.data.clone(), from_.bias.data.clone()
    keep = ((small.point[11], inner, None), (small.depth[12], inner, None), (small.point[12], out, inner))
    for layer, rows, columns in keep:
        layer.weight.data, layer.bias.data = layer.weight.data[rows], layer.bias.data[rows]
        if columns is not None:
            layer.weight.data = layer.weight.data[:, columns]
    small.head.weight.data, small.head.bias.data = weight[None].contiguous(), offset[None]
    return small


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--trunk", required=True)
    parser.add_argument("--more", action="append", default=[])
    parser.add_argument("--to", default=str(ROOT / "studio/.cache/roof-check/start.pt"))
    a = parser.parse_args()
    torch.set_num_threads(1)
    every = [p for p in photographs([a.photographs, *a.more]) if p.split == "train"]
    chance = np.random.default_rng(3)
    some = []
    for is_roof in (True, False):
        of = [p for p in every if p.is_roof == is_roof]
        some += [of[i] for i in chance.permutation(len(of))[:LOOKED_AT]]
    net, y = pretrained(a.trunk).eval(), labels(some)
    means, varies = seen(net, squares(some, SIDE))
    small = cut(net, means, varies, y)
    Path(a.to).parent.mkdir(parents=True, exist_ok=True)
    torch.save(small.state_dict(), a.to)
    print(f"{len(y)} looked at")


if __name__ == "__main__":
    main()
