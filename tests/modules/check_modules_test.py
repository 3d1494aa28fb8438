#!/usr/bin/env python3
"""tools/check_modules finds an include of a module or library that is not used, and a file in no module."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / 'tools/check_modules'
CMAKE = '''minewise_module(core LAYER core LIBRARIES fmt::fmt)
minewise_module(solver LAYER core FOLDERS count USES core)
minewise_module(search USES solver)
minewise_module(agents USES search)
minewise_module(game USES agents LIBRARIES SQLite::SQLite3)
'''


class Check(unittest.TestCase):
    def found(self, files, cmake=CMAKE):
        with tempfile.TemporaryDirectory() as folder:
            package = 'target_link_libraries(minewise_python PRIVATE minewise_game)\n'
            for path, text in {'src/CMakeLists.txt': cmake, 'src/bindings/python/package.cmake': package, **files}.items():
                place = Path(folder, path)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(text)
            run = subprocess.run([sys.executable, TOOL, folder], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1 if run.stdout else 0, run.stderr)
            return run.stdout

    def test_allows_what_is_used_also_in_turn(self):
        self.assertEqual(self.found({'src/game/a.cc': '#include "core/cell.h"\n#include <sqlite3.h>\n',
                                     'src/solver/count/b.h': '#include <fmt/core.h>\n'}), '')

    def test_refuses_a_module_that_is_not_used(self):
        self.assertIn("src/agents/a.cc:1: 'agents' does not use 'game'",
                      self.found({'src/agents/a.cc': '#include "game/game.h"\n'}))

    def test_refuses_a_library_of_another_module(self):
        self.assertIn("'solver' does not use the library SQLite",
                      self.found({'src/solver/a.cc': '#include <sqlite3.h>\n'}))

    def test_names_a_file_in_no_module(self):
        self.assertIn('src/stray/a.cc:1: is in no module', self.found({'src/stray/a.cc': ''}))

    def test_keeps_the_game_from_those_who_play(self):
        self.assertIn("'agents' reaches 'game'",
                      self.found({}, 'minewise_module(core)\nminewise_module(game USES core)\n'
                                     'minewise_module(solver USES core)\nminewise_module(search USES solver)\n'
                                     'minewise_module(agents USES search game)\n'))


if __name__ == '__main__':
    unittest.main()
