"""Open Image Denoise's U-Net in numpy and BLAS.

Debian's Blender is built without the denoiser, but its filter is a plain U-Net whose published weights
(.tza, Apache-2.0, Intel) `studio/install` fetches. The colour encoding is the network's own PU curve.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent.parent / ".cache" / "package" / "tzas"
Tensors = dict[str, np.ndarray]


@lru_cache(maxsize=4)
def weights(name: str) -> Tensors:
    """Tensors of a .tza file: header, table of name, shape, layout, type and offset, then the data."""
    blob = (WEIGHTS / f"{name}.tza").read_bytes()
    if blob[:2] != b"\xd7\x41":
        raise ValueError(f"{name}.tza is not a weights file")
    at = struct.unpack_from("<Q", blob, 4)[0]
    count = struct.unpack_from("<I", blob, at)[0]
    at += 4
    tensors: Tensors = {}
    for _ in range(count):
        size = struct.unpack_from("<H", blob, at)[0]
        label = blob[at + 2 : at + 2 + size].decode()
        at += 2 + size
        rank = blob[at]
        shape = struct.unpack_from(f"<{rank}I", blob, at + 1)
        at += 1 + 4 * rank + rank  # the layout letters are of no interest
        kind = {"f": "<f4", "h": "<f2"}[chr(blob[at])]
        start = struct.unpack_from("<Q", blob, at + 1)[0]
        at += 9
        tensors[label] = (
            np.frombuffer(blob, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
        )
    return tensors


def convolve(image: np.ndarray, weight: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """3x3 convolution and ReLU as nine shifted matrix products that copy nothing."""
    from scipy.linalg.blas import sgemm

    height, width, channels = image.shape
    row = width + 2
    padded = np.zeros(((height + 2) * row + 2, channels), np.float32)
    padded[: (height + 2) * row].reshape(height + 2, row, channels)[1:-1, 1:-1] = image
    count = height * row
    result = np.empty((count, weight.shape[0]), np.float32)
    result[:] = bias
    transposed = result.T
    for dy in range(3):
        for dx in range(3):
            start = dy * row + dx
            part = np.asfortranarray(weight[:, :, dy, dx])
            transposed = sgemm(
                1.0, part, padded[start : start + count].T, beta=1.0, c=transposed, overwrite_c=1
            )
    return np.maximum(transposed.T.reshape(height, row, -1)[:, :width], 0)


def _pool(x: np.ndarray) -> np.ndarray:
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def _grow(x: np.ndarray) -> np.ndarray:
    return x.repeat(2, 0).repeat(2, 1)


def unet(image: np.ndarray, tensors: Tensors) -> np.ndarray:
    def step(name: str, x: np.ndarray) -> np.ndarray:
        return convolve(x, tensors[name + ".weight"], tensors[name + ".bias"])

    skips = [image, _pool(step("enc_conv1", step("enc_conv0", image)))]
    for level in (2, 3, 4):
        skips.append(_pool(step(f"enc_conv{level}", skips[-1])))
    x = step("enc_conv5b", step("enc_conv5a", skips[4]))
    for level in (4, 3, 2, 1):
        x = step(
            f"dec_conv{level}b", step(f"dec_conv{level}a", np.concatenate([_grow(x), skips[level - 1]], 2))
        )
    return step("dec_conv0", x)


# Constants of the network's perceptual encoding (oidn, core/color.h).
_A, _B, _C, _D, _E, _F, _G = (
    1.41283765e3,
    1.64593172,
    4.31384981e-1,
    -2.94139609e-3,
    1.92653254e-1,
    6.26026094e-3,
    9.98620152e-1,
)
_Y0, _Y1, _X0, _X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _encode(y: np.ndarray) -> np.ndarray:
    middle = _B * np.power(np.maximum(y, 1e-12), _C) + _D
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, middle, _E * np.log(y + _F) + _G))


def _decode(x: np.ndarray) -> np.ndarray:
    middle = np.power(np.maximum((x - _D) / _B, 0), 1 / _C)
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, middle, np.exp((x - _G) / _E) - _F))


def _exposure(colour: np.ndarray) -> float:
    """Scale that brings the log average of 16-pixel blocks to middle grey, as the filter does."""
    rows, columns = max(colour.shape[0] // 16, 1), max(colour.shape[1] // 16, 1)
    light = colour[: rows * 16, : columns * 16] @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    blocks = light.reshape(rows, -1, columns, light.shape[1] // columns).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return float(0.18 / 2 ** np.log2(blocks).mean()) if blocks.size else 1.0


def _run(name: str, image: np.ndarray) -> np.ndarray:
    height, width, _ = image.shape
    padded = np.pad(image, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="symmetric")
    return unet(padded, weights(name))[:height, :width]


def denoise(
    colour: np.ndarray, albedo: np.ndarray, normal: np.ndarray, clean_guides: bool | str = True
) -> np.ndarray:
    """Clean scene-linear colour (height, width, 3), guided by albedo (0..1) and normals (-1..1).

    clean_guides denoises the guides first: three times the work, worth it for foliage, not for a few tiles. "median"
    takes single specks off them, such as glass leaves that mirrors in some samples only.
    """
    colour = np.nan_to_num(colour.astype(np.float32)).clip(0, None)
    albedo = np.nan_to_num(albedo.astype(np.float32)).clip(0, 1)
    normal = (np.nan_to_num(normal.astype(np.float32)) * 0.5 + 0.5).clip(0, 1)
    if clean_guides == "median":
        albedo, normal = _without_specks(albedo, 7), _without_specks(normal, 3)
    elif clean_guides:
        albedo, normal = _run("rt_alb", albedo).clip(0, 1), _run("rt_nrm", normal).clip(0, 1)
    scale, top = _exposure(colour), float(_encode(np.float64(65504)))
    encoded = (_encode(colour * scale) / top).astype(np.float32)
    network = "rt_hdr_calb_cnrm" if clean_guides is True else "rt_hdr_alb_nrm"
    clean = _run(network, np.concatenate([encoded, albedo, normal], 2))
    return np.maximum(_decode(clean * top) / scale, 0).astype(np.float32)


def _without_specks(guide: np.ndarray, size: int) -> np.ndarray:
    from scipy.ndimage import median_filter

    return median_filter(guide, (size, size, 1))
