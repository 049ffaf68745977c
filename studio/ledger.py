"""What has been rendered, with which fingerprint and in how many seconds. Written after every picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict


class Record(TypedDict, total=False):
    render: str
    master: str
    seconds: float
    developed: float


class Ledger:
    """A JSON file, replaced whole on every change, so that stopping at any moment leaves a valid one."""

    def __init__(self, path: Path):
        self.path = path
        self.records: dict[str, Record] = json.loads(path.read_text()) if path.exists() else {}

    def get(self, shot_id: str) -> Record:
        return self.records.get(shot_id, {})

    def note(self, shot_id: str, **facts) -> None:
        self.records[shot_id] = {**self.get(shot_id), **facts}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_suffix(".part")
        unfinished.write_text(json.dumps(self.records, indent=1, sort_keys=True))
        unfinished.replace(self.path)
