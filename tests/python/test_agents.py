"""Agents by name and agents written in Python, in games and comparisons."""
import numpy as np
import pytest

import minewise


class First(minewise.Agent):
    """Opens the first covered cell, reading the board from the top left."""

    def decide(self, view):
        row, col = np.argwhere(view.symbols == ord('?'))[0]
        return minewise.open_(row, col)


class Exact(minewise.Agent):
    """Acts on what the analysis says: the games of nobody by name, but sound ones."""

    name = 'mine'

    def start(self, view):
        assert (view.symbols == ord('?')).all()
        self.moves = 0

    def decide(self, view):
        self.moves += 1
        found = view.analyze()
        if found.deductions:
            first = found.deductions[0]
            move = minewise.flag if first.verdict == 'mine' else minewise.open_
            return move(first.row, first.col)
        best = found.best
        return minewise.open_(best.row, best.col, probability=best.mine_probability)


class Chance(minewise.Agent):
    def decide(self, view):
        cells = view.covered
        return minewise.open_(*cells[view.below(len(cells))])


def test_agents_are_listed():
    names = [agent.name for agent in minewise.agents()]
    assert names[0] == 'random' and 'exact' in names
    risk = next(agent for agent in minewise.agents() if agent.name == 'triple-risk')
    assert 'threshold' in [parameter.name for parameter in risk.parameters]
    assert risk.description


def test_named_agents_play():
    game = minewise.play('9x9/10 survival seed=2', 'exact')
    assert game.id == '9x9/10 survival seed=2 game=0' and game.agent == 'exact'
    assert game.layout.shape == (9, 9) and game.layout.sum() == 10
    assert len(game.moves) == 81
    assert game.moves[0].kind == 'open' and game.moves[0].basis in ('random', 'probability')
    assert {move.rule for move in game.moves if move.basis == 'proof'} >= {'single-point'}
    assert minewise.Played(game.transcript).transcript == game.transcript
    for moves in (-1, 82, 10 ** 30):
        with pytest.raises(ValueError, match='there is no move'):
            game.position(moves)
    assert (game.position(1).symbols != ord('?')).sum() == 1
    assert 'score' in repr(game) and game._repr_svg_().startswith('<svg')
    assert minewise.play('9x9/10 survival seed=2', 'exact').transcript == game.transcript


def test_games_of_layouts():
    layout = np.zeros((4, 5), bool)
    layout[0, 0] = True
    game = minewise.play(layout, rules='classic')
    assert (game.layout == layout).all()
    boards = minewise.generate('5x5/3', count=2, seed=1)
    assert (minewise.play(boards).layout == boards[0]).all()


def test_a_game_is_played_again_on_its_board():
    layout = np.zeros((4, 5), bool)
    layout[0, 0] = layout[3, 1] = True
    given = minewise.play(layout, rules='classic')
    assert given.given and (minewise.play(given).layout == layout).all()
    dealt = minewise.play('5x4/2 classic seed=3')
    again = minewise.play(dealt, 'basic')
    assert not dealt.given and again.id == dealt.id and not again.given


def test_an_agent_in_python_plays():
    game = minewise.play('6x6/5 survival seed=1', First())
    assert game.agent == 'First'
    assert [(move.row, move.col) for move in game.moves[:3]] == [(0, 0), (0, 1), (0, 2)]
    assert len(game.moves) == 36


def test_an_agent_in_python_may_ask_for_all_there_is_to_know():
    game = minewise.play('8x8/10 survival seed=3', Exact())
    assert game.agent == 'mine' and game.wrong_flags == 0
    assert game.score > 0.5


def test_chances_are_the_same_every_time():
    games = [minewise.play('6x6/5 survival seed=1', Chance()).transcript for _ in range(2)]
    assert games[0] == games[1]


def test_an_agent_in_python_is_compared_with_named_ones():
    results = minewise.compare([First(), 'exact', Exact()], ['6x6/5', '5x7/4'], games=10)
    assert results['agent'].tolist() == ['First'] * 2 + ['exact'] * 2 + ['mine'] * 2
    assert (results['games'] == 10).all()
    alone = minewise.compare('exact', ['6x6/5', '5x7/4'], games=10)
    np.testing.assert_array_equal(results['score'][2:4], alone['score'])


def test_an_exception_in_an_agent_reaches_the_caller():
    class Broken(minewise.Agent):
        def decide(self, view):
            raise LookupError('lost my way')
    with pytest.raises(LookupError, match='lost my way'):
        minewise.play('6x6/5 seed=1', Broken())
    with pytest.raises(LookupError, match='lost my way'):
        minewise.compare(['basic', Broken()], '6x6/5', games=3)
    with pytest.raises(NotImplementedError):
        minewise.play('6x6/5 seed=1', minewise.Agent())


