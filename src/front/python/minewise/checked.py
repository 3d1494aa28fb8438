"""Seeds, which every call with chances in it takes."""
from __future__ import annotations

import operator


def checked(seed: int | None) -> int | None:
    """A seed as it is. ValueError: it is not a whole number from 0 to 2^64-1.

    >>> checked(7)
    7
    """
    if seed is not None and not 0 <= operator.index(seed) < 2 ** 64:
        raise ValueError(f'seed: {seed} is not a whole number from 0 to 2^64-1')
    return seed
