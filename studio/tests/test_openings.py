"""Bricks round openings: whole and half ones alone, a joint beside the soldiers, jambs and heads that are folded whole.
Needs no Blender."""

import unittest

from studio.relief import bond
from studio.relief.bond import COURSE, DEPTH, HEIGHT, JOINT, LENGTH, PITCH

HOLE = bond.Opening(-12 * PITCH, JOINT - 6 * PITCH, 10 * COURSE, 29 * COURSE)
BESIDE = bond.Opening(6 * PITCH - JOINT, 11 * PITCH, 10 * COURSE, 29 * COURSE)
SHEET = bond.Sheet(-4000, 3500, 0, 40 * COURSE)


class Openings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        laid = bond.bricks(SHEET, (HOLE, BESIDE))
        cls.soldiers = [b for b in laid if b.upright]
        cls.rows = {}
        for brick in laid:
            if not brick.upright:
                cls.rows.setdefault(int(brick.low // COURSE), []).append(brick)

    def ends(self, row: int, hole: bond.Opening) -> tuple[float, float]:
        """Where the bricks before and behind an opening end and begin."""
        middle = (hole.left + hole.right) / 2
        before = max(b.left + b.wide for b in self.rows[row] if b.left + b.wide / 2 < middle)
        return before, min(b.left for b in self.rows[row] if b.left + b.wide / 2 > middle)

    def test_bricks_run_round_both_jambs_in_every_course_and_nowhere_else_into_the_hole(self):
        for hole in (HOLE, BESIDE):
            for row in range(10, 29):
                left, right = self.ends(row, hole)
                self.assertAlmostEqual(left, hole.left + DEPTH)
                self.assertAlmostEqual(right, hole.right - DEPTH)

    def test_only_whole_and_half_bricks_are_laid_round_a_jamb_or_not(self):
        sizes = {round(v, 4) for v in (LENGTH, DEPTH, LENGTH + DEPTH, 2 * DEPTH)}
        for row, laid in self.rows.items():
            self.assertLessEqual({round(b.wide, 4) for b in laid}, sizes, row)

    def test_bricks_close_against_a_soldier_course_with_one_joint(self):
        for hole in (HOLE, BESIDE):
            course = [b for b in self.soldiers if hole.left - PITCH < b.left < hole.right + PITCH]
            low, high = min(b.left for b in course), max(b.left for b in course) + HEIGHT
            for row in (29, 30, 31):
                left, right = self.ends(row, hole)
                self.assertAlmostEqual(low - left, JOINT)
                self.assertAlmostEqual(right - high, JOINT)

    def test_soldiers_stand_a_joint_apart_and_as_high_as_three_courses(self):
        course = sorted((b for b in self.soldiers if b.left < 0), key=lambda b: b.left)
        gaps = {round(b.left - a.left - HEIGHT, 6) for a, b in zip(course, course[1:])}
        self.assertEqual(gaps, {JOINT})
        self.assertEqual({b.low for b in course}, {HOLE.head + JOINT / 2})

    def test_undersides_are_kept_apart_from_the_walls(self):
        over = [b for b in self.soldiers if b.kept is not None]
        self.assertEqual({b.wide for b in over}, {LENGTH + DEPTH})
        lowest = bond.with_shelves(SHEET, (HOLE, BESIDE)).foot
        for brick in over:
            self.assertLess(brick.kept + LENGTH, SHEET.foot)
            self.assertGreater(brick.kept - DEPTH, lowest)


if __name__ == "__main__":
    unittest.main()
