"""Renders behind the simulator's layers: per villa one whole neutral plate, the roof's part of it in every other
profile, and its walls in stone. Borders are left, top, right, bottom in shares of the frame."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..manifest import Shot

SIZE = (1920, 1080)
SAMPLES = 12
PART_SAMPLES = 5
# Kind of stone of the walls, and of the base (plinth, garden walls, tower), which one pass gives both.
STONES = (("ashlar", "ledge"), ("ledge", "slate"), ("slate", "ashlar"), ("rubble", None))
ALL_PROFILES = (
    "portoghese",
    "marsigliese",
    "duna",
    "lusa",
    "roman",
    "wave",
    "plana",
    "meridional",
    "curva",
    "virtus",
)


@dataclass(frozen=True)
class Villa:
    """Profiles in the order of rendering, the plate's first; the parts of the frame that roofs and walls fill."""

    plan: str
    profiles: tuple[str, ...]
    roof: tuple[float, float, float, float]
    wall: tuple[float, float, float, float]


VILLAS = {
    "m1": Villa("arcade", ALL_PROFILES, (0.125, 0.175, 0.9, 0.7), (0.11, 0.35, 0.88, 1.0)),
    "m3": Villa("modern", ("plana",), (0.1, 0.1, 0.9, 0.8), (0.05, 0.2, 0.95, 1.0)),
    "m2": Villa("courtyard", ALL_PROFILES, (0.06, 0.19, 0.9, 0.73), (0.08, 0.25, 0.91, 1.0)),
}


def _shot(model: str, name: str, params: dict) -> Shot:
    villa = VILLAS[model]
    facts = {"plan": villa.plan, "profile": villa.profiles[0], "wall": "#e6c795", **params}
    return Shot(
        f"stage/{model}-{name}",
        "stage",
        "stage",
        *SIZE,
        PART_SAMPLES if "border" in params else SAMPLES,
        facts,
    )


def plate(model: str) -> Shot:
    return _shot(model, "plate", {"neutral": True})


def roof(model: str, profile: str) -> Shot:
    """The roof in a profile; the plate's own has no shot."""
    return _shot(model, profile, {"neutral": True, "profile": profile, "border": VILLAS[model].roof})


def stone(model: str, wall: str, base: str | None) -> Shot:
    facts = {"neutral": True, "stone": wall, "border": VILLAS[model].wall}
    return _shot(model, f"stone-{wall}", {**facts, "base": base} if base else facts)


# Tile and wall colour of designs that the layers are held against.
DESIGNS = {
    "m1": (
        ("opt_4", "f4efe4"),
        ("opt_15", "b97455"),
        ("opt_24", "8f9a93"),
        ("opt_40", "e6c795"),
        ("opt_48", "ede3d0"),
    ),
    "m2": (
        ("opt_4", "a65f45"),
        ("opt_30", "e8b996"),
        ("opt_11", "c8cbc4"),
        ("opt_17", "f4efe4"),
        ("opt_44", "cfa67c"),
    ),
    "m3": (("opt_52", "d9d4cb"), ("opt_51", "f4efe4")),
}


def direct(model: str, roof: dict, wall: str) -> Shot:
    """A design in its own colours, at the half size that layers are held against it at: no plate, no layers. roof as in
    orders.json, wall a hex colour without #."""
    facts = {"profile": roof["profile"], "colours": roof["colours"], "wall": f"#{wall}"}
    shot = _shot(model, f"direct-{roof['id']}-{wall}", facts)
    return replace(shot, width=SIZE[0] // 2, height=SIZE[1] // 2)


def shots_of(model: str) -> list[Shot]:
    """What a villa needs, what most options use first."""
    rest = [roof(model, profile) for profile in VILLAS[model].profiles[1:]]
    return [plate(model), *(stone(model, *pair) for pair in STONES), *rest]
