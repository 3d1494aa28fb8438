"""What minewise.analyze says of a position, and how it refuses what is none."""
import numpy as np
import pytest

import minewise

CORNER = '???\n121\n'
GUESS = '????\n1??1\n????\n'


def test_certain_cells_have_reasons():
    found = minewise.analyze(CORNER, mines=2)
    assert found.exact and found.error == 0
    assert found.layouts == 1
    assert {(d.row, d.col, d.verdict) for d in found.deductions} == {
        (0, 0, 'mine'), (0, 1, 'safe'), (0, 2, 'mine')}
    first = found.deductions[0]
    assert first.rule == 'subset'
    assert first.because == [(1, 0), (1, 1)]
    assert first.sentence.startswith('(0,2) is a mine: the 1 at (1,0)')
    assert str(first) == first.sentence


def test_best_is_row_column_and_probability():
    best = minewise.analyze(CORNER, mines=2).best
    assert (best.row, best.col, best.mine_probability) == (0, 1, 0.0)
    assert minewise.analyze('?', mines=1).best is None


def test_probabilities_are_an_array_that_is_shared():
    found = minewise.analyze(CORNER, mines=2)
    array = found.mine_probability
    assert array.dtype == np.float64 and array.shape == (2, 3)
    assert array[0].tolist() == [1, 0, 1]
    assert np.isnan(array[1]).all()
    assert np.shares_memory(array, found.mine_probability)
    assert not array.flags.writeable
    del found
    assert array[0, 0] == 1  # the array keeps what it needs


def test_count_is_told_by_mines_density_header_or_not_at_all():
    assert minewise.analyze('?1\n', mines=1).layouts == 1
    assert minewise.analyze('mines 1\n?1\n').layouts == 1
    assert minewise.analyze('mines 1\n???1\n', mines=2).layouts == 2
    assert minewise.analyze('?1\n').layouts is None
    covered = '? 1 ? ?\n'
    assert minewise.analyze(covered, density=0.25).mine_probability[0, 3] == 0.25
    # Any number of mines from 0 to 9 is as likely as any other.
    corner = minewise.analyze('1??\n???\n???\n').mine_probability
    assert corner[2, 2] == pytest.approx(1 / 3)


def test_a_prior_over_the_number_of_mines_is_numbers_or_a_text():
    weights = [0, 1, 3]  # of 0, 1 and 2 mines
    by_numbers = minewise.analyze('????\n', count_prior=weights)
    by_text = minewise.Position('????\n', count_prior='0,1,3').analyze()
    assert by_numbers.mine_probability[0, 0] == by_text.mine_probability[0, 0]
    assert by_numbers.mine_probability[0, 0] == pytest.approx(1.75 / 4)
    with pytest.raises(ValueError, match='count-prior: '):
        minewise.analyze('?\n', count_prior=weights)
    with pytest.raises(TypeError, match="'count' is not a keyword"):
        minewise.analyze('?\n', count=1)


def test_anything_that_the_program_reads_is_read():
    saved = minewise.play('5x5/4 survival seed=3', 'basic')
    end = minewise.analyze(saved.transcript)
    assert (end.position.rows, end.position.cols) == (5, 5)
    assert minewise.analyze('5x5/4 survival seed=3').position.rows == 5
    drawn = minewise.analyze(str(minewise.analyze(GUESS, mines=2)))
    assert drawn.position.rows == 3
    assert minewise.analyze(minewise.Position(CORNER), mines=2).layouts == 1
    assert minewise.analyze(CORNER.encode(), mines=2).layouts == 1


@pytest.mark.parametrize('text, said, message', [
    ('', {}, 'the input is empty'),
    ('?y\n', {}, "line 1, column 2"),
    ('??\n?\n', {}, 'line 2'),
    (CORNER, {'mines': -1}, "mines: '-1'"),
    (CORNER, {'mines': 99}, 'mines: 99 mines do not fit'),
    (CORNER, {'mines': 10 ** 30}, 'mines: '),
    (CORNER, {'density': 2.0}, 'density: '),
    (CORNER, {'density': float('nan')}, 'density: '),
    (CORNER, {'mines': 1, 'density': 0.5}, 'use only one of mines, density'),
    (CORNER, {'clues': 'wrong'}, 'clues: '),
    (CORNER, {'topology': 'wrong'}, 'topology: '),
    ('9x9/10 classic seed=1', {'mines': 3}, 'a game has its own'),
    ('\0\0\0', {}, ''),
    ('?\ud800', {}, 'characters'),
])
def test_bad_input_is_a_value_error_with_our_message(text, said, message):
    with pytest.raises(ValueError) as raised:
        minewise.analyze(text, **said)
    assert message in str(raised.value)


def test_wrong_types_are_type_errors():
    for text, said in [(None, {}), (3, {}), (CORNER, {'mines': 1.5}), (CORNER, {'mines': 'x'}),
                       (CORNER, {'density': 'x'})]:
        with pytest.raises(TypeError):
            minewise.analyze(text, **said)


def test_impossible_positions_name_the_clues():
    with pytest.raises(minewise.ImpossiblePosition) as raised:
        minewise.analyze('?1\n13\n', mines=1)
    assert isinstance(raised.value, ValueError)
    assert 'the 3 at (1,1)' in str(raised.value)


def test_large_numbers_of_layouts_are_whole_numbers():
    found = minewise.analyze('\n'.join(['?' * 60] * 60), mines=700)
    from math import comb
    assert found.layouts == comb(3600, 700)


def test_positions_are_values():
    position = minewise.Position(GUESS, mines=2)
    assert (position.rows, position.cols, position.shape) == (3, 4, (3, 4))
    assert position.mines == 2 and position.density is None
    assert (position.clues, position.topology) == ('exact', 'square')
    assert position.symbols.tolist()[1] == [ord(clue) for clue in '1??1']
    assert not position.symbols.flags.writeable
    assert minewise.Position(position.text) == position
    assert hash(minewise.Position(position.text)) == hash(position)
    edited = position.edit(0, 0, 'F')
    assert edited.symbols[0, 0] == ord('F') and position.symbols[0, 0] == ord('?')
    assert edited != position and position != 3
    with pytest.raises(IndexError):
        position.edit(3, 0, '?')
    with pytest.raises(ValueError):
        position.edit(0, 0, '?1')


def test_boards_draw_themselves():
    found = minewise.analyze(GUESS, mines=2)
    assert found._repr_svg_().startswith('<svg')
    assert '<figcaption>best: ' in found._repr_html_()
    assert found.position._repr_svg_().startswith('<svg')
    assert '?' in str(found.position)
    assert '%' in str(found)
    assert repr(found).startswith('<minewise.Analysis 4x3')
    large = minewise.Position('\n'.join(['?' * 300] * 300))
    assert large._repr_svg_() is None


@pytest.mark.parametrize('option', ['clues', 'topology'])
def test_options_of_the_wrong_type_are_named(option):
    with pytest.raises(TypeError, match=f'{option}: 5 is not a text'):
        minewise.analyze('1?', **{option: 5})


def test_texts_with_characters_that_are_none_are_refused():
    for call in (lambda text: minewise.analyze(text), lambda text: minewise.analyze('1?', clues=text),
                 lambda text: minewise.play('3x3/1', text)):
        with pytest.raises(ValueError, match='invalid characters'):
            call('\ud800')
