"""What has been rendered, with which fingerprint and in how many seconds. Written after every picture."""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from typing import TypedDict


class Record(TypedDict, total=False):
    render: str
    master: str
    shot: str  # hash of the order the master was made from, for the encoder
    seconds: float
    developed: float


class Ledger:
    """A JSON file, replaced whole on every change, so that stopping at any moment leaves a valid one. Several
    processes may note in it: each change is made on what the file says by then."""

    def __init__(self, path: Path):
        self.path = path
        self.records: dict[str, Record] = self._read()

    def _read(self) -> dict[str, Record]:
        return json.loads(self.path.read_text()) if self.path.exists() else {}

    def reload(self) -> None:
        """See what other processes have noted since."""
        self.records = self._read()

    def get(self, shot_id: str) -> Record:
        return self.records.get(shot_id, {})

    def note(self, shot_id: str, **facts) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.reload()
            self.records[shot_id] = {**self.get(shot_id), **facts}
            unfinished = self.path.with_suffix(".part")
            unfinished.write_text(json.dumps(self.records, indent=1, sort_keys=True))
            unfinished.replace(self.path)
