"""Minesweeper by exact inference: positions, players, experiments, boards to order.

    >>> import minewise
    >>> minewise.__version__.count('.')
    2
"""
from ._core import ImpossiblePosition, __version__

__all__ = ['ImpossiblePosition', '__version__']
