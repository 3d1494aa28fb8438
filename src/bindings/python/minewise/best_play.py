"""Best play: the value of a board or a position, as an exact fraction."""
from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from . import _core, checked
from ._core import Position
from .answers import _whole


@dataclass(frozen=True)
class CellValue:
    """The value of the game if this cell is opened next."""

    row: int
    col: int
    value: Fraction
    mine_probability: float


@dataclass(frozen=True)
class BestPlay:
    """The value of a game under best play: the chance to win (classic) or the expected number of
    mines stepped on (survival), and the cells (row, column) that achieve it."""

    value: Fraction
    best: list[tuple[int, int]]
    layouts: int
    cells: list[CellValue]

    def __float__(self):
        return float(self.value)


def _fraction(found):
    return Fraction(_whole(found['num']), _whole(found['den']))


def optimal(what: str | Position, *, rules: str | None = None, first: str | None = None,
            cells: bool = False, memory: int = 4096, jobs: int | None = None,
            **said: Any) -> BestPlay:
    """Searches the whole game tree of a board ('4x4/4', '3x3@0.2') or a position, exactly.

    rules: as in a game ID; classic, or those of the game, if left out.

    first: what is promised of the first cell of a board: 'any', 'safe' or 'zero'. cells: the value
    of every cell, not of the best alone (always so for a position). memory: in MB. Of a position,
    mines, density, count_prior, clues and topology may be said, as to minewise.analyze.

    >>> optimal('2x2/1').value
    Fraction(1, 4)
    """
    found = json.loads(_core.optimal_json(
        what, None if rules is None else checked.text('rules', rules),
        None if first is None else checked.text('first', first), bool(cells),
        checked.whole('memory', memory, 1, 1_000_000), checked.jobs(jobs), **said))
    values = [CellValue(cell['row'], cell['col'], _fraction(cell['value']),
                        cell['mine_probability']) for cell in found.get('cells', [])]
    return BestPlay(_fraction(found['value']), [tuple(cell) for cell in found['best']],
                    _whole(found['layouts']), values)
