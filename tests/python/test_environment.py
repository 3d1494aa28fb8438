"""The vector environment: conventions, planes, errors, and the games of `minewise compare`."""
import csv
import os
import subprocess
import threading

import numpy as np
import pytest

import minewise
from minewise.environment import PLANES

SYMBOLS = '012345678_?MF'


def shown(obs):
    """The boards that one-hot planes show, in notation, each with exactly one kind a cell."""
    kinds = obs[:, :len(PLANES)]
    assert (kinds.sum(axis=1) == 1).all()
    codes = kinds.argmax(axis=1)
    return [[''.join(SYMBOLS[code] for code in row) for row in board] for board in codes]


def rows_of(position):
    """The rows of a position in notation, without headers."""
    return [row.replace(' ', '') for row in position.splitlines() if not row[0].islower()]


# ---- conventions ----

def test_shapes_and_types():
    env = minewise.VectorEnv('8x5/6 classic', n=3, seed=1)
    obs, info = env.reset()
    assert (obs.shape, obs.dtype) == ((3, 13, 5, 8), np.uint8)
    assert (info['action_mask'].shape, info['action_mask'].dtype) == ((3, 40), bool)
    assert info['game'].tolist() == [0, 1, 2]
    assert info['mines'].tolist() == [6, 6, 6]
    assert env.observation_space.shape == obs.shape and env.single_observation_space.shape == (13, 5, 8)
    assert env.action_space.shape == (3,) and env.num_actions == 40
    obs, reward, terminated, truncated, info = env.step(env.sample())
    assert (reward.shape, reward.dtype) == ((3,), np.float32)
    assert terminated.dtype == truncated.dtype == bool
    assert not truncated.any()


def test_observations_show_the_positions():
    env = minewise.VectorEnv('6x5/8 survival clues=withheld:0.4', n=8, seed=2)
    env.reset()
    for _ in range(60):
        obs, *_, info = env.step(env.sample())
        assert shown(obs) == [rows_of(env.position(i)) for i in range(8)]
        covered = obs[:, PLANES.index('covered')].reshape(8, -1).astype(bool)
        assert (info['action_mask'] == np.hstack([covered, covered])).all()
        assert (info['mines'] == -1).all()


def test_compact_plane_has_the_codes_of_the_planes():
    both = [minewise.VectorEnv('6x5/5 classic', n=4, seed=3, planes=planes) for planes in ('onehot', 'compact')]
    (wide, _), (compact, _) = (env.reset() for env in both)
    for _ in range(20):
        actions = both[0].sample()
        wide, compact = (env.step(actions)[0] for env in both)
        assert compact.shape == (4, 1, 5, 6)
        assert (wide.argmax(axis=1) == compact[:, 0]).all()


def test_floats_hold_the_same():
    both = [minewise.VectorEnv('6x5/5 classic', n=4, seed=3, dtype=dtype) for dtype in ('uint8', 'float32')]
    for env in both:
        env.reset()
    for _ in range(20):
        actions = both[0].sample()
        bytes_, floats = (env.step(actions)[0] for env in both)
        assert floats.dtype == np.float32 and (floats == bytes_).all()


def test_arrays_are_views_unless_copies_are_wanted():
    env = minewise.VectorEnv('5x5/5 survival', n=2, seed=1)
    before, _ = env.reset()
    after, reward, *_ = env.step(np.array([0, 0]))
    assert after is before and (before[:, PLANES.index('covered'), 0, 0] == 0).all()
    with pytest.raises(ValueError, match='read-only'):
        before[0] = 0
    env = minewise.VectorEnv('5x5/5 survival', n=2, seed=1, copy=True)
    before, _ = env.reset()
    env.step(np.array([0, 0]))
    assert (before[:, PLANES.index('covered')] == 1).all()
    before[0] = 0


def test_arrays_outlive_their_environment():
    obs, info = minewise.VectorEnv('5x5/5 survival', n=2, seed=1).reset()
    assert (obs[:, PLANES.index('covered')] == 1).all() and info['action_mask'].all()


# ---- the end of a game ----

