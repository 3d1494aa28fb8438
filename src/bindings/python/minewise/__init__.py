"""Minesweeper by exact inference: positions, players, experiments, boards.

    >>> import minewise
    >>> minewise.analyze('???\\n121\\n', mines=2).best
    Best(row=0, col=1, mine_probability=0.0)

Cells are (row, column) from 0, top left first. What is wrong with an input is a ValueError that
names the place; a position that no layout explains is an ImpossiblePosition; a cell off the board is
an IndexError. Long calls let other threads run. Ctrl-C stops play, compare, generate, optimal and
sample; whatever is asked of one position is answered first.
"""
import numpy as _numpy  # first: without it the compiled part fails with less to say

from ._core import (Analysis, Deduction, Game, ImpossiblePosition, Played, Position, View,
                    __version__, analyze)
from .answers import Answer, After, Best, Candidate, ClueWeight, Fixed, Step, WhatIf, Why
from .best_play import BestPlay, CellValue, optimal
from .boards import Boards, generate
from .environment import VectorEnv
from .games import (Agent, AgentEntry, Hint, Move, Parameter, PlayedMove, agents, flag, open_, play)
from .questions import influence, sample, what_if, why
from .tables import Results, Table, compare

__all__ = [
    'After', 'Agent', 'AgentEntry', 'Analysis', 'Answer', 'Best', 'BestPlay', 'Boards', 'Candidate',
    'CellValue', 'ClueWeight', 'Deduction', 'Fixed', 'Game', 'Hint', 'ImpossiblePosition', 'Move',
    'Parameter', 'Played', 'PlayedMove', 'Position', 'Results', 'Step', 'Table', 'VectorEnv', 'View',
    'WhatIf', 'Why', '__version__', 'agents', 'analyze', 'compare', 'flag', 'generate', 'influence',
    'open_', 'optimal', 'play', 'sample', 'what_if', 'why',
]
