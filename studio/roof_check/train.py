"""Learns to tell roofs from other pictures: python3 -m studio.roof_check.train [minutes]

Reads what scripts/roof-check/dump.ts wrote, goes on where it stopped (studio/.cache/roof-check/state.npz), and
writes lib/roof-check/weights.json: bytes with one scale for each layer, and the two bounds.
"""

import base64
import json
import sys
import time
from pathlib import Path

import numpy as np
from PIL import Image

from .net import CHANNELS, SIDE, backward, forward, standardise, start
from .spoil import spoil

CACHE = Path("studio/.cache/roof-check")
WEIGHTS = Path("lib/roof-check/weights.json")
STORED = 192
BATCH, EPOCH, EPOCHS, RATE = 32, 2048, 24, 2e-3


def load(split):
    index = json.loads((CACHE / f"{split}.json").read_text())
    bytes_ = np.fromfile(CACHE / f"{split}.rgb", np.uint8).reshape(-1, STORED, STORED, 3)
    return [Image.fromarray(one) for one in bytes_], index


def chances(index):
    """Roofs and others half and half, and inside each every kind alike but for the square root of its size."""
    counts = {}
    for one in index:
        key = (one["isRoof"], one["kind"])
        counts[key] = counts.get(key, 0) + 1
    odds = np.array([counts[(one["isRoof"], one["kind"])] ** -0.5 for one in index])
    roof = np.array([one["isRoof"] for one in index])
    odds[roof] /= 2 * odds[roof].sum()
    odds[~roof] /= 2 * odds[~roof].sum()
    return odds


def validation(pictures, index, rng):
    """The pictures as they are, and three poor versions of each."""
    plain = [np.asarray(one.resize((SIDE, SIDE), Image.BOX)) for one in pictures]
    poor = [spoil(one, rng, of["kind"] == "house") for _ in range(3) for one, of in zip(pictures, index)]
    return standardise(np.stack(plain + poor)), np.tile([one["isRoof"] for one in index], 4)


def scores(weights, x):
    return np.concatenate([forward(weights, x[at : at + 64]) for at in range(0, len(x), 64)])


def rounded(weights):
    """Weights as they are shipped: bytes times one scale a layer; biases stay numbers."""
    out = []
    for w in weights:
        if w.ndim == 1 and len(w) != 2 * CHANNELS[-1]:
            out.append((None, w.astype(np.float32)))
            continue
        scale = float(np.abs(w).max()) / 127
        out.append((scale, np.round(w / scale).astype(np.int8)))
    return out


def bounds(logits, roof):
    """Likely: 96 of 100 roofs reach it, unless more than 10 of 100 others would. Unlikely: 1 roof in 100 lies under it."""
    likely = max(np.quantile(logits[roof], 0.04), np.quantile(logits[~roof], 0.9))
    return float(likely), float(min(np.quantile(logits[roof], 0.01), likely))


def write(weights, logits, roof):
    packed = rounded(weights)
    likely, unlikely = bounds(logits, roof)
    layers = [
        {
            "scale": packed[at][0],
            "weights": base64.b64encode(packed[at][1].tobytes()).decode(),
            "bias": [round(float(one), 5) for one in packed[at + 1][1]],
        }
        for at in range(0, len(packed), 2)
    ]
    model = {"side": SIDE, "channels": CHANNELS, "likely": likely, "unlikely": unlikely, "layers": layers}
    WEIGHTS.write_text(json.dumps(model) + "\n")
    plain = [w if s is None else w.astype(np.float32) * np.float32(s) for s, w in packed]
    # What the browser's forward pass is compared with: a picture that can be made anywhere.
    y, x, c = np.meshgrid(np.arange(SIDE), np.arange(SIDE), np.arange(3), indexing="ij")
    picture = ((x * 7 + y * 13 + c * 31 + (x * y) % 17 * 5) % 256).astype(np.uint8)
    logit = float(forward(plain, standardise(picture[None]))[0])
    Path("lib/roof-check/parity.json").write_text(json.dumps({"logit": logit}) + "\n")
    return plain


def report(weights, x, roof):
    logits = scores(weights, x)
    likely, unlikely = bounds(logits, roof)
    recall, false = (logits[roof] >= likely).mean(), (logits[~roof] >= likely).mean()
    return (
        logits,
        f"validation: right {((logits > 0) == roof).mean():.3f} recall {recall:.3f} false {false:.3f} bounds {unlikely:.2f} {likely:.2f}",
    )


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 4
    began, state = time.time(), CACHE / "state.npz"
    rng = np.random.default_rng(17)
    weights, epoch = start(rng), 0
    moments = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    if state.exists():
        kept = np.load(state)
        n = len(weights)
        weights = [kept[f"arr_{at}"] for at in range(n)]
        moments = [kept[f"arr_{n + at}"] for at in range(n)], [kept[f"arr_{2 * n + at}"] for at in range(n)]
        epoch = int(kept[f"arr_{3 * n}"])
    pictures, index = load("train")
    odds, is_roof = chances(index), np.array([one["isRoof"] for one in index], np.float32)
    checked = validation(*load("validation"), np.random.default_rng(5))
    while epoch < EPOCHS and time.time() - began < minutes * 60:
        rng, losses = np.random.default_rng(1000 + epoch), []
        for step in range(EPOCH // BATCH):
            chosen = rng.choice(len(index), BATCH, p=odds)
            x = standardise(
                np.stack([spoil(pictures[at], rng, index[at]["kind"] == "house") for at in chosen])
            )
            target = is_roof[chosen] * 0.94 + 0.03
            drop = (rng.random((BATCH, 2 * CHANNELS[-1])) > 0.2).astype(np.float32) / 0.8
            kept = []
            chance = 1 / (1 + np.exp(-forward(weights, x, kept, drop)))
            losses.append(-np.mean(target * np.log(chance + 1e-7) + (1 - target) * np.log(1 - chance + 1e-7)))
            grads = backward(weights, kept, ((chance - target) / BATCH).astype(np.float32), drop)
            t = epoch * (EPOCH // BATCH) + step + 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * t / (EPOCHS * EPOCH / BATCH)))
            for w, m, v, g in zip(weights, *moments, grads):
                m += 0.1 * (g - m)
                v += 0.001 * (g * g - v)
                w -= rate * (
                    (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.999**t)) + 1e-8) + 0.01 * w * (w.ndim > 1)
                )
        epoch += 1
        np.savez(state, *weights, *moments[0], *moments[1], epoch)
        print(
            f"{epoch}/{EPOCHS} loss {np.mean(losses):.3f}",
            report(weights, *checked)[1],
            f"{time.process_time():.0f} s CPU",
            flush=True,
        )
    logits, said = report(weights, *checked)
    plain = write(weights, logits, checked[1])
    print("as shipped,", report(plain, *checked)[1])


if __name__ == "__main__":
    main()
