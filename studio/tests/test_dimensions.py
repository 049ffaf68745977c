import unittest

try:
    import numpy as np

    from studio.shapes.roofed import ROOFED
    from studio.shapes.tile_profiles import PROFILES
    from studio.simulator.shots import ALL_PROFILES
except ImportError:
    np = None


@unittest.skipIf(np is None, "numpy is not installed: profiles cannot be measured")
class Dimensions(unittest.TestCase):
    def sections(self):
        for name, profile in PROFILES.items():
            try:
                yield name, profile, *profile.section()
            except ImportError:
                continue  # portoghese needs scipy

    def test_tiles_per_square_metre(self):
        expected = {"plana": 11.8, "marsigliese": 13.8, "duna": 11.7, "roman": 12.9, "portoghese": 13.5}
        expected |= {"lusa": 11.65, "meridional": 10.6, "virtus": 11.34, "wave": 10.96}
        for name, profile in PROFILES.items():
            self.assertAlmostEqual(profile.per_square_metre, expected[name], delta=0.06, msg=name)

    def test_a_tile_covers_its_neighbours_lock(self):
        for name, profile, top, _ in self.sections():
            overlap = top[:, 0].max() - profile.cover
            self.assertTrue(0.015 < overlap < 0.04, f"{name} overlaps by {overlap:.3f} m")

    def test_courses_overlap_in_length(self):
        for name, profile in PROFILES.items():
            self.assertTrue(0.05 < profile.length - profile.gauge < 0.09, name)

    def test_shell_is_8_to_25_mm_thick_under_the_cover(self):
        for name, profile, top, under in self.sections():
            x = np.linspace(0.03, profile.cover - 0.03, 60)
            order_top, order_under = np.argsort(top[:, 0]), np.argsort(under[:, 0])
            high = np.interp(x, top[order_top, 0], top[order_top, 1])
            low = np.interp(x, under[order_under, 0], under[order_under, 1])
            self.assertGreater((high - low).min(), 0.004, name)
            self.assertLess((high - low).max(), 0.032, name)

    def test_every_profile_of_the_simulator_can_be_laid_on_a_roof(self):
        self.assertEqual(set(ALL_PROFILES), set(ROOFED))
        for name, profile in ROOFED.items():
            try:
                top, _ = profile.section()
            except ImportError:
                continue
            self.assertGreater(top[:, 0].max(), profile.cover, f"{name} leaves a gap to its neighbour")


if __name__ == "__main__":
    unittest.main()
