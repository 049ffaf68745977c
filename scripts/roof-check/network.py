"""MobileNetV1 with a quarter and with half of the channels, fine-tuned to say how much a picture looks like one with a roof.

The trunks are those that Google trained on ImageNet (Apache License 2.0, see NOTICE). Two things differ from them: the
last step down is left out, so that the grid of the last layer is twice as fine and shows where a roof was seen, and the
classifier is one weighted sum. Of the trunk with half of the channels the last two pairs of layers are cut (cut.py).
"""

import torch
import torch.nn.functional as F
from torch import nn

from tflite import convolutions

# Side, in px, of the square that is looked at.
SIDE = 160
# Channels after each pair of layers as they are shipped, and as they were published, times the first layer's.
CHANNELS = {
    "quarter": (16, 32, 32, 64, 64, 128, 128, 128, 128, 128, 128, 256, 256),
    "half": (32, 64, 64, 128, 128, 256, 256, 256, 256, 256, 256, 256, 256),
}
TIMES = (2, 4, 4, 8, 8, 16, 16, 16, 16, 16, 16, 32, 32)
STRIDES = (1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1)
# The last layer looks as far as it would have after the step that is left out.
DILATIONS = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2)


def padded(x, stride, dilation=1):
    """TensorFlow's SAME: where every second pixel of an even side is looked at, nothing is added above and left."""
    return F.pad(x, (0, 1, 0, 1)) if stride == 2 else F.pad(x, (dilation,) * 4)


class Network(nn.Module):
    """Three channels from -1 to 1 in; out comes one logit, above 0 rather a roof."""

    def __init__(self, channels=CHANNELS["quarter"]):
        super().__init__()
        before = channels[0] // 2
        self.first = nn.Conv2d(3, before, 3, 2)
        self.depth, self.point = nn.ModuleList(), nn.ModuleList()
        for after, stride, dilation in zip(channels, STRIDES, DILATIONS):
            self.depth.append(nn.Conv2d(before, before, 3, stride, groups=before, dilation=dilation))
            self.point.append(nn.Conv2d(before, after, 1))
            before = after
        self.head = nn.Linear(before, 1)

    def grid(self, x):
        """What the last layer saw, place by place."""
        x = F.relu6(self.first(padded(x, 2)))
        for depth, point, stride, dilation in zip(self.depth, self.point, STRIDES, DILATIONS):
            x = F.relu6(point(F.relu6(depth(padded(x, stride, dilation)))))
        return x

    def forward(self, x):
        return self.head(F.dropout(self.grid(x).mean((2, 3)), 0.2, self.training))[:, 0]

    def layers(self):
        """Kind, convolution, stride and dilation of each layer before the weighted sum."""
        yield "full", self.first, 2, 1
        for depth, point, stride, dilation in zip(self.depth, self.point, STRIDES, DILATIONS):
            yield "depth", depth, stride, dilation
            yield "point", point, 1, 1


def pretrained(path):
    """A network as it was published."""
    parts = list(convolutions(path))
    net = Network([times * len(parts[0][1]) for times in TIMES])
    for (kind, layer, _, _), (weight, bias) in zip(net.layers(), parts):
        order = (3, 0, 1, 2) if kind == "depth" else (0, 3, 1, 2)
        layer.weight.data = torch.tensor(weight).permute(*order).contiguous()
        layer.bias.data = torch.tensor(bias)
    return net
