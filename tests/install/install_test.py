#!/usr/bin/env python3
"""The installed library, as another program meets it: installed into an empty folder, and used from
outside the source tree by CMake, by pkg-config and by the examples of the headers."""
import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE / 'tests' / 'support'))
from positions import positions  # noqa: E402

# What a public header may bring along beside the language: the rest is inside.
ALLOWED = r'<(fmt|boost)/|<[a-z_0-9]+>|<std[a-z]+\.h>|"minewise/'
# Names of the C library, and of streams, that nothing in ours calls.
PRINTING = {'printf', 'puts', 'putchar', 'fputs', 'fwrite', 'stdout', 'std::cout', 'std::cerr', 'exit',
            '_exit', 'quick_exit', 'std::exit', 'fopen', 'popen', 'system', 'signal', 'sigaction'}
asked = None  # the arguments
here = None   # a folder outside the source tree


def run(*command, **options):
    """What a command prints; its complaints if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        raise AssertionError(f'{command} failed:\n{done.stdout}{done.stderr}')
    return done.stdout


def prefix():
    return here / 'prefix'


def pkg_config(*words):
    folder = next(prefix().glob('lib*/**/pkgconfig'))
    return shlex.split(run('pkg-config', *words, env=os.environ | {'PKG_CONFIG_PATH': str(folder)}))


def compile_program(source, name, package):
    """A program built by pkg-config, strict about warnings: ours must not come from headers."""
    run(asked.compiler, '-std=c++23', '-O0', '-Wall', '-Wextra', '-Werror', source,
        *pkg_config('--cflags', '--libs', package), '-o', here / name)
    return here / name


def block_after(text, heading):
    """The indented lines of a comment after a heading."""
    _, _, rest = text.partition(f'// {heading}:\n//\n')
    lines = []
    for line in rest.splitlines():
        if line != '//' and not line.startswith('//     '):
            break
        lines.append(line[7:])
    return '\n'.join(lines).rstrip('\n') + '\n'


def public_headers():
    return sorted((SOURCE / 'include' / 'minewise').glob('*.h'))


class Tree(unittest.TestCase):
    def test_every_public_header_is_there(self):
        for header in public_headers():
            self.assertTrue((prefix() / 'include' / 'minewise' / header.name).is_file(), header)

    def test_headers_include_nothing_else(self):
        for path in (prefix() / 'include').rglob('*.h'):
            for found in re.findall(r'^#include (.*)$', path.read_text(), re.M):
                self.assertRegex(found, ALLOWED, path)
                if found.startswith('"'):
                    self.assertTrue((prefix() / 'include' / found.strip('"')).is_file(), path)

    def test_macros_have_the_prefix(self):
        for path in (prefix() / 'include').rglob('*.h'):
            for name in re.findall(r'^\s*#\s*define\s+(\w+)', path.read_text(), re.M):
                self.assertRegex(name, '^(MINEWISE|MW)_', path)

    def test_nothing_names_the_place(self):
        for path in prefix().glob('lib*/**/*'):
            if path.suffix in ('.pc', '.cmake'):
                text = path.read_text()
                for place in (prefix(), SOURCE, asked.built):
                    self.assertNotIn(str(place), text, path)

    def test_the_library_prints_nothing_and_ends_nothing(self):
        """Only the handler of broken contracts may, until another one is set."""
        told = {}  # by object: the names that it has and those that it takes from elsewhere
        for archive in prefix().glob('lib*/**/*.a'):
            for line in run('nm', '--demangle', '-A', archive).splitlines():
                place, name = re.fullmatch(r'(.*?):(?:[0-9a-f]+| +) \w (.*)', line).groups()
                told.setdefault(place, set()).add(name)
        self.assertTrue(told)
        for place, names in told.items():
            is_handler = any(name.startswith('minewise::set_contract_handler') for name in names)
            forbidden = PRINTING if is_handler else PRINTING | {'abort', 'stderr', 'fprintf'}
            self.assertFalse(names & forbidden, place)

    def test_the_page_comes_along_where_it_is_built(self):
        def files(folder):
            return {path.relative_to(folder) for path in folder.rglob('*') if path.is_file()}
        self.assertEqual(files(SOURCE / 'web/dist'), files(prefix() / 'share/minewise/page'))

    def test_versions_agree(self):
        version = run(prefix() / 'bin' / 'minewise', '--version').split()[1]
        self.assertEqual(pkg_config('--modversion', 'minewise', 'minewise-core'), [version] * 2)


class HeaderExamples(unittest.TestCase):
    def test_they_print_what_they_say(self):
        """All in one program, each in a namespace of its own."""
        includes, bodies, calls, expected = [], [], [], []
        for header in public_headers():
            name = header.stem
            example = block_after(header.read_text(), 'Example')
            self.assertIn('int main()', example, header)
            lines = example.splitlines()
            includes += [line for line in lines if line.startswith('#include')]
            body = '\n'.join(line for line in lines if not line.startswith('#include'))
            body = body.replace('int main()', 'int run()').rstrip().removesuffix('}')
            bodies.append(f'namespace example_{name} {{\n{body}  return 0;\n}}\n}}\n')
            calls.append(f'  example_{name}::run();\n')
            expected += re.findall(r'// prints (.*)', example)
        version = run(prefix() / 'bin' / 'minewise', '--version').split()[1]
        source = here / 'headers.cc'
        source.write_text('\n'.join(dict.fromkeys(includes)) + '\n' + ''.join(bodies)
                          + 'int main() {\n' + ''.join(calls) + '}\n')
        printed = run(compile_program(source, 'headers', 'minewise')).splitlines()
        self.assertIn(version, printed)
        printed.remove(version)
        self.assertEqual(printed, expected)


class Embedding(unittest.TestCase):
    def setUp(self):
        self.folder = here / 'embed'
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(SOURCE / 'examples' / 'embed', self.folder)

    def expect(self, program, name):
        said = block_after((self.folder / f'{name}.cc').read_text(), 'It prints')
        self.assertEqual(run(program, cwd=here), said, name)

    def test_by_cmake(self):
        build = self.folder / 'build'
        run('cmake', '-S', self.folder, '-B', build, '-G', 'Ninja', f'-DCMAKE_PREFIX_PATH={prefix()}',
            f'-DCMAKE_CXX_COMPILER={asked.compiler}', '-DCMAKE_CXX_FLAGS=-O0 -Wall -Wextra -Werror')
        run('cmake', '--build', build)
        for source in self.folder.glob('*.cc'):
            self.expect(build / source.stem, source.stem)

    def test_by_pkg_config(self):
        folder = next(prefix().glob('lib*/**/pkgconfig'))
        run('make', '-C', self.folder, 'odds', f'CXX={asked.compiler}', 'CXXFLAGS=-O0',
            env=os.environ | {'PKG_CONFIG_PATH': str(folder)})
        self.expect(self.folder / 'odds', 'odds')

    def test_another_minor_version_is_refused(self):
        (self.folder / 'CMakeLists.txt').write_text(
            'cmake_minimum_required(VERSION 3.25)\nproject(p LANGUAGES CXX)\n'
            'find_package(minewise 0.1 QUIET)\n'
            'if(minewise_FOUND)\n  message(FATAL_ERROR "0.1 was found")\nendif()\n'
            'find_package(minewise REQUIRED)\n'
            'get_target_property(options minewise::minewise INTERFACE_COMPILE_OPTIONS)\n'
            'if(options)\n  message(FATAL_ERROR "options: ${options}")\nendif()\n')
        run('cmake', '-S', self.folder, '-B', self.folder / 'build', '-G', 'Ninja',
            f'-DCMAKE_PREFIX_PATH={prefix()}', f'-DCMAKE_CXX_COMPILER={asked.compiler}')

    def test_as_a_part_of_another_build(self):
        """Configured only: neither the program and what it needs, nor our warnings as errors."""
        (self.folder / 'CMakeLists.txt').write_text(
            'cmake_minimum_required(VERSION 3.25)\nproject(p LANGUAGES CXX)\n'
            f'add_subdirectory({SOURCE} minewise EXCLUDE_FROM_ALL)\n'
            'add_executable(odds odds.cc)\ntarget_link_libraries(odds minewise::core)\n'
            'add_executable(no_guess no_guess.cc)\n'
            'target_link_libraries(no_guess minewise::minewise)\n')
        build = self.folder / 'build'
        run('cmake', '-S', self.folder, '-B', build, '-G', 'Ninja',
            f'-DCMAKE_CXX_COMPILER={asked.compiler}', '-DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON',
            '-DCMAKE_DISABLE_FIND_PACKAGE_SQLite3=ON', '-DCMAKE_DISABLE_FIND_PACKAGE_Curses=ON')
        self.assertNotIn('-Werror', (build / 'build.ninja').read_text())


class SameAnswers(unittest.TestCase):
    """To the last bit, on 200 positions of every kind."""

    def of_program(self, text):
        answer = json.loads(run(prefix() / 'bin' / 'minewise', 'analyze', '-', '--as', 'position',
                                '--format', 'json', input=text))
        best = answer['best']
        return {'exact': answer['exact'], 'layouts': answer['layouts'],
                'mine_probability': sum(answer['mine_probability'], []),
                'deductions': [[[found['row'], found['col']], found['verdict'], found['rule'],
                                found['because']] for found in answer['deductions']],
                'best': best and [best['row'], best['col']]}

    def test_as_the_program(self):
        texts = positions(prefix() / 'bin' / 'minewise', n=200)
        program = compile_program(SOURCE / 'tests' / 'install' / 'answers.cc', 'answers',
                                  'minewise-core')
        lines = run(program, input=''.join(f'{text}end\n' for text in texts)).splitlines()
        self.assertEqual(len(lines), 200)
        for text, line in zip(texts, lines):
            self.assertEqual(json.loads(line), self.of_program(text), text)


def main():
    global asked, here
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--built', type=Path, required=True, help='a build folder')
    parser.add_argument('--compiler', default='g++')
    asked, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix='minewise-install-') as folder:
        here = Path(folder)
        run('cmake', '--install', asked.built, '--prefix', prefix())
        unittest.main(argv=[sys.argv[0], *rest])


if __name__ == '__main__':
    main()
