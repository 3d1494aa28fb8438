#!/usr/bin/env python3
"""Hostile replays must not take more memory than twenty times their size, however they are printed:
files that are nothing but the shortest clicks, and a large board that is nothing but mines. What the
program takes for a file of a few bytes is not counted."""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

MOST_TIMES = 20
FORMATS = ['text', 'json', 'rawvf', 'layout', 'position@1']


def head(side, mines):
    return (f'RawVF_Version: Rev6\nProgram: x\nWidth: {side}\nHeight: {side}\nMines: {mines}\n'
            'Marks: Off\nBoard:\n')


def write_flags(file, times):
    file.write(head(9, 9) + ('*' + '0' * 8 + '\n') * 9 + 'Events:\n')
    for _ in range(times):
        file.write('0 rc (9 9)\n0 rr (9 9)\n')


def write_mines(file, side):
    file.write(head(side, side * side - 1) + '0' + '*' * (side - 1) + '\n')
    for _ in range(side - 1):
        file.write('*' * side + '\n')
    file.write('Events:\n0 lc (9 9)\n0 lr (9 9)\n')


def most_memory(command):
    """In bytes, of one run. What this process has in memory when it starts one counts as the
    other's, so that files are written piece by piece."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        told = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f'{" ".join(map(str, command))}: exit code {process.returncode}: {told.decode()}')
    return usage.ru_maxrss * 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', type=Path, required=True)
    binary = parser.parse_args().binary
    imports = [['import', '--format', form] for form in FORMATS]
    reviews = [['review'], ['review', '--format', 'json']]
    cases = [('flags', write_flags, 300_000, imports + reviews), ('mines', write_mines, 1000, imports)]
    too_much = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, write, size, verbs in cases:
            small, large = (Path(folder) / f'{name}-{kind}.rawvf' for kind in ['small', 'large'])
            for path, extent in [(small, 9), (large, size)]:
                with path.open('w') as file:
                    write(file, extent)
            for words in verbs:
                taken = most_memory([binary, *words, large]) - most_memory([binary, *words, small])
                times = taken / large.stat().st_size
                too_much += times > MOST_TIMES
                print(f'{" ".join(words)}, {name}: {times:.1f} times {large.stat().st_size} bytes')
    sys.exit(f'more than {MOST_TIMES} times' if too_much else 0)


main()