LOST_OR_WON = np.array([[[0, 1]], [[0, 1]], [[1, 0]]])


def test_the_next_game_begins_in_the_same_step():
    env = minewise.VectorEnv('classic', n=2, layouts=LOST_OR_WON)
    env.reset()
    obs, reward, terminated, _, info = env.step(np.array([0, 1]))
    assert terminated.all() and reward.tolist() == [1, 0]
    assert shown(obs) == [['??'], ['??']]
    assert shown(info['final_obs']) == [['1?'], ['?M']]
    final = info['final_info']
    assert final['won'].tolist() == [True, False] and final['score'].tolist() == [1, 0]
    assert final['stepped'].tolist() == [0, 1] and final['moves'].tolist() == [1, 1]
    assert final['game'].tolist() == [0, 1] and info['game'].tolist() == [2, 0]
    assert (info['_final_obs'] == terminated).all() and (info['_final_info'] == terminated).all()
    assert env.metadata['autoreset_mode'] == 'SameStep'


def test_nothing_is_final_while_games_go_on():
    env = minewise.VectorEnv('9x9/10 survival', n=2, seed=1)
    env.reset()
    assert 'final_info' not in env.step(env.sample())[4]


def test_without_auto_reset_games_wait():
    env = minewise.VectorEnv('classic', n=2, layouts=LOST_OR_WON, auto_reset=False)
    env.reset()
    obs, _, terminated, _, info = env.step(np.array([0, 1]))
    assert terminated.all() and shown(obs) == [['1?'], ['?M']]
    assert not info['action_mask'].any() and 'final_obs' not in info
    assert info['final_info']['won'].tolist() == [True, False]
    _, reward, terminated, _, info = env.step(np.array([1, 0]))
    assert terminated.all() and not reward.any() and 'final_info' not in info
    obs, info = env.reset(options={'reset_mask': np.array([False, True])})
    assert shown(obs) == [['1?'], ['??']] and info['game'].tolist() == [0, 2]


# ---- seeds ----

def actions_of(env, steps):
    """Random actions through some steps."""
    taken = []
    for _ in range(steps):
        taken.append(env.sample())
        env.step(taken[-1])
    return np.array(taken)


def test_a_seed_repeats_games_and_samples():
    env = minewise.VectorEnv('6x6/6 classic', n=5, seed=7)
    env.reset()
    first = actions_of(env, 30)
    env.reset()
    assert (actions_of(env, 30) != first).any()
    env.reset(seed=7)
    assert (actions_of(env, 30) == first).all()


def test_seed_is_that_of_the_call_then_of_the_id_then_random():
    assert minewise.VectorEnv('5x5/5 classic seed=4', seed=3).seed == 3
    assert minewise.VectorEnv('5x5/5 classic seed=4').seed == 4
    assert minewise.VectorEnv('5x5/5 classic').seed != minewise.VectorEnv('5x5/5 classic').seed


def test_reset_refuses_what_is_no_seed():
    with pytest.raises(ValueError, match='seed: -1'):
        minewise.VectorEnv('5x5/5').reset(seed=-1)


def test_actions_may_be_a_list():
    env = minewise.VectorEnv('5x5/5 survival', n=2, seed=1)
    env.reset()
    assert env.step([0, 1])[0][1, PLANES.index('covered'), 0, 1] == 0


def test_every_game_has_its_id():
    env = minewise.VectorEnv('5x5/5 classic', n=3, seed=9)
    env.reset()
    assert env.game_id(2) == '5x5/5 classic seed=9 game=2'
    assert repr(env) == "VectorEnv(3 x '5x5/5 classic seed=9 game=0')"


def compared(agent, size, rules, games, folder):
    """The rows of a comparison, by the program."""
    rows = folder / 'rows.csv'
    subprocess.run([os.environ['MINEWISE'], 'compare', '--agents', agent, '--sizes', size, '--rules', rules,
                    '--games', str(games), '--seed', '5', '--per-game', rows, '--quiet'],
                   check=True, capture_output=True)
    with open(rows, newline='') as file:
        return {int(row['game']): row for row in csv.DictReader(file)}


