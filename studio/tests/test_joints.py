"""Control joints never run through an opening."""

import unittest
from types import SimpleNamespace

from studio.shapes import joints


def opening(x, y, z, width, height, turn=0):
    return SimpleNamespace(x=x, y=y, z=z, width=width, height=height, turn=turn)


LOW, HIGH = (-9, 0, 0), (9, 10, 6.6)
STOREYS = [opening(x, 0, z, 1.5, 1.9) for x in (-6, -2, 2, 6) for z in (0.8, 4.2)]


class Joints(unittest.TestCase):
    def drawn(self, openings, low=LOW, high=HIGH):
        return joints.lines(low, high, openings)

    def test_none_crosses_an_opening(self):
        for face, lines in self.drawn(STOREYS):
            for hole in joints.holes_of(face, STOREYS):
                for line in lines:
                    beside = line.x1 < hole.left or line.x0 > hole.right
                    clear = line.z1 < hole.low or line.z0 > hole.high
                    self.assertTrue(beside or clear, (line, hole))

    def test_one_level_joint_lies_between_two_storeys(self):
        for _, lines in self.drawn(STOREYS):
            level = [line for line in lines if line.x1 - line.x0 > 1]
            self.assertEqual(len(level), 1)
            self.assertTrue(2.7 < level[0].z0 < 4.2)

    def test_a_single_storey_has_no_level_joint(self):
        low = [o for o in STOREYS if o.z < 1]
        for _, lines in self.drawn(low, high=(9, 10, 3.6)):
            self.assertFalse([line for line in lines if line.x1 - line.x0 > 1])

    def test_long_faces_are_parted_and_short_ones_are_not(self):
        front, right, *_ = self.drawn(STOREYS)
        self.assertGreaterEqual(len([x for x in front[1] if x.x1 - x.x0 < 1]), 2)
        short = self.drawn([], high=(-4, 5, 3.3))
        self.assertFalse([line for _, lines in short for line in lines])

    def test_openings_are_found_on_all_four_sides(self):
        around = [
            opening(0, 0, 1, 1, 1),
            opening(9, 5, 1, 1, 1, 90),
            opening(0, 10, 1, 1, 1, 180),
            opening(-9, 5, 1, 1, 1, -90),
        ]
        for face in joints.faces(LOW, HIGH):
            self.assertEqual(len(joints.holes_of(face, around)), 1, face)
