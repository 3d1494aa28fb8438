#!/usr/bin/env python3
"""Ledgers that a disk has damaged, given to the program.

Bits are flipped in the ledgers of a finished run and of two parts, files are cut short, and logs of
nothing are laid beside them. `compare --resume` and `merge` either write the very files of an
undamaged run and exit with 0, or say why not in one line and exit with 2. The test beside the code,
src/ledger/damage_test.cc, has every bit; this one has a sample, through the whole program.
"""
import argparse
import random
import shutil
import subprocess
import tempfile
from pathlib import Path

FILES = ['results.csv', 'intervals.csv', 'differences.csv', 'deductions.csv', 'games.csv']
SAMPLE = 60  # of each kind of run
PATIENCE_SECONDS = 60


def run(arguments, folder):
    return subprocess.run(arguments, cwd=folder, capture_output=True, timeout=PATIENCE_SECONDS)


def compare(binary, out, *more):
    return [binary, 'compare', '--agents', 'basic,random', '--sizes', '4', '--densities', '0.1,0.2',
            '--games', '12', '--no-report', '--quiet', '--jobs', '1', '--out', out, *more]


def merge(binary):
    return [binary, 'merge', 'part1', 'part2', '--no-report', '--out', 'out', '--per-game', 'games.csv']


def contents(folder, out):
    """The files of a run that are the same for every run."""
    return {name: (folder / ('' if name == 'games.csv' else out) / name).read_bytes()
            for name in FILES}


def damage(source, bytes_):
    """The bytes of a damaged ledger, files beside it by the ends of their names, and what it is."""
    kind = source.random()
    if kind < 0.7:
        bit = source.randrange(8 * len(bytes_))
        changed = bytearray(bytes_)
        changed[bit // 8] ^= 1 << bit % 8
        return bytes(changed), {}, f'bit {bit % 8} of byte {bit // 8}'
    if kind < 0.85:
        size = source.choice([0, 1, 99, 100, 4096, source.randrange(len(bytes_))])
        return bytes_[:size], {}, f'cut to {size}'
    end = source.choice(['-wal', '-journal'])
    return bytes_, {end: source.randbytes(5000)}, f'{end} of noise'


def check(done, folder, expected, what):
    assert done.returncode in (0, 2), f'{what}: exit code {done.returncode}: {done.stderr}'
    if done.returncode == 0:
        assert contents(folder, 'out') == expected, f'{what}: other results'
        return
    assert done.stderr.count(b'\n') == 1 and done.stderr.endswith(b'\n'), f'{what}: {done.stderr}'
    assert done.stdout == b'', f'{what}: {done.stdout}'


def check_sample(source, folder, ledgers, target, arguments, expected):
    """Runs a command again and again, with one of its ledgers damaged."""
    refused = 0
    for _ in range(SAMPLE):
        shutil.rmtree(folder, ignore_errors=True)
        for name, bytes_ in ledgers.items():
            (folder / name).parent.mkdir(parents=True)
            (folder / name).write_bytes(bytes_)
        changed, beside, what = damage(source, ledgers[target])
        (folder / target).write_bytes(changed)
        for end, bytes_ in beside.items():
            Path(f'{folder / target}{end}').write_bytes(bytes_)
        done = run(arguments, folder)
        check(done, folder, expected, f'{arguments[1]} with {what}')
        refused += done.returncode != 0
    print(f'{arguments[1]}: {SAMPLE} damaged, {refused} refused', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', type=Path, required=True)
    binary = str(parser.parse_args().binary.resolve())
    source = random.Random(1)
    with tempfile.TemporaryDirectory() as name:
        home, folder = Path(name), Path(name, 'run')
        for out, more in {'out': ['--per-game', 'games.csv'], 'part1': ['--shard', '1/2'],
                          'part2': ['--shard', '2/2']}.items():
            done = run(compare(binary, out, *more), home)
            assert done.returncode == 0, done.stderr
        ledgers = {f'{out}/results.sqlite': (home / out / 'results.sqlite').read_bytes()
                   for out in ('out', 'part1', 'part2')}
        expected = contents(home, 'out')
        whole = {'out/results.sqlite': ledgers.pop('out/results.sqlite')}
        check_sample(source, folder, whole, 'out/results.sqlite',
                     compare(binary, 'out', '--resume', '--per-game', 'games.csv'), expected)
        check_sample(source, folder, ledgers, 'part2/results.sqlite', merge(binary), expected)


if __name__ == '__main__':
    main()
