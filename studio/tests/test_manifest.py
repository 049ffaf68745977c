import json
import tempfile
import unittest
from pathlib import Path

from studio import manifest
from studio.manifest import Shot


def shot(**changes) -> Shot:
    facts = dict(
        id="tile/roman-red",
        kind="tile",
        scene="tile_shot",
        width=8,
        height=6,
        samples=1,
    )
    return Shot(**{**facts, **changes})


class Manifest(unittest.TestCase):
    def test_accepts_a_whole_shot(self):
        self.assertEqual(manifest.check(shot()), [])

    def test_names_every_problem(self):
        bad = shot(id="Tile/Roman", scene="nowhere", samples=0)
        self.assertEqual(len(manifest.check(bad)), 3)

    def test_refuses_two_shots_of_one_id(self):
        entry = {**shot().__dict__}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "manifest.json"
            path.write_text(json.dumps([entry, entry]))
            with self.assertRaisesRegex(ValueError, "listed twice"):
                manifest.load(path)

    def test_the_real_manifest_is_sound(self):
        shots = manifest.load()
        self.assertGreater(len(shots), 0)
        portfolio = [s for s in shots if s.id.startswith("portfolio/")]
        self.assertEqual(len(portfolio), 18)

    def test_plans_and_views_exist(self):
        plans = manifest.STUDIO / "scenes" / "plans"
        for s in manifest.load():
            if s.scene == "building":
                source = (plans / f"{s.params['plan']}.py").read_text()
                self.assertIn(f'"{s.params["view"]}": {{', source, s.id)

    def test_select_by_any_word(self):
        shots = [shot(id="hero/a"), shot(id="hero/b"), shot(id="tile/c")]
        self.assertEqual([s.id for s in manifest.select(shots, ["b", "tile"])], ["hero/b", "tile/c"])
        self.assertEqual(len(manifest.select(shots, [])), 3)

    def test_a_whole_id_selects_only_itself(self):
        shots = [shot(id="hero/bricks"), shot(id="hero/bricks-tall")]
        self.assertEqual([s.id for s in manifest.select(shots, ["hero/bricks"])], ["hero/bricks"])


if __name__ == "__main__":
    unittest.main()
