#!/usr/bin/env python3
"""Runs the players of examples/protocol against a small board: each is at most forty lines, all make
the same legal moves, and no flag is wrong. The board program there plays a game to its end.
"""
import argparse
import random
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / 'examples' / 'protocol'
PATIENCE_SECONDS = 120
MOST_LINES = 40
GAMES = [('9x9/10 classic', 9, 9, 10), ('8x5 survival', 8, 5, 7), ('1x1 survival', 1, 1, 1),
         ('16x16/40 classic', 16, 16, 40), ('7x1@0.3 survival', 7, 1, 2)]
binary = None


class Player:
    """A player of another program, ended if it says nothing for too long."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.watchdog = threading.Timer(PATIENCE_SECONDS, self.process.kill)
        self.watchdog.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()
        self.watchdog.cancel()

    def tell(self, line):
        self.process.stdin.write(line + '\n')

    def ask(self, line):
        self.tell(line)
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip('\n')


class Board:
    """A game with its mines, on a square board."""

    def __init__(self, width, height, mines, seed):
        self.cells = {(row, col) for row in range(height) for col in range(width)}
        self.mines = set(random.Random(seed).sample(sorted(self.cells), mines))
        self.covered = set(self.cells)

    def around(self, cell):
        return {(cell[0] + row, cell[1] + col) for row in (-1, 0, 1) for col in (-1, 0, 1)
                } & self.cells - {cell}

    def play(self, verb, cell, cascades):
        """What the move shows, as the words of a line."""
        assert cell in self.covered, f'{verb} {cell}: not covered'
        assert verb != 'flag' or cell in self.mines, f'a wrong flag at {cell}'
        shown = {}
        waiting = [cell]
        while waiting:
            cell = waiting.pop()
            if cell not in self.covered:
                continue
            self.covered.remove(cell)
            clue = len(self.around(cell) & self.mines)
            shown[cell] = 'F' if verb == 'flag' else 'M' if cell in self.mines else str(clue)
            if cascades and shown[cell] == '0':
                waiting += sorted(self.around(cell))
        return ' '.join(f'{row},{col} {symbol}' for (row, col), symbol in shown.items())


def moves_of(player):
    """Every move of every game."""
    moves = []
    for number, (words, *sizes) in enumerate(GAMES * 2):
        board = Board(*sizes, seed=number)
        player.tell(f'game {words} random={2**63 - 1 - number * 12345678901}')
        while board.covered:
            moves.append(player.ask('go'))
            verb, place = moves[-1].split()[:2]
            cell = tuple(map(int, place.split(',')))
            player.tell('shows ' + board.play(verb, cell, 'classic' in words))
        player.tell('over won score 1')
    return moves


class Examples(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix='minewise_examples_')
        self.addCleanup(self.folder.cleanup)
        program = Path(self.folder.name) / 'simple'
        subprocess.run(['cc', '-O2', '-Wall', '-Wextra', '-Werror', '-o', program, EXAMPLES / 'simple.c'],
                       check=True)
        self.players = [['python3', EXAMPLES / 'simple.py'], [program], ['bash', EXAMPLES / 'simple.sh'],
                        ['node', EXAMPLES / 'simple.js']]

    def test_all_make_the_same_legal_moves(self):
        moves = []
        for command in self.players:
            with Player(*command) as player:
                self.assertEqual(player.ask('minewise 1'), 'ready simple')
                moves.append(moves_of(player))
        for other in moves[1:]:
            self.assertEqual(other, moves[0])
        self.assertTrue(any(' : random' in move for move in moves[0]))
        self.assertTrue(any(move.startswith('flag') for move in moves[0]))

    def test_they_play_the_same_comparison(self):
        """Under one name: the random numbers of a player depend on it."""
        games = set()
        for number, command in enumerate(self.players):
            folder = Path(self.folder.name) / str(number)
            folder.mkdir()
            player = folder / 'player'
            player.write_text('#!/bin/sh\nexec ' + ' '.join(map(str, command)) + '\n')
            player.chmod(0o755)
            subprocess.run([binary, 'compare', '--agents', 'cmd:./player', '--sizes', '9x9', '--mines', '10',
                            '--games', '4', '--rules', 'classic', '--jobs', '1', '--per-game', 'games.csv'],
                           cwd=folder, capture_output=True, check=True, timeout=PATIENCE_SECONDS)
            games.add((folder / 'games.csv').read_text())
        self.assertEqual(len(games), 1, games)

    def test_they_are_short(self):
        for path in EXAMPLES.glob('*.*'):
            if path.suffix != '.md':
                self.assertLessEqual(len(path.read_text().splitlines()), MOST_LINES, path.name)

    def test_board_program_asks_the_engine(self):
        run = subprocess.run([sys.executable, EXAMPLES / 'board.py', binary], capture_output=True,
                             text=True, check=True, timeout=PATIENCE_SECONDS)
        board = ''.join(run.stdout.splitlines()[-9:])
        self.assertEqual(board.count('F') + board.count('M'), 10)
        self.assertRegex(run.stdout, ' : proof ')


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    options, rest = parser.parse_known_args()
    binary = str(Path(options.binary).resolve())
    unittest.main(argv=[sys.argv[0], *rest])
