"""How many steps a second the vector environment takes, in Python, on one core.

    PYTHONPATH=build/python /usr/bin/python3 bench/environment.py [SECONDS]

Two figures, which docs/performance.md has:

- 256 games of 9x9/10, random legal actions drawn by env.sample().
- 256 games of 30x16/99 with probability planes, the covered cell least likely to be a mine opened
  each time; beside it the rates at which `exact` alone works out the same positions. For these,
  build/release/environment_baseline (made by `make bench`) plays the same games without planes.

All are processor time. On a busy machine caches are shared, so those of a ratio are measured in
turn, and of each the best round counts.
"""
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

import minewise

BASELINE = Path(__file__).resolve().parent.parent / 'build/release/environment_baseline'
SMALL = '9x9/10 classic first=safe'
LARGE = '30x16/99 classic first=safe'
ROUNDS = 3


def least_likely(obs, mask):
    """Of each game the covered cell least likely to be a mine, the first of equals."""
    chance = obs[:, -1].reshape(len(obs), -1)
    return np.where(mask, chance, 2).argmin(axis=1)


def random_rate(seconds):
    """Steps a second of random legal actions, their drawing included."""
    env = minewise.VectorEnv(SMALL, n=256, seed=1)
    env.reset()
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(50):
            env.step(env.sample())
        steps += 50 * env.num_envs
    return steps / (time.process_time() - begin)


def informed_rate(seconds):
    """Steps a second with probabilities, the choice of actions left out."""
    env = minewise.VectorEnv(LARGE, n=256, seed=1, probabilities=True)
    obs, info = env.reset()
    steps, spent, begin = 0, 0.0, time.process_time()
    while time.process_time() - begin < seconds:
        actions = least_likely(obs, info['action_mask'])
        before = time.process_time()
        obs, _, _, _, info = env.step(actions)
        spent += time.process_time() - before
        steps += env.num_envs
    return steps / spent


def baseline_rates(games):
    """Positions a second without an environment, by name."""
    run = subprocess.run([BASELINE, f'{LARGE} seed=1', str(games)], capture_output=True, text=True,
                         check=True)
    return {name: float(rate) for name, rate in map(str.split, run.stdout.splitlines())}


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2
    print(f'{SMALL}, random actions: {max(random_rate(seconds) for _ in range(ROUNDS)):,.0f} steps/s')
    informed, alone = 0, {}
    for _ in range(ROUNDS):
        informed = max(informed, informed_rate(seconds))
        if BASELINE.exists():
            alone = {name: max(rate, alone.get(name, 0)) for name, rate in baseline_rates(2000).items()}
    print(f'{LARGE}, probability planes: {informed:,.0f} steps/s')
    for name, rate in alone.items():
        print(f'exact alone, {name}: {rate:,.0f} positions/s; ratio {informed / rate:.2f}')


if __name__ == '__main__':
    main()
