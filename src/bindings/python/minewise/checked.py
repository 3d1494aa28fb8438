"""Checks of arguments: an error names the argument and what is wrong with it."""
from __future__ import annotations

import operator
from typing import Any

MOST_JOBS = 1024


def whole(name: str, number: Any, least: int = 0, most: int = 10 ** 15) -> int:
    """A whole number within bounds. TypeError: it is not a number. ValueError: it is out of bounds.

    >>> whole('count', 3, 1)
    3
    """
    try:
        found = operator.index(number)
    except TypeError:
        raise TypeError(f'{name}: {number!r} is not a whole number') from None
    if not least <= found <= most:
        raise ValueError(f'{name}: {found} is not a whole number from {least} to {most}')
    return found


def seed(number: int | None) -> int | None:
    """A seed from 0 to 2^64-1, or None.

    >>> seed(7)
    7
    """
    return None if number is None else whole('seed', number, 0, 2 ** 64 - 1)


def jobs(number: int | None) -> int:
    """How many threads: 1 to 1024, or 0 or None for one a core.

    >>> jobs(None)
    0
    """
    return 0 if number is None else whole('jobs', number, 0, MOST_JOBS)


def text(name: str, words: Any) -> str:
    """A text. TypeError: it is something else."""
    if not isinstance(words, str):
        raise TypeError(f'{name}: {words!r} is not a text')
    return words