def moves_of(agent, game_id, env, folder):
    """The moves of an agent in a game, by the program, as actions."""
    saved = folder / 'game.txt'
    subprocess.run([os.environ['MINEWISE'], 'play', '--agent', agent, '--trace', 'none', '--save', saved, game_id],
                   check=True, capture_output=True)
    for line in saved.read_text().splitlines():
        kind, place = (line.split() + ['', ''])[:2]
        if kind in ('open', 'flag'):
            row, col = map(int, place.split(','))
            yield row * env.cols + col + (kind == 'flag') * env.rows * env.cols


@pytest.mark.parametrize('size, rules', [('8x8/10', 'classic'), ('8x8/12', 'survival count=shown')])
def test_games_are_those_of_compare(size, rules, tmp_path):
    games, n = 12, 5
    rows = compared('exact', size, rules, games, tmp_path)
    env = minewise.VectorEnv(f'{size} {rules}', n=n, seed=5, flags=True)
    _, info = env.reset()
    scripts, results = {}, {}
    while len(results) < games:
        actions = []
        for i, game in enumerate(info['game'].tolist()):
            if game not in scripts:
                scripts[game] = moves_of('exact', env.game_id(i), env, tmp_path)
            actions.append(next(scripts[game]))
        *_, terminated, _, info = env.step(np.array(actions))
        for i in np.flatnonzero(terminated):
            final = {name: part[i] for name, part in info['final_info'].items()}
            if final['game'] < games:
                results[int(final['game'])] = final
    for game, row in rows.items():
        final = results[game]
        assert (int(final['won']), int(final['stepped']), int(final['moves']), int(final['wrong_flags'])) == tuple(
            int(row[name]) for name in ('won', 'stepped', 'moves', 'wrong_flags'))
        assert float(final['score']) == pytest.approx(float(row['score']), abs=1e-12)


# ---- given layouts ----

def test_boards_keep_their_topology_and_first_cell():
    boards = minewise.Boards('layouts 4x3 topology=torus first=1,1\n100000000000\n')
    env = minewise.VectorEnv('classic', layouts=boards)
    _, info = env.reset()
    assert np.flatnonzero(info['action_mask'][0]).tolist() == [5]
    env.step([5])
    assert 'topology torus' in env.position(0)
    obs = env.step([11])[0]
    assert shown(obs)[0][2][3] == '1'


def test_boards_of_all_kinds_are_the_same_games():
    boards = minewise.generate('5x4/3', count=2, seed=1)
    for layouts in (boards, boards.text, boards.layouts, boards.layouts.astype(int)):
        env = minewise.VectorEnv('survival', n=2, layouts=layouts, auto_reset=False, flags=False)
        env.reset()
        for cell in range(20):
            obs = env.step([cell, cell])[0]
        assert (obs[:, PLANES.index('mine')] == boards.layouts).all()


def test_given_layouts_have_no_id():
    env = minewise.VectorEnv('classic', n=2, layouts=LOST_OR_WON)
    env.reset()
    with pytest.raises(ValueError, match='environment 1 plays a given layout, which has no game ID'):
        env.game_id(1)
    assert repr(env) == "VectorEnv(2 x 'classic first=any on 3 layouts')"


# ---- rules ----

def test_flags_are_for_survival_unless_asked_for():
    assert minewise.VectorEnv('4x3/2 survival').num_actions == 24
    assert minewise.VectorEnv('4x3/2 classic').num_actions == 12
    assert minewise.VectorEnv('4x3/2 classic', flags=True).num_actions == 24


def test_rewards_add_up_to_the_merit():
    for reward in ('win', 'score', 'safe'):
        env = minewise.VectorEnv('4x4/4 survival', n=6, seed=1, reward=reward)
        env.reset()
        total = np.zeros(6)
        for _ in range(40):
            _, rewards, terminated, _, info = env.step(env.sample())
            total += rewards
            for i in np.flatnonzero(terminated):
                final = {name: part[i] for name, part in info['final_info'].items()}
                flagged = info['final_obs'][i, PLANES.index('flagged')].sum()
                wrong, stepped = final['wrong_flags'], final['stepped']
                assert total[i] == pytest.approx({
                    'win': float(final['won'] and wrong == 0),
                    'score': final['score'] - wrong / 4,
                    'safe': 16.0 - flagged - 2 * stepped - wrong}[reward], abs=1e-5)
                total[i] = 0


