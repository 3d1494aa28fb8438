"""The package as a whole: it is importable and has the version of the project."""
import re
from pathlib import Path

import minewise

ROOT = Path(__file__).resolve().parents[2]


def test_version_is_that_of_the_project():
    project = re.search(r'project\(minewise VERSION ([\d.]+)', (ROOT / 'CMakeLists.txt').read_text())
    assert minewise.__version__ == project[1]
