"""The networks as they are shipped: whole numbers in letters, times a step for each output channel; and what they say."""

import math

import numpy as np
import torch
from torch import nn

from network import Network

# A weight is so many steps of its channel below or above 0: one letter from `#` to `[`, which JSON writes as they are.
TOP, MIDDLE = 28, 63
# A step is a letter too: one of four to each power of two.
PARTS, ONE = 4, 82
# A bias is a whole number of hundredths.
HUNDREDTHS = 100


def letters(whole):
    return (np.asarray(whole).ravel() + MIDDLE).astype(np.uint8).tobytes().decode("ascii")


def step_of(letter):
    return 2.0 ** ((ord(letter) - ONE) / PARTS)


def letter_above(step):
    """The letter of the least step that may be used and is not smaller."""
    return chr(min(max(math.ceil(math.log2(max(step, 1e-9)) * PARTS - 1e-6) + ONE, MIDDLE - TOP), MIDDLE + TOP))


def rounded(values, digits=4):
    return [float(f"{value:.{digits}g}") for value in values]


def hundredths(values):
    return [round(float(value) * HUNDREDTHS) for value in values]


def packed_layer(kind, layer, stride, dilation, steps):
    """A layer whose weights are whole numbers of steps; `steps` is a letter for each output channel."""
    size = torch.tensor([step_of(letter) for letter in steps])
    weight = layer.weight.detach()
    whole = (weight / size[:, None, None, None]).round()
    # Neighbour by neighbour, the channels of each together.
    order = whole.permute(0, 2, 3, 1) if kind == "full" else whole
    return {
        "kind": kind,
        "stride": stride,
        "dilation": dilation,
        "steps": steps,
        "weights": letters(order.numpy()),
        "bias": hundredths(layer.bias.detach()),
    }


def packed(net, steps):
    """A network that coarse.py has rounded; `steps` of each of its layers."""
    head = {"weights": rounded(net.head.weight.detach().numpy()[0]), "bias": rounded(net.head.bias.detach().numpy())[0]}
    return {"layers": [packed_layer(*layer, some) for layer, some in zip(net.layers(), steps)], "head": head}


def unpacked(layer, before):
    n = len(layer["bias"])
    whole = np.frombuffer(layer["weights"].encode("ascii"), np.uint8).astype(np.float32).reshape(n, -1) - MIDDLE
    weight = whole * np.array([step_of(letter) for letter in layer["steps"]], np.float32)[:, None]
    if layer["kind"] == "full":
        weight = weight.reshape(n, 3, 3, before).transpose(0, 3, 1, 2)
    else:
        weight = weight.reshape(n, -1, *((3, 3) if layer["kind"] == "depth" else (1, 1)))
    return torch.tensor(np.ascontiguousarray(weight)), torch.tensor(layer["bias"], dtype=torch.float32) / HUNDREDTHS


def learnt(one):
    """A network that goes on from packed weights."""
    channels = [len(layer["bias"]) for layer in one["layers"] if layer["kind"] == "point"]
    net, before = Network(channels), 3
    for (_, layer, _, _), packed_ in zip(net.layers(), one["layers"]):
        weight, bias = unpacked(packed_, before)
        layer.weight.data, layer.bias.data, before = weight, bias, len(bias)
    net.head.weight.data = torch.tensor([one["head"]["weights"]])
    net.head.bias.data = torch.tensor([one["head"]["bias"]])
    return net


def sharpness(x):
    """How much lightness bends from pixel to pixel, over how much it changes: as lib/roof-check/softness.ts reckons it."""
    light = (x.mean(1) + 1) * 127.5
    mean = lambda change: change.abs().mean((1, 2))
    first = sum(mean(light.diff(dim=way)) for way in (1, 2))
    second = sum(mean(light.diff(n=2, dim=way)) for way in (1, 2))
    return second / (first + 0.5)


def soft_shift(rule, sharpness):
    """What the logit of a soft picture is lowered by."""
    part = (rule["sharp"] - sharpness) / (rule["sharp"] - rule["soft"])
    return rule["shift"] * part.clamp(0, 1)


class Packed(nn.Module):
    """What any runner of the packed networks must say."""

    def __init__(self, model):
        super().__init__()
        self.nets = [(one["share"], one["looks"], learnt(one).eval()) for one in model["networks"]]
        self.soft = model.get("soft")

    def features(self, x):
        """What the last layer of each network saw of pictures, the mean of places and of its looks."""
        seen = lambda net, looks: [net.grid(some).mean((2, 3)) for some in (x, x.flip(3))[:looks]]
        return [sum(seen(net, looks)) / looks for _, looks, net in self.nets]

    def forward(self, x):
        logit = sum(share * net.head(some)[:, 0] for (share, _, net), some in zip(self.nets, self.features(x)))
        return logit - soft_shift(self.soft, sharpness(x)) if self.soft else logit
