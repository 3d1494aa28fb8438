"""The answers to questions about a position: small classes with plain values."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np


class Best(NamedTuple):
    """The cell to open: the safest one."""

    row: int
    col: int
    mine_probability: float


class ClueWeight(NamedTuple):
    """A clue, and what a cell's probability would be if that clue were withheld."""

    row: int
    col: int
    mine_probability_without: float


class Fixed(NamedTuple):
    """What a step of a proof says about a cell."""

    row: int
    col: int
    verdict: str


@dataclass(frozen=True)
class Step:
    """One step of a proof: 'suppose', 'follow', 'clash' or 'therefore', and its sentence."""

    kind: str
    level: int
    cells: list[Fixed]
    text: str

    def __str__(self):
        return self.text


class Answer(NamedTuple):
    """A clue that a cell may show, given that it is safe, and how many other cells that settles."""

    clue: str
    probability: float
    settles_safe: int
    settles_mines: int


@dataclass(frozen=True)
class Candidate:
    """A cell to guess, and what opening it may show."""

    row: int
    col: int
    mine_probability: float
    answers: list[Answer]


@dataclass(frozen=True)
class Why:
    """Why a cell has its probability: a proof if it is certain, else layouts and clues."""

    row: int
    col: int
    mine_probability: float
    layouts_mine: int | None
    layouts_safe: int | None
    clues: list[ClueWeight]
    steps: list[Step]
    answers: list[Answer]
    candidates: list[Candidate]
    text: str = field(repr=False)

    def __str__(self):
        return self.text


@dataclass(frozen=True, eq=False)
class After:
    """One answer of a cell: its clue, how likely the clue is, and all probabilities after it."""

    clue: str
    probability: float
    mine_probability: np.ndarray


@dataclass(frozen=True, eq=False)
class WhatIf:
    """What opening a cell would show; the answers have probabilities given that it is safe."""

    row: int
    col: int
    mine_probability: float
    exact: bool
    answers: list[After]


def _answers(found):
    return [Answer(**answer) for answer in found]


def _whole(text):
    """A whole number of any length: Python reads 4,300 digits at a time."""
    if text is None:
        return None
    number = 0
    for begin in range(0, len(text), 4000):
        part = text[begin:begin + 4000]
        number = number * 10 ** len(part) + int(part)
    return number


def _step(found):
    cells = [Fixed(**cell) for cell in found['cells']]
    return Step(found['kind'], found['level'], cells, found['text'])


def _why(found_json, text):
    """Why, from the JSON of `minewise analyze --why` and its text."""
    found = json.loads(found_json)
    candidates = [Candidate(each['row'], each['col'], each['mine_probability'],
                            _answers(each['answers'])) for each in found.get('candidates', [])]
    return Why(found['row'], found['col'], found['mine_probability'],
               _whole(found['layouts_mine']), _whole(found['layouts_safe']),
               [ClueWeight(**clue) for clue in found['clues']],
               [_step(step) for step in found.get('steps', [])],
               _answers(found.get('answers', [])), candidates, text)
