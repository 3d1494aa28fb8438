#!/usr/bin/env python3
"""Moves a second of players in other programs: `--agent cmd:...`, one at a time. The players open the
first covered cell, so what is measured is the protocol, the pipes and the referee.

    bench/pipe.py [--binary build/release/minewise] [--seconds 2]
"""
import argparse
import csv
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOARDS = ['9x9/10', '30x16/99']


def play():
    """The player of bench/pipe_player.c, in Python."""
    write, flush = sys.stdout.write, sys.stdout.flush
    for line in sys.stdin:
        if line.startswith('shows '):
            shown.update(line.split()[1::2])
        elif line.startswith('go'):
            while cells[at] in shown:
                at += 1
            write(f'open {cells[at]}\n')
            flush()
        elif line.startswith('game '):
            width, height = map(int, line.split()[1].split('/')[0].split('x'))
            cells = [f'{row},{col}' for row in range(height) for col in range(width)]
            shown, at = set(), 0
        elif line.startswith('minewise'):
            write('ready pipe\n')
            flush()


def moves_and_seconds(binary, folder, agent, board, games):
    out = Path(folder) / f'{time.monotonic_ns()}'
    begin = time.monotonic()
    subprocess.run([binary, 'compare', '--agents', agent, '--sizes', board, '--rules', 'survival',
                    '--games', str(games), '--jobs', '1', '--quiet', '--no-report', '--out', out],
                   check=True, stdout=subprocess.DEVNULL)
    seconds = time.monotonic() - begin
    with open(out / 'results.csv', newline='') as file:
        row, = csv.DictReader(file)
    return float(row['moves']) * games, seconds


def rate(binary, folder, agent, board, least_seconds):
    """As many games as take so long, the start of the programs included."""
    games = 10
    while True:
        moves, seconds = moves_and_seconds(binary, folder, agent, board, games)
        if seconds >= least_seconds:
            return moves / seconds
        games = int(games * max(2, min(20, 1.2 * least_seconds / seconds)))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', default=HERE.parent / 'build/release/minewise')
    parser.add_argument('--seconds', type=float, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix='minewise-pipe-') as folder:
        player = Path(folder) / 'player'
        subprocess.run(['cc', '-O2', '-o', player, HERE / 'pipe_player.c'], check=True)
        agents = {'C': f'cmd:{player}', 'Python': f'cmd:python3 {HERE / "pipe.py"} --play',
                  'random, within the program': 'random'}
        for name, agent in agents.items():
            for board in BOARDS:
                moves = rate(options.binary, folder, agent, board, options.seconds)
                print(f'{name:<28} {board:<10} {moves:>12,.0f} moves a second')


play() if '--play' in sys.argv else main()
