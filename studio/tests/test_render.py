import importlib.util
import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from studio.manifest import STUDIO

NEEDED = ("numpy", "scipy", "PIL", "OpenImageIO")


def missing() -> str:
    if not shutil.which("blender"):
        return "Blender is not installed"
    absent = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if absent:
        return f"not installed: {', '.join(absent)}"
    if not (STUDIO / ".cache" / "package" / "tzas").exists():
        return "denoiser weights are missing, run studio/install"
    return ""


@unittest.skipIf(missing(), missing())
class RealRender(unittest.TestCase):
    def test_a_tile_becomes_a_master(self):
        from PIL import Image

        facts = dict(
            id="test/tile",
            scene="tile_shot",
            width=64,
            height=48,
            samples=2,
            params={"piece": "roman", "colour": "#a8563a"},
        )
        with tempfile.TemporaryDirectory() as folder:
            request, exr, master = (Path(folder) / name for name in ("shot.json", "out.exr", "out.png"))
            request.write_text(json.dumps(facts))
            job = [
                "blender",
                "-b",
                "--factory-startup",
                "-t",
                "1",
                "--python-exit-code",
                "1",
                "-P",
                str(STUDIO / "blender_job.py"),
            ]
            subprocess.run(
                [*job, "--", str(request), str(exr)], check=True, capture_output=True, cwd=STUDIO.parent
            )
            settings = exr.with_suffix(".set.json").read_text()
            develop = ["/usr/bin/python3", "-m", "studio.post.develop", str(exr), str(master), settings]
            subprocess.run(develop, check=True, capture_output=True, cwd=STUDIO.parent)
            with Image.open(master) as picture:
                self.assertEqual(picture.size, (64, 48))
                red, _, blue = picture.convert("RGB").getpixel((32, 26))
        self.assertGreater(red, blue + 40, "the tile in the middle is not terracotta")


if __name__ == "__main__":
    unittest.main()
