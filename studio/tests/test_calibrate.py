import importlib.util
import unittest

READY = importlib.util.find_spec("numpy") and importlib.util.find_spec("scipy")


@unittest.skipUnless(READY, "needs numpy")
class Distance(unittest.TestCase):
    """Pairs from the reference data of Sharma, Wu and Dalal, 2005."""

    def apart(self, first, second):
        from unittest import mock

        from studio import calibrate

        with mock.patch.object(calibrate, "lab", side_effect=[first, second]):
            return calibrate.distance(None, None)

    def test_reference_pairs(self):
        pairs = (
            ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
            ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
            ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
            ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
            ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
        )
        for first, second, expected in pairs:
            self.assertAlmostEqual(self.apart(first, second), expected, 3)


if __name__ == "__main__":
    unittest.main()
