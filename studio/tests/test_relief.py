import importlib.util
import unittest
from dataclasses import replace

from studio import fingerprint, manifest
from studio.tests.test_manifest import shot

ABSENT = [name for name in ("numpy", "scipy") if importlib.util.find_spec(name) is None]


class Shots(unittest.TestCase):
    def test_key_follows_kind_and_colours(self):
        def key(**params):
            facts = {"kind": "smooth", "colours": ["#a8563a"] * 4, "joint": "#c6bdae", **params}
            return fingerprint.relief_key(replace(shot(), scene=manifest.RELIEF, params=facts))

        self.assertEqual(key(), key())
        self.assertEqual(len({key(), key(kind="sanded"), key(joint="#8d867c")}), 3)

    def test_needs_no_module_of_its_own_among_the_scenes(self):
        self.assertEqual(manifest.check(replace(shot(), scene=manifest.RELIEF)), [])


@unittest.skipIf(ABSENT, f"not installed: {ABSENT}")
class Walls(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import numpy as np
        from studio.relief import faces, light
        from studio.relief.wall import Wall, wall

        cls.np, cls.light, cls.Wall = np, light, Wall
        colours = np.full((4, 3), 0.3, np.float32)
        cls.walls = {
            kind: wall(kind, colours, colours[0], np.random.default_rng(5))
            for kind in ("water-struck", "glazed")
        }
        cls.kinds = set(faces.FACES)

    def test_repeats_at_its_edges(self):
        for kind, made in self.walls.items():
            inside = self.np.abs(self.np.diff(made.height, axis=1)).mean()
            self.assertLess(self.np.abs(made.height[:, 0] - made.height[:, -1]).mean(), 3 * inside, kind)
            inside = self.np.abs(self.np.diff(made.height, axis=0)).mean()
            self.assertLess(self.np.abs(made.height[0] - made.height[-1]).mean(), 3 * inside, kind)

    def test_bricks_have_their_nominal_colour_on_the_whole(self):
        for kind, made in self.walls.items():
            faces = made.albedo[made.height > -1.0]
            self.assertLess(abs(float(faces.mean()) / 0.3 - 1), 0.06, kind)

    def test_only_glazed_faces_mirror(self):
        self.assertEqual([kind for kind, made in self.walls.items() if made.glaze.any()], ["glazed"])
        self.assertIn("glazed", self.kinds)

    def test_a_flat_point_in_the_sun_shows_its_own_colour(self):
        np = self.np
        flat = self.Wall(np.zeros((40, 40)), np.full((40, 40, 3), 0.4), np.zeros((40, 40)))
        self.assertLess(np.abs(self.light.lit(flat) / 0.4 - 1).max(), 0.02)

    def test_a_ridge_shades_what_lies_away_from_the_sun(self):
        np = self.np
        height = np.zeros((60, 60))
        height[:, 30:33] = 4.0  # the sun stands on the right
        sun = self.light.sunlit(height)
        self.assertLess(sun[30, 27], 0.1)
        self.assertGreater(sun[30, 40], 0.9)


if __name__ == "__main__":
    unittest.main()
