"""Questions about one position: why, what if, samples, influence."""
import numpy as np
import pytest

import minewise

CORNER = minewise.Position('???\n121\n', mines=2)
OPEN = minewise.Position('????\n?1??\n????\n', mines=3)


def test_why_gives_a_proof_step_by_step():
    grounds = CORNER.why(0, 1)
    assert grounds.mine_probability == 0
    assert (grounds.layouts_mine, grounds.layouts_safe) == (0, 1)
    assert grounds.steps[-1].cells == [minewise.Fixed(0, 1, 'safe')]
    assert '(0,1) is safe' in grounds.text and str(grounds) == grounds.text
    assert grounds.clues[0].mine_probability_without > 0


def test_why_of_a_guess_tells_what_it_may_bring():
    grounds = minewise.why(OPEN, 0, 3)
    assert 0 < grounds.mine_probability < 1
    assert grounds.layouts_mine + grounds.layouts_safe == OPEN.analyze().layouts
    assert sum(answer.probability for answer in grounds.answers) == pytest.approx(1)
    assert grounds.candidates and not grounds.steps


def test_what_if_is_what_an_analysis_of_each_answer_says():
    supposed = OPEN.what_if(0, 3)
    assert supposed.exact
    assert supposed.mine_probability == pytest.approx(OPEN.analyze().mine_probability[0, 3])
    assert sum(answer.probability for answer in supposed.answers) == pytest.approx(1)
    for answer in supposed.answers:
        after = OPEN.edit(0, 3, answer.clue).analyze().mine_probability
        np.testing.assert_allclose(answer.mine_probability, after, atol=1e-12)


def test_what_if_of_a_certain_mine_has_no_answers():
    supposed = CORNER.what_if(0, 0)
    assert supposed.mine_probability == 1 and supposed.answers == []


def test_samples_agree_with_the_probabilities():
    layouts = OPEN.sample(4000, seed=3)
    assert layouts.dtype == np.bool_ and layouts.shape == (4000, 3, 4)
    assert (layouts.sum(axis=(1, 2)) == 3).all()
    exact = np.nan_to_num(OPEN.analyze().mine_probability)
    np.testing.assert_allclose(layouts.mean(axis=0), exact, atol=0.05)
    assert (OPEN.sample(10, seed=3) == layouts[:10]).all()
    assert not (OPEN.sample(10, seed=4) == layouts[:10]).all()
    assert OPEN.sample(0).shape == (0, 3, 4)


def test_questions_take_texts_and_analyses_too():
    assert minewise.why('???\n121\n', 0, 1, mines=2) == CORNER.why(0, 1)
    assert CORNER.analyze().why(0, 1) == CORNER.why(0, 1)


def test_influence_follows_chains():
    found = CORNER.influence()
    assert found['deductions']
    game = minewise.play('8x8/10 classic seed=5', 'exact')
    assert minewise.influence(game)['game'] == game.id


@pytest.mark.parametrize('ask', [minewise.why, minewise.what_if])
def test_cells_that_cannot_be_asked_about(ask):
    with pytest.raises(IndexError):
        ask(CORNER, 2, 0)
    with pytest.raises(IndexError):
        ask(CORNER, -1, 0)
    with pytest.raises(ValueError, match='1,0 is not covered'):
        ask(CORNER, 1, 0)
    with pytest.raises(minewise.ImpossiblePosition):
        ask(minewise.Position('?1\n13\n', mines=1), 0, 0)


def test_samples_that_cannot_be_drawn():
    with pytest.raises(ValueError):
        CORNER.sample(-1)
    with pytest.raises(minewise.ImpossiblePosition):
        minewise.Position('?1\n13\n', mines=1).sample(1)


@pytest.mark.parametrize('row', [10 ** 30, -10 ** 30])
def test_rows_beyond_all_bounds_are_off_the_board(row):
    game = minewise.Game('3x3/1 seed=1')
    for call in (CORNER.why, CORNER.what_if, game.open, game.flag, game.chord,
                 lambda row, col: CORNER.edit(row, col, '1')):
        with pytest.raises(IndexError, match='is outside the board'):
            call(row, 0)


def test_rows_are_whole_numbers():
    game = minewise.Game('3x3/1 seed=1')
    for call in (CORNER.why, game.open):
        with pytest.raises(TypeError, match='^1.0 is not a whole number'):
            call(1.0, 0)
