#!/usr/bin/env python3
"""tools/count_instructions and tools/compare_speed on workloads that cost what they are told, with a
valgrind that counts them: what is off the record is found, and nothing else is."""
import os
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# A start of a million instructions, and 500 a unit of the length, which is the last word.
VALGRIND = '''\
#!/bin/sh
[ "$1" = --version ] && { echo valgrind-0.1; exit; }
for length; do :; done
case $length in --version) length=0 ;; esac
echo "==1== Collected : $((1000000 + length * 500))" >&2
'''

RECORD = '''\
# A comment stays.
compiler = {compiler}
valgrind = 0.1

# workload instructions unit from to units command
game       {game:,}  game   10 30 1  player "a game" {{}}
board      {board:,}  board  1  2 10  player {{}}
start      {start:,}  run  - -  1  player --version
'''


class Workloads(unittest.TestCase):
    """Some workloads and their record, in a folder."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        self.record = self.path / 'record.txt'
        (self.path / 'CMakeCache.txt').write_text(
            f'CMAKE_CXX_COMPILER:FILEPATH={sys.executable}\nCMAKE_BUILD_TYPE:STRING=Release\n'
            'CMAKE_CXX_FLAGS_RELEASE:STRING=-O3\n')
        self.script('valgrind', VALGRIND)

    def script(self, name, text):
        (self.path / name).write_text(text)
        (self.path / name).chmod(stat.S_IRWXU)

    def write(self, game=500, board=50, start=1_000_000, compiler=None):
        here = f'Python {sys.version.split()[0]}'
        self.record.write_text(RECORD.format(game=game, board=board, start=start,
                                             compiler=compiler or here))


class Counting(Workloads):
    def count(self, *words, path=None):
        run = subprocess.run(
            [sys.executable, ROOT / 'tools/count_instructions', '--build', self.path, '--file',
             self.record, *words], capture_output=True, text=True,
            env={'PATH': path or f'{self.path}:{os.environ["PATH"]}'})
        return run.returncode, run.stdout + run.stderr

    def test_what_is_on_record_passes(self):
        self.write()
        code, said = self.count('--check')
        self.assertEqual(code, 0, said)
        self.assertIn('1,000,000', said)

    def test_within_three_percent_passes(self):
        self.write(game=514, board=49)
        self.assertEqual(self.count('--check')[0], 0)

    def test_a_slow_down_fails_and_is_named(self):
        self.write(game=480)
        code, said = self.count('--check')
        self.assertEqual(code, 1)
        self.assertIn('more than 3%: game.', said)

    def test_a_gain_fails_too_until_it_is_on_record(self):
        self.write(board=60, start=2_000_000)
        code, said = self.count('--check')
        self.assertEqual(code, 1)
        self.assertIn('more than 3%: board, start.', said)

    def test_another_compiler_is_only_reported(self):
        self.write(game=100, compiler='g++ 99')
        code, said = self.count('--check')
        self.assertEqual(code, 0)
        self.assertIn('g++ 99 on record', said)
        self.assertIn('nothing is held to the record', said)

    def test_the_record_is_written_anew(self):
        self.write(game=100, board=1, compiler='g++ 99')
        self.assertEqual(self.count('--record')[0], 0)
        text = self.record.read_text()
        self.assertIn('# A comment stays.', text)
        self.assertIn(f'compiler = Python {sys.version.split()[0]}\n', text)
        self.assertIn('player "a game" {}', text)
        self.assertEqual(self.count('--check')[0], 0)

    def test_of_one_workload_alone_the_others_stay(self):
        self.write(game=100, board=1)
        self.assertEqual(self.count('--record', 'game')[0], 0)
        code, said = self.count('--check')
        self.assertEqual(code, 1)
        self.assertIn('more than 3%: board.', said)

    def test_a_new_line_is_off_until_it_is_counted(self):
        self.write()
        self.record.write_text(self.record.read_text() + 'new  -  game  1 2 1  player {}\n')
        self.assertEqual(self.count('--check')[0], 1)
        self.assertEqual(self.count('--record', 'new')[0], 0)
        self.assertEqual(self.count('--check')[0], 0)

    def test_what_is_no_workload_is_named_by_its_line(self):
        self.write()
        for broken in ('new 1 game\n', 'new x game 1 2 1 player {}\n', 'new 1 game 1 2 1 player\n'):
            self.record.write_text(broken)
            code, said = self.count()
            self.assertEqual(code, 1)
            self.assertIn(f'{self.record}:1: not a workload', said)

    def test_an_unknown_workload_is_refused(self):
        self.write()
        code, said = self.count('gmae')
        self.assertEqual(code, 1)
        self.assertIn("no workload 'gmae'", said)

    def test_a_folder_without_a_build_is_named(self):
        self.write()
        (self.path / 'CMakeCache.txt').unlink()
        code, said = self.count()
        self.assertEqual(code, 1)
        self.assertIn('not a build folder', said)

    def test_without_valgrind_it_is_skipped(self):
        self.write()
        self.assertEqual(self.count('--check', path='/nowhere')[0], 77)


class Comparing(Workloads):
    """Times are looked at by nobody here, only that there are some."""

    def compare(self, *words):
        run = subprocess.run([sys.executable, ROOT / 'tools/compare_speed', '--turns', '2', '--seconds',
                              '0.01', '--file', self.record, *words], capture_output=True, text=True)
        return run.returncode, run.stdout + run.stderr

    def test_one_build_is_timed_and_two_are_compared(self):
        self.script('player', '#!/bin/sh\ni=0\nwhile [ $i -lt ${2}00 ]; do i=$((i+1)); done\n')
        self.write()
        code, said = self.compare(self.path, 'game')
        self.assertEqual(code, 0, said)
        self.assertRegex(said, r'game +[0-9.]+ [mnµ]s +[0-9,.]+ +500  game')
        code, said = self.compare(self.path, self.path, 'game')
        self.assertEqual(code, 0, said)
        self.assertRegex(said, r'game +[0-9.]+ +[0-9.]+ to [0-9.]+')

    def test_what_a_build_lacks_is_left_out(self):
        self.write()
        code, said = self.compare(self.path, 'game')
        self.assertEqual(code, 0, said)
        self.assertIn(f'game: left out, there is no {self.path}/player', said)

    def test_a_run_that_fails_is_named(self):
        self.script('player', '#!/bin/sh\nexit 3\n')
        self.write()
        code, said = self.compare(self.path, 'game')
        self.assertEqual(code, 1)
        self.assertIn('player a game 10: exit code 3', said)

    def test_a_build_has_to_be_named(self):
        self.write()
        self.assertEqual(self.compare('game')[0], 2)


if __name__ == '__main__':
    unittest.main()
