"""Games, and agents written in Python.

    class Careless(minewise.Agent):
        def decide(self, view):
            return minewise.open_(*view.covered[0])

    minewise.play('9x9/10 classic seed=2', Careless()).won
"""
from __future__ import annotations

import json
import operator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from . import _core, checked
from ._core import Played, View
from .boards import Boards, layouts_text


class Move(NamedTuple):
    """What an agent does: opens a cell or flags it. A flag, and an opening that is certain, are
    claims; probability is the agent's own estimate of a mine, if it has one."""

    kind: str
    row: int
    col: int
    certain: bool = False
    probability: float | None = None


def open_(row: int, col: int, certain: bool = False, probability: float | None = None) -> Move:
    """The move that opens a cell."""
    return Move('open', operator.index(row), operator.index(col), certain, probability)


def flag(row: int, col: int) -> Move:
    """The move that flags a cell: a claim that a mine is there."""
    return Move('flag', operator.index(row), operator.index(col), True)


class Agent:
    """A player written in Python: derive from it and define decide(view).

    It can play wherever an agent is named: play, compare. Its name in results is `name`, or that
    of its class. All its chances should come from view.random() and view.below(n): then it plays
    the same game every time. An exception in it reaches whoever asked for the game.
    """

    @property
    def name(self) -> str:
        """Its name in results."""
        return type(self).__name__

    def start(self, view: View) -> None:
        """Called before the first move of a game: forget the last one."""

    def decide(self, view: View) -> Move:
        """The next move: minewise.open_(row, col) or minewise.flag(row, col)."""
        raise NotImplementedError('an agent must define decide(view)')


class Hint(NamedTuple):
    """The best move in a game by hand, and why."""

    kind: str
    row: int
    col: int
    why: str


class PlayedMove(NamedTuple):
    """A move that was made: what the cell showed ('0' to '8', '_', 'M', 'F'), how many cells it
    changed, and the reason: proof (by a rule, because of clues), promise, forced, random or
    probability."""

    kind: str
    row: int
    col: int
    shown: str
    changed: int
    basis: str
    probability: float | None
    rule: str | None
    because: list[tuple[int, int]]


class Parameter(NamedTuple):
    """A parameter of an agent, given as in 'triple-risk:threshold=0.2'."""

    name: str
    default: float
    least: float
    most: float
    meaning: str
    words: list[str] | None = None  # for the values from the least on, written in place of numbers


@dataclass(frozen=True)
class AgentEntry:
    """An agent by name."""

    name: str
    source: str
    description: str
    parameters: list[Parameter]


def agents() -> list[AgentEntry]:
    """Every agent by name, weakest first.

    >>> [agent.name for agent in agents()][:2]
    ['random', 'basic-once']
    """
    return [AgentEntry(entry['name'], entry['source'], entry['description'],
                       [Parameter(**each) for each in entry['parameters']])
            for entry in json.loads(_core.agents_json())]


def play(game: str | Boards | Played | np.ndarray = '10x10/15 survival',
         agent: str | Agent = 'exact', *, rules: str = '', seed: int | None = None) -> Played:
    """Plays a game to its end.

    game is a game ID, a layout (text, an array of truth values, Boards), or a saved game to be
    played again; rules go with a layout. A game without a seed gets a random one: result.id has it.

    >>> play('9x9/10 classic seed=2', 'exact').won
    True
    """
    return _core.play(_game_text(game), agent, checked.text('rules', rules),
                      checked.seed(seed))


def _game_text(game):
    """A text that holds the game. A given layout has no ID; the transcript holds it."""
    if isinstance(game, Played):
        return game.transcript if game.given else game.id
    return checked.text('game', layouts_text(game))
