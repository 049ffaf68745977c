"""Pixels of a seamless texture. Needs no Blender."""

import importlib.util
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ABSENT = [name for name in ("numpy", "scipy", "PIL") if importlib.util.find_spec(name) is None]


@unittest.skipIf(ABSENT, f"not installed: {ABSENT}")
class Saved(unittest.TestCase):
    def saved(self, values, size):
        from PIL import Image

        from studio import textures

        with tempfile.TemporaryDirectory() as folder, mock.patch.object(textures, "FOLDER", Path(folder)):
            textures.save("one", "roughness", values, size)
            return Image.open(Path(folder) / "one.jpg").convert("L").copy()

    def test_sides_have_the_proportion_of_their_millimetres(self):
        import numpy as np

        for size, pixels in (
            ((1645, 2160), (1560, 2048)),
            ((1800, 1725), (2048, 1963)),
            ((1536, 1536), (2048, 2048)),
        ):
            self.assertEqual(self.saved(np.full((256, 256), 0.5), size).size, pixels)

    def test_still_repeats_at_its_edges(self):
        import numpy as np

        turn = np.linspace(0, 2 * np.pi, 512, endpoint=False)
        wave = 0.5 + 0.4 * np.sin(turn)[None, :] * np.ones((512, 1))
        row = np.asarray(self.saved(wave, (1645, 2160)), float)[700]
        self.assertLess(abs(row[0] - row[-1]), 3)


if __name__ == "__main__":
    unittest.main()
