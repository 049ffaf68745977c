import json
import shutil
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

from studio import fingerprint
from studio.manifest import STUDIO
from studio.tests.test_manifest import shot


class Fingerprint(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.studio = Path(self.folder.name) / "studio"
        shutil.copytree(STUDIO, self.studio, ignore=shutil.ignore_patterns(".cache", "__pycache__", "tests"))

    def tearDown(self):
        self.folder.cleanup()

    def key(self, **changes):
        return fingerprint.render_key(replace(shot(), **changes), self.studio)

    def edit(self, name: str):
        path = self.studio / name
        path.write_text(path.read_text() + "\n# changed\n")

    def test_same_shot_same_key(self):
        self.assertEqual(self.key(), self.key())

    def test_parameters_size_and_samples_count(self):
        keys = {self.key(), self.key(params={"piece": "roman"}), self.key(width=9), self.key(samples=2)}
        self.assertEqual(len(keys), 4)

    def test_code_the_scene_imports_counts(self):
        before = self.key()
        self.edit("shapes/tile_profiles.py")
        self.assertNotEqual(before, self.key())

    def test_code_of_other_scenes_does_not_count(self):
        before = self.key()
        self.edit("shapes/solar_heater.py")
        self.edit("scenes/plans/school.py")
        self.assertEqual(before, self.key())

    def test_a_plan_counts_for_its_buildings(self):
        school, villa = (
            replace(shot(), scene="building", params={"plan": p, "view": "x"}) for p in ("school", "modern")
        )
        before = [fingerprint.render_key(s, self.studio) for s in (school, villa)]
        self.edit("scenes/plans/school.py")
        after = [fingerprint.render_key(s, self.studio) for s in (school, villa)]
        self.assertNotEqual(before[0], after[0])
        self.assertEqual(before[1], after[1])

    def calibrate(self, setup: str):
        path = self.studio / "calibration.json"
        known = json.loads(path.read_text())
        known[setup]["haze"][0] += 0.01
        path.write_text(json.dumps(known))

    def test_only_the_calibration_of_its_own_setup_counts(self):
        before = self.key()
        self.calibrate("patch")
        self.calibrate("roof")
        self.assertEqual(before, self.key())
        self.calibrate("studio")
        self.assertNotEqual(before, self.key())

    def test_a_house_asks_for_roof_and_wall(self):
        house = {"scene": "building", "params": {"plan": "courtyard", "view": "hero"}}
        keys = [self.key(**house)]
        for setup in ("roof", "wall"):
            self.calibrate(setup)
            keys.append(self.key(**house))
        self.assertEqual(len(set(keys)), 3)

    def test_tone_develops_again_without_a_new_render(self):
        render, master = self.key(), fingerprint.master_key(shot(), self.studio)
        self.edit("post/develop.py")
        self.assertEqual(render, self.key())
        self.assertNotEqual(master, fingerprint.master_key(shot(), self.studio))


if __name__ == "__main__":
    unittest.main()
