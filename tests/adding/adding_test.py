#!/usr/bin/env python3
"""Adds one of each thing that src/README.md says takes a file and a line, builds it and uses it.

The sources are copied, and an agent, a clue model, an engine, a kind of grid, a picture format and
a column of `compare` are added to the copy: the files under newcomers/, a copy of the agent's
template, and a line each, all of them in places that the table of src/README.md names for such a
thing, and nowhere else. Then the program and the conformance tests are put together again. What a
newcomer touches is compiled anew, without optimisation; all else is taken as it was built. At last
the program is asked for each of them.

--table holds the table alone to the tree: every file and folder that it names exists.
"""
import argparse
import json
import re
import shlex
import shutil
import subprocess
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PATIENCE_SECONDS = 600

COLUMN = '''\
    {.word = "uncovered",
     .measure = [](const Trial&, const Game& game) -> double {
       return static_cast<double>(game.view().uncovered().size());
     },
     .has_differences = true,
     .by_agent = {"uncovered", 1},
     .plot = {"Cells uncovered", "mean per game"}},
'''

# What is added: its row in the table, the new files, and lines: the file they go to, a line of it,
# and what is put after that.
NEWCOMERS = {
    'agent': (['agents/mine.cc'], ('agents/registry.cc', r'  X\(random\) .*\\', '  X(mine) \\\n')),
    'clue model': (['core/halved.cc'],
                   ('core/clue_model.cc', r'  X\(exact\) .*\\', '  X(halved) \\\n')),
    'engine': (['solver/engines/glance.h', 'solver/engines/glance.cc'],
               ('solver/registry.cc', r'  X\(single_point\) .*\\', '  X(glance) \\\n')),
    'kind of grid': (['core/cross.cc'],
                     ('core/shape.cc', r'  X\(Square\) .*\\', '  X(Cross) \\\n')),
    'picture format': (['output/raster/pbm.cc'],
                       ('output/raster/picture_format.cc', r'  X\(svg\) .*\\', '  X(pbm) \\\n')),
    'column of `compare`': ([], ('study/columns.h', r'.*return trial\.wrong_flags; \}\},', COLUMN)),
}


def table():
    """The rows of "Where would a new thing go?": what it is, and the names in the second column."""
    text = (ROOT / 'src/README.md').read_text().split('## Where a new thing goes')[1]
    rows = [line.strip('|').split('|') for line in text.splitlines() if line.startswith('|')][2:]
    return {thing.strip(): re.findall(r'`([^`]+)`', where) for thing, where in rows}


def place(name):
    """A name in the table is a path from src/, or from the root."""
    return next((base / name for base in (ROOT / 'src', ROOT) if (base / name).exists()), None)


class Table(unittest.TestCase):
    def test_names_what_exists(self):
        for thing, names in table().items():
            for name in names:
                if '/' in name:
                    self.assertTrue(place(name), f'a new {thing}: there is no {name}')

    def test_allows_what_is_added_here(self):
        for thing, (files, (edited, _, _)) in NEWCOMERS.items():
            names = table()[thing]
            self.assertIn(edited, names, thing)
            for file in files:
                self.assertIn(str(Path(file).parent), names, thing)


class Copy:
    """A copy of the sources with the newcomers in it."""

    def __init__(self, folder):
        self.src = folder / 'src'
        shutil.copytree(ROOT / 'src', self.src)
        self.added, self.edited = [], []
        for files, (edited, after, line) in NEWCOMERS.values():
            for file in files:
                self.add(file)
            self.insert(edited, after, line)

    def add(self, file):
        assert not (self.src / file).exists(), file
        newcomer = HERE / 'newcomers' / file
        text = newcomer.read_text() if newcomer.exists() else agent_from_template()
        (self.src / file).write_text(text)
        self.added.append(file)

    def insert(self, file, after, line):
        text = (self.src / file).read_text()
        changed, found = re.subn(f'^({after}\n)', lambda match: match[1] + line, text, flags=re.M)
        assert found == 1, f'{file}: {found} lines to add after'
        (self.src / file).write_text(changed)
        self.edited.append(file)


def agent_from_template():
    """The steps of CONTRIBUTING.md, and the new engine as its idea."""
    text = (ROOT / 'src/agents/template.cc').read_text()
    for old, new in [('template_agent', 'mine_agent'), ('.name = "template"', '.name = "mine"'),
                     ('engines/single_point.h', 'engines/glance.h'),
                     ('reason_with<SinglePoint>', 'reason_with<Glance>')]:
        assert old in text, old
        text = text.replace(old, new)
    return text


