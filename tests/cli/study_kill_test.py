#!/usr/bin/env python3
"""Kills a study of every kind at random moments, resumes it, and compares the files with those of a
run that was left alone. The moments are drawn anew each time; how far each run came is printed, so
that a failure tells when it happened.
"""
import argparse
import filecmp
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

from kill_test import interrupt_once_kept, run

KILLS = 6
STUDIES = {  # arguments; files that hold no times, where others do
    'chain-size': (['--games', '40'], None),
    'chain-time': (['--games', '40'], ['decisions.csv']),
    'chain-record': (['--games', '300'], None),
    'reach-size': (['--games', '2'], None),
    '002-fig16': (['--games', '200', '--set', 'check-games=5', '--set', 'boards=2'], None),
}


def kill_somewhere(arguments, folder, seconds):
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
    _, errors = process.communicate()
    assert process.returncode in (0, -signal.SIGKILL), errors
    return process.returncode


def compare_files(folder, names):
    whole, killed = folder / 'whole', folder / 'killed'
    # A kill may leave a draft of the plots; the next run that draws them replaces it.
    assert sorted(os.listdir(whole)) == sorted(os.listdir(killed)), os.listdir(killed)
    for name in names or os.listdir(whole):
        same = filecmp.cmp(whole / name, killed / name, shallow=False)
        assert same or name == 'results.sqlite', f'{name} differs'


def count_chunks(ledger):
    return sqlite3.connect(ledger).execute('select count(*) from chunk').fetchone()[0]


def check_study(binary, folder, name, options, files):
    command = [binary, 'study', name, *options, '--seed', '5']
    begin = time.monotonic()
    printed = run([*command, '--out', 'whole'], folder)
    seconds = time.monotonic() - begin
    kills = 0
    arguments = [*command, '--jobs', '2', '--out', 'killed', '--resume']
    for attempt in range(KILLS):
        # Every other one while the ledger is being made, the others anywhere.
        moment = random.uniform(0, 0.02 if attempt % 2 else seconds / 3)
        code = kill_somewhere(arguments, folder, moment)
        print(f'{name}, run {attempt}: after {moment:.3f} s exit code {code}', flush=True)
        kills += code != 0
    assert kills > 0, 'every run ended before it could be killed'
    for _ in range(2):  # the second time it is finished: the same files again
        again = run(arguments, folder)
        compare_files(folder, files)
        assert files or again.replace('killed', 'whole') == printed
    assert count_chunks(folder / 'whole/results.sqlite') == count_chunks(
        folder / 'killed/results.sqlite')


def check_interrupt(binary, folder):
    """What is done when Ctrl-C comes stays, and --resume goes on."""
    command = [binary, 'study', 'chain-size', '--games', '400', '--agents', 'exact', '--seed', '5']
    run([*command, '--out', 'whole'], folder)
    arguments = [*command, '--jobs', '1', '--out', 'killed', '--resume']
    interrupt_once_kept(arguments, folder, 'killed')
    assert os.listdir(folder / 'killed') == ['results.sqlite'], os.listdir(folder / 'killed')
    run(arguments, folder)
    compare_files(folder, None)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', type=Path, required=True)
    binary = str(parser.parse_args().binary.resolve())
    for name, (options, files) in STUDIES.items():
        with tempfile.TemporaryDirectory() as folder:
            check_study(binary, Path(folder), name, options, files)
    with tempfile.TemporaryDirectory() as folder:
        check_interrupt(binary, Path(folder))


if __name__ == '__main__':
    main()
