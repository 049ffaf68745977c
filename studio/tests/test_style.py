"""House rules of the studio's code that a machine can check."""

import ast
import importlib.util
import shutil
import subprocess
import unittest

from studio.manifest import STUDIO

FILES = sorted(p for p in STUDIO.rglob("*.py") if not {".cache", "__pycache__"} & set(p.parts))
LONGEST, WIDEST = 250, 8  # lines of a file, parameters of a function


def functions(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            yield node


class Style(unittest.TestCase):
    def test_no_function_takes_a_dozen_arguments(self):
        found = []
        for path in FILES:
            for node in functions(path):
                a = node.args
                if len(a.posonlyargs + a.args + a.kwonlyargs) > WIDEST:
                    found.append(f"{path.relative_to(STUDIO)}:{node.lineno}")
        self.assertEqual(found, [])

    def test_files_stay_short(self):
        counts = {str(p.relative_to(STUDIO)): len(p.read_text().splitlines()) for p in FILES}
        self.assertEqual({name: count for name, count in counts.items() if count > LONGEST}, {})

    @unittest.skipUnless(shutil.which("black") or importlib.util.find_spec("black"), "black is not installed")
    def test_black_would_change_nothing(self):
        checked = subprocess.run(["black", "--check", "--quiet", str(STUDIO)], capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, "run: black studio")


if __name__ == "__main__":
    unittest.main()
