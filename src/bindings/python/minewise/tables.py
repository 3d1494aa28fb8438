"""Comparisons of agents, as tables with one numpy array per column."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from . import _core, checked
from .boards import Boards, layouts_text
from .games import Agent

_TEXT = {'agent', 'other', 'rules', 'figure', 'kind'}
_WHOLE = {'width', 'height', 'games', 'game', 'won'}


def _column(name, texts):
    if name in _TEXT:
        return np.array(texts, dtype=str)
    if name in _WHOLE and '.' not in ''.join(texts):
        return np.array(texts, dtype=np.int64)
    return np.array([float(text) if text else np.nan for text in texts])


class Table:
    """Columns of equal length: table['score'] is an array, table.columns has their names."""

    def __init__(self, texts: dict[str, list[str]]):
        self._texts = texts
        self._arrays = {name: _column(name, column) for name, column in texts.items()}

    @property
    def columns(self) -> list[str]:
        """The names of the columns, in order."""
        return list(self._arrays)

    def __getitem__(self, name: str) -> np.ndarray:
        return self._arrays[name]

    def __contains__(self, name):
        return name in self._arrays

    def __iter__(self):
        return iter(self._arrays)

    def __len__(self):
        return len(next(iter(self._texts.values())))

    def to_pandas(self):
        """The same as a pandas.DataFrame. Only this needs pandas."""
        import pandas
        return pandas.DataFrame(self._arrays)

    def __str__(self):
        rows = [self.columns, *zip(*self._texts.values())]
        widths = [max(map(len, column)) for column in zip(*rows)]
        return '\n'.join('  '.join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()
                         for row in rows)

    def __repr__(self):
        return f'<minewise.{type(self).__name__} {len(self)} rows of {", ".join(self.columns)}>'

    def _repr_html_(self):
        from html import escape
        def row(tag, cells):
            return '<tr>' + ''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells) + '</tr>'
        return ('<table>' + row('th', self.columns) +
                ''.join(row('td', cells) for cells in zip(*self._texts.values())) + '</table>')


class Results(Table):
    """A comparison: the columns of results.csv, a row for each agent under each condition.

    differences: agents compared pairwise on the same boards, a Table.
    games: a row for each game, a Table; None unless per_game was asked for.
    estimates, estimate_differences: those of estimates.csv and estimate_differences.csv, Tables;
    None without an estimate.
    """

    def __init__(self, tables: dict[str, dict[str, list[str]]]):
        super().__init__(tables['results'])
        self.differences = Table(tables['differences'])
        self.games, self.estimates, self.estimate_differences = (
            Table(tables[name]) if name in tables else None
            for name in ('games', 'estimates', 'estimate_differences'))


def _list(values):
    """A list for the command line: '20,30x16', from a text, a value or several."""
    if values is None or isinstance(values, str):
        return values
    if np.ndim(values) == 0:
        values = [values]
    return ','.join(value if isinstance(value, str) else repr(np.asarray(value).item())
                    for value in values)


def compare(agents: str | Agent | Sequence[str | Agent] = 'all',
            sizes: str | Sequence[str | int] | None = None, *,
            densities: str | float | Sequence[float] | None = None,
            mines: str | int | Sequence[int] | None = None,
            layouts: str | Boards | np.ndarray | None = None, games: int | None = None,
            rules: str | Sequence[str] = 'survival', seed: int = 1,
            jobs: int | None = None, per_game: bool = False,
            estimate: str = 'none') -> Results:
    """Lets agents play the same boards; the figures are those of `minewise compare`.

    agents: names ('exact,basic' or a list), and agents written in Python among them. sizes: '20',
    '30x16', '30x16/99', 'expert', several as a list. densities or mines: shares or numbers, one
    list for all sizes without mines of their own. layouts: boards to be played as they are, instead
    of sizes. rules: words of game IDs, or a list of such. With an agent in Python games are played
    one at a time, else by `jobs` threads (one a core if left out). estimate='luckless' also plays
    on where a guess would have lost, which tells agents apart by fewer games.

    >>> compare(['basic', 'exact'], '9x9/10', games=20)['agent'].tolist()
    ['basic', 'exact']
    """
    given = {'sizes': sizes, 'densities': densities, 'mines': mines}
    if layouts is not None and any(value is not None for value in given.values()):
        raise ValueError('layouts: cannot be used with sizes, densities or mines')
    if densities is not None and mines is not None:
        raise ValueError('mines: cannot be used with densities; give one of the two')
    if isinstance(agents, str) or hasattr(agents, 'decide'):
        agents = [agents]
    return Results(_core.compare(
        list(agents), sizes=_list(sizes), densities=_list(densities), mines=_list(mines),
        layouts=layouts_text(layouts),
        games=None if games is None else checked.whole('games', games, 1),
        seed=checked.seed(seed), jobs=checked.jobs(jobs), per_game=bool(per_game),
        estimate=estimate, rules=[rules] if isinstance(rules, str) else list(rules)))
