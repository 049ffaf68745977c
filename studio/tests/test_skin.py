"""Two walls of single bricks unrolled round their corner. Needs no Blender."""

import importlib
import importlib.util
import sys
import unittest
from unittest import mock

from studio.relief import bond

ABSENT = [name for name in ("numpy", "scipy") if importlib.util.find_spec(name) is None]
SHEET = bond.Sheet(-700, 700, 0, 300)


def mesh_module():
    """The module that folds, without Blender."""
    absent = {n: mock.MagicMock() for n in ("bpy", "mathutils") if n not in sys.modules}
    before = set(sys.modules)
    with mock.patch.dict(sys.modules, absent):
        module = importlib.import_module("studio.shapes.brick_skin")
    for name in set(sys.modules) - before:
        if name.startswith("studio.shapes"):
            del sys.modules[name]
    return module


class Bond(unittest.TestCase):
    def courses(self):
        found: dict[float, list[bond.Brick]] = {}
        for brick in sorted(bond.bricks(SHEET), key=lambda b: b.left):
            found.setdefault(brick.low, []).append(brick)
        return [found[low] for low in sorted(found)]

    def test_every_gap_is_a_joint_wide(self):
        for course in self.courses():
            gaps = {round(b.left - a.left - a.wide, 6) for a, b in zip(course, course[1:])}
            self.assertEqual(gaps, {bond.JOINT})

    def test_no_joint_stands_over_a_joint(self):
        for lower, upper in zip(self.courses(), self.courses()[1:]):
            self.assertEqual({b.left for b in lower} & {b.left for b in upper}, set())

    def test_side_and_end_of_the_brick_at_the_corner_are_seen_in_turn(self):
        turning = [next(b for b in course if b.left < 0 < b.left + b.wide) for course in self.courses()]
        self.assertEqual([-b.left for b in turning], [bond.LENGTH, bond.DEPTH] * 2)
        self.assertEqual([b.left + b.wide for b in turning], [bond.DEPTH, bond.LENGTH] * 2)


@unittest.skipIf(ABSENT, f"not installed: {ABSENT}")
class Skins(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import numpy as np
        from studio.relief.skin import skin

        cls.np = np
        kinds = ("smooth", "wire-cut", "water-struck")
        cls.skins = {kind: skin(kind, SHEET, 2, np.random.default_rng(3)) for kind in kinds}

    def test_mortar_lies_below_the_faces_and_no_deeper_than_a_struck_joint(self):
        np = self.np
        for kind, made in self.skins.items():
            depth = np.median(made.height[made.clay > 0.9]) - made.height[made.clay == 0]
            self.assertGreater(np.median(depth), 1, kind)
            self.assertLess(np.percentile(depth, 99), 6.5, kind)

    def test_no_mortar_lies_in_the_marks_of_a_face(self):
        for kind, made in self.skins.items():
            first = next(b for b in bond.bricks(SHEET) if b.left > 0)
            rows = slice(*(round((first.low + v) / made.step) for v in (15, 50)))
            columns = slice(*(round((first.left + v - SHEET.left) / made.step) for v in (20, 190)))
            self.assertGreater(made.clay[rows, columns].min(), 0, kind)

    def test_chips_break_along_the_corner_alone_and_beyond_a_sheet_none(self):
        from studio.relief.arris import chipped
        from studio.relief.skin import Skin

        np = self.np
        shape = (400, 400)  # points of 1 mm; the corner lies 200 mm from the left
        for left, middle in ((-200, 200), (-1500, None), (900, None)):
            sheet = bond.Sheet(left, left + 400, 0, 400)
            made = Skin(1, sheet, np.zeros(shape), np.ones((*shape, 3)), np.zeros(shape), np.ones(shape))
            chipped(made, [(0.0, -200, 3000)], np.random.default_rng(1))
            broken = np.argwhere(made.height < 0)[:, 1]
            self.assertEqual(len(broken) > 0, middle is not None)
            if middle is not None:
                self.assertLess(np.abs(broken - middle).max(), 40)

    def test_bricks_have_their_nominal_colour_on_the_whole(self):
        for kind, made in self.skins.items():
            self.assertLess(abs(float(made.factor[made.clay > 0.9].mean()) - 1), 0.06, kind)


@unittest.skipIf(ABSENT, f"not installed: {ABSENT}")
class Corner(unittest.TestCase):
    def test_the_walls_stand_at_a_right_angle_without_a_gap(self):
        import numpy as np

        along = np.linspace(-6, 6, 241)
        x, y = mesh_module().folded(along, np.zeros_like(along))
        self.assertLess(np.hypot(np.diff(x), np.diff(y)).max(), 0.06)
        self.assertAlmostEqual(float(y[0]), 0)
        self.assertAlmostEqual(float(x[-1]), 0)

    def test_what_stands_out_stands_out_of_its_own_wall(self):
        import numpy as np

        x, y = mesh_module().folded(np.array([-300.0, 300.0]), np.array([4.0, 4.0]))
        self.assertAlmostEqual(float(y[0]), -4)
        self.assertAlmostEqual(float(x[1]), 4)


if __name__ == "__main__":
    unittest.main()
