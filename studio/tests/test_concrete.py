"""Concrete products keep the catalogue's measures. Needs no Blender."""

import importlib
import math
import sys
import unittest
from unittest import mock

BLENDER = ("bpy", "bmesh", "mathutils")
NAMES = ("cast", "blocks", "pavers", "screens")

try:
    import numpy  # noqa: F401
except ImportError:
    numpy = None


def modules():
    absent = {n: mock.MagicMock() for n in BLENDER if n not in sys.modules}
    before = set(sys.modules)
    with mock.patch.dict(sys.modules, absent):
        made = [importlib.import_module(f"studio.shapes.{name}") for name in NAMES]
    for name in set(sys.modules) - before:  # what was loaded without Blender must not stay
        if name.startswith("studio.shapes"):
            del sys.modules[name]
    return made


def area(plan) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(plan, plan[1:] + plan[:1])) / 2


@unittest.skipUnless(numpy, "needs numpy")
class Concrete(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cast, cls.blocks, cls.pavers, cls.screens = modules()

    def test_every_outline_of_a_paver_covers_its_rectangle(self):
        for kind, width, length in (
            ("rectangle", 0.1, 0.2),
            ("zigzag", 0.1125, 0.225),
            ("i", 0.14, 0.2),
            ("wave", 0.12, 0.24),
            ("hexagon", 0.2, 0.1732),
        ):
            plan = self.pavers.outline(kind, width, length)
            self.assertAlmostEqual(abs(area(plan)), width * length, places=5, msg=kind)

    def test_laid_pavers_do_not_lie_on_each_other(self):
        for kind, width, length in (("hexagon", 0.2, 0.1732), ("i", 0.14, 0.2), ("rectangle", 0.1, 0.2)):
            spots = self.pavers.places(kind, width, length)
            least = min(math.dist(a[:2], b[:2]) for i, a in enumerate(spots) for b in spots[:i])
            self.assertGreaterEqual(least, min(width, length) * 0.99, kind)

    def test_voids_and_webs_fill_a_block(self):
        spans = self.blocks.split(0.4, 3, 0.035, 0.030)
        self.assertAlmostEqual(spans[0][0], -0.165)
        self.assertAlmostEqual(spans[-1][1], 0.165)
        for (_, end), (start, _) in zip(spans, spans[1:]):
            self.assertAlmostEqual(start - end, 0.030)

    def test_every_pattern_keeps_its_rim(self):
        inner = 0.125
        for name, pattern in self.screens.PATTERNS.items():
            for plan in pattern(inner):
                self.assertLessEqual(max(abs(v) for point in plan for v in point), inner + 1e-6, name)
                self.assertGreater(abs(area(plan)), 1e-4, name)

    def test_noise_lies_between_nothing_and_one_and_is_smooth(self):
        import numpy as np

        line = np.stack([np.linspace(0, 1, 2000), np.zeros(2000), np.zeros(2000)], 1)
        values = self.cast.value_noise(line, 20, 3)
        self.assertGreaterEqual(values.min(), 0)
        self.assertLessEqual(values.max(), 1)
        self.assertLess(abs(np.diff(values)).max(), 0.05)
        self.assertGreater(values.std(), 0.05)


if __name__ == "__main__":
    unittest.main()
