#!/usr/bin/env python3
"""Interrupts every verb that can run for long, in the middle of work that takes minutes: it ends,
with the exit code and the words that belong to it, and leaves no half-written file behind. What a
comparison has finished is gone on with to the same bytes.

A run is interrupted when it has had some time of the processor, or has printed something, whatever
the machine. That it ends is all that is asked here; --times tells how long that takes.
"""
import argparse
import filecmp
import os
import random
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

DEADLINE_SECONDS = 30  # to begin, and to end: far from both, even with sanitizers
BEGUN_SECONDS = 0.3  # of processor time
DEEP = ['--rules', 'survival clues=optimistic']  # games of `exact` that take minutes


@dataclass
class Case:
    """A command that takes minutes; its words if it has any to say, else it dies of the signal."""
    arguments: list
    words: str = None
    left: list = field(default_factory=list)  # files and folders
    begins: str = None  # a file whose existence shows it
    prints: int = 0  # bytes that show it


CASES = {
    'play': Case(['play', '--agent', 'exact', '1000x1000/300000 survival seed=1', '--save', 'g']),
    'play --svg': Case(['play', '--agent', 'exact', '60x60/1000 survival clues=optimistic seed=1',
                        '--svg', 'made/for/nothing', '--large']),
    'analyze': Case(['analyze', 'huge.txt']),
    'analyze --why': Case(['analyze', 'huge.txt', '--why', '0,0']),
    'render': Case(['render', 'large.txt', '--png', 'p.png']),
    'influence': Case(['influence', '--agent', 'exact', '1000x1000/300000 survival seed=1']),
    'influence --reach': Case(['influence', 'reach.txt', '--reach'], 'stopped before the reach'),
    'influence chains': Case(['influence', '--preset', 'chain-density', '--out', 'new/figures'],
                             'stopped before the figures were complete'),
    'influence record': Case(['influence', '--preset', 'chain-record', '--out', 'figures'],
                             'stopped before the figures were complete'),
    'influence reach': Case(['influence', '--preset', 'reach-size', '--out', 'figures', '--jobs', '2'],
                            'stopped before the figures were complete'),
    'compare': Case(['compare', '--agents', 'exact', '--sizes', '100', '--mines', '2800', *DEEP,
                     '--games', '9', '--quiet', '--jobs', '2', '--out', 'new/results', '--per-game', 'c'],
                    'stopped with 0 of 9 games played; to continue, run the same command with --resume',
                    ['new', 'new/results', 'new/results/results.sqlite']),
    'study': Case(['study', 'reach-size', '--jobs', '2', '--out', 'new/results'],
                  'games played; to continue, run the same command with --resume',
                  ['new', 'new/results', 'new/results/results.sqlite']),
    'study plots': Case(['study', 'chain-size', '--games', '2', '--out', 'results'],
                        'stopped before the plots were drawn',
                        ['results', 'results/chains.csv', 'results/chains.txt', 'results/plots.gp',
                         'results/results.sqlite'], begins='results/unfinished.part/half.svg'),
    'match': Case(['match', '--agents', 'exact,basic', '100x100/2800 survival clues=optimistic',
                   '--quiet', '--jobs', '2'], 'stopped before there was a result'),
    'generate random': Case(['generate', 'random', '40x40/300', '--count', '999999999'],
                            'stopped after ', prints=100_000),
    'generate no-guess': Case(['generate', 'no-guess', '100x100/2300', '--report', 'r', '--out', 'o',
                               '--png', 'p'], 'stopped after 0 of 1 board'),
    'generate hard': Case(['generate', 'hard', '200x200/8000', '--report', 'r', '--out', 'o'],
                          'stopped after 0 of 1 board'),
    'generate hard deep': Case(['generate', 'hard', '100x100/2800', '--against', 'exact', *DEEP,
                                '--out', 'o'], 'stopped after 0 of 1 board'),
    'generate fig16': Case(['generate', 'hard', '--preset', '002-fig16', '--out', 'figures'],
                           'stopped before the figures were complete'),
    'generate extremes': Case(['generate', 'extremes', '5x5/9', '--out', 'o'],
                              'stopped before all boards were ranked'),
    'generate long-chain': Case(['generate', 'long-chain', '20x20/60', '--boards', '999999999',
                                 '--out', 'o'], 'stopped after 0 of 1 board'),
    'optimal': Case(['optimal', '6x6/6', '--quiet'], 'stopped before the search was complete'),
    'plots': Case(['compare', '--agents', 'basic', '--sizes', '9', '--densities', '0.1,0.2', '--games',
                   '10', '--quiet', '--out', 'results'], 'stopped after the last game; to write the results',
                  ['results', 'results/results.sqlite', 'results/plots', 'results/plots/plots.gp'],
                  begins='results/plots/unfinished.part/half.svg'),
    'figures': Case(['influence', '--preset', 'chain-size', '--games', '2', '--out', 'figures'],
                    'stopped before the plots were drawn', ['figures', 'figures/chains.csv',
                                                            'figures/chains.txt', 'figures/plots.gp'],
                    begins='figures/unfinished.part/half.svg'),
    'merge': Case(['merge', 'part', '--out', 'whole'], 'stopped before the parts were joined',
                  begins='whole/plots/unfinished.part/half.svg'),
}


