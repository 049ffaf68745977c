"""Renders what has changed, one picture at a time, resuming where it was stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from . import fingerprint
from .ledger import Ledger
from .manifest import RELIEF, STUDIO, Shot

CACHE = STUDIO / ".cache"
# While one of these files exists, rendering stands still: somebody on the machine measures times.
# STUDIO_PAUSE names more of them, separated like PATH.
PAUSES = (CACHE / "pause", *(Path(p) for p in os.environ.get("STUDIO_PAUSE", "").split(os.pathsep) if p))
POLL = 2.0  # seconds
ROUGH_SECONDS_PER_MEGASAMPLE = 2.2  # until the ledger knows better


@dataclass(frozen=True)
class Place:
    """Where a picture's files lie."""

    exr: Path
    settings: Path
    master: Path


def place_of(shot: Shot, cache: Path = CACHE) -> Place:
    exr = cache / "renders" / f"{shot.id}.exr"
    return Place(exr, exr.with_suffix(".set.json"), cache / "masters" / f"{shot.id}.png")


def due(shot: Shot, ledger: Ledger, cache: Path = CACHE, studio: Path = STUDIO) -> str | None:
    """'render', 'develop', 'tint' or 'draw' when that is due, None when the master is up to date."""
    known, where = ledger.get(shot.id), place_of(shot, cache)
    if shot.scene == RELIEF:
        key = fingerprint.relief_key(shot, studio)
        return None if known.get("master") == key and where.master.exists() else "draw"
    if shot.plate:
        key = fingerprint.tint_key(shot, ledger.get(shot.plate).get("master", ""), studio)
        return None if known.get("master") == key and where.master.exists() else "tint"
    if known.get("master") == fingerprint.master_key(shot, studio) and where.master.exists():
        return None
    rendered = (
        known.get("render") == fingerprint.render_key(shot, studio)
        and where.exr.exists()
        and where.settings.exists()
    )
    return "develop" if rendered else "render"


def megasamples(shot: Shot) -> float:
    return shot.width * shot.height * shot.samples / 1e6


def seconds_left(shots: list[Shot], ledger: Ledger) -> float:
    """Estimate from the pace of the pictures in the ledger."""
    paces = [(ledger.get(s.id)["seconds"], megasamples(s)) for s in shots if "seconds" in ledger.get(s.id)]
    pace = sum(p[0] for p in paces) / sum(p[1] for p in paces) if paces else ROUGH_SECONDS_PER_MEGASAMPLE
    return sum(megasamples(s) for s in shots) * pace


def run_paced(command: list[str], log: Path, cwd: Path = STUDIO.parent) -> float:
    """Run at the lowest priority, standing still while a pause file exists; returns the seconds it did run.
    Raises on failure."""
    started, stood = time.monotonic(), 0.0
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["nice", "-n", "19", *command],
            cwd=cwd,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    stopped = False
    try:
        while process.poll() is None:
            quiet = any(path.exists() for path in PAUSES)
            if quiet != stopped:
                os.killpg(process.pid, signal.SIGSTOP if quiet else signal.SIGCONT)
                stopped = quiet
            time.sleep(POLL)
            stood += POLL * stopped
    except BaseException:
        os.killpg(process.pid, signal.SIGCONT)
        os.killpg(process.pid, signal.SIGTERM)
        raise
    if process.returncode:
        raise RuntimeError(f"{command[0]} failed, see {log}")
    return time.monotonic() - started - stood


def render_exr(shot: Shot, cache: Path = CACHE) -> float:
    """Render to the cache; returns seconds. The finished file appears at once or not at all."""
    return render_exrs([shot], cache)


def render_exrs(shots: list[Shot], cache: Path = CACHE) -> float:
    """Render several in one Blender, which saves its start for small pictures; returns the seconds of all."""
    files = []
    for shot in shots:
        where = place_of(shot, cache)
        where.exr.parent.mkdir(parents=True, exist_ok=True)
        request = where.exr.with_suffix(".shot.json")
        request.write_text(json.dumps(asdict(shot)))
        files += [str(request), str(where.exr.with_suffix(".part.exr"))]
    options = ["-b", "--factory-startup", "-t", "2", "--python-exit-code", "1"]
    command = ["blender", *options, "-P", str(STUDIO / "blender_job.py"), "--", *files]
    seconds = run_paced(command, cache / "logs" / f"{shots[0].id}.log")
    for shot in shots:
        where = place_of(shot, cache)
        where.exr.with_suffix(".part.set.json").replace(where.settings)
        where.exr.with_suffix(".part.exr").replace(where.exr)
    return seconds


def develop(shot: Shot, cache: Path = CACHE) -> float:
    return develop_all([shot], cache)