class Build:
    """The programs of a build folder, made anew from a copy of the sources."""

    def __init__(self, built, copy, folder):
        self.built, self.copy, self.folder = built, copy, folder
        commands = json.loads((built / 'compile_commands.json').read_text())
        self.commands = {self.object_of(each['command']): each for each in commands}
        self.compiled = {}  # object: where it is now
        self.compile_touched()

    @staticmethod
    def object_of(command):
        return shlex.split(command)[shlex.split(command).index('-o') + 1]

    def ninja(self, *arguments):
        return subprocess.run(['ninja', '-C', self.built, *arguments], check=True, text=True,
                              capture_output=True, timeout=PATIENCE_SECONDS).stdout

    def touched(self):
        """The objects that read an edited file."""
        edited = {ROOT / 'src' / file for file in self.copy.edited}
        objects, name = set(), None
        for line in self.ninja('-t', 'deps').splitlines():
            if line.startswith('    '):
                if name in self.commands and (self.built / line.strip()).resolve() in edited:
                    objects.add(name)
            else:
                name = line.partition(':')[0]
        return {each for each in objects if '/minewise' in each}

    def compile_touched(self):
        objects = self.touched()
        sources = {each: Path(self.commands[each]['file']).read_text() for each in objects}
        for file in self.copy.added:
            if file.endswith('.cc'):
                self.join(file, sources)
        for name, text in sources.items():
            self.compile(name, text)

    def join(self, file, sources):
        """Has a new file compiled with the others of its library, or alone if none is touched."""
        # The folder has a library of its own, or belongs to that of the folder above it.
        folders = [folder.name for folder in Path(file).parents if folder.name]
        library = next(pattern for folder in folders
                       if (pattern := re.compile(f'minewise_{folder}(_first)?.dir'))
                       and any(map(pattern.search, self.commands)))
        name = max((name for name in sources if library.search(name)), default=None)
        if name is None:
            like = min(name for name in self.commands if library.search(name))
            name = like.replace('.o', '.new.o')
            self.commands[name] = {
                'file': self.commands[like]['file'],
                'command': self.commands[like]['command'].replace(f'-o {like}', f'-o {name}')}
            sources[name] = ''
        sources[name] += f'#include "{ROOT}/src/{file}"\n'

    def compile(self, name, text):
        source = self.folder / 'objects' / name.replace('.o', '.cc')
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(text.replace(f'{ROOT}/src/', f'{self.copy.src}/'))
        each = self.commands[name]
        command = each['command'].replace(each['file'], str(source))
        command = command.replace(f'-I{ROOT}/src', f'-I{self.copy.src}') + ' -O0'
        self.compiled[name] = source.with_suffix('.o')
        command = command.replace(f'-o {name}', f'-o {self.compiled[name]}')
        command = re.sub(r'-M[DTF]\b( (?=\S+\.o)\S+)?', '', command)
        command = re.sub(r'-Winvalid-pch -include \S+', '', command)  # made with optimisation
        subprocess.run(command, shell=True, check=True, cwd=self.built, timeout=PATIENCE_SECONDS)

    def link(self, program):
        """Links a program from what was compiled here and what was there."""
        command = self.ninja('-t', 'commands', program).splitlines()[-1]
        made = self.folder / Path(program).name
        words = []
        for word in shlex.split(command.removeprefix(': && ').removesuffix(' && :')):
            words.append(str(self.compiled.get(word, self.library(word))))
        words[words.index('-o') + 1] = made
        subprocess.run(words, check=True, cwd=self.built, timeout=PATIENCE_SECONDS)
        return made

    def library(self, word):
        """A library with its new objects in the place of the old."""
        library = re.fullmatch(r'src/lib(minewise_\w+)\.a', word)
        changed = [path for name, path in self.compiled.items()
                   if library and f'/{library[1]}.dir/' in name]
        if not changed:
            return word
        made = self.folder / Path(word).name
        if not made.exists():
            shutil.copy(self.built / word, made)
            subprocess.run(['ar', 'r', made, *changed], check=True, timeout=PATIENCE_SECONDS)
        return made


