"""The list of pictures to render, as exported from content/pictures/shots by scripts/pictures/export-shots.ts."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

STUDIO = Path(__file__).parent
MANIFEST = STUDIO / "manifest.json"
# The catalogue's own names may carry a capital inside, as azulCobalto.
ID = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9][a-zA-Z0-9]*(-[a-z0-9]+)*)?$")
TINT = "tint"  # in place of a scene: a plate in other colours
RELIEF = "relief"  # in place of a scene: a wall computed from its relief, without Blender
LARGEST = 2400  # pixels; more is a typing mistake that would cost an hour


@dataclass(frozen=True)
class Shot:
    """One picture: id, scene module, its parameters, size in pixels and samples per pixel."""

    id: str
    kind: str
    scene: str
    width: int
    height: int
    samples: int
    params: dict[str, Any] = field(default_factory=dict)
    hash: str = ""  # of the shot as ordered, by scripts/pictures/shot-hash.ts

    @property
    def plate(self) -> str | None:
        """Id of the neutral plate which a tinted picture is made from."""
        return self.params["plate"] if self.scene == TINT else None


def check(shot: Shot) -> list[str]:
    """What is wrong with a shot, in words; empty when it can be rendered."""
    problems = []
    if not ID.match(shot.id):
        problems.append(f"{shot.id!r} is not a plain id with at most one folder")
    if shot.scene not in (TINT, RELIEF) and not (STUDIO / "scenes" / f"{shot.scene}.py").exists():
        problems.append(f"{shot.id}: there is no scene {shot.scene!r}")
    if not (0 < shot.width <= LARGEST and 0 < shot.height <= LARGEST and shot.samples > 0):
        problems.append(f"{shot.id}: size or samples out of range")
    return problems


def load(path: Path = MANIFEST) -> list[Shot]:
    """All shots in order of rendering. Raises ValueError with every problem found."""
    shots = [Shot(**entry) for entry in json.loads(path.read_text())]
    problems = [problem for shot in shots for problem in check(shot)]
    seen: set[str] = set()
    for shot in shots:
        if shot.id in seen:
            problems.append(f"{shot.id} is listed twice")
        seen.add(shot.id)
    problems += [f"{s.id}: there is no plate {s.plate}" for s in shots if s.plate and s.plate not in seen]
    if problems:
        raise ValueError("\n".join(problems))
    return shots


def select(shots: list[Shot], wanted: list[str], with_plates: bool = True) -> list[Shot]:
    """Shots with a wanted id, or with an id that contains a wanted word, and the plates they need first."""
    ids = {shot.id for shot in shots}
    whole, parts = set(wanted) & ids, set(wanted) - ids
    chosen = [s for s in shots if not wanted or s.id in whole or any(part in s.id for part in parts)]
    if not with_plates:
        return chosen
    plates = {s.plate for s in chosen} - {s.id for s in chosen}
    return [s for s in shots if s.id in plates] + chosen
