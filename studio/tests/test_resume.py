import tempfile
import unittest
from pathlib import Path
from unittest import mock

from studio import fingerprint, render
from studio.ledger import Ledger
from studio.tests.test_manifest import shot


class Resume(unittest.TestCase):
    """The queue with a renderer that only touches files."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.cache = Path(self.folder.name)
        self.ledger_path = self.cache / "ledger.json"
        self.shots = [shot(id=f"tile/t{i}") for i in range(3)]
        self.calls: list[str] = []
        self.fail_on = ""

    def tearDown(self):
        self.folder.cleanup()

    def fake_render(self, s, cache):
        self.calls.append("render " + s.id)
        if s.id == self.fail_on:
            raise RuntimeError("Blender failed")
        where = render.place_of(s, cache)
        where.exr.parent.mkdir(parents=True, exist_ok=True)
        where.exr.touch()
        where.settings.touch()
        return 2.0

    def fake_develop(self, s, cache):
        self.calls.append("develop " + s.id)
        where = render.place_of(s, cache)
        where.master.parent.mkdir(parents=True, exist_ok=True)
        where.master.touch()
        return 1.0

    def run_queue(self):
        with mock.patch.object(render, "render_exr", self.fake_render), mock.patch.object(
            render, "develop", self.fake_develop
        ), mock.patch("builtins.print"):
            return render.render_all(self.shots, Ledger(self.ledger_path), self.cache)

    def test_renders_everything_once(self):
        self.run_queue()
        self.assertEqual(len(self.calls), 6)
        self.run_queue()
        self.assertEqual(len(self.calls), 6)

    def test_goes_on_after_a_failure_and_retries_it(self):
        self.fail_on = "tile/t1"
        self.assertEqual(self.run_queue(), ["tile/t1"])
        self.fail_on, self.calls = "", []
        self.run_queue()
        self.assertEqual(self.calls, ["render tile/t1", "develop tile/t1"])

    def test_develops_what_was_only_rendered(self):
        """Stopped between render and development: the render is not repeated."""
        first = self.shots[0]
        self.fake_render(first, self.cache)
        Ledger(self.ledger_path).note(first.id, render=fingerprint.render_key(first), seconds=2.0)
        self.calls = []
        self.run_queue()
        self.assertEqual(self.calls[0], "develop tile/t0")

    def test_two_processes_keep_each_others_notes(self):
        one, other = Ledger(self.ledger_path), Ledger(self.ledger_path)
        one.note("tile/a", seconds=1.0)
        other.note("tile/b", seconds=2.0)
        one.note("tile/c", seconds=3.0)
        self.assertEqual(sorted(Ledger(self.ledger_path).records), ["tile/a", "tile/b", "tile/c"])

    def test_what_another_process_made_is_not_made_again(self):
        second = self.shots[1]

        def render_and_let_another_work(s, cache):
            if s.id == self.shots[0].id:
                self.fake_render(second, cache)
                self.fake_develop(second, cache)
                keys = fingerprint.render_key(second), fingerprint.master_key(second)
                Ledger(self.ledger_path).note(second.id, render=keys[0], master=keys[1])
            return self.fake_render(s, cache)

        with mock.patch.object(render, "render_exr", render_and_let_another_work), mock.patch.object(
            render, "develop", self.fake_develop
        ), mock.patch("builtins.print"):
            render.render_all(self.shots, Ledger(self.ledger_path), self.cache)
        self.assertEqual(self.calls.count("render " + second.id), 1)

    def test_a_lost_master_is_due_again(self):
        self.run_queue()
        render.place_of(self.shots[2], self.cache).master.unlink()
        self.assertEqual(render.due(self.shots[2], Ledger(self.ledger_path), self.cache), "develop")

    def test_estimate_uses_the_measured_pace(self):
        ledger = Ledger(self.ledger_path)
        ledger.note("tile/t0", seconds=10.0)
        self.assertAlmostEqual(render.seconds_left(self.shots, ledger), 30.0)

    def test_pause_file_stops_and_continues_the_process(self):
        pause = self.cache / "quiet"
        pause.touch()
        with mock.patch.object(render, "PAUSES", (pause,)), mock.patch.object(render, "POLL", 0.05):
            with mock.patch.object(render.os, "killpg") as kill:
                kill.side_effect = lambda pid, sent: pause.unlink(missing_ok=True)
                render.run_paced(["sleep", "0.3"], self.cache / "log")
        self.assertEqual(
            [call.args[1] for call in kill.call_args_list], [render.signal.SIGSTOP, render.signal.SIGCONT]
        )


if __name__ == "__main__":
    unittest.main()
