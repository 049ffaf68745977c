"""A drawing as SVG: one unit is a millimetre, and it is as large on paper as the thing."""

from __future__ import annotations

from .plan import LAYERS, Plan

INK = {
    "NEIGHBOUR": "#a89f95",
    "HIDDEN": "#8a8178",
    "FOAM": "#5f8a7c",
    "STEEL": "#2b4d86",
    "OUTLINE": "#1d1815",
}
SOFT = "#463f39"
WEIGHT = {"OUTLINE": 0.1, "DIMENSION": 0.045}  # of a letter's height
MARGIN = 1.2


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) > 0.004 else "0"


def svg(plan: Plan) -> str:
    """The whole file, on no ground."""
    (left, low), (right, high) = plan.extent()
    edge, size = plan.letters * MARGIN, plan.letters
    wide, tall = right - left + 2 * edge, high - low + 2 * edge
    at = lambda p: f"{number(p[0] - left + edge)} {number(high + edge - p[1])}"  # noqa: E731
    parts = []
    for layer, (_, is_dashed) in LAYERS.items():
        lines = [line for line in plan.lines if line.layer == layer]
        if not lines:
            continue
        d = "".join(f"M{'L'.join(map(at, line.points))}{'Z' if line.closed else ''}" for line in lines)
        dash = f' stroke-dasharray="{number(size * 0.5)} {number(size * 0.3)}"' if is_dashed else ""
        weight = number(size * WEIGHT.get(layer, 0.06))
        parts.append(
            f'<path id="{layer.lower()}" d="{d}" stroke="{INK.get(layer, SOFT)}" stroke-width="{weight}"{dash}/>'
        )
    for word in plan.words:
        x, y = at(word.at).split()
        turn = f' transform="rotate(-90 {x} {y})"' if word.upright else ""
        parts.append(f'<text x="{x}" y="{y}" dy=".35em" fill="{INK["OUTLINE"]}"{turn}>{word.text}</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(tall)}" '
        f'width="{number(wide)}mm" height="{number(tall)}mm" fill="none" stroke-linejoin="round" text-anchor="middle" '
        f'font-family="Helvetica Neue, Arial, sans-serif" font-size="{number(size * 1.2)}">'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"
