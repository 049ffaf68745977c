"""Measures how base colours come out of the studio's set-ups, after light, clay or cameras have changed.

    /usr/bin/python3 -m studio.calibrate fit [studio] [patch] [house]     writes calibration.json
    /usr/bin/python3 -m studio.calibrate check [studio] [patch] [house]   twelve nominal colours against renders

A fit renders five base colours (two greys and three primaries) and solves radiance = gain . base + haze over
the lit part of the object; a check renders twelve nominal colours and prints the distance of each.
"""

from __future__ import annotations

import json
import sys

import numpy as np

from . import colour
from .manifest import STUDIO
from .post import exr, tone
from .render import CACHE, run_paced

WORK = CACHE / "calibration"
PARTS = {"studio": ("studio",), "patch": ("patch",), "house": ("roof", "wall")}
MASK = {"studio": 0, "patch": 0, "roof": 0, "wall": 1}
BASES = ((0.40, 0.40, 0.40), (0.08, 0.08, 0.08), (0.40, 0.08, 0.08), (0.08, 0.40, 0.08), (0.08, 0.08, 0.40))
# From charcoal to cream, reds and browns closer together: what tiles, bricks and walls are sold in.
TWELVE = (
    *("#a45a3a", "#8a4a36", "#c07c54", "#8c2f25", "#7a5138", "#5b4636"),
    *("#4a4b4e", "#77787a", "#c9a878", "#b69b74", "#66725a", "#e6d6b8"),
)


def rendered(name: str, request: dict):
    """Passes of one small render."""
    WORK.mkdir(parents=True, exist_ok=True)
    asked, made = WORK / f"{name}.json", WORK / f"{name}.exr"
    asked.write_text(json.dumps(request))
    job = [str(STUDIO / "calibration_job.py"), "--", str(asked), str(made)]
    options = ["-b", "--factory-startup", "-t", "2", "--python-exit-code", "1", "-P"]
    run_paced(["blender", *options, *job], WORK / f"{name}.log")
    return exr.read_passes(str(made))


def lit(passes, channel: int, where=None):
    """Median radiance over what is nearly all clay (or wall) and not in shade, and which points these are."""
    light, mask = passes["Combined"][:, :, :3], passes["mask"][:, :, channel]
    if where is None:
        grey = light @ [0.2126, 0.7152, 0.0722]
        on = mask > 0.85
        where = on & (grey > 0.6 * np.percentile(grey[on], 90))
    return np.median(light[where], 0), where


def fit(setup: str) -> None:
    """Solve gain and haze of a set-up and write them to calibration.json."""
    shots = [rendered(f"{setup}-{i}", {"setup": setup, "base": base}) for i, base in enumerate(BASES)]
    known = json.loads((STUDIO / "calibration.json").read_text())
    for part in PARTS[setup]:
        _, where = lit(shots[0], MASK[part])
        seen = np.array([lit(shot, MASK[part], where)[0] for shot in shots])
        ground = np.c_[np.array(BASES), np.ones(len(BASES))]
        solved = np.linalg.lstsq(ground, seen, rcond=None)[0]
        before = np.diag(known[part]["gain"])
        known[part]["gain"] = solved[:3].T.round(4).tolist()
        known[part]["haze"] = solved[3].clip(0, None).round(4).tolist()
        print(
            part, "gain", np.diag(solved[:3]).round(3), "was", before, "haze", solved[3].round(4), flush=True
        )
    lines = [f' "{part}": {json.dumps(values)}' for part, values in known.items()]
    (STUDIO / "calibration.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def check(setup: str) -> None:
    """Render the twelve colours and print how far each came out from its nominal value."""
    far = {part: [] for part in PARTS[setup]}
    for i, nominal in enumerate(TWELVE):
        # Walls take the colours in another order: no house is all of one colour.
        asked = {part: TWELVE[(i + 5 * k) % 12] for k, part in enumerate(PARTS[setup])}
        passes = rendered(f"{setup}-check", {"setup": setup, "colours": asked})
        for part, hex_colour in asked.items():
            known = colour.calibration()[part]
            grade = tone.Grade(known["view"], known["look"], known["exposure"], tuple(known["white"]))
            shown = tone.develop(lit(passes, MASK[part])[0][None, None].astype(np.float32), grade)[0, 0]
            apart = distance(shown, colour.srgb(hex_colour))
            far[part].append(apart)
            print(
                f"{part:7} {hex_colour} -> {tuple((shown * 255).round().astype(int))}  {apart:.1f}",
                flush=True,
            )
    for part, values in far.items():
        print(f"{part}: mean deltaE2000 {np.mean(values):.2f}, worst {max(values):.1f}", flush=True)


def lab(srgb: np.ndarray) -> np.ndarray:
    """CIE Lab under D65."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ tone.decode(np.asarray(srgb, float)) / [0.9505, 1.0, 1.089]
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def distance(first: np.ndarray, second: np.ndarray) -> float:
    """deltaE2000 of two sRGB colours (Sharma, Wu, Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = lab(first), lab(second)
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * np.sqrt(mean**7 / (mean**7 + 25.0**7))
    c1, c2 = np.hypot(a1 * g, b1), np.hypot(a2 * g, b2)
    h1, h2 = (np.degrees(np.arctan2(b, a * g)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    waves = ((0.17, 1, -30), (-0.24, 2, 0), (-0.32, 3, 6), (0.20, 4, -63))
    t = 1 - sum(w * np.cos(np.radians(k * h + p)) for w, k, p in waves)
    sl = 1 + 0.015 * (l - 50) ** 2 / np.sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rotation = (
        -2
        * np.sqrt(c**7 / (c**7 + 25.0**7))
        * np.sin(np.radians(60 * np.exp(-(((h - 275) / 25) ** 2))))
    )
    parts = dl / sl, dc / sc, dh / sh
    return float(np.sqrt(sum(p * p for p in parts) + rotation * parts[1] * parts[2]))


if __name__ == "__main__":
    for name in sys.argv[2:] or PARTS:
        {"fit": fit, "check": check}[sys.argv[1]](name)
