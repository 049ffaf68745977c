"""Reads the passes of a multilayer EXR."""

from __future__ import annotations

import numpy as np

ORDERS = ("RGBA", "RGB", "XYZ", "X", "Z", "V")


def read_passes(path: str) -> dict[str, np.ndarray]:
    """Passes by name (Combined, Denoising Albedo, mask...), each (height, width, channels)."""
    import OpenImageIO as oiio

    source = oiio.ImageInput.open(path)
    if not source:
        raise OSError(f"cannot read {path}")
    spec = source.spec()
    pixels = source.read_image(0, 0, 0, spec.nchannels, "float")
    source.close()
    channels: dict[str, dict[str, np.ndarray]] = {}
    for index, name in enumerate(spec.channelnames):
        layer, _, channel = name.rpartition(".")
        channels.setdefault(layer.split(".", 1)[-1], {})[channel] = pixels[:, :, index]
    passes = {}
    for name, parts in channels.items():
        order = next((o for o in ORDERS if set(o) == set(parts)), None)
        if order:
            passes[name] = np.stack([parts[c] for c in order], 2)
    return passes
