"""Rounds a network to few steps a weight, without learning: what is shipped is a seventh of what was learnt.

  python3 scripts/roof-check/coarse.py PHOTOGRAPHS --state FILE --to FILE [--more FOLDER] [--error 0.0008]

FILE is a state of train.py; what is written is a network as weights.json holds it. The 1 × 1 layers, which are nearly
all of it, are rounded by GPTQ (Frantar et al., arXiv 2210.17323), in their order: each weight of a channel is rounded in
turn and its error made up for by those of the channel that are still exact, on the inputs that the layers already
rounded give. What the output of a layer counts at a place is the square of the logit's slope there, mixed with its mean
over all places. A channel's step is such that every weight adds equally to the error of the logit: --error is that number
for all layers, and sets the size of the file. The other layers take the step of their largest weight.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from network import DILATIONS, SIDE, STRIDES, Network, padded
from packed import TOP, letter_above, packed, step_of
from photographs import labels, photographs, squares
from worsen import as_input, worsened

# Pictures that the error is made small on, how many of them as they are, and places of a grid that are looked at of each.
ROOFS, DECKS, OTHERS, PLAIN, PLACES = 320, 100, 380, 300, 50
# What the mean slope over all places counts beside the slope at each, and what steadies the equations.
EVEN, DAMP = 0.3, 0.01
# Steps either way of the layers of one channel each; all others have as many as a letter holds.
TOP_DEPTH = 28
SEED = 5


def pictures(folders):
    """Inputs of the network: photographs that were learnt from, most of them worsened."""
    np.random.seed(SEED)
    torch.manual_seed(SEED)
    learnt = [p for p in photographs(folders) if p.split == "train"]
    is_deck = lambda p: p.kind in ("deck", "paving")
    some = []
    for kind, count in ((lambda p: p.is_roof, ROOFS), (is_deck, DECKS), (lambda p: not p.is_roof and not is_deck(p), OTHERS)):
        list_ = [p for p in learnt if kind(p)]
        some += [list_[i] for i in np.random.permutation(len(list_))[:count]]
    some = [some[i] for i in np.random.permutation(len(some))]
    x, y = squares(some), labels(some)
    plain = F.interpolate(as_input(x[:PLAIN]), (SIDE, SIDE), mode="area")
    return torch.cat([plain, worsened(x[PLAIN:], y[PLAIN:] > 0.5)])


def before(net, x, i):
    """What the i-th 1 × 1 layer gets of the grid before it."""
    return F.relu6(net.depth[i](padded(x, STRIDES[i], DILATIONS[i])))


def by_parts(function, x, size=50):
    return torch.cat([function(x[at : at + size]) for at in range(0, len(x), size)])


def chosen_places(count):
    """Of each picture and layer some places of the grid, by number."""
    side, out = SIDE // 2, []
    for stride in STRIDES:
        side //= stride
        out.append(torch.stack([torch.randperm(side * side)[:PLACES] for _ in range(count)]))
    return out


def at_places(grid, places):
    """A row for each picture and place, a column for each channel."""
    rows = grid.flatten(2).gather(2, places[:, None].expand(-1, grid.shape[1], -1))
    return rows.permute(0, 2, 1).reshape(-1, grid.shape[1])


def slopes(net, x, places):
    """Of each layer, at each place: what it gets, and the slope of the logit by what it gives, times the side of its
    grid: errors at places are nearly independent, so that their sum grows as its root."""
    inputs, out = [[] for _ in places], [[] for _ in places]
    for at in range(0, len(x), 25):
        grid, given = F.relu6(net.first(padded(x[at : at + 25], 2))), []
        for i, layer in enumerate(net.point):
            got = before(net, grid, i)
            inputs[i].append(at_places(got.detach(), places[i][at : at + 25]))
            given.append(layer(got))
            grid = F.relu6(given[-1])
        for i, slope in enumerate(torch.autograd.grad(net.head(grid.mean((2, 3))).sum(), given)):
            out[i].append(at_places(slope * slope.shape[2], places[i][at : at + 25]))
    return [torch.cat(list_) for list_ in inputs], [torch.cat(list_) for list_ in out]


def rounded_rows(weights, hessian, importance, error):
    """Whole numbers, and letters of the steps, of some channels, each with its own equations (without the bias)."""
    size, n = weights.shape[1], range(weights.shape[1])
    order = torch.argsort(hessian[:, n, n], dim=1, descending=True)
    turned = torch.stack([h[o][:, o] for h, o in zip(hessian, order)])
    upper = torch.linalg.cholesky(torch.linalg.inv(turned.double()), upper=True).float()
    own = upper[:, n, n]
    left = weights.gather(1, order)
    most = left.abs().amax(1).clamp(min=1e-4)
    step = error / ((1 / own**2).mean(1) * importance).sqrt()
    steps = [letter_above(value) for value in torch.maximum(torch.minimum(step, most / 1.5), most / TOP).tolist()]
    step = torch.tensor([step_of(letter) for letter in steps])
    whole = torch.zeros_like(left)
    for at in range(size):
        whole[:, at] = (left[:, at] / step).round().clamp(-TOP, TOP)
        missed = (left[:, at] - whole[:, at] * step) / own[:, at]
        left[:, at:] -= missed[:, None] * upper[:, at, at:]
    return torch.zeros_like(whole).scatter(1, order, whole), steps


def rounded_layer(layer, exact, got, slope, error):
    """Rounds a 1 × 1 layer in place; its bias makes up for what is left. Returns whole numbers and letters of steps.

    exact: what it got before anything was rounded; got: what it gets now; both a row for each picture and place."""
    weights, bias = layer.weight[:, :, 0, 0], layer.bias
    size = weights.shape[1]
    square = slope**2
    mean = square.mean(0)
    counts = square * (1 - EVEN) + mean * EVEN + mean.mean() * 0.02
    importance = counts.mean(0)
    counts = counts / importance
    wanted = exact @ weights.T + bias
    one = torch.cat([got, torch.ones(len(got), 1)], 1)
    wholes, news, steps, biases = [], [], [], []
    for c0 in range(0, len(weights), 32):
        part = slice(c0, min(c0 + 32, len(weights)))
        w = torch.cat([weights[part], bias[part, None]], 1)
        hessian, right = [], []
        for c in range(part.start, part.stop):
            counted = one * counts[:, c : c + 1]
            hessian.append(one.T @ counted / len(one))
            right.append(counted.T @ (wanted[:, c] - one[:, :size] @ weights[c] - bias[c]) / len(one))
        hessian, right = torch.stack(hessian), torch.stack(right)
        damped = hessian + DAMP * hessian[:, range(size), range(size)].mean(1)[:, None, None] * torch.eye(size + 1)
        w = w + torch.linalg.solve(damped, right[..., None])[..., 0]
        bare = damped[:, :size, :size] - damped[:, :size, size:] @ damped[:, size:, :size] / hessian[:, size:, size:]
        whole, letters = rounded_rows(w[:, :size], bare, importance[part], error)
        new = whole * torch.tensor([step_of(letter) for letter in letters])[:, None]
        off = new - w[:, :size]
        wholes.append(whole)
        news.append(new)
        steps += letters
        biases.append(w[:, size] - (damped[:, size, :size] * off).sum(1) / hessian[:, size, size])
    layer.weight.data, layer.bias.data = torch.cat(news)[:, :, None, None], torch.cat(biases)
    return torch.cat(wholes), "".join(steps)


def entropy(whole):
    """Bits a weight, by how often each whole number is used."""
    part = torch.unique(whole, return_counts=True)[1].float() / whole.numel()
    return -(part * part.log2()).sum().item()


def rounded_plainly(layer, top):
    """Rounds a layer in place, each channel to steps of its largest weight; returns the letters of the steps."""
    most = layer.weight.abs().flatten(1).amax(1).tolist()
    letters = [letter_above(value / top) for value in most]
    step = torch.tensor([step_of(letter) for letter in letters])[:, None, None, None]
    layer.weight.data = (layer.weight / step).round() * step
    return "".join(letters)


def coarse(net, x, error):
    """Rounds a network in place; returns the letters of the steps, layer by layer."""
    net.eval()
    torch.manual_seed(SEED)
    places = chosen_places(len(x))
    exact, slope = slopes(net, x, places)
    with torch.no_grad():
        said = by_parts(net, x)
        steps, bits = [rounded_plainly(net.first, TOP)], 0
        grid = by_parts(lambda some: F.relu6(net.first(padded(some, 2))), x)
        for i, layer in enumerate(net.point):
            start = time.time()
            steps.append(rounded_plainly(net.depth[i], TOP_DEPTH))
            middle = by_parts(lambda some: before(net, some, i), grid)
            # The late layers vary little from place to place.
            every = slice(None, None, 3 if i >= 6 else 1)
            got = at_places(middle, places[i])[every]
            whole, letters = rounded_layer(layer, exact[i][every], got, slope[i][every], error)
            steps.append(letters)
            bits += entropy(whole) * whole.numel()
            print(f"{i}: {tuple(whole.shape)}, {entropy(whole):.2f} bits a weight, {time.time() - start:.0f} s", flush=True)
            grid = by_parts(lambda some: F.relu6(layer(some)), middle)
        off = by_parts(net, x) - said
    print(f"{bits / 8000:.0f} KB; logit off by {off.square().mean().sqrt():.3f}, varies by {said.std():.2f}")
    return steps


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photographs")
    parser.add_argument("--state", required=True)
    parser.add_argument("--to", required=True)
    parser.add_argument("--more", action="append", default=[])
    parser.add_argument("--error", type=float, default=0.0008)
    a = parser.parse_args()
    torch.set_num_threads(1)
    mean = torch.load(a.state)["mean"]
    net = Network([len(bias) for name, bias in mean.items() if name.startswith("point") and name.endswith("bias")])
    net.load_state_dict(mean)
    steps = coarse(net, pictures([a.photographs, *a.more]), a.error)
    Path(a.to).write_text(json.dumps(packed(net, steps)))


if __name__ == "__main__":
    main()