@pytest.mark.parametrize('said, message', [
    (minewise.open_(0, 0), 'move 2: open 0,0: the cell is not covered'),
    (minewise.open_(9, 9), 'move 1: open 9,9 is outside the board'),
    (minewise.flag(-1, 0), 'move 1: flag -1,0 is outside the board'),
    (minewise.Move('dig', 0, 0), "move 1: 'dig' is not a kind of move"),
    (minewise.open_(0, 0, probability=3.0), 'move 1: 3 is not a probability'),
    (None, 'move 1: decide returned None, not a move'),
    (minewise.open_(0, 0, probability='x'), "move 1: probability is 'x', not a number"),
    (minewise.Move('open', 1.0, 0), 'move 1: row is 1.0, not a whole number'),
    (minewise.Move('open', 0, None), 'move 1: col is None, not a whole number'),
    (minewise.Move('open', 0, 10 ** 30), 'move 1: open 0,'),
    (minewise.Move(5, 0, 0), "move 1: '5' is not a kind of move"),
])
def test_illegal_moves_name_game_and_move(said, message):
    class Cheat(minewise.Agent):
        def decide(self, view):
            return said
    with pytest.raises(ValueError) as raised:
        minewise.play('6x6/5 survival seed=1', Cheat())
    assert str(raised.value).startswith('6x6/5 survival seed=1 game=0, Cheat, ' + message)
    with pytest.raises(ValueError) as raised:
        minewise.compare(Cheat(), '6x6/5', games=3, seed=1)
    assert str(raised.value).startswith('6x6/5 survival seed=1 game=0, Cheat, ' + message)


def test_a_view_that_was_kept_answers_with_an_error():
    class Keeper(First):
        def decide(self, view):
            self.view = view
            return super().decide(view)
    keeper = Keeper()
    minewise.play('3x3/1 survival seed=1', keeper)
    for ask in (lambda view: view.covered, lambda view: view.random(), lambda view: view.analyze()):
        with pytest.raises(ValueError, match='use the new one'):
            ask(keeper.view)
    assert keeper.view.symbols.shape == (3, 3)  # the array is safe to keep


def test_views_tell_the_rules_and_the_count():
    seen = []

    class Looker(First):
        def start(self, view):
            seen.append((view.rows, view.cols, view.mines, view.density, view.rules))
            assert view.neighbours(0, 0) == [(0, 1), (1, 0), (1, 1)]
            with pytest.raises(ValueError):
                view.random()
    minewise.play('4x3/2 classic seed=1', Looker())
    minewise.play('4x3@0.25 survival seed=1', Looker())
    assert seen == [(3, 4, 2, None, 'classic'), (3, 4, None, 0.25, 'survival')]


@pytest.mark.parametrize('agent', ['nobody', 'basic,exact', First, 3, None])
def test_what_is_no_agent_is_refused(agent):
    with pytest.raises(ValueError):
        minewise.play('6x6/5 seed=1', agent)


def test_games_by_hand():
    game = minewise.Game('4x4/2 classic seed=3')
    assert game._repr_svg_() == game.position._repr_svg_() and '<svg' in game._repr_svg_()
    assert not game.over and game.id.startswith('4x4/2 classic')
    assert game.open(0, 0) in '012345678'
    game.flag(3, 3)
    game.undo()
    with pytest.raises(IndexError):
        game.open(4, 0)
    with pytest.raises(ValueError):
        game.open(0, 0)
    with pytest.raises(ValueError, match='not over'):
        game.played()
    while not game.over:
        hint = game.hint()
        assert hint.why
        (game.open if hint.kind == 'open' else game.flag)(hint.row, hint.col)
    assert game.played().won == game.won
    assert game.position.rows == 4 and game.hint() is None


@pytest.mark.parametrize('name', ['two\nlines', 'a\ttab', ''])
def test_the_name_of_an_agent_is_one_line(name):
    agent = type('Named', (First,), {'name': name})()
    with pytest.raises(ValueError, match='is not a name for an agent'):
        minewise.play('3x3/1', agent)
    with pytest.raises(ValueError, match='is not a name for an agent'):
        minewise.compare(agent, '3x3/1', games=1)


@pytest.mark.parametrize('n', [0, -1, 2 ** 32, 10 ** 30])
def test_chances_have_bounds(n):
    class Bold(minewise.Agent):
        def decide(self, view):
            view.below(n)
    with pytest.raises(ValueError, match='n: choose from 1 to 4294967295'):
        minewise.play('3x3/1', Bold())
