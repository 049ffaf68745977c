"""Where the sun stands: never behind the camera, across the rolls of the tiles, and not along their flanks. Needs no Blender."""

import importlib
import importlib.util
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
# Degrees between sun and surface, and the share of a laid tile's width that may lie so: the clay's relief speckles
# it like soot, at the same place of every tile.
GRAZED, SOOTY = 5, 0.04


def apart(first: float, second: float) -> float:
    return abs((first - second + 180) % 360 - 180)


def grazed(section, sun, pitch: float) -> float:
    """Share of a section's width that the sun grazes, on a slope of pitch radians that falls towards -y."""
    import numpy as np

    up, turn = math.radians(sun.elevation), math.radians(sun.azimuth)
    x, y, z = math.cos(up) * math.sin(turn), math.cos(up) * math.cos(turn), math.sin(up)
    steps = np.diff(section, axis=0)
    normals = np.stack([-steps[:, 1], steps[:, 0]], 1) / np.hypot(*steps.T)[:, None]
    lit = normals @ [x, z * math.cos(pitch) - y * math.sin(pitch)]
    wide = np.clip(steps[:, 0], 0, None)
    return wide[abs(lit) < math.sin(math.radians(GRAZED))].sum() / wide.sum()


class Suns(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        absent = {n: mock.MagicMock() for n in BLENDER if n not in sys.modules}
        before = set(sys.modules)
        with mock.patch.dict(sys.modules, absent):
            from studio.light.sun_sky import Sun

            cls.sun = staticmethod(lambda facts: Sun(**facts))
            cls.laid = importlib.import_module("studio.scenes.laid_patch")
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

    def test_the_sun_of_a_laid_slope_is_neither_behind_the_camera_nor_along_the_rolls(self):
        for name, view in self.laid.VIEWS.items():
            back = math.degrees(math.atan2(*(view.at[k] - view.towards[k] for k in (0, 1))))
            self.assertGreaterEqual(apart(self.laid.SUN.azimuth, back), BEHIND, name)
        along = min(apart(self.laid.SUN.azimuth, slope) for slope in (0, 180))
        self.assertGreaterEqual(along, ACROSS)

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "needs numpy")
    def test_the_sun_of_a_laid_slope_grazes_no_flank(self):
        from studio.shapes.tile_profiles import PROFILES

        shares = {
            name: grazed(tile.section()[0], self.laid.SUN, self.laid.PITCH) for name, tile in PROFILES.items()
        }
        self.assertEqual({name: round(share, 3) for name, share in shares.items() if share > SOOTY}, {})

    def test_a_sun_behind_the_camera_would_be_found(self):
        self.assertLess(apart(-150, -141), BEHIND)
        self.assertGreater(apart(162, -141), BEHIND)
        self.assertEqual(apart(-179, 179), 2)


if __name__ == "__main__":
    unittest.main()