def test_prescribed_first_cell_is_the_one_action():
    env = minewise.VectorEnv('4x4/3 classic first=safe:1,2', n=2, seed=1)
    _, info = env.reset()
    assert [np.flatnonzero(row).tolist() for row in info['action_mask']] == [[6], [6]]
    assert env.sample().tolist() == [6, 6]


def test_probabilities_are_those_of_the_position():
    env = minewise.VectorEnv('5x5/5 classic', n=3, seed=4, probabilities=True)
    obs, info = env.reset()
    assert obs.shape == (3, 14, 5, 5) and env.planes[-1] == 'probability'
    assert obs[:, -1] == pytest.approx(np.full((3, 5, 5), 0.2))
    for _ in range(30):
        obs, *_, info = env.step(env.sample())
        assert info['exact'].all()
        covered = obs[:, PLANES.index('covered')] == 1
        assert ((obs[:, -1] >= 0) & (obs[:, -1] <= 1)).all()
        assert (obs[:, -1][~covered] == 0).all()
        expected = np.where(covered, obs[:, -1], 0).sum(axis=(1, 2))
        assert expected == pytest.approx(np.full(3, 5), abs=1e-4)


# ---- errors ----

def test_illegal_actions_are_refused_before_anything_moves():
    env = minewise.VectorEnv('5x5/5 survival', n=2, seed=1)
    obs, _ = env.reset()
    env.step(np.array([7, 8]))
    before = obs.copy()
    with pytest.raises(ValueError, match='environment 1: cell 1,3 is not covered'):
        env.step(np.array([1, 33]))
    with pytest.raises(ValueError, match='environment 0: action 50 is not one of 0 to 49'):
        env.step(np.array([50, 1]))
    assert (obs == before).all()


def test_illegal_actions_may_lose_or_be_ignored():
    for illegal, ends, reward in (('lose', True, -1), ('ignore', False, 0)):
        env = minewise.VectorEnv('5x5/5 survival', n=1, seed=1, illegal=illegal)
        env.reset()
        env.step(np.array([7]))
        _, rewards, terminated, _, _ = env.step(np.array([7]))
        assert (terminated[0], rewards[0]) == (ends, reward)


def test_a_game_lost_before_the_deal_has_no_score():
    env = minewise.VectorEnv('3x3/1 classic first=safe', flags=True, illegal='lose', seed=1)
    env.reset()
    env.step([9])
    final = env.step([0])[4]['final_info']
    assert (final['won'][0], final['score'][0]) == (False, 0)


def test_a_board_of_mines_alone_ends_with_the_first_step():
    env = minewise.VectorEnv('2x1/2 classic first=any', seed=1)
    _, info = env.reset()
    assert not info['action_mask'].any()
    _, reward, terminated, _, info = env.step([0])
    assert (reward[0], terminated[0], info['final_info']['won'][0]) == (1, True, True)


def test_nothing_is_probable_where_wrong_flags_leave_no_layout():
    env = minewise.VectorEnv('survival', layouts=np.zeros((1, 1, 6)), probabilities=True)
    env.reset()
    for action in (0, 5, 7):
        obs, *_, info = env.step([action])
    assert obs[0, -1, 0].tolist() == [0, 1, -1, -1, -1, 0] and not info['exact'][0]


@pytest.mark.parametrize('actions', [[0], [[0, 1]], [0.0, 1.0], 'no', [0, 1, 2]])
def test_actions_must_be_one_whole_number_a_game(actions):
    env = minewise.VectorEnv('5x5/5 survival', n=2, seed=1)
    env.reset()
    with pytest.raises(ValueError):
        env.step(np.array(actions))


