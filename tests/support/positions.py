"""Positions of every kind, made by the program itself: for tests that ask the same thing of the
command line and of a library, and compare the answers.

Games are played under every combination of grid, of what is known about the number of mines and of
clues, on boards of many sizes; each gives three moments, among them the board before the first move
and the one after the last. The same seed gives the same texts.

    from positions import positions
    for text in positions('build/release/minewise', n=200):
        ...                     # a position in notation, headers first

    python3 tests/support/positions.py --binary build/release/minewise --n 3    # prints some
"""
import argparse
import random
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

MOMENTS = 3  # of each game

GRIDS = ['square', 'torus', 'hex']
COUNTS = ['shown', 'hidden', 'density']
CLUES = ['exact', 'withheld:0.2', 'optimistic', 'cautious', 'withheld:0.3+optimistic', 'exact']
RULES = ['survival', 'survival', 'classic on-mine=go', 'classic first=safe']
AGENTS = ['random', 'basic', 'exact']
SIZES = [(4, 1), (3, 3), (9, 9), (16, 16), (5, 4), (7, 7), (12, 8), (30, 16)]


def game_ids(seed):
    """Game IDs with the agent that plays each: every combination in turn, without an end."""
    rng = random.Random(seed)
    combinations = list(product(GRIDS, COUNTS, CLUES))
    while True:
        rng.shuffle(combinations)
        for grid, count, clues in combinations:
            width, height = rng.choice(SIZES)
            density = rng.choice([0.1, 0.15, 0.2, 0.25, 0.4])
            board = f'{width}x{height}'
            if count == 'density':
                board += f'@{density}'
            else:
                board += f'/{max(1, round(width * height * density))}'
            # Rules that show the count tell it, however the mines were laid.
            shown = 'shown' if count == 'shown' else 'hidden'
            yield (f'{board} {rng.choice(RULES)} count={shown} clues={clues} '
                   f'topology={grid} seed={rng.randrange(10**6)}', rng.choice(AGENTS),
                   [0, rng.random(), 1] if rng.random() < 0.1 else [rng.random() for _ in range(3)])


def run(binary, *words):
    return subprocess.run([str(binary), *map(str, words)], capture_output=True, text=True,
                          check=True).stdout


def moments(binary, game):
    """The positions of one game, each after a share of its moves."""
    game_id, agent, shares = game
    with tempfile.TemporaryDirectory(prefix='minewise-positions-') as folder:
        saved = Path(folder) / 'game.txt'
        run(binary, 'play', game_id, '--agent', agent, '--trace', 'none', '--save', saved)
        moves = int(re.search(r' moves (\d+)', saved.read_text())[1])
        return [run(binary, 'position', saved, '--at', round(share * moves)) for share in shares]


def positions(binary, n=200, seed=1):
    """`n` positions as text, the same for the same seed and program."""
    ids = game_ids(seed)
    games = [next(ids) for _ in range(-(-n // MOMENTS))]
    with ThreadPoolExecutor(2) as pool:
        made = pool.map(lambda game: moments(binary, game), games)
        return [text for texts in made for text in texts][:n]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', required=True)
    parser.add_argument('--n', type=int, default=200)
    parser.add_argument('--seed', type=int, default=1)
    asked = parser.parse_args()
    print('\n'.join(positions(asked.binary, asked.n, asked.seed)), end='')


if __name__ == '__main__':
    main()
