"""A random player and one that learns, on many games at once:  examples/python/environment.py

The learner is a line: the log-odds of a mine in a cell are a sum over what stands in the 5x5 cells
around it. It opens the cell that seems safest, and every mine and every safe cell corrects the sum
(logistic regression, one step of gradient descent for each step of the environment).
"""
import numpy as np

import minewise

BOARD, GAMES = '6x6/5 classic', 64


def windows(obs):
    """What stands around each cell: an array [games, cells, features]."""
    padded = np.pad(obs, ((0, 0), (0, 0), (2, 2), (2, 2)))
    around = np.lib.stride_tricks.sliding_window_view(padded, (5, 5), axis=(2, 3))
    return around.transpose(0, 2, 3, 1, 4, 5).reshape(len(obs), -1, obs.shape[1] * 25)


class Learner:
    def __init__(self, env):
        self.weights = np.zeros(25 * env.single_observation_space.shape[0], np.float32)

    def choose(self, env, obs, mask):
        features = windows(obs).astype(np.float32)
        log_odds = np.where(mask, features @ self.weights, np.inf)
        actions = log_odds.argmin(axis=1)
        games = np.arange(len(obs))
        self.seen, self.expected = features[games, actions], 1 / (1 + np.exp(-log_odds[games, actions]))
        return actions

    def learn(self, is_mine):
        self.weights += 0.02 * (is_mine - self.expected) @ self.seen / np.sqrt(len(is_mine))


def play(env, choose, learn, steps):
    """Plays, and returns the share of games won among those that ended."""
    obs, info = env.reset()
    ended = won = 0
    for _ in range(steps):
        actions = choose(env, obs, info['action_mask'])
        obs, reward, terminated, _, info = env.step(actions)
        learn(terminated & (reward == 0))  # a game of classic ends with a mine or with a win
        ended, won = ended + terminated.sum(), won + reward.sum()
    return won / ended


def main():
    env = minewise.VectorEnv(BOARD, n=GAMES, seed=1)
    random = play(env, lambda env, obs, mask: env.sample(), lambda is_mine: None, steps=400)
    print(f'{BOARD}: random player wins {random:.1%}')
    learner = Learner(env)
    for era in range(1, 5):
        won = play(env, learner.choose, learner.learn, steps=250)
        print(f'learner, steps up to {250 * era}: wins {won:.1%}')


if __name__ == '__main__':
    main()
