#!/usr/bin/env python3
"""Kills a comparison at random moments, resumes it, and compares the files with those of a run that
was left alone. The moments are drawn anew each time; how far each run came is printed, so that a
failure tells when it happened.
"""
import argparse
import filecmp
import os
import random
import signal
import subprocess
import tempfile
import time
from pathlib import Path

KILLS = 10
FILES = ['results.csv', 'intervals.csv', 'differences.csv', 'deductions.csv', 'memory.csv',
         'estimates.csv', 'estimate_differences.csv']


def command(binary, games, folder, *more):
    return [binary, 'compare', '--agents', 'basic,exact', '--sizes', '12', '--densities', '0.1,0.2',
            '--rules', 'classic', '--rules', 'survival', '--estimate', 'luckless',
            '--games', str(games), '--seed', '5', '--quiet', '--out', folder,
            '--per-game', f'{folder}.games.csv', '--no-report', *more]


def run(arguments, folder):
    done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def timed_run(binary, games, folder, name):
    begin = time.monotonic()
    run(command(binary, games, name), folder)
    return time.monotonic() - begin


def stop_somewhere(arguments, folder, seconds, how):
    """Starts a run and ends it after a while; returns its exit code."""
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(how)
    _, errors = process.communicate()
    return process.returncode, errors


def compare_files(folder, one, other):
    pairs = [(f'{one}/{name}', f'{other}/{name}') for name in FILES]
    pairs.append((f'{one}.games.csv', f'{other}.games.csv'))
    for first, second in pairs:
        assert filecmp.cmp(folder / first, folder / second, shallow=False), f'{second} differs'
    assert sorted(os.listdir(folder / one)) == sorted(os.listdir(folder / other))


def check_kills(binary, folder, games, seconds):
    kills = 0
    arguments = command(binary, games, 'killed', '--resume')
    for attempt in range(KILLS):
        # Every other one while the ledger is being made, the others anywhere.
        moment = random.uniform(0, 0.02 if attempt % 2 else seconds / 4)
        code, errors = stop_somewhere(arguments, folder, moment, signal.SIGKILL)
        print(f'run {attempt}: after {moment:.3f} s exit code {code}', flush=True)
        assert code in (0, -signal.SIGKILL), errors
        kills += code != 0
    assert kills > 0, 'every run ended before it could be killed'
    run(arguments, folder)
    compare_files(folder, 'whole', 'killed')
    run(arguments, folder)  # finished: the same files again
    compare_files(folder, 'whole', 'killed')
    assert not list(folder.glob('*.part')), 'drafts were left behind'


def interrupt_once_kept(arguments, folder, kept):
    """Ctrl-C as soon as something has been kept in the ledger of a folder."""
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
    log, size = folder / kept / 'results.sqlite-wal', 50_000
    while process.poll() is None and not (log.exists() and log.stat().st_size > size):
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    print(f'Ctrl-C: exit code {process.returncode} {errors.strip()}', flush=True)
    assert process.returncode == 130, errors
    assert 'stopped with' in errors and 'stopped with 0 of' not in errors, errors


def check_interrupt(binary, folder, games):
    """What is done when Ctrl-C comes stays, and --resume goes on."""
    arguments = command(binary, games, 'stopped', '--resume', '--jobs', '1')
    interrupt_once_kept(arguments, folder, 'stopped')
    run(arguments, folder)
    compare_files(folder, 'whole', 'stopped')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', type=Path, required=True)
    binary = str(parser.parse_args().binary.resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        games = 100
        while timed_run(binary, games, folder, f'try{games}') < 1:
            games *= 2
        seconds = timed_run(binary, games, folder, 'whole')
        print(f'{games} games of each series take {seconds:.2f} s', flush=True)
        check_kills(binary, folder, games, seconds)
        check_interrupt(binary, folder, games)


if __name__ == '__main__':
    main()