def develop_all(shots: list[Shot], cache: Path = CACHE) -> float:
    """Denoise and grade in this process, which starts once for many small pictures."""
    from .post.develop import develop_file

    started = time.monotonic()
    for shot in shots:
        wait_while_quiet()
        where = place_of(shot, cache)
        develop_file(where.exr, where.master, json.loads(where.settings.read_text()))
    return time.monotonic() - started


def wait_while_quiet() -> None:
    while any(path.exists() for path in PAUSES):
        time.sleep(POLL)


def tint(shot: Shot, cache: Path = CACHE) -> float:
    """Make a picture from its plate, in this process: it takes a second."""
    from .post import develop as developing
    from .post.tint import tint_file

    wait_while_quiet()
    started, exr = time.monotonic(), cache / "renders" / f"{shot.plate}.exr"
    plate = exr.with_suffix(".plate.npz")
    if not plate.exists():
        raise RuntimeError(f"its plate {shot.plate} is not rendered")
    settings = json.loads(exr.with_suffix(".set.json").read_text())
    request = {
        **shot.params,
        "kind": settings["plate"],
        "size": (shot.width, shot.height),
        "grade": developing.grade_of({**settings, **shot.params}),
    }
    tint_file(plate, place_of(shot, cache).master, request)
    return time.monotonic() - started


def draw(shot: Shot, cache: Path = CACHE) -> float:
    """Compute a wall from its relief, in this process: it takes seconds."""
    from .relief import picture

    wait_while_quiet()
    started = time.monotonic()
    picture.save(place_of(shot, cache).master, shot.params, shot.id, (shot.width, shot.height))
    return time.monotonic() - started


def bring_up_to_date(shot: Shot, ledger: Ledger, cache: Path = CACHE) -> None:
    """Render, develop, tint or draw one shot and note it. Keys are taken first: code edited meanwhile counts."""
    task = due(shot, ledger, cache)
    if task == "tint":
        key = fingerprint.tint_key(shot, ledger.get(shot.plate).get("master", ""))
        ledger.note(shot.id, seconds=round(tint(shot, cache), 1), master=key, shot=shot.hash)
        return
    if task == "draw":
        key = fingerprint.relief_key(shot)
        ledger.note(shot.id, seconds=round(draw(shot, cache), 1), master=key, shot=shot.hash)
        return
    keys = fingerprint.render_key(shot), fingerprint.master_key(shot)
    if task == "render":
        seconds = render_exr(shot, cache)
        ledger.note(shot.id, render=keys[0], seconds=round(seconds, 1))
    ledger.note(shot.id, developed=round(develop(shot, cache), 1), master=keys[1], shot=shot.hash)


def bring_all_up_to_date(shots: list[Shot], ledger: Ledger, cache: Path = CACHE) -> None:
    """Several shots that are all due to be rendered, in one Blender and one developing process."""
    keys = [(fingerprint.render_key(s), fingerprint.master_key(s)) for s in shots]
    seconds = render_exrs(shots, cache) / len(shots)
    for shot, (key, _) in zip(shots, keys):
        ledger.note(shot.id, render=key, seconds=round(seconds, 1))
    developed = develop_all(shots, cache) / len(shots)
    for shot, (_, key) in zip(shots, keys):
        ledger.note(shot.id, developed=round(developed, 1), master=key, shot=shot.hash)


def render_together(shots: list[Shot], ledger: Ledger, many: int, cache: Path = CACHE) -> list[str]:
    """Render small pictures many at a time; what needs no render, and what failed, is left to `render_all`."""
    waiting = [shot for shot in shots if due(shot, ledger, cache) == "render"]
    for first in range(0, len(waiting), many):
        some = waiting[first : first + many]
        print(f"[{first + 1}/{len(waiting)}] {some[0].id} and {len(some) - 1} more", flush=True)
        try:
            bring_all_up_to_date(some, ledger, cache)
        except RuntimeError as problem:
            print(f"    {problem}", flush=True)
    return render_all(shots, ledger, cache)


def render_all(shots: list[Shot], ledger: Ledger, cache: Path = CACHE) -> list[str]:
    """Bring every shot up to date; returns the ids that failed. Stop it at any moment and start it again."""
    waiting = [shot for shot in shots if due(shot, ledger, cache)]
    print(f"{len(shots)} pictures, {len(waiting)} to do", flush=True)
    failed = []
    for index, shot in enumerate(waiting):
        ledger.reload()
        if not due(shot, ledger, cache):
            continue  # another process has made it meanwhile
        left = seconds_left(waiting[index:], ledger) / 60
        print(f"[{index + 1}/{len(waiting)}] {shot.id}, about {left:.0f} min left", flush=True)
        try:
            bring_up_to_date(shot, ledger, cache)
            print(f"    {ledger.get(shot.id).get('seconds')} s", flush=True)
        except RuntimeError as problem:
            failed.append(shot.id)
            print(f"    {problem}", flush=True)
    return failed
