"""A short silent film from finished masters: slow moves over them and dissolves between. Needs ffmpeg.

/usr/bin/python3 -m studio.post.film public/video/roofing-components    # the name says which film
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MASTERS = Path(__file__).parent.parent / ".cache" / "masters"
SIZE, RATE = (1024, 576), 24  # pixels, pictures a second
DISSOLVE = 0.6  # seconds
Frame = tuple[float, float, float]  # centre and width in shares of the picture


@dataclass(frozen=True)
class Take:
    """One master, and the frame the camera starts and ends with."""

    master: str
    seconds: float
    start: Frame
    end: Frame


ROOFING_COMPONENTS = (
    Take("diagram/roof-components", 3.6, (0.46, 0.46, 0.92), (0.50, 0.34, 0.52)),
    Take("dry-fix/radiant-barrier", 3.6, (0.46, 0.50, 0.86), (0.52, 0.50, 0.98)),
    Take("tool/dry-fix", 3.4, (0.44, 0.52, 0.80), (0.54, 0.48, 0.92)),
    Take("dry-fix/pest-guard", 2.8, (0.44, 0.55, 0.84), (0.54, 0.52, 0.94)),
    Take("dry-fix/ridge-roll", 3.6, (0.54, 0.50, 0.84), (0.46, 0.50, 0.98)),
)

SIGMA_NATURAL = (
    Take("film/heater-200", 3.4, (0.50, 0.50, 1.0), (0.50, 0.47, 0.90)),
    Take("film/collector-cut", 3.6, (0.50, 0.50, 0.98), (0.48, 0.44, 0.66)),
    Take("film/heater-200", 3.2, (0.50, 0.60, 0.72), (0.51, 0.36, 0.60)),
    Take("film/heater-300", 3.4, (0.50, 0.46, 0.84), (0.50, 0.50, 1.0)),
)
FILMS = {"roofing-components": ROOFING_COMPONENTS, "sigma-natural": SIGMA_NATURAL}


def frame_at(take: Take, moment: float) -> Frame:
    """Frame at a moment between 0 and 1, easing in and out."""
    eased = moment * moment * (3 - 2 * moment)
    return tuple(a + (b - a) * eased for a, b in zip(take.start, take.end))


def length(takes: tuple[Take, ...]) -> float:
    """Seconds of the whole film."""
    return sum(take.seconds for take in takes) - DISSOLVE * (len(takes) - 1)


def _picture(master, frame: Frame) -> np.ndarray:
    from PIL import Image

    x, y, share = frame
    width, height = share * master.width, share * master.width * SIZE[1] / SIZE[0]
    left = min(max(x * master.width - width / 2, 0), master.width - width)
    top = min(max(y * master.height - height / 2, 0), max(master.height - height, 0))
    box = (left, top, left + width, min(top + height, master.height))
    return np.asarray(master.resize(SIZE, Image.BICUBIC, box=box), np.float32)


def frames(takes: tuple[Take, ...]):
    """All frames of the film, as bytes."""
    from PIL import Image

    masters = [Image.open(MASTERS / f"{take.master}.png").convert("RGB") for take in takes]
    starts = np.cumsum([0, *(take.seconds - DISSOLVE for take in takes)])
    for number in range(int(length(takes) * RATE)):
        now = number / RATE
        shown = None
        for take, master, start in zip(takes, masters, starts):
            if not start <= now < start + take.seconds:
                continue
            made = _picture(master, frame_at(take, (now - start) / take.seconds))
            share = min(1.0, (now - start) / DISSOLVE)
            shown = made if shown is None else shown * (1 - share) + made * share
        yield shown.round().astype(np.uint8).tobytes()


def write(target: Path, takes: tuple[Take, ...]) -> None:
    """H.264 and VP9 next to each other, without sound."""
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{SIZE[0]}x{SIZE[1]}", "-r", str(RATE), "-i", "-"]
    h264 = [
        "-c:v",
        "libx264",
        "-crf",
        "25",
        "-preset",
        "slow",
        "-pix_fmt",
        "yuv420p",
        "-movflags",
        "+faststart",
    ]
    vp9 = [
        "-c:v",
        "libvpx-vp9",
        "-crf",
        "36",
        "-b:v",
        "0",
        "-row-mt",
        "1",
        "-cpu-used",
        "3",
        "-pix_fmt",
        "yuv420p",
    ]
    target.parent.mkdir(parents=True, exist_ok=True)
    out = [*h264, "-an", f"{target}.mp4", *vp9, "-an", f"{target}.webm"]
    process = subprocess.Popen(["ffmpeg", "-y", "-loglevel", "error", *raw, *out], stdin=subprocess.PIPE)
    for frame in frames(takes):
        process.stdin.write(frame)
    process.stdin.close()
    if process.wait():
        raise RuntimeError("ffmpeg failed")


if __name__ == "__main__":
    write(Path(sys.argv[1]), FILMS[Path(sys.argv[1]).name])
