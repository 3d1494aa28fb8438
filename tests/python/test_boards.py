"""Boards made to order, best play, and experiments on given boards."""
from fractions import Fraction

import numpy as np
import pytest

import minewise


def test_boards_are_arrays_and_text():
    boards = minewise.generate('9x5/7', count=4, seed=2)
    assert len(boards) == 4 and boards.layouts.shape == (4, 5, 9)
    assert boards.layouts.dtype == np.bool_
    assert (boards.layouts.sum(axis=(1, 2)) == 7).all()
    assert boards.text.startswith('layouts 9x5\n') and str(boards) == boards.text
    assert (minewise.Boards(boards.text).layouts == boards.layouts).all()
    assert [board.sum() for board in boards] == [7] * 4


def test_boards_without_a_guess_are_won_by_reason():
    boards = minewise.generate('9x9/10', 'no-guess', count=3, seed=1, first=(4, 4))
    assert boards.first == (4, 4)
    results = minewise.compare('exact', layouts=boards, rules='classic')
    assert results['won'].tolist() == [3]


def test_hard_boards_are_made():
    boards = minewise.generate('5x5/5', 'hard', against='basic', games=50)
    assert boards.layouts.sum() == 5


def test_boards_that_cannot_be_made():
    for words, options in [(('9x9/10', 'strange'), {}), (('9x9', 'random'), {}),
                           (('9x9/10',), {'count': 0}), (('9x9/10',), {'first': 'nowhere'}),
                           (('9x9/10',), {'topology': 'flat'}), (('9x9/10',), {'first': 'safe'}),
                           (('3x3/8', 'no-guess'), {}), (('9x9/10', 'no-guess'), {'solver': 'x'}),
                           (('9x9/10', 'no-guess'), {'mode': 'x'}),
                           (('9x9/10', 'no-guess'), {'first': (9, 9)}),
                           (('9x9/60', 'no-guess'), {'attempts': 2}),
                           (('5x5/5', 'hard'), {'against': 'x'}), (('5x5/5', 'hard'), {'rules': 'x'}),
                           (('5x5/5', 'hard'), {'games': 0}), (('5x5/5', 'hard'), {'objective': 'x'})]:
        with pytest.raises(ValueError):
            minewise.generate(*words, **options)


def test_best_play_is_worth_a_fraction():
    assert minewise.optimal('4x4/4').value == Fraction(961, 1820)
    survival = minewise.optimal('3x3/2', rules='survival', first='safe', cells=True)
    assert len(survival.cells) == 9 and float(survival) < 2
    assert minewise.optimal('3x3@0.2').value.denominator > 1


def test_best_play_of_a_position():
    found = minewise.optimal('??\n1?\n', mines=1)
    assert found.value == Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 2) or found.value <= 1
    assert found.layouts == 3 and found.cells
    assert set(found.best) <= {(cell.row, cell.col) for cell in found.cells}
    assert minewise.optimal(minewise.Position('??\n1?\n', mines=1)) == found


def test_best_play_that_cannot_be_found():
    with pytest.raises(minewise.ImpossiblePosition):
        minewise.optimal('?1\n13\n', mines=1)
    for words, options in [('4x4/4', {'rules': 'x'}), ('4x4/4', {'first': 'x'}), ('x', {}),
                           ('4x4/4', {'memory': 0}), ('??\n1?\n', {'first': 'safe'}),
                           ('30x16/99', {})]:
        with pytest.raises(ValueError):
            minewise.optimal(words, **options)


def test_comparisons_are_tables():
    results = minewise.compare('random,exact', '6x6', densities=[0.1, 0.2], games=5, per_game=True)
    assert results.columns[:6] == ['agent', 'width', 'height', 'mines', 'density', 'rules']
    assert len(results) == 4 and len(results.games) == 20
    assert results['score'].dtype == np.float64 and results['games'].dtype == np.int64
    assert results['mines'].tolist() == [4, 7, 4, 7]
    assert str(results).startswith('agent') and '<table>' in results._repr_html_()
    assert 'won_rate' in results and list(results) == results.columns
    assert results.games['won'].max() <= 1
    assert minewise.compare('random', '6x6/4', games=2).games is None


def test_comparisons_do_not_depend_on_threads():
    one, two = (minewise.compare('basic', '9x9/10', games=200, jobs=jobs) for jobs in (1, 2))
    for name in one:
        np.testing.assert_array_equal(one[name], two[name])


def test_comparisons_become_frames_where_pandas_is():
    pandas = pytest.importorskip('pandas')
    frame = minewise.compare('random', '6x6/4', games=2).to_pandas()
    assert isinstance(frame, pandas.DataFrame)


@pytest.mark.parametrize('options', [
    {'agents': 'nobody'}, {'agents': []}, {'sizes': 'x'}, {'sizes': '6x6/4', 'games': 0},
    {'sizes': '6', 'densities': [2.0]}, {'sizes': '6', 'mines': [100]},
    {'sizes': '6', 'mines': [1], 'densities': [0.1]}, {'sizes': '6x6/4', 'rules': 'x'},
    {'sizes': '6', 'layouts': np.zeros((3, 3))}, {'layouts': np.zeros(3)}, {'layouts': '???\n'},
])
def test_comparisons_that_cannot_be_made(options):
    with pytest.raises(ValueError):
        minewise.compare(**{'agents': 'random', 'games': 2, **options})
