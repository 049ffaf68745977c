import re
import unittest
from xml.etree import ElementTree

from studio.manifest import STUDIO

try:
    import numpy as np

    from studio.drawings import FOLDER, made
    from studio.sheets.measures import PIECES, measures

    FILES = made()
except ImportError:
    np = None

SVG = "{http://www.w3.org/2000/svg}"


def points(d: str):
    return np.array([[float(v) for v in pair.split()] for pair in re.split("[MLZ]", d) if pair])


@unittest.skipIf(np is None, "numpy or scipy is not installed: profiles cannot be drawn")
class Drawings(unittest.TestCase):
    def test_the_repository_holds_what_the_geometry_gives(self):
        for name, text in FILES.items():
            self.assertEqual(
                (STUDIO.parent / name).read_bytes(), text.encode(), f"{name}: python3 -m studio.drawings"
            )

    def test_a_section_is_as_wide_and_high_as_its_geometry(self):
        for name, piece in PIECES.items():
            root = ElementTree.fromstring(FILES[f"{FOLDER}/{name}.svg"])
            section = next(path for path in root.iter(f"{SVG}path") if path.get("id") == "section")
            wide, high = np.ptp(points(section.get("d")), axis=0)
            self.assertAlmostEqual(wide, piece.width * 1000, delta=0.3, msg=name)
            self.assertAlmostEqual(high, piece.height * 1000, delta=0.3, msg=name)

    def test_every_measure_is_printed_as_approximate(self):
        for name, piece in PIECES.items():
            root = ElementTree.fromstring(FILES[f"{FOLDER}/{name}.svg"])
            texts = {text.text for text in root.iter(f"{SVG}text")} - {None}
            wanted = {f"{letter} ≈ {value}" for letter, value in zip("ABCDEF", measures(piece).values())}
            self.assertEqual(texts, wanted, name)

    def test_nothing_leaves_the_paper(self):
        for name in PIECES:
            root = ElementTree.fromstring(FILES[f"{FOLDER}/{name}.svg"])
            _, _, width, height = map(float, root.get("viewBox").split())
            for text in root.iter(f"{SVG}text"):
                if not text.text:
                    continue
                x, y, half = float(text.get("x")), float(text.get("y")), len(text.text) * 6.5
                reach = (10, 10) if text.get("transform") else (half, 10)
                if text.get("text-anchor") != "middle":
                    x += half
                self.assertTrue(reach[0] <= x <= width - reach[0], f"{name}: {text.text} at {x}")
                self.assertTrue(20 <= y <= height - 6, f"{name}: {text.text} at {y}")


if __name__ == "__main__":
    unittest.main()
