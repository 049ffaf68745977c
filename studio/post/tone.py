"""From scene-linear light to the picture: white balance, exposure, view transform, and back."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

CONFIG = "/usr/share/blender/datafiles/colormanagement/config.ocio"


@dataclass(frozen=True)
class Grade:
    """How a picture is developed; exposure in stops, white as gains on linear RGB."""

    view: str = "Filmic"
    look: str | None = "Medium High Contrast"
    exposure: float = -0.75
    white: tuple[float, float, float] = (0.955, 1.0, 1.07)


STUDIO = Grade("Standard", None, -0.30, (1.0, 1.0, 1.0))
SUN = Grade()


def develop(light: np.ndarray, grade: Grade) -> np.ndarray:
    """sRGB 0..1 of scene-linear light (height, width, 3)."""
    import OpenImageIO as oiio

    height, width, _ = light.shape
    scaled = light * np.array(grade.white, np.float32) * 2**grade.exposure
    buffer = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, "float"))
    buffer.set_pixels(oiio.ROI(0, width, 0, height, 0, 1, 0, 3), np.ascontiguousarray(scaled, np.float32))
    shown = oiio.ImageBufAlgo.ociodisplay(
        buffer, "sRGB", grade.view, "Linear", grade.look or "", colorconfig=CONFIG
    )
    if shown.has_error:
        raise RuntimeError(shown.geterror())
    return np.clip(shown.get_pixels(oiio.FLOAT), 0, 1)


def decode(srgb: np.ndarray) -> np.ndarray:
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def invert(srgb: np.ndarray, grade: Grade) -> np.ndarray:
    """Scene-linear light that the grade shows as srgb (n, 3): damped Newton steps in log space."""
    log = np.log(np.maximum(decode(srgb), 1e-3) * 0.8)

    def shown(values: np.ndarray) -> np.ndarray:
        return develop(np.exp(values)[None].astype(np.float32), grade)[0]

    for _ in range(40):
        error = shown(log) - srgb
        if abs(error).max() < 1e-3:
            break
        slopes = [(shown(log + np.eye(3)[k] * 0.02) - srgb - error) / 0.02 for k in range(3)]
        jacobian = np.stack(slopes, -1)
        steps = [np.linalg.solve(j.T @ j + 1e-5 * np.eye(3), j.T @ e) for j, e in zip(jacobian, error)]
        log = log - np.clip(np.stack(steps), -0.5, 0.5)
    return np.exp(log)


def sharpen(picture: np.ndarray, amount: float = 0.3) -> np.ndarray:
    from scipy.ndimage import gaussian_filter

    return np.clip(picture + amount * (picture - gaussian_filter(picture, (1, 1, 0))), 0, 1)


def to_bytes(picture: np.ndarray) -> np.ndarray:
    """8 bits with half a step of dither, which keeps skies from banding."""
    dither = np.random.default_rng(0).uniform(-0.5, 0.5, picture.shape)
    return np.clip(picture * 255 + dither, 0, 255).round().astype(np.uint8)