@pytest.mark.parametrize('id, options, message', [
    ('9x9', {}, "'9x9' has no mines"),
    ('9x9/10 clasic', {}, 'clasic'),
    ('9x9/10', {'n': 0}, 'n: 0 is not a whole number from 1 to 1000000'),
    ('9x9/10', {'n': 10 ** 12}, 'n: 1000000000000 is not a whole number'),
    ('9x9/10', {'dtype': np.float64}, "dtype: 'float64' is not one of uint8, float32"),
    ('1000x1000/9', {'n': 300, 'planes': 'compact', 'probabilities': True, 'flags': True}, 'the limit is 8192'),
    ('9x9/10', {'seed': -1}, 'seed: -1 is not a whole number from 0 to 18446744073709551615'),
    ('9x9/10', {'reward': 'fame'}, "reward: 'fame' is not one of win, score, safe"),
    ('9x9/10', {'illegal': 'x'}, "illegal: 'x' is not one of error, lose, ignore"),
    ('9x9/10', {'planes': 'x'}, "planes: 'x' is not one of onehot, compact"),
    ('9x9/10', {'dtype': 'x'}, "dtype: 'x' is not one of uint8, float32"),
    ('classic', {'layouts': 'layouts 2x1\n0x\n'}, 'line 2'),
    ('classic', {'layouts': np.array([0, 1])}, r'layouts: must be an array'),
    ('classic', {'layouts': np.full((1, 2, 2), 2)}, 'layouts: must hold only 1 for a mine'),
    ('classic', {'layouts': np.zeros((0, 2, 2))}, 'holds no boards'),
])
def test_senseless_options_are_refused(id, options, message):
    with pytest.raises(ValueError, match=message):
        minewise.VectorEnv(id, **options)


@pytest.mark.parametrize('id, options, message', [
    ('9x9/10', {'n': 1.5}, 'n: 1.5 is not a whole number'),
    ('9x9/10', {'planes': 5}, 'planes: 5 is not a text'),
    ('9x9/10', {'dtype': 5}, 'dtype: 5 is not a type of numbers'),
    (5, {}, 'id: 5 is not a text'),
])
def test_options_of_the_wrong_type_are_named(id, options, message):
    with pytest.raises(TypeError, match=message):
        minewise.VectorEnv(id, **options)


def test_types_of_numbers_may_be_those_of_numpy():
    for dtype in (np.float32, np.dtype('float32'), np.uint8):
        assert minewise.VectorEnv('5x5/5', dtype=dtype).reset()[0].dtype == dtype


def test_actions_may_be_of_any_whole_type():
    for dtype in (np.uint64, np.int8, np.uint8, np.dtype('>i4')):
        env = minewise.VectorEnv('5x5/5 survival', n=2, seed=1)
        env.reset()
        assert env.step(np.array([0, 1], dtype))[0][1, PLANES.index('covered'), 0, 1] == 0
        if dtype is np.uint64:
            with pytest.raises(ValueError, match='environment 1: action 18446744073709551615 is not one of 0 to 49'):
                env.step(np.array([2, 2 ** 64 - 1], dtype))


def test_two_threads_cannot_use_one_environment():
    env = minewise.VectorEnv('16x16/40 classic', n=64, seed=1, probabilities=True)
    env.reset()
    refused, begin = [], threading.Barrier(2)

    def work():
        begin.wait()
        for _ in range(20_000):  # on one core the threads seldom meet
            if refused:
                return
            try:
                env.reset()
            except RuntimeError as error:
                refused.append(str(error))
    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused and set(refused) == {'another thread is using this VectorEnv; give each one its own'}
    env.step(env.sample())


def test_step_comes_after_reset():
    with pytest.raises(ValueError, match='call reset before the first step'):
        minewise.VectorEnv('5x5/5').step(np.array([0]))


def test_no_memory_is_lost():
    def resident():
        with open('/proc/self/statm') as file:
            return int(file.read().split()[1]) * os.sysconf('SC_PAGE_SIZE')

    def work(rounds):
        env = minewise.VectorEnv('6x6/5 classic', n=16, seed=1)
        env.reset()
        for _ in range(rounds):
            env.step(env.sample())

    for _ in range(20):
        work(100)
    before = resident()
    for _ in range(100):
        work(500)
    assert resident() - before < 4 << 20
