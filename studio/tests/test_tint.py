import importlib.util
import unittest
from dataclasses import replace

from studio import fingerprint, manifest
from studio.tests.test_manifest import shot

NEEDED = ("numpy", "PIL", "OpenImageIO")
NEUTRAL = "#8f8f8f"
ABSENT = [name for name in NEEDED if importlib.util.find_spec(name) is None]


def tint_shot(**params):
    facts = {"plate": "plate/roman-tall", "colours": ["#a8563a"], **params}
    return replace(shot(), id="gallery/roman-red", scene=manifest.TINT, params=facts)


class Shots(unittest.TestCase):
    def test_a_tinted_shot_names_its_plate(self):
        self.assertEqual(tint_shot().plate, "plate/roman-tall")
        self.assertIsNone(shot().plate)

    def test_a_plate_that_is_chosen_for_its_tints_comes_first(self):
        plate, other = shot(id="plate/roman-tall"), shot(id="plate/duna-tall")
        chosen = manifest.select([tint_shot(), other, plate], ["gallery/"])
        self.assertEqual([s.id for s in chosen], ["plate/roman-tall", "gallery/roman-red"])

    def test_key_follows_colours_and_plate(self):
        keys = {
            fingerprint.tint_key(tint_shot(), "a"),
            fingerprint.tint_key(tint_shot(), "b"),
            fingerprint.tint_key(tint_shot(colours=["#222222"]), "a"),
        }
        self.assertEqual(len(keys), 3)

    def test_every_plate_is_used(self):
        shots = manifest.load()
        used = {s.plate for s in shots if s.plate}
        self.assertEqual({s.id for s in shots if s.id.startswith("plate/")} - used, set())


@unittest.skipIf(ABSENT, f"not installed: {', '.join(ABSENT)}")
class Tinting(unittest.TestCase):
    def setUp(self):
        import numpy as np

        from studio.colour import base_colour

        self.np, self.grey = np, base_colour("patch", NEUTRAL)
        mask = np.zeros((4, 6, 3))
        mask[:, :3, 0] = 1
        weights = np.zeros((4, 6, 3))
        weights[:, 0, 0] = weights[:, 1, 1] = 1  # third column: the fourth class
        self.plate = {"light": np.full((4, 6, 3), 0.5), "mask": mask, "wts": weights}
        self.kind = {"setup": "patch", "neutral": self.grey}

    def tinted(self, colours):
        from studio.post import tint

        return tint.tinted(self.plate, self.kind, colours)

    def test_the_plates_own_grey_changes_nothing(self):
        self.assertLess(abs(self.tinted([NEUTRAL]) - 0.5).max(), 0.01)

    def test_what_is_not_clay_stays(self):
        self.assertLess(abs(self.tinted(["#8c2f25"])[:, 3:] - 0.5).max(), 1e-6)

    def test_each_class_takes_its_colour(self):
        light = self.tinted(["#8c2f25", "#2f4f78", "#222222", "#e3ddd0"])
        red, blue, white = light[0, 0], light[0, 1], light[0, 2]
        self.assertGreater(red[0], red[2])
        self.assertGreater(blue[2], blue[0])
        self.assertGreater(white.min(), max(red[1], blue[0]))

    def test_a_crop_beyond_the_plate_is_refused(self):
        from studio.post import tint

        self.assertEqual(tint.pixels_of([0, 0, 1], (40, 60), (6, 4)), (slice(0, 40), slice(0, 60)))
        with self.assertRaises(ValueError):
            tint.pixels_of([0.3, 0, 0.9], (40, 60), (6, 4))


if __name__ == "__main__":
    unittest.main()
