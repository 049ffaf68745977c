"""Orders of the simulator's renders are shots that the studio can render."""

from __future__ import annotations

import unittest

from studio import manifest
from studio.simulator import shots


class Orders(unittest.TestCase):
    def test_each_is_a_shot(self) -> None:
        roof = {"id": "red", "profile": "portoghese", "colours": ["#a65f45"]}
        for model in shots.VILLAS:
            direct = shots.direct(model, roof, "e6c795")
            self.assertEqual((direct.width, direct.height), (960, 540))
            for shot in [*shots.shots_of(model), direct]:
                with self.subTest(shot.id):
                    self.assertEqual(manifest.check(shot), [])
                    self.assertIsInstance(shot.params, dict)


if __name__ == "__main__":
    unittest.main()
