"""Minesweeper by exact inference: positions, players, experiments, boards to order.

    >>> import minewise
    >>> minewise.__version__.count('.')
    2
"""
from ._core import ImpossiblePosition, __version__
from .environment import VectorEnv

__all__ = ['ImpossiblePosition', 'VectorEnv', '__version__']
