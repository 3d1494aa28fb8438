#!/usr/bin/env python3
"""Prints with each verb and reads with each, and compares with the table in docs/formats.md.

A row of the table names texts that are really printed here, a column verbs that read them. What a
verb made of a text shows in what it prints: the same position in notation, the same game ID, the
same mines. A `-` must be refused with exit code 2 and one line that names the file.
"""
import argparse
import itertools
import re
import subprocess
import sys
import tempfile
from pathlib import Path

GAME = '6x6/6 classic seed=12'
MOMENT = '4'


class Bench:
    """The program, in a folder with the texts that it printed."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, Path(folder)

    def run(self, *words, text=None):
        return subprocess.run([self.binary, *words], cwd=self.folder, input=text,
                              capture_output=True, text=True, timeout=120)

    def printed(self, *words):
        done = self.run(*words)
        if done.returncode != 0:
            sys.exit(f'{words}: {done.stderr}')
        return done.stdout

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return name


def print_all(bench):
    """Every text of the table, by the name of its row."""
    game = bench.write('game.txt', '')
    bench.printed('play', GAME, '--agent', 'basic', '--save', game)
    position = bench.write('position.txt', bench.printed('position', GAME, '--at', MOMENT))
    boards = bench.write('boards.txt', bench.printed('generate', 'random', '6x6/6', '--seed', '4'))
    texts = {
        'position ID --at 4': ['position', GAME, '--at', MOMENT],
        'position ID --at 4 --format link': ['position', GAME, '--at', MOMENT, '--format', 'link'],
        'play ID': ['play', GAME],
        'play ID --trace steps': ['play', GAME, '--trace', 'steps'],
        'replay --trace steps': ['replay', game, '--trace', 'steps'],
        'analyze': ['analyze', position],
        'influence ID': ['influence', GAME],
        'influence of a position': ['influence', position],
        'optimal': ['optimal', position],
        'review': ['review', game],
        'render of a position': ['render', position],
        'render of a game': ['render', game],
        'render of a layout': ['render', boards],
        'render --numbers of a layout': ['render', boards, '--numbers'],
        'generate': ['generate', 'random', '6x6/6', '--seed', '4'],
        'position of a layout': ['position', boards],
    }
    printed = {name: bench.printed(*words) for name, words in texts.items()}
    printed['play ID --save'] = (bench.folder / game).read_text()
    printed['a game ID'] = GAME + '\n'
    return printed


READERS = {
    'analyze': lambda file: ['analyze', file],
    'influence': lambda file: ['influence', file],
    'optimal': lambda file: ['optimal', file],
    'position': lambda file: ['position', file],
    'render': lambda file: ['render', file],
    'review': lambda file: ['review', file],
    'replay': lambda file: ['replay', file],
    'play': lambda file: ['play', '--layout', file],
    'watch': lambda file: ['watch', file],
    'compare': lambda file: ['compare', '--layouts', file, '--agents', 'basic', '--quiet'],
}
# What can only be said of a text that was read: no screen here, nothing left to play, too much.
AFTER_READING = ('needs a terminal', 'no layout explains this position', 'can be searched')
TAKES_GAMES = {'review', 'replay', 'play', 'watch', 'compare'}


def has_board(text):
    return re.search(r'^ +0 +1 +2', text, re.M) is not None


def what_was_made(reader, done):
    """What a reader took a text for, by what it printed; '-' if it was refused."""
    was_read = any(after in done.stderr for after in AFTER_READING)
    if done.returncode == 2 and not was_read:
        return '-'
    if done.returncode != 0 and not was_read:
        return f'exit code {done.returncode}: {done.stderr}'
    if reader in TAKES_GAMES:
        return 'game'
    if reader in ('position', 'render') and re.search(r'(^|\s)[*](\s|$)', done.stdout) \
            and 'game ' not in done.stdout:
        return 'layout'
    has_game = re.search(r'^game +6x6/6', done.stdout, re.M)
    return 'game' if has_game and reader in ('influence', 'render') else 'position'


def read_table(doc):
    lines = doc.read_text().splitlines()
    begin = next(i for i, line in enumerate(lines) if line.startswith('| Printed by'))
    (_, *heads), _, *rows = [[cell.strip().replace('`', '') for cell in line.strip('|').split('|')]
                             for line in itertools.takewhile(lambda line: line.startswith('|'), lines[begin:])]
    return {text: {verb: made for verbs, made in zip(heads, row) for verb in verbs.split(', ')}
            for texts, *row in rows for text in texts.split(', ')}


def check(bench, name, reader, expected):
    """The complaints about one pair."""
    done = bench.run(*READERS[reader]('text.txt'))
    made = what_was_made(reader, done)
    wanted = 'game' if reader in TAKES_GAMES and expected == 'layout' else expected
    complaints = []
    if made != wanted:
        complaints.append(f'{name} -> {reader}: {made!r}, not {expected!r}: {done.stderr.strip()}')
    if expected == '-' and ('text.txt' not in done.stderr or done.stdout
                            or done.stderr.count('\n') != 1):
        complaints.append(f'{name} -> {reader}: refused without naming the file: {done.stderr!r}')
    return complaints


def check_same(bench, printed):
    """What comes back is what was printed, not only something of its kind."""
    position = printed['position ID --at 4'].split('\n', 1)[1]
    complaints = []
    for name in ('analyze', 'influence of a position', 'optimal', 'render of a position'):
        bench.write('text.txt', printed[name])
        again = bench.printed('position', 'text.txt')
        if again != position:
            complaints.append(f'{name}: reads back as\n{again}')
    for name in ('render of a layout', 'render --numbers of a layout', 'generate'):
        bench.write('text.txt', printed[name])
        if bench.printed('position', 'text.txt') != printed['position of a layout']:
            complaints.append(f'{name}: another layout')
    for name in ('play ID', 'play ID --trace steps'):
        bench.write('text.txt', printed[name])
        rows = bench.printed('position', 'text.txt')
        if rows != bench.printed('position', GAME).split('\n', 1)[1]:
            complaints.append(f'{name}: another position\n{rows}')
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', required=True, type=Path)
    parser.add_argument('--doc', required=True, type=Path)
    options = parser.parse_args()
    table = read_table(options.doc)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options.binary.resolve(), folder)
        printed = print_all(bench)
        complaints = check_same(bench, printed)
        if set(printed) != set(table):
            complaints.append(f'rows of the table differ: {set(printed) ^ set(table)}')
        for name, row in table.items():
            bench.write('text.txt', printed.get(name, ''))
            for reader in READERS:
                complaints += check(bench, name, reader, row[reader])
    print('\n'.join(complaints) or f'{len(table)} texts, {len(READERS)} readers: as in the table')
    return 1 if complaints else 0


if __name__ == '__main__':
    sys.exit(main())
