"""Where the sun stands: never behind the camera, and across the rolls of the tiles. Needs no Blender."""

import importlib
import math
import sys
import unittest
from unittest import mock

from studio import manifest

BLENDER = (
    "bpy",
    "bmesh",
    "mathutils",
    "mathutils.bvhtree",
    "bpy_extras",
    "bpy_extras.object_utils",
    "numpy",
    "scipy",
    "OpenImageIO",
)
# Degrees in plan. Nearer to the camera than this, the sun is an on-camera flash: no roll shades, no nose throws
# a shadow, and a roof reads as parquet. Along the slope it does the same whatever the camera does.
BEHIND, ACROSS = 20, 40


def apart(first: float, second: float) -> float:
    return abs((first - second + 180) % 360 - 180)


class Suns(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        absent = {n: mock.MagicMock() for n in BLENDER if n not in sys.modules}
        before = set(sys.modules)
        with mock.patch.dict(sys.modules, absent):
            from studio.light.sun_sky import Sun

            cls.sun = staticmethod(lambda facts: Sun(**facts))
            shots = [s for s in manifest.load() if s.scene == "building"]
            cls.views = [
                (s, importlib.import_module(f"studio.scenes.plans.{s.params['plan']}")) for s in shots
            ]
        for name in set(sys.modules) - before:  # what was loaded without Blender must not stay
            if name.startswith("studio."):
                del sys.modules[name]

    def facts(self):
        """Shot, azimuths of the sun and of the camera's back, and of the slope that fills the picture."""
        for shot, plan in self.views:
            view = plan.VIEWS[shot.params["view"]]
            sun = self.sun({**view.get("sun", {}), **shot.params.get("sun", {})})
            camera = view["camera"]
            x, y = (camera.at[k] - camera.towards[k] for k in (0, 1))
            slope = view.get("slope") or ("x" if abs(x) > abs(y) else "y")
            yield shot, sun.azimuth, math.degrees(math.atan2(x, y)), {"x": 90, "y": 0}[slope]

    def test_no_sun_stands_behind_the_camera(self):
        found = [
            f"{s.id}: {apart(sun, back):.0f}" for s, sun, back, _ in self.facts() if apart(sun, back) < BEHIND
        ]
        self.assertEqual(found, [])

    def test_the_sun_crosses_the_rolls(self):
        found = [
            f"{s.id}: {min(apart(sun, slope), apart(sun, slope + 180)):.0f}"
            for s, sun, _, slope in self.facts()
            if min(apart(sun, slope), apart(sun, slope + 180)) < ACROSS
        ]
        self.assertEqual(found, [])

    def test_a_sun_behind_the_camera_would_be_found(self):
        self.assertLess(apart(-150, -141), BEHIND)
        self.assertGreater(apart(162, -141), BEHIND)
        self.assertEqual(apart(-179, 179), 2)


if __name__ == "__main__":
    unittest.main()
