#!/usr/bin/env python3
"""Compiles against the C interface as other programs do: the header's own example and tour.c as C99, with every warning
an error, and the header as C++; runs them; and looks at which names the library shows.

    compile_test.py --library build/release/libminewise.so
"""
import argparse
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / 'include/minewise.h'
LIBRARY = None
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', f'-I{ROOT}/include']

TOUR = """\
2 rows, 3 columns, 6 numbers: 1 0 1
cell 2: verdict 1 by subset
sample: 101
layouts: 1
"""


def run(*command, **others):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=60, **others)


def example():
    """The program in the comment at the top of the header."""
    comment = HEADER.read_text().split('*/')[0]
    lines = re.search(r'\n( +#include <minewise.h>\n.*?\n       }\n)', comment, re.S)[1].splitlines()
    return '\n'.join(line[7:] for line in lines) + '\n'


class Compiled(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix='minewise-c-')
        self.addCleanup(self.folder.cleanup)

    def built(self, source, *options):
        program = Path(self.folder.name) / 'program'
        made = run('cc', '-std=c99', *STRICT, *options, source, '-o', program, f'-L{LIBRARY.parent}', '-lminewise')
        self.assertEqual(made.returncode, 0, made.stderr)
        return program

    def printed(self, program):
        ran = run(program, env=os.environ | {'LD_LIBRARY_PATH': str(LIBRARY.parent)})
        self.assertEqual((ran.returncode, ran.stderr), (0, ''))
        return ran.stdout

    def test_the_example_of_the_header(self):
        source = Path(self.folder.name) / 'first.c'
        source.write_text(example())
        self.assertLessEqual(len(example().splitlines()), 14)
        self.assertEqual(self.printed(self.built(source)), '1 0 1\n')

    def test_a_tour_in_c99(self):
        text = self.printed(self.built(ROOT / 'tests/c/tour.c'))
        self.assertTrue(text.startswith(TOUR), text)
        for part in ('step: {"row":', 'transcript: error 1: the game is not over', 'open: 1\n', 'again: 0\n',
                     'why not: error 1:', 'optimal: {"value":', 'nothing: error 1: verb: missing',
                     '"done":2,"most":9,', 'boards: error 6: the request was stopped'):
            self.assertIn(part, text)

    def test_the_header_as_cpp(self):
        source = Path(self.folder.name) / 'header.cc'
        source.write_text('#include <minewise.h>\nint main() { return mw_abi_version() == 0; }\n')
        made = run('c++', '-std=c++98', '-Wno-long-long', *STRICT, '-c', source, '-o', '/dev/null')
        self.assertEqual(made.returncode, 0, made.stderr)


class Names(unittest.TestCase):
    def shown(self):
        listed = run('nm', '-D', '--defined-only', LIBRARY).stdout
        return [line.split()[-1] for line in listed.splitlines() if ' A ' not in line]

    def test_nothing_else_is_shown(self):
        for name in self.shown():
            self.assertRegex(name, r'^mw_\w+@@MINEWISE_0\.2$')

    def test_every_name_of_the_header_is_there(self):
        text = re.sub(r'/\*.*?\*/', '', HEADER.read_text(), flags=re.S)
        declared = set(re.findall(r'\b(mw_\w+)\(', text))
        self.assertEqual(declared, {name.split('@')[0] for name in self.shown()})

    def test_the_library_has_its_name(self):
        self.assertIn('libminewise.so.0]', run('readelf', '-d', LIBRARY).stdout)

    def test_it_needs_no_library_of_the_program(self):
        needed = re.findall(r'NEEDED.*\[(.+?)\]', run('readelf', '-d', LIBRARY).stdout)
        for name in needed:
            self.assertRegex(name, r'^(libfmt|libstdc\+\+|libm|libc|libgcc_s|ld-linux.*|libpthread)\.so')


def main():
    global LIBRARY
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--library', required=True, type=Path)
    options, rest = parser.parse_known_args()
    LIBRARY = options.library.absolute()
    unittest.main(argv=['compile_test.py', *rest])


if __name__ == '__main__':
    main()
