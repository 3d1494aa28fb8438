"""Questions about one position. Each is a function of a position, or of a text that holds one, and
a method of Position and Analysis as well. Beside a text, mines, density, count_prior, clues and
topology may be said, as to minewise.analyze."""
from __future__ import annotations

import json
from typing import Any

import numpy as np

from . import _core, checked
from ._core import Analysis, Position, analyze
from .answers import After, Why, WhatIf, _why


def _position(what, said):
    return what if isinstance(what, Position) and not said else Position(what, **said)


def why(position: Position | str, row: int, col: int, **said: Any) -> Why:
    """Why a covered cell has its probability: a proof step by step, or layouts and clues.

    >>> print(why('???\\n121\\n', 0, 1, mines=2).steps[-1])
    (0,1) is safe: the 1 at (1,2) has all its mines.
    """
    return _why(*_core.why(_position(position, said), row, col))


def what_if(position: Position | str, row: int, col: int, **said: Any) -> WhatIf:
    """What opening a covered cell would show, and every probability after each answer.

    >>> [answer.clue for answer in what_if('??\\n1?\\n', 0, 0, mines=1).answers]
    ['1']
    """
    mine, exact, answers = _core.what_if(_position(position, said), row, col)
    return WhatIf(row, col, mine, exact, [After(*answer) for answer in answers])


def sample(position: Position | str, n: int, seed: int = 1, **said: Any) -> np.ndarray:
    """Layouts drawn at random, each with its true probability given all that is seen.

    An array of truth values [n, row, column], the same for the same seed.
    """
    return _core.sample(_position(position, said), checked.whole('n', n), checked.seed(seed))


def influence(what: Position | _core.Played | str, **said: Any) -> dict[str, Any]:
    """Which clue led to which deduction, and how far: in a position, or in a game (a Played).

    The answer has the fields of `minewise influence --format json`.
    """
    if isinstance(what, _core.Played):
        return json.loads(_core.influence_of_game(what))
    return json.loads(_core.influence_of_position(_position(what, said)))


def _ask_position(question):
    """The same question about the position of an analysis."""
    def ask(self, *words, **options):
        return question(self.position, *words, **options)
    ask.__name__, ask.__doc__ = question.__name__, question.__doc__
    return ask


def _analyze(self) -> Analysis:
    """The analysis of the position."""
    return analyze(self)


Position.analyze = _analyze
for _question in (why, what_if, sample, influence):
    setattr(Position, _question.__name__, _question)
    setattr(Analysis, _question.__name__, _ask_position(_question))
