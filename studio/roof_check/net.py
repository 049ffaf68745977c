"""A small convolutional network in numpy: what it makes of squares, and how it learns.

Layers of 3x3 convolutions with stride 2 and ReLU; then the mean and the maximum of each channel over the square;
then one weighted sum. lib/roof-check/network.ts is the same forward pass in TypeScript.
"""

import numpy as np

SIDE = 96
CHANNELS = (3, 12, 24, 32, 48)


def standardise(squares):
    """Bytes to floats whose mean is 0 and whose spread is 1 in every picture: a night counts like a day."""
    x = squares.astype(np.float32) / 255
    mean = x.mean(axis=(1, 2, 3), keepdims=True)
    return (x - mean) / (x.std(axis=(1, 2, 3), keepdims=True) + 0.05)


def start(rng):
    weights = []
    for before, after in zip(CHANNELS, CHANNELS[1:]):
        weights.append(rng.normal(0, (2 / (9 * before)) ** 0.5, (9 * before, after)).astype(np.float32))
        weights.append(np.zeros(after, np.float32))
    weights.append(rng.normal(0, 0.1, 2 * CHANNELS[-1]).astype(np.float32))
    weights.append(np.zeros(1, np.float32))
    return weights


def patches(x):
    """Every second 3x3 neighbourhood, with a border of one zero before and after: (n, h/2, w/2, 9c)."""
    n, h, w, c = x.shape
    padded = np.zeros((n, h + 2, w + 2, c), np.float32)
    padded[:, 1:-1, 1:-1] = x
    out = np.empty((n, h // 2, w // 2, 9, c), np.float32)
    for k in range(9):
        dy, dx = divmod(k, 3)
        out[:, :, :, k] = padded[:, dy : dy + h : 2, dx : dx + w : 2]
    return out.reshape(n, h // 2, w // 2, 9 * c)


def unpatch(grad, shape):
    n, h, w, c = shape
    padded = np.zeros((n, h + 2, w + 2, c), np.float32)
    grad = grad.reshape(n, h // 2, w // 2, 9, c)
    for k in range(9):
        dy, dx = divmod(k, 3)
        padded[:, dy : dy + h : 2, dx : dx + w : 2] += grad[:, :, :, k]
    return padded[:, 1:-1, 1:-1]


def forward(weights, x, keep=None, drop=None):
    """Logits. With `keep`, a list, what backward needs is noted; `drop` is a mask over the pooled channels."""
    for layer in range(len(CHANNELS) - 1):
        columns = patches(x)
        y = columns @ weights[2 * layer] + weights[2 * layer + 1]
        if keep is not None:
            keep.append((columns, x.shape, y > 0))
        x = np.maximum(y, 0)
    flat = x.reshape(len(x), -1, x.shape[-1])
    most = flat.argmax(axis=1)
    pooled = np.concatenate([flat.mean(axis=1), np.take_along_axis(flat, most[:, None], 1)[:, 0]], axis=1)
    if drop is not None:
        pooled = pooled * drop
    if keep is not None:
        keep.append((flat.shape, most, pooled))
    return pooled @ weights[-2] + weights[-1][0]


def backward(weights, kept, grad, drop=None):
    """Gradients of all weights from those of the logits."""
    out = [None] * len(weights)
    shape, most, pooled = kept[-1]
    out[-2], out[-1] = pooled.T @ grad, np.array([grad.sum()], np.float32)
    back = grad[:, None] * weights[-2]
    if drop is not None:
        back = back * drop
    c = shape[2]
    flat = np.repeat(back[:, None, :c] / shape[1], shape[1], axis=1)
    n = np.arange(shape[0])[:, None]
    flat[n, most, np.arange(c)] += back[:, c:]
    x = flat.reshape(kept[-2][2].shape)
    for layer in range(len(CHANNELS) - 2, -1, -1):
        columns, before, on = kept[layer]
        y = x * on
        rows = y.reshape(-1, y.shape[-1])
        out[2 * layer] = columns.reshape(-1, columns.shape[-1]).T @ rows
        out[2 * layer + 1] = rows.sum(axis=0)
        if layer:
            x = unpatch(y @ weights[2 * layer].T, before)
    return out
