"""Fingerprints that decide what must be rendered again: scene code and its imports, parameters, size, samples."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from dataclasses import asdict
from functools import cache
from pathlib import Path

from .manifest import STUDIO, Shot

ROOT = STUDIO.parent
IGNORED = ("kind", "hash")  # what is derived from the rest
# Set-ups a file asks colours of; only their part of the calibration counts for its pictures.
SETUP = re.compile(r"base_colour\(\s*[\"'](\w+)|\"setup\": \"(\w+)\"")
# What grades a picture; a change here develops again without a new render.
DEVELOPING = ("post/tone.py", "post/oidn.py", "post/develop.py")
TINTING = ("post/tint.py", "post/tone.py", "colour.py", "calibration.json")


def imports_of(source: Path) -> frozenset[Path]:
    """Files of the studio that a file imports, found in its syntax tree."""
    return _imports(source, source.stat().st_mtime_ns)


@cache
def _imports(source: Path, _changed: int) -> frozenset[Path]:
    """As `imports_of`, once for each state of the file: a list of hundreds of shots asks for few files."""
    found: set[Path] = set()
    package = source.parent
    for node in ast.walk(ast.parse(source.read_text())):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        base = package
        for _ in range(node.level - 1):
            base = base.parent
        base = base.joinpath(*(node.module or "").split(".")) if node.module else base
        candidates = [base.with_suffix(".py"), *(base / f"{alias.name}.py" for alias in node.names)]
        found |= {path for path in candidates if path.is_file()}
    return frozenset(found)


def sources_of(entry: Path) -> list[Path]:
    """A file and all studio files it needs, however deep, in a stable order."""
    seen, waiting = set(), [entry]
    while waiting:
        path = waiting.pop().resolve()
        if path in seen:
            continue
        seen.add(path)
        waiting += imports_of(path)
    return sorted(seen)


def _digest(parts: list[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:20]


def scene_files(shot: Shot, studio: Path = STUDIO) -> list[Path]:
    """Code a shot depends on; a building's plan is loaded by name, so it counts too."""
    files = set(sources_of(studio / "scenes" / f"{shot.scene}.py"))
    plan = studio / "scenes" / "plans" / f"{shot.params.get('plan', '')}.py"
    if plan.is_file():
        files |= set(sources_of(plan))
    return sorted(files)


def calibration_of(files: list[Path], studio: Path = STUDIO) -> bytes:
    """What is known of the set-ups that files ask colours of."""
    named = {name for path in files for pair in SETUP.findall(path.read_text()) for name in pair if name}
    known = json.loads((studio / "calibration.json").read_text())
    return json.dumps({name: known[name] for name in sorted(named & set(known))}, sort_keys=True).encode()


def render_key(shot: Shot, studio: Path = STUDIO) -> str:
    """Changes when a new render is due. Id counts as the seed."""
    facts = {k: v for k, v in asdict(shot).items() if k not in IGNORED}
    files = scene_files(shot, studio)
    code = [path.read_bytes() for path in [*files, studio / "blender_job.py"]]
    return _digest([json.dumps(facts, sort_keys=True).encode(), *code, calibration_of(files, studio)])


def master_key(shot: Shot, studio: Path = STUDIO) -> str:
    """Changes when the master must be made anew, with or without a new render."""
    return _digest(
        [render_key(shot, studio).encode(), *((studio / name).read_bytes() for name in DEVELOPING)]
    )


def relief_key(shot: Shot, studio: Path = STUDIO) -> str:
    """Changes when a wall must be computed anew."""
    facts = {k: v for k, v in asdict(shot).items() if k not in IGNORED}
    code = [path.read_bytes() for path in sources_of(studio / "relief" / "picture.py")]
    return _digest([json.dumps(facts, sort_keys=True).encode(), *code])


def tint_key(shot: Shot, plate_master: str, studio: Path = STUDIO) -> str:
    """Changes when a plate must be given its colours anew; plate_master is the key of the plate's master."""
    facts = {k: v for k, v in asdict(shot).items() if k not in IGNORED}
    code = [(studio / name).read_bytes() for name in TINTING]
    return _digest([json.dumps(facts, sort_keys=True).encode(), plate_master.encode(), *code])
