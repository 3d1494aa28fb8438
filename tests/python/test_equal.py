"""The package says the same as the program, to the last bit, on positions of every kind."""
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import minewise

sys.path.append(str(Path(__file__).resolve().parents[1] / 'support'))
from positions import positions  # noqa: E402

PROGRAM = os.environ['MINEWISE']


def answer_of_program(text):
    run = subprocess.run([PROGRAM, 'analyze', '-', '--format', 'json'], input=text, text=True,
                         capture_output=True)
    return json.loads(run.stdout) if run.returncode == 0 else run.stderr.strip()


def as_json(found):
    """An analysis of the package as the program writes it."""
    rows = [[None if np.isnan(p) else p for p in row] for row in found.mine_probability.tolist()]
    best = found.best and found.best._asdict()
    return {'rows': found.position.rows, 'cols': found.position.cols, 'exact': found.exact,
            'error': found.error, 'mine_probability': rows, 'best': best,
            'layouts': None if found.layouts is None else str(found.layouts),
            'deductions': [{'row': d.row, 'col': d.col, 'verdict': d.verdict, 'rule': d.rule,
                            'because': [list(cell) for cell in d.because]}
                           for d in found.deductions]}


def test_two_hundred_positions():
    texts = list(positions(PROGRAM, n=200))
    with ThreadPoolExecutor(2) as pool:
        expected = list(pool.map(answer_of_program, texts))
    assert len(texts) == 200
    for text, answer in zip(texts, expected):
        try:
            found = as_json(minewise.analyze(text))
        except minewise.ImpossiblePosition as refused:
            assert answer.endswith(str(refused)), text
            continue
        assert found == {field: answer[field] for field in found}, text


def test_comparisons():
    words = ['compare', '--agents', 'random,basic,exact', '--sizes', '8,9x7/12', '--densities',
             '0.1,0.3', '--games', '30', '--seed', '5', '--rules', 'survival', '--rules', 'classic']
    results = minewise.compare(['random', 'basic', 'exact'], [8, '9x7/12'], densities=[0.1, 0.3],
                               games=30, seed=5, rules=['survival', 'classic'], per_game=True)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / 'out'
        subprocess.run([PROGRAM, *words, '--out', out, '--no-report', '--per-game',
                        Path(folder) / 'games.csv'], check=True, capture_output=True)
        compare_table(results, out / 'results.csv')
        compare_table(results.differences, out / 'differences.csv')
        compare_table(results.games, Path(folder) / 'games.csv')


def test_estimates_are_those_of_the_program():
    words = ['compare', '--agents', 'basic,exact', '--sizes', '6x6/6', '--rules', 'classic',
             '--games', '40', '--seed', '5', '--estimate', 'luckless']
    results = minewise.compare('basic,exact', '6x6/6', rules='classic', games=40, seed=5,
                               estimate='luckless')
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / 'out'
        subprocess.run([PROGRAM, *words, '--out', out, '--no-report'], check=True,
                       capture_output=True)
        compare_table(results.estimates, out / 'estimates.csv')
        compare_table(results.estimate_differences, out / 'estimate_differences.csv')
    plain = minewise.compare('basic', '6x6/6', games=2)
    assert plain.estimates is None and plain.estimate_differences is None
    with pytest.raises(ValueError, match='estimate: '):
        minewise.compare('basic', '6x6/6', games=2, estimate='lucky')


def compare_table(table, file):
    """A table of the package has the columns and values of a file of the program."""
    head, *rows = [line.split(',') for line in file.read_text().splitlines()]
    assert table.columns == head
    for name, column in zip(head, zip(*rows)):
        if table[name].dtype.kind == 'U':
            assert table[name].tolist() == list(column)
        else:
            numbers = [float(text) if text else np.nan for text in column]
            np.testing.assert_array_equal(table[name], numbers)


def test_boards():
    for words, options in [(['random', '9x9/10'], {}),
                           (['no-guess', '9x9/10'], {'kind': 'no-guess'})]:
        run = subprocess.run([PROGRAM, 'generate', *words, '--count', '5', '--seed', '9'],
                             check=True, capture_output=True, text=True)
        assert minewise.generate('9x9/10', count=5, seed=9, **options).text == run.stdout


def test_games():
    with tempfile.TemporaryDirectory() as folder:
        saved = Path(folder) / 'game.txt'
        subprocess.run([PROGRAM, 'play', '--agent', 'basic', '9x9/10 classic seed=4 game=2',
                        '--save', saved], check=True, capture_output=True)
        game = minewise.play('9x9/10 classic seed=4 game=2', 'basic')
        assert game.transcript == saved.read_text()


def test_best_play_and_influence():
    def answer(*words, text=None):
        return json.loads(subprocess.run([PROGRAM, *words, '--format', 'json'], check=True, text=True,
                                         input=text, capture_output=True).stdout)
    found = answer('optimal', '3x4/3', '--rules', 'survival')
    mine = minewise.optimal('3x4/3', rules='survival')
    assert mine.value == Fraction(int(found['value']['num']), int(found['value']['den']))
    assert mine.best == [tuple(cell) for cell in found['best']]
    text = 'mines 3\n?????\n12221\n?????\n'
    assert minewise.Position(text).influence() == answer('influence', '-', text=text)