def write_position(path, side, density, share):
    """A position that can arise, with this share of its safe cells open."""
    draw = random.Random(1)
    mines = {(row, col) for row in range(side) for col in range(side) if draw.random() < density}
    around = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    lines = [f'density {density}']
    for row in range(side):
        lines.append(''.join(
            '?' if (row, col) in mines or draw.random() > share else
            str(sum((row + i, col + j) in mines for i, j in around)) for col in range(side)))
    path.write_text('\n'.join(lines) + '\n')


class Bench:
    """A folder with what the cases need, and a gnuplot that never ends."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        self.shared = folder / 'shared'
        (folder / 'bin').mkdir()
        self.shared.mkdir()
        gnuplot = folder / 'bin/gnuplot'
        gnuplot.write_text('#!/bin/sh\necho half >half.svg\nexec sleep 600\n')
        gnuplot.chmod(0o755)
        write_position(self.shared / 'huge.txt', 1000, 0.25, 0.4)
        write_position(self.shared / 'large.txt', 200, 0.25, 0.4)
        write_position(self.shared / 'reach.txt', 60, 0.15, 0.5)
        subprocess.run([binary, 'compare', '--agents', 'basic', '--sizes', '9', '--densities', '0.1,0.2',
                        '--games', '10', '--quiet', '--no-report', '--out', 'part'],
                       cwd=self.shared, check=True, capture_output=True)
        self.environment = os.environ | {'PATH': f"{folder / 'bin'}:{os.environ['PATH']}"}

    def start(self, arguments, place, out=subprocess.PIPE):
        # Whoever runs the tests in the background has SIGINT ignored, and children inherit that.
        return subprocess.Popen([self.binary, *arguments], cwd=place, stdin=subprocess.DEVNULL,
                                stdout=out, stderr=subprocess.PIPE, env=self.environment,
                                preexec_fn=lambda: [signal.signal(number, signal.SIG_DFL) for number in
                                                    (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)])


def processor_seconds(process):
    fields = Path(f'/proc/{process.pid}/stat').read_text().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def await_begin(process, case, place, out):
    end = time.monotonic() + DEADLINE_SECONDS
    while True:
        assert process.poll() is None, f'ended by itself: {process.returncode} {process.stderr.read()}'
        assert time.monotonic() < end, 'does not begin'
        if case.begins:
            if (place / case.begins).exists():
                return
        elif os.path.getsize(out.name) >= case.prints and processor_seconds(process) > BEGUN_SECONDS:
            return
        time.sleep(0.01)


def await_end(process):
    try:
        _, errors = process.communicate(timeout=DEADLINE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise AssertionError(f'still running {DEADLINE_SECONDS} s after it was interrupted')
    return errors.decode()


def list_files(place):
    return sorted(str(path.relative_to(place)) for path in place.rglob('*'))


def check_case(bench, name, case, how, signals=1):
    """Returns how long it took to end."""
    place = Path(tempfile.mkdtemp(dir=bench.folder))
    for item in bench.shared.iterdir():
        (place / item.name).symlink_to(item)
    before = list_files(place)
    with tempfile.NamedTemporaryFile(dir=bench.folder) as out:
        process = bench.start(case.arguments, place, out)
        await_begin(process, case, place, out)
        begin = time.monotonic()
        for _ in range(signals):
            process.send_signal(how)
        errors = await_end(process)
        seconds = time.monotonic() - begin
        printed = Path(out.name).read_bytes()
    left = sorted(set(list_files(place)) - set(before))
    shutil.rmtree(place)
    place_of_failure = f'{name}, {how.name}: {process.returncode} {errors!r}'
    if case.words:
        assert process.returncode == 130, place_of_failure
        assert case.words in errors, place_of_failure
    else:
        assert process.returncode == -how, place_of_failure
    assert left == sorted(case.left), f'{name}, {how.name}: left {left}'
    assert printed == b'' or printed.endswith(b'\n'), f'{name}: half a line'
    if name == 'generate random':
        boards = printed.splitlines()[1:]
        assert {len(board) for board in boards} == {1600}, 'half a board'
        assert f'stopped after {len(boards)} of' in errors, (len(boards), errors)
    return seconds


def check_resume(bench):
    """A run of long games is cut off again and again, each time when it has kept something more."""
    place = Path(tempfile.mkdtemp(dir=bench.folder))
    arguments = ['compare', '--agents', 'basic,exact', '--sizes', '280', '--densities', '0.15', '--games',
                 '4', '--rules', 'survival clues=withheld:0.3', '--quiet', '--no-report', '--jobs', '1',
                 '--per-game', 'games.csv', '--out']
    run_whole(bench, [*arguments, 'whole'], place)
    per_game = (place / 'games.csv').read_bytes()
    log = place / 'stopped/results.sqlite-wal'
    for how in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        process = bench.start([*arguments, 'stopped', '--resume'], place)
        sizes = set()
        while process.poll() is None and len(sizes) < 3:
            if log.exists():
                sizes.add(log.stat().st_size)
            time.sleep(0.01)
        process.send_signal(how)
        errors = await_end(process)
        print(f'compare: exit code {process.returncode} {errors.strip()}', flush=True)
        assert process.returncode == (130 if 'stopped' in errors else 0), errors
        left = {name for name in list_files(place) if name.startswith('stopped/')}
        assert process.returncode == 0 or left == {'stopped/results.sqlite'}, left
        ledger = (place / 'stopped/results.sqlite').read_bytes()
        assert ledger[18:20] == b'\1\1', 'SQLite would make a log beside it to read it'
        assert not list(place.glob('*.part'))
    run_whole(bench, [*arguments, 'stopped', '--resume'], place)
    assert (place / 'games.csv').read_bytes() == per_game
    names = sorted(os.listdir(place / 'whole'))
    assert names == sorted(os.listdir(place / 'stopped'))
    for name in names:
        if name.endswith('.csv') and name != 'timings.csv':
            assert filecmp.cmp(place / 'whole' / name, place / 'stopped' / name, shallow=False), name


def run_whole(bench, arguments, place):
    process = bench.start(arguments, place, subprocess.DEVNULL)
    _, errors = process.communicate()
    assert process.returncode == 0, errors


def check_kept_boards(bench):
    """With --out, the boards that were finished are put in place, and their report."""
    case = Case(['generate', 'random', '40x40/300', '--count', '999999999', '--out', 'boards', '--report',
                 'report'], 'stopped after ', ['boards', 'report'])
    place = Path(tempfile.mkdtemp(dir=bench.folder))
    process = bench.start(case.arguments, place)
    while processor_seconds(process) < BEGUN_SECONDS:
        time.sleep(0.01)
    process.send_signal(signal.SIGTERM)
    errors = await_end(process)
    boards = (place / 'boards').read_text().splitlines()[1:]
    report = (place / 'report').read_text().splitlines()[1:]
    assert process.returncode == 130 and list_files(place) == case.left, errors
    assert len(boards) == len(report) and f'stopped after {len(boards)} of' in errors, errors


def tell_times(bench, tries):
    print(f'{"verb":22} median  worst  of {tries} tries, seconds from the signal to the end')
    for name, case in CASES.items():
        seconds = [check_case(bench, name, case, signal.SIGINT) for _ in range(tries)]
        print(f'{name:22} {statistics.median(seconds):6.2f} {max(seconds):6.2f}', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', type=Path, required=True)
    parser.add_argument('--times', type=int, metavar='TRIES', help='measure instead of checking')
    parser.add_argument('--once', action='store_true',
                        help='one signal for each verb and no long run: for a slow build')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(str(options.binary.resolve()), Path(name))
        if options.times:
            tell_times(bench, options.times)
            return
        endings = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
        for number, (name, case) in enumerate(CASES.items()):
            check_case(bench, name, case, signal.SIGINT)
            if not options.once:
                check_case(bench, name, case, endings[1 + number % 2], signals=1 + number % 2)
            print(f'{name}: ends', flush=True)
        check_kept_boards(bench)
        if not options.once:
            check_resume(bench)


if __name__ == '__main__':
    main()
