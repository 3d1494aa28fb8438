"""Generates boards: random, without guesses, hard for an agent."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _core, checked


def layouts_text(layouts: str | Boards | np.ndarray | None) -> str | None:
    """Layouts as text: that of Boards, a text itself, or a layout set from an array of 0 and 1, or
    of truth values: [row, column] or [board, row, column]."""
    if layouts is None or isinstance(layouts, str):
        return layouts
    if isinstance(layouts, Boards):
        return layouts.text
    mines = np.asarray(layouts)
    if mines.ndim == 2:
        mines = mines[np.newaxis]
    if mines.ndim != 3:
        raise ValueError('layouts: must be an array [row, column] or [board, row, column]')
    if not np.isin(mines, (0, 1)).all():
        raise ValueError('layouts: must hold only 1 for a mine and 0 for none')
    lines = [board.tobytes().decode() for board in mines.astype(np.uint8) + ord('0')]
    return '\n'.join([f'layouts {mines.shape[2]}x{mines.shape[1]}', *lines, ''])


class Boards:
    """Boards of one size: `text`, a layout set or whatever else holds layouts, as the program reads
    it, and `layouts`, truth values [board, row, column]. `first` is the cell (row, column) that
    every agent opens first, or None.

    >>> len(generate('9x9/10', count=3, seed=1))
    3
    """

    def __init__(self, text: str):
        self.text = checked.text('text', text)
        self.layouts, self.first, self.topology = _core.read_layouts(text)
        self.rows, self.cols = self.layouts.shape[1:]

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


_WORDS = {'topology', 'solver', 'mode', 'difficulty', 'against', 'objective', 'rules'}


def generate(board: str, kind: str = 'random', *, count: int = 1, seed: int = 1,
             jobs: int | None = None, **options: Any) -> Boards:
    """Generates boards, for each seed the same as `minewise generate`.

    board is '30x16/99', '20@0.2' or a word such as 'expert'. Kinds, and what else they take:

    random    as they are dealt: first='any' ('R,C', 'safe:R,C', 'zero:R,C'), topology
    no-guess  cleared without a guess from the cell first=(0, 0), which opens a zero: solver
              ('basic', 'subset', 'exact'), mode ('uniform', 'repair'), difficulty ('easy' to
              'expert'), attempts, topology
    hard      the agent against='subset' does badly: objective ('score', 'win'), rules, max_moves,
              games (of the search)
    """
    for name in _WORDS & options.keys():
        if options[name] is not None:
            checked.text(name, options[name])
    makers = {'random': _random, 'no-guess': _no_guess, 'no_guess': _no_guess, 'hard': _hard}
    if kind not in makers:
        raise ValueError(f"kind: '{kind}' is not one of random, no-guess, hard")
    return Boards(makers[kind](checked.text('board', board), checked.whole('count', count, 1),
                               checked.seed(seed),
                               checked.jobs(jobs), **options))


def _place(first):
    """The words for a first cell: a text itself, or (row, column)."""
    if isinstance(first, str):
        return first
    try:
        row, col = first
        return f'{checked.whole("first", row)},{checked.whole("first", col)}'
    except TypeError:
        raise TypeError(f'first: {first!r} is not a text or (row, column)') from None


def _random(board, count, seed, jobs, *, first='any', topology='square'):
    return _core.random_boards(board, count, seed, _place(first), topology)


def _no_guess(board, count, seed, jobs, *, first=(0, 0), solver=None, mode='uniform',
              difficulty=None, attempts=100_000, topology='square'):
    return _core.no_guess_boards(board, count, seed, _place(first), solver, mode, difficulty,
                                 checked.whole('attempts', attempts), topology, jobs)


def _hard(board, count, seed, jobs, *, against='subset', objective='score', rules='survival',
          max_moves=None, games=20_000):
    most = None if max_moves is None else checked.whole('max_moves', max_moves, 0, 10 ** 9)
    return _core.hard_boards(board, count, seed, against, objective, rules, most,
                             checked.whole('games', games, 1), jobs)