class OneOfEach(unittest.TestCase):
    built = None

    @classmethod
    def setUpClass(cls):
        cls.folder = cls.built / 'adding'
        shutil.rmtree(cls.folder, ignore_errors=True)
        cls.folder.mkdir()
        cls.build = Build(cls.built, Copy(cls.folder), cls.folder)
        cls.program = cls.build.link('minewise')

    def minewise(self, *arguments, given=None):
        return subprocess.run([self.program, *arguments], check=True, text=True, input=given,
                              cwd=self.folder, capture_output=True, timeout=PATIENCE_SECONDS).stdout

    def conforms(self, program, tests):
        made = self.build.link(program)
        said = subprocess.run([made, '--gtest_brief=1', f'--gtest_filter={tests}'], text=True,
                              capture_output=True, timeout=PATIENCE_SECONDS)
        self.assertEqual(said.returncode, 0, said.stdout)
        self.assertNotRegex(said.stdout, r'\b0 tests')

    def test_the_agent_and_its_engine_play(self):
        self.assertRegex(self.minewise('agents'), r'(?m)^mine\b')
        self.assertIn('mine', self.minewise('play', '--agent', 'mine', '5x5/4 survival seed=1'))

    def test_the_clues_are_told_and_read(self):
        self.assertIn('halved', self.minewise('clues'))
        answer = json.loads(self.minewise('analyze', '-', '--format', 'json',
                                          given='mines 2\nclues halved\n1 ?\n? ?\n'))
        self.assertEqual(answer['mine_probability'], [[None, 2 / 3], [2 / 3, 2 / 3]])

    def test_the_grid_has_its_own_neighbours(self):
        answer = json.loads(self.minewise('analyze', '-', '--format', 'json',
                                          given='mines 1\ntopology cross\n1 ?\n? ?\n'))
        self.assertEqual(answer['mine_probability'], [[None, 0.5], [0.5, 0]])

    def test_the_picture_is_drawn_where_pictures_are(self):
        drawn = 'P1\n2 1\n1 0 \n'
        position = 'mines 1\n? 1\n'
        self.assertEqual(self.minewise('analyze', '-', '--format', 'pbm', given=position), drawn)
        self.minewise('render', '-', '--pbm', 'still.pbm', given=position)
        self.assertEqual((self.folder / 'still.pbm').read_text(), drawn)
        self.minewise('play', '--agent', 'mine', '3x3/1 survival seed=1', '--pbm', 'end.pbm')
        self.assertRegex((self.folder / 'end.pbm').read_text(), r'P1\n3 3\n')
        self.assertIn('--pbm', self.minewise('play', '--help'))

    def test_the_column_is_in_every_table(self):
        told = self.minewise('compare', '--agents', 'mine,basic', '--sizes', '4', '--mines', '3',
                             '--rules', 'survival clues=halved topology=cross', '--games', '8',
                             '--no-report', '--out', 'one', '--per-game', 'games.csv')
        self.assertRegex(told, r'agent .* moves +uncovered ')
        names, mine, *_ = (self.folder / 'one/results.csv').read_text().splitlines()
        self.assertTrue(names.endswith(',wrong_flags,uncovered'), names)
        self.assertTrue(mine.startswith('mine,') and mine.endswith(',16'), mine)
        games = (self.folder / 'games.csv').read_text().splitlines()
        self.assertEqual([row.rpartition(',')[2] for row in games], ['uncovered'] + 16 * ['16'])
        for file in ['intervals.csv', 'differences.csv']:
            self.assertIn(',uncovered,', (self.folder / 'one' / file).read_text())

    def test_the_column_is_plotted(self):
        self.minewise('compare', '--agents', 'mine,basic', '--sizes', '4', '--mines', '2,3',
                      '--games', '8', '--out', 'two')
        self.assertTrue((self.folder / 'two/plots/uncovered-by-density-4x4-survival.svg').exists())

    def test_newcomers_keep_the_promises_of_all(self):
        # The oracle shares no code, so it has yet to be told of the clues and of the grid.
        self.conforms('tests/conformance/topology_conformance_test',
                      '*cross_*:-*AgreesWithTheOracle*')
        self.conforms('tests/conformance/clue_model_conformance_test',
                      '*/halved:-*AgreesWithTheOracle*:*AllowsExactly*')
        self.conforms('tests/conformance/engine_conformance_test', '*/glance_square_exact')
        self.conforms('tests/conformance/agent_conformance_test', '*/mine')


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--table', action='store_true')
    parser.add_argument('--built', type=Path, help='the build folder', required=False)
    options = parser.parse_args()
    OneOfEach.built = options.built and options.built.resolve()
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Table if options.table else OneOfEach)
    raise SystemExit(not unittest.TextTestRunner(verbosity=2).run(tests).wasSuccessful())
