"""Boards made to order: dealt, without a guess, hard for an agent."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core


def _layout_text(mines):
    """A layout set of one board, or of several, from truth values [row, column] or [n, ...]."""
    mines = np.asarray(mines)
    if mines.ndim == 2:
        mines = mines[np.newaxis]
    if mines.ndim != 3 or not mines.size:
        raise ValueError('a layout is a 2-D array of truth values, several a 3-D one')
    count, rows, cols = mines.shape
    digits = (mines.astype(bool).reshape(count, rows * cols) + ord('0')).astype(np.uint8)
    lines = [row.tobytes().decode() for row in digits]
    return '\n'.join([f'layouts {cols}x{rows}', *lines]) + '\n'


class Boards:
    """Boards of one size, as a layout set: text that the program reads, or an array.

    >>> len(generate('9x9/10', count=3, seed=1))
    3
    """

    def __init__(self, text: str):
        self.text = text
        head, *lines = [line for line in text.splitlines() if line and not line.startswith('//')]
        words = head.split()
        self.cols, self.rows = map(int, words[1].split('x'))
        settings = dict(word.split('=') for word in words[2:])
        self.topology = settings.get('topology', 'square')
        first = settings.get('first')
        self.first = tuple(map(int, first.split(','))) if first else None
        codes = np.frombuffer(''.join(lines).encode(), np.uint8) == ord('1')
        self.layouts = codes.reshape(len(lines), self.rows, self.cols)

    def __len__(self):
        return len(self.layouts)

    def __getitem__(self, index):
        """The mines of a board: truth values [row, column]."""
        return self.layouts[index]

    def __iter__(self):
        return iter(self.layouts)

    def __str__(self):
        return self.text

    def __repr__(self):
        return f'<minewise.Boards {len(self)} of {self.cols}x{self.rows}>'


def generate(board: str, kind: str = 'random', *, count: int = 1, seed: int = 1, jobs: int = 0,
             **options: Any) -> Boards:
    """Makes boards to order, the same for the same seed as `minewise generate`.

    board is '30x16/99', '20@0.2' or a word such as 'expert'. Kinds, and what else they take:

    random    as they are dealt: first='any' ('R,C', 'safe:R,C', 'zero:R,C'), topology
    no-guess  cleared without a guess from the cell first=(0, 0), which opens a zero: solver
              ('basic', 'subset', 'exact'), mode ('uniform', 'repair'), difficulty ('easy' to
              'expert'), attempts, topology
    hard      the agent against='subset' does badly: objective ('score', 'win'), rules, max_moves,
              games (of the search)
    """
    makers = {'random': _random, 'no-guess': _no_guess, 'no_guess': _no_guess, 'hard': _hard}
    if kind not in makers:
        raise ValueError(f"kind: '{kind}' is none of random, no-guess, hard")
    if count < 1:
        raise ValueError(f'count: {count} boards cannot be made')
    return Boards(makers[kind](board, count, seed, jobs, **options))


def _random(board, count, seed, jobs, *, first='any', topology='square'):
    return _core.random_boards(board, count, seed, first, topology)


def _no_guess(board, count, seed, jobs, *, first=(0, 0), solver=None, mode='uniform',
              difficulty=None, attempts=100_000, topology='square'):
    row, col = first
    return _core.no_guess_boards(board, count, seed, f'{row},{col}', solver, mode, difficulty,
                                 attempts, topology, jobs)


def _hard(board, count, seed, jobs, *, against='subset', objective='score', rules='survival',
          max_moves=None, games=20_000):
    return _core.hard_boards(board, count, seed, against, objective, rules, max_moves, games, jobs)
