"""Stretcher bond: no joint stands over a joint, and every gap is a joint wide. Needs no Blender."""

import importlib
import sys
import unittest
from unittest import mock

BLENDER = ("bpy", "bmesh", "mathutils")


def bricks():
    absent = {n: mock.MagicMock() for n in BLENDER if n not in sys.modules}
    sys.modules.pop("studio.shapes.bricks", None)
    with mock.patch.dict(sys.modules, absent):
        module = importlib.import_module("studio.shapes.bricks")
    sys.modules.pop("studio.shapes.bricks", None)
    return module


try:
    import numpy  # noqa: F401
except ImportError:
    numpy = None


@unittest.skipUnless(numpy, "needs numpy")
class Bond(unittest.TestCase):
    def setUp(self):
        self.b = bricks()
        b = self.b
        self.hole = b.Hole(6 * b.PITCH - b.JOINT, 12 * b.PITCH, 10 * b.COURSE, 29 * b.COURSE)

    def row(self, number: int, odd: bool = False) -> list[tuple[float, float]]:
        """Ends of the pieces in one course of a wall of 20 bricks."""
        b, laid = self.b, []
        z = number * b.COURSE + b.COURSE / 2
        x = 0.0 if (number % 2 == 0) != odd else b.DEPTH + b.JOINT
        while x < 20 * b.PITCH - 0.02:
            laid += b.Bricklayer._pieces(x, min(x + b.LENGTH, 20 * b.PITCH), z, (self.hole,))
            x += b.PITCH
        return laid

    def test_a_corner_shows_headers_and_stretchers_in_turn(self):
        b = self.b
        for number in range(4):
            front, side = self.row(number)[0][0], self.row(number, odd=True)[0][0]
            # Where one wall starts at the corner, the other shows that brick's end and a joint.
            self.assertAlmostEqual(min(front, side), 0)
            self.assertAlmostEqual(max(front, side), b.DEPTH + b.JOINT)

    def test_bricks_close_against_a_soldier_course_with_one_joint(self):
        b = self.b
        reach = b.DEPTH  # of the course beyond the jambs
        for number in (29, 30, 31):
            pieces = self.row(number)
            left = max(end for _, end in pieces if end < self.hole.x0)
            right = min(start for start, _ in pieces if start > self.hole.x1)
            self.assertAlmostEqual(self.hole.x0 - reach - left, b.JOINT)
            self.assertAlmostEqual(right - self.hole.x1 - reach, b.JOINT)

    def test_only_whole_and_half_bricks_are_laid(self):
        b = self.b
        for number in range(8, 34):
            sizes = {round(end - start, 4) for start, end in self.row(number)[:-1]}
            self.assertLessEqual(sizes, {b.LENGTH, b.DEPTH}, number)


if __name__ == "__main__":
    unittest.main()
