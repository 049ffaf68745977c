"""What telephones do to photographs: framing, tilt, light, colour, blur, noise, compression."""

import io
import math

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image, ImageEnhance, ImageFilter

from network import SIDE


def as_input(bytes_):
    """Squares of bytes as the network wants them: channels first, -1 to 1."""
    x = torch.as_tensor(bytes_).permute(0, 3, 1, 2).float() / 127.5 - 1
    return x.contiguous(memory_format=torch.channels_last)


def compressed(square, quality):
    pile = io.BytesIO()
    Image.fromarray(square).save(pile, "JPEG", quality=quality)
    return np.asarray(Image.open(pile).convert("RGB"))


def uniform(n, low, high):
    return torch.rand(n) * (high - low) + low


def framed(x):
    """Another part of each picture, mirrored or not, held straight or tilted by up to 18°, some as a telephone's upright crop."""
    n = len(x)
    turn = torch.where(torch.rand(n) < 0.3, uniform(n, -18, 18), uniform(n, -1, 1) ** 3 * 12)
    turn = turn * math.pi / 180
    wide, high = uniform(n, 0.72, 1.02), uniform(n, 0.72, 1.02)
    upright = torch.rand(n) < 0.2
    wide = torch.where(upright, uniform(n, 0.48, 0.75), wide)
    mirror = (torch.rand(n) < 0.5).float() * -2 + 1
    theta = torch.zeros(n, 2, 3)
    theta[:, 0, 0], theta[:, 0, 1] = wide * torch.cos(turn) * mirror, -high * torch.sin(turn)
    theta[:, 1, 0], theta[:, 1, 1] = wide * torch.sin(turn) * mirror, high * torch.cos(turn)
    # An upright crop is taken near the middle: what it is of stands there.
    away = torch.where(upright, torch.full((n,), 0.5), torch.ones(n))
    theta[:, 0, 2] = uniform(n, -1, 1) * (1 - wide).clamp(min=0) * away
    theta[:, 1, 2] = uniform(n, -1, 1) * (1 - high).clamp(min=0)
    places = F.affine_grid(theta, (n, 3, SIDE, SIDE), align_corners=False)
    return F.grid_sample(x.contiguous(), places, padding_mode="reflection", align_corners=False)


def blurred(x):
    """Out of focus, enlarged from a small copy, or shaken."""
    kind = np.random.randint(4)
    if kind == 0:
        for _ in range(np.random.randint(1, 6)):
            x = F.avg_pool2d(x, 3, 1, 1, count_include_pad=False)
        return x
    if kind == 1:
        small = F.interpolate(x, scale_factor=float(np.random.uniform(0.25, 0.7)), mode="area")
        return F.interpolate(small, (SIDE, SIDE), mode="bilinear", align_corners=False)
    size = int(np.random.choice([5, 7, 9]))
    kernel = torch.zeros(3, 1, size, size)
    if kind == 2:
        kernel[:, :, size // 2, :] = 1 / size
    else:
        kernel[:, :, :, size // 2] = 1 / size
    return F.conv2d(F.pad(x, (size // 2,) * 4, mode="reflect"), kernel, groups=3)


def lit(x):
    """Other light and colours; some by night. In and out from 0 to 1."""
    n = len(x)
    each = lambda values: values.view(n, 1, 1, 1)
    x = x.clamp(0, 1) ** each(torch.exp(uniform(n, -0.6, 0.6)))
    x = (x - 0.5) * each(uniform(n, 0.65, 1.35)) + 0.5 + each(uniform(n, -0.12, 0.12))
    x = x * (1 + (torch.rand(n, 3, 1, 1) - 0.5) * 0.25)
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * each(torch.where(torch.rand(n) < 0.08, torch.zeros(n), uniform(n, 0.6, 1.4)))
    night = each((torch.rand(n) < 0.12).float())
    dark = x.clamp(0, 1) ** each(uniform(n, 1, 2.2)) * each(uniform(n, 0.12, 0.5))
    x = x * (1 - night) + dark * night
    noise = torch.where(torch.rand(n) < 0.35, uniform(n, 0, 0.06), torch.zeros(n))
    return x + torch.randn_like(x) * each(noise)


def worsened(bytes_, is_roof):
    """A variant of each square of bytes, as input of the network; no two are the same. Blur makes a roof of much that is
    none: others are blurred more often."""
    few = np.random.rand(len(bytes_)) < 0.45
    bytes_ = bytes_.copy()
    for at in np.flatnonzero(few):
        bytes_[at] = compressed(bytes_[at], int(np.random.randint(5, 36)))
    x = framed(as_input(bytes_))
    soft = torch.rand(len(x)) < torch.where(torch.tensor(is_roof), 0.3, 0.4)
    if soft.any():
        x[soft] = blurred(x[soft])
    x = lit((x + 1) / 2)
    return (x.clamp(0, 1) * 2 - 1).contiguous(memory_format=torch.channels_last)


def turned(image, degrees):
    """Held askew: what lies beyond the edge is the picture mirrored."""
    wide, high = image.size
    array = np.pad(np.asarray(image), ((high // 2,) * 2, (wide // 2,) * 2, (0, 0)), "reflect")
    whole = Image.fromarray(array).rotate(degrees, Image.BILINEAR)
    left, top = wide // 2, high // 2
    return whole.crop((left, top, left + wide, top + high))


def upright(image):
    """The middle of a lying picture in the proportions of a telephone held upright."""
    wide, high = image.size
    keep = min(wide, round(high * 0.75))
    left = (wide - keep) // 2
    return image.crop((left, 0, left + keep, high))


def recompressed(image, quality):
    pile = io.BytesIO()
    image.save(pile, "JPEG", quality=quality)
    return Image.open(pile).convert("RGB")


# The poor versions that are measured, of a photograph whose longest side is 256 px.
POOR = {
    "blur": lambda image: image.filter(ImageFilter.GaussianBlur(2)),
    "dark": lambda image: ImageEnhance.Brightness(image).enhance(0.3),
    "tilted 15°": lambda image: turned(image, 15),
    "strong JPEG": lambda image: recompressed(image, 10),
    "upright crop": upright,
}
