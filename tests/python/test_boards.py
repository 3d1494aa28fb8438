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


def test_what_is_no_layout_set_is_refused():
    for text in ['', 'rubbish', 'layouts', 'layouts 2x2\n01\n', 'layouts 2x1\n0x\n', 'layouts 2x1\n',
                 'layouts 2x1 first=0,2\n01\n', 'layouts 2x1 topology=flat\n01\n', '3x3/1 seed=1']:
        with pytest.raises(ValueError):
            minewise.Boards(text)
    with pytest.raises(ValueError, match='line 3'):
        minewise.Boards('layouts 2x1\n01\n012\n')
    with pytest.raises(TypeError, match='text: 5 is not a text'):
        minewise.Boards(5)


def test_boards_are_read_as_the_program_reads_them():
    boards = minewise.Boards('// a comment\n\n  layouts 3x2 topology=torus first=1,2\r\n010010\n\n000011  \n')
    assert boards.layouts.astype(int).tolist() == [[[0, 1, 0], [0, 1, 0]], [[0, 0, 0], [0, 1, 1]]]
    assert (boards.rows, boards.cols, boards.first, boards.topology) == (2, 3, (1, 2), 'torus')
    assert minewise.Boards('layouts 3\n000000001\n').layouts.shape == (1, 3, 3)
    assert minewise.Boards('..*\n*..\n').layouts.astype(int).tolist() == [[[0, 0, 1], [1, 0, 0]]]


@pytest.mark.parametrize('jobs', [-1, 1025, 10 ** 30])
def test_jobs_are_checked(jobs):
    for call in (lambda: minewise.compare('random', '6x6/5', games=1, jobs=jobs),
                 lambda: minewise.optimal('2x2/1', jobs=jobs),
                 lambda: minewise.generate('6x6/5', jobs=jobs),
                 lambda: minewise.generate('6x6/5', 'no-guess', jobs=jobs)):
        with pytest.raises(ValueError, match='jobs: .* is not a whole number from 0 to 1024'):
            call()


def test_no_jobs_named_are_all_cores():
    for jobs in (None, 0):
        assert len(minewise.compare('random', '6x6/5', games=1, jobs=jobs)) == 1
        assert minewise.optimal('2x2/1', jobs=jobs).value == Fraction(1, 4)


@pytest.mark.parametrize('call, message', [
    (lambda: minewise.generate('6x6/5', count=10 ** 30), 'count: '),
    (lambda: minewise.generate('6x6/5', 'no-guess', attempts=-1), 'attempts: '),
    (lambda: minewise.generate('5x5/5', 'hard', max_moves=-1), 'max_moves: '),
    (lambda: minewise.compare('random', '6x6/5', games=10 ** 30), 'games: '),
    (lambda: minewise.optimal('2x2/1', memory=-1), 'memory: '),
    (lambda: minewise.sample('??', -1), 'n: '),
])
def test_numbers_out_of_bounds_are_named(call, message):
    with pytest.raises(ValueError, match=message):
        call()


@pytest.mark.parametrize('seed', [-1, 2 ** 64])
def test_seeds_are_checked(seed):
    for call in (lambda: minewise.play('6x6/5', seed=seed),
                 lambda: minewise.compare('random', '6x6/5', games=1, seed=seed),
                 lambda: minewise.generate('6x6/5', seed=seed),
                 lambda: minewise.sample('??', 1, seed=seed)):
        with pytest.raises(ValueError, match='seed: '):
            call()


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
    for words, options in [('4x4/4', {'rules': 'x'}), ('4x4/4', {'first': 'x'}), ('?z', {}),
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


@pytest.mark.parametrize('options', [{'first': 5}, {'topology': 5}, {'count': 1.5}])
def test_options_of_the_wrong_type_are_named(options):
    for kind in ('random', 'no-guess'):
        with pytest.raises(TypeError, match=f'^{next(iter(options))}: '):
            minewise.generate('6x6/5', kind, **options)


def test_a_first_cell_may_be_a_pair():
    assert minewise.generate('6x6/5', first=(1, 2)).first == (1, 2)
