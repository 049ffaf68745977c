"""The network as it is shipped: signed bytes with a scale for each output channel, and what those say."""

import base64

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from network import SIDE, Network, padded


def rounded(values, digits=4):
    return [float(f"{value:.{digits}g}") for value in values]


def bytes_of(weight):
    """Bytes, output channel by output channel, and the scale of each."""
    rows = weight.reshape(len(weight), -1)
    scales = np.array(rounded(np.maximum(np.abs(rows).max(1) / 127, 1e-8)))
    return np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8), scales


def packed_layer(kind, layer, stride, dilation):
    weight = layer.weight.detach()
    # Neighbour by neighbour, the channels of each together.
    bytes_, scales = bytes_of((weight.permute(0, 2, 3, 1) if kind == "full" else weight).numpy())
    return {
        "kind": kind,
        "stride": stride,
        "dilation": dilation,
        "scales": scales.tolist(),
        "weights": base64.b64encode(bytes_.tobytes()).decode(),
        "bias": rounded(layer.bias.detach().numpy()),
    }


def packed(net):
    head = {"weights": rounded(net.head.weight.detach().numpy()[0]), "bias": rounded(net.head.bias.detach().numpy())[0]}
    return {"side": SIDE, "layers": [packed_layer(*layer) for layer in net.layers()], "head": head}


def unpacked(layer, before):
    n = len(layer["bias"])
    bytes_ = np.frombuffer(base64.b64decode(layer["weights"]), np.int8).astype(np.float32).reshape(n, -1)
    weight = bytes_ * np.array(layer["scales"], np.float32)[:, None]
    if layer["kind"] == "full":
        weight = weight.reshape(n, 3, 3, before).transpose(0, 3, 1, 2)
    else:
        weight = weight.reshape(n, -1, *((3, 3) if layer["kind"] == "depth" else (1, 1)))
    return torch.tensor(np.ascontiguousarray(weight)), torch.tensor(layer["bias"], dtype=torch.float32)


def learnt(model):
    """A network that goes on from packed weights."""
    net, before = Network(), 3
    for (_, layer, _, _), one in zip(net.layers(), model["layers"]):
        weight, bias = unpacked(one, before)
        layer.weight.data, layer.bias.data, before = weight, bias, len(bias)
    net.head.weight.data = torch.tensor([model["head"]["weights"]])
    net.head.bias.data = torch.tensor([model["head"]["bias"]])
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
    """What any runner of the packed weights must say."""

    def __init__(self, model):
        super().__init__()
        self.steps, before = [], 3
        for layer in model["layers"]:
            self.steps.append((layer, *unpacked(layer, before)))
            before = len(layer["bias"])
        self.head = torch.tensor(model["head"]["weights"], dtype=torch.float32), model["head"]["bias"]
        self.soft = model.get("soft")

    def features(self, x):
        """The mean of each channel of the last layer."""
        for layer, weight, bias in self.steps:
            if layer["kind"] == "point":
                x = F.relu6(F.conv2d(x, weight, bias))
                continue
            stride, dilation = layer["stride"], layer["dilation"]
            groups = len(bias) if layer["kind"] == "depth" else 1
            x = F.relu6(F.conv2d(padded(x, stride, dilation), weight, bias, stride, 0, dilation, groups))
        return x.mean((2, 3))

    def both(self, x):
        """The mean of the features of a picture and of its mirror."""
        return (self.features(x) + self.features(x.flip(3))) / 2

    def forward(self, x):
        logit = self.both(x) @ self.head[0] + self.head[1]
        return logit - soft_shift(self.soft, sharpness(x)) if self.soft else logit
