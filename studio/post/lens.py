"""What a lens and a sensor add to light: fall-off to the corners, halation round what is bright, grain. Amounts are
chosen to be missed when absent and not seen when there; calibration measures light before them."""

from __future__ import annotations

import numpy as np

FALLOFF = 0.16  # of the light is lost in the corners: a fast lens stopped down two stops
HALO = (
    0.030,
    0.016,
    0.010,
)  # share of what is over white that spreads, red, green, blue: film base scatters red
HALO_WIDTH = 0.006  # of the picture's width, standard deviation
WHITE = 1.6  # radiance from which on light spreads; lit plaster is at 1
GRAIN = 0.0065  # standard deviation in middle greys, of sRGB 0..1: a full frame sensor at ISO 200


def through(light: np.ndarray, exposure: float) -> np.ndarray:
    """Scene-linear light (height, width, 3) behind the lens; exposure in stops says what counts as bright."""
    from scipy.ndimage import gaussian_filter

    height, width, _ = light.shape
    y, x = np.mgrid[0:height, 0:width]
    half = np.hypot(width, height) / 2
    away = ((x - width / 2) ** 2 + (y - height / 2) ** 2) / half**2
    over = np.clip(light - WHITE * 2.0 ** (-0.7 - exposure), 0, 12)
    spread = np.stack([gaussian_filter(over[:, :, k], HALO_WIDTH * width) * HALO[k] for k in range(3)], 2)
    return ((light + spread) * (1 - FALLOFF * away)[:, :, None]).astype(np.float32)


def grain(picture: np.ndarray) -> np.ndarray:
    """Sensor noise on an sRGB picture: most of it in brightness, a little in colour, none in black and white."""
    from scipy.ndimage import gaussian_filter

    random = np.random.default_rng(7)
    height, width, _ = picture.shape
    grey = gaussian_filter(random.normal(0, 1, (height, width)), 0.55)
    tint = gaussian_filter(random.normal(0, 1, (height, width, 3)), (0.8, 0.8, 0))
    noise = grey[:, :, None] / grey.std() + 0.35 * tint / tint.std()
    level = picture @ np.array([0.2126, 0.7152, 0.0722])
    amount = GRAIN * (0.35 + 2.6 * level * (1 - level))
    return np.clip(picture + noise * amount[:, :, None], 0, 1)
