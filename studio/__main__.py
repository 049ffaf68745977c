"""python3 -m studio render|status|contact-sheet [words of ids...]"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from . import manifest
from .ledger import Ledger
from .render import CACHE, due, place_of, render_all, render_together


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="studio", description="Render the pictures of the site.")
    parser.add_argument("command", choices=["render", "status", "contact-sheet", "accept"])
    parser.add_argument("words", nargs="*", help="parts of ids; none means all")
    parser.add_argument("--out", type=Path, default=CACHE / "contact-sheet.jpg")
    parser.add_argument("--columns", type=int, default=4, help="of a contact sheet")
    parser.add_argument("--together", metavar="N", type=int, default=1, help="small pictures in one Blender")
    parser.add_argument("--again", action="store_true", help="render even what is up to date")
    chosen = parser.parse_args(arguments)
    shots, ledger = manifest.select(manifest.load(), chosen.words, chosen.command != "contact-sheet"), Ledger(
        CACHE / "ledger.json"
    )
    if chosen.command == "render":
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that Blender is ended too
        if chosen.again:
            for shot in shots:
                ledger.note(shot.id, render="", master="")
        if chosen.together > 1:
            return 1 if render_together(shots, ledger, chosen.together) else 0
        return 1 if render_all(shots, ledger) else 0
    if chosen.command == "accept":
        return accept(shots, ledger)
    if chosen.command == "status":
        for shot in shots:
            print(
                f"{due(shot, ledger) or 'done':8} {ledger.get(shot.id).get('seconds', '-'):>7} s  {shot.id}"
            )
        return 0
    from .contact_sheet import make_sheet

    make_sheet([(s.id, picture) for s in shots if (picture := seen_in(s))], chosen.out, chosen.columns)
    print(chosen.out)
    return 0


def seen_in(shot: manifest.Shot) -> Path | None:
    """The picture as the site serves it; of a plate or a trial, which it does not serve, the master."""
    places = (manifest.STUDIO.parent / "public/img" / f"{shot.id}.webp", place_of(shot).master)
    return next((place for place in places if place.exists()), None)


def accept(shots: list[manifest.Shot], ledger: Ledger) -> int:
    """Declare existing masters up to date after a change of code that does not change them."""
    from . import fingerprint

    for shot in shots:
        if not shot.plate and place_of(shot).master.exists() and place_of(shot).exr.exists():
            ledger.note(shot.id, render=fingerprint.render_key(shot), master=fingerprint.master_key(shot))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
