#!/usr/bin/env python3
"""Two ranks against two threads, one rank against one thread, in alternating rounds: times by the clock, and processor
time with that of mpirun. The clock means something only on two cores that have nothing else to do.

    bench/measure_ranks.py [ROUNDS] [GAMES]
"""
import pathlib
import resource
import subprocess
import sys
import time

MINEWISE = pathlib.Path(__file__).resolve().parent.parent / 'build' / 'release' / 'minewise'


def measure(command):
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, timeout=600)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - begin, spent


def main():
    rounds, games = (sys.argv[1:] + ['5', '20000'][len(sys.argv) - 1:])[:2]
    play = [str(MINEWISE), 'compare', '--agents', 'exact', '--sizes', '30x16/99', '--rules', 'classic first=safe:0,0',
            '--games', games, '--seed', '5', '--quiet', '--jobs']
    ways = {'1 thread': play + ['1'], '1 rank': ['mpirun', '-n', '1', *play, '1'],
            '2 threads': play + ['2'], '2 ranks': ['mpirun', '-n', '2', *play, '1']}
    for _ in range(int(rounds)):
        for name, command in ways.items():
            clock, spent = measure(command)
            print(f'{name}: {clock:.2f} s, {spent:.2f} s of processor time', flush=True)


main()
