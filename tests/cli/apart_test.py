#!/usr/bin/env python3
"""No output overwrites an input, whatever both are called: every option that reads a file against
every option that writes one, and every file that goes into a folder. Such a run ends with exit code 2
and one line that names both, and leaves every file as it was.

Which options there are is read from the helps, so that a new one fails here until it has a case.
"""
import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path

FILES = {
    'board.txt': '.*.\n...\n',
    'position.txt': '???\n121\n',
    'weights.txt': '0\n1\n1\n1\n1\n',
    'game.rawvf': 'never read',
    'other.rawvf': 'never read',
}

# What a verb reads ({} is the name of the file), and what makes its other options go with it.
CASES = [
    ('play', ['--agent', 'basic', '{}'], 'board.txt'),
    ('play', ['--agent', 'basic', '--layout', '{}'], 'board.txt'),
    ('watch', ['--play', '{}'], 'board.txt'),
    ('watch', ['--play', '--layout', '{}'], 'board.txt'),
    ('analyze', ['{}', '--mines', '2'], 'position.txt'),
    ('analyze', ['position.txt', '--count-prior', '{}'], 'weights.txt'),
    ('influence', ['{}', '--mines', '2'], 'position.txt'),
    ('influence', ['position.txt', '--count-prior', '{}'], 'weights.txt'),
    ('influence', ['--agent', 'basic', '--layout', '{}'], 'board.txt'),
    ('render', ['{}', '--mines', '2'], 'position.txt'),
    ('render', ['{}'], 'game.txt'),
    ('render', ['position.txt', '--count-prior', '{}'], 'weights.txt'),
    ('board', ['{}'], 'board.txt'),
    ('compare', ['--agents', 'basic', '--layouts', '{}'], 'board.txt'),
    ('generate hard', ['3x2/1', '--max-moves', '1', '--from', '{}'], 'board.txt'),
    ('merge', ['part'], 'part/results.sqlite'),
]
# Files that are written into a folder: the command, the file, and the input that it leads to.
FOLDERS = [
    (['import', 'game.rawvf', '--out', 'folder'], 'game.rawvf.txt', 'game.rawvf'),
    (['import', 'game.rawvf', 'other.rawvf', '--out', 'folder'], 'game.rawvf.txt', 'other.rawvf'),
    (['import', 'game.rawvf', 'other.rawvf', '--out', 'folder'], 'other.rawvf.txt', 'game.rawvf'),
    (['import', '.', '--format', 'json', '--out', 'folder'], 'other.rawvf.json', './game.rawvf'),
    *[(['review', 'game.rawvf', 'other.rawvf', '--out', 'folder'], name, 'other.rawvf')
      for name in ('games.csv', 'summary.json', 'summary.txt', 'index.html')],
    *[(['compare', '--agents', 'basic', '--layouts', 'board.txt', '--out', 'folder', '--resume'],
       name, 'board.txt')
      for name in ('results.csv', 'report.html', 'results.sqlite', 'results.sqlite-wal',
                   'plots/plots.gp', 'plots/unfinished.part/any')],
]
# Of these verbs, files are read but not written, or the other way round; or a folder above tells.
READ_ONLY = {'replay', 'position', 'optimal', 'ledger info', 'ledger check', 'ledger compact'}
WRITE_ONLY = {'study', 'match', 'generate random', 'generate no-guess', 'generate extremes',
              'generate long-chain'}
NEITHER = {'agents', 'clues', 'engine', 'serve', 'bench'}
FOLDER_OPTIONS = {('influence', '--out'), ('compare', '--out'), ('merge', '--out')}
ALONE = {('watch', '--transcript')}  # goes without --play, and so without --save


class Bench:
    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        for name, text in FILES.items():
            (folder / name).write_text(text)
        self.run('play', '--agent', 'basic', '3x2/1 survival seed=1', '--save', 'game.txt')
        self.run('compare', '--agents', 'basic', '--sizes', '3', '--mines', '1', '--games', '1',
                 '--no-report', '--quiet', '--out', 'part')

    def run(self, *arguments):
        done = self.try_run(*arguments)
        assert done.returncode == 0, (arguments, done.stderr)
        return done.stdout

    def try_run(self, *arguments):
        return subprocess.run([self.binary, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)

    def state(self):
        """Everything in the folder, by name."""
        return {path: path.read_bytes() if path.is_file() else None
                for path in self.folder.rglob('*')}

    def check_refused(self, arguments, output, source):
        before = self.state()
        done = self.try_run(*arguments)
        context = f'{arguments}: {done.returncode} {done.stdout!r} {done.stderr!r}'
        assert self.state() == before, f'files changed: {context}'
        assert done.returncode == 2 and done.stdout == '' and done.stderr.count('\n') == 1, context
        assert f'{output} is the same file as {source}, which is read' in done.stderr, context


def verbs_in(help_text):
    return re.findall(r'^  ([a-z-]+) {2,}', help_text.split('Subcommands:')[1], re.M)


def options_of(bench, verb, kinds):
    return set(re.findall(rf'^  (--[a-z-]+) (?:TEXT:)?(?:{kinds})\b', bench.run(*verb.split(), '--help'), re.M))


def check_cases_are_complete(bench, verbs):
    tested = {verb for verb, _, _ in CASES} | {command[0] for command, _, _ in FOLDERS}
    assert verbs == tested | READ_ONLY | WRITE_ONLY | NEITHER, 'a verb has no case'
    for verb in verbs:
        named = {word for case, arguments, _ in CASES if case == verb for word in arguments}
        reads = options_of(bench, verb, 'FILE')
        if verb not in READ_ONLY:
            missing = {option for option in reads - named if (verb, option) not in ALONE}
            assert not missing, f'{verb}: no case has {missing}'
        assert verb not in READ_ONLY or not options_of(bench, verb, 'PATH|FOLDER'), verb


def other_names(source):
    """Names of a file: itself, by a detour, and by links."""
    return [source, f'./{source}', f'none/../{source}', 'soft', 'hard', 'way/soft']


def check_case(bench, verb, arguments, source):
    arguments = [word.format(source) for word in arguments]
    folder = bench.folder
    for option in sorted(options_of(bench, verb, 'PATH|FOLDER')):
        if (verb, option) in FOLDER_OPTIONS:
            continue
        (folder / 'none').mkdir()
        (folder / 'soft').symlink_to(source)
        os.link(folder / source, folder / 'hard')
        (folder / 'way').symlink_to('.')
        for name in other_names(source):
            bench.check_refused([*verb.split(), *arguments, option, name], name, source)
        for name in ('soft', 'hard', 'way'):
            (folder / name).unlink()
        (folder / 'none').rmdir()


def check_folder(bench, command, name, source):
    path = bench.folder / 'folder' / name
    for make in (lambda: path.symlink_to(bench.folder / source),
                 lambda: os.link(bench.folder / source, path)):
        path.parent.mkdir(parents=True)
        make()
        bench.check_refused(command, f'folder/{name}', source)
        path.unlink()
        for above in (path.parent, *path.parent.parents):
            if above == bench.folder:
                break
            above.rmdir()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', type=Path, required=True)
    binary = str(parser.parse_args().binary.resolve())
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(binary, Path(name))
        verbs = set(verbs_in(bench.run('--help'))) - {'help'}
        for verb in ('generate', 'ledger'):
            verbs = verbs - {verb} | {f'{verb} {kind}' for kind in verbs_in(bench.run(verb, '--help'))}
        check_cases_are_complete(bench, verbs)
        for case in CASES:
            check_case(bench, *case)
        for case in FOLDERS:
            check_folder(bench, *case)


if __name__ == '__main__':
    main()
