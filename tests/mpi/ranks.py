"""Runs minewise as several ranks of MPI, on this machine, and ends them from outside.

Whoever has no mpirun, or a build without MPI, is told so and skips these tests.
"""
import argparse
import filecmp
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

SKIPPED = 77  # as ctest is told
DEADLINE_SECONDS = 60  # to begin, and to end: far from both
ALONE_SECONDS = 15  # mpirun may be there without ranks, while it starts and ends

ENVIRONMENT = os.environ | {
    'OMPI_ALLOW_RUN_AS_ROOT': '1',
    'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1',
    'OMPI_MCA_rmaps_base_oversubscribe': '1',  # more ranks than cores
    'OMPI_MCA_hwloc_base_binding_policy': 'none',
    # By default PMIx keeps a lock in memory that ranks share: mpirun hangs where one is killed with it.
    'PMIX_MCA_gds': 'hash',
}
MARK = 'MINEWISE_RUN_OF_TEST'  # the variable by which the processes of a run are known

TABLES = ['results.csv', 'intervals.csv', 'differences.csv', 'deductions.csv', 'faults.csv']


def skip(why):
    print(f'skipped: {why}')
    sys.exit(SKIPPED)


def read_binary(description):
    """The program, or no test where it cannot run as several ranks."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument('--binary', type=Path, required=True)
    binary = parser.parse_args().binary.resolve()
    if not shutil.which('mpirun'):
        skip('there is no mpirun')
    if not (binary.parent / 'minewise-mpi.so').exists():
        skip(f"{binary} was built without MPI; 'make mpi' builds it with")
    return str(binary)


def compare_command(games, *more, jobs=1):
    """A comparison of 4 series, in the folder `out` and the file games.csv."""
    return ['compare', '--agents', 'basic,exact', '--sizes', '16', '--densities', '0.15,0.2', '--seed',
            '5', '--games', str(games), '--quiet', '--no-report', '--jobs', str(jobs), '--out', 'out',
            '--per-game', 'games.csv', *more]


class Run:
    """A run under mpirun that was started."""

    def __init__(self, binary, ranks, arguments, folder, options=(), wrapper=(), before=()):
        self.mark = uuid.uuid4().hex
        self.binary = binary
        self.ended = None
        self.has_hung = False  # mpirun alone, at its end
        command = [*before, 'mpirun', '-n', str(ranks), *options, '-x', MARK, *wrapper, binary, *arguments]
        # Whoever runs the tests in the background has SIGINT ignored, and children inherit that.
        self.process = subprocess.Popen(
            command, cwd=folder, env=ENVIRONMENT | {MARK: self.mark}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))

    def processes(self):
        """Of the program, by rank; and all others of this run."""
        ranks, others = {}, []
        for place in Path('/proc').glob('[0-9]*'):
            try:
                entries = (place / 'environ').read_bytes().split(b'\0')
                program = os.readlink(place / 'exe')
            except OSError:
                continue  # it has ended
            if f'{MARK}={self.mark}'.encode() not in entries:
                continue
            variables = dict(entry.decode(errors='replace').split('=', 1) for entry in entries if b'=' in entry)
            if program == self.binary and 'OMPI_COMM_WORLD_RANK' in variables:
                ranks[int(variables['OMPI_COMM_WORLD_RANK'])] = int(place.name)
            else:
                others.append(int(place.name))
        return ranks, others

    def pid(self, rank):
        """Of a rank that is there, or will be soon."""
        end = time.monotonic() + DEADLINE_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            found = self.processes()[0].get(rank)
            if found:
                return found
            time.sleep(0.01)
        raise AssertionError(f'there is no rank {rank}: {self.end()}')

    def await_kept(self, ledger, more=20_000):
        """Until so many bytes have been kept: the run is in full swing."""
        log = Path(f'{ledger}-wal')
        end = time.monotonic() + DEADLINE_SECONDS
        while self.process.poll() is None and not (log.exists() and log.stat().st_size > more):
            assert time.monotonic() < end, 'nothing is kept'
            time.sleep(0.005)
        assert self.process.poll() is None, f'over too soon: {self.end()}'

    def await_work(self, rank, seconds=0.5):
        """Until a rank has had so much time of the processor: it is beyond its start."""
        pid = self.pid(rank)
        while True:
            assert self.process.poll() is None, f'over too soon: {self.end()}'
            fields = Path(f'/proc/{pid}/stat').read_text().rsplit(')', 1)[1].split()
            if (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK') > seconds:
                return
            time.sleep(0.01)

    def send(self, how, rank=None):
        os.kill(self.process.pid if rank is None else self.pid(rank), how)

    def end(self):
        """Waits for the end. Returns exit code, stdout and stderr."""
        if not self.ended:
            self.ended = self.await_end()
        return self.ended

    def await_end(self):
        end, alone = time.monotonic() + DEADLINE_SECONDS, None
        while True:
            try:
                printed, errors = self.process.communicate(timeout=1)
                break
            except subprocess.TimeoutExpired:
                now = time.monotonic()
            alone = None if self.processes()[0] else alone or now
            if alone and now - alone > ALONE_SECONDS:
                print('mpirun hangs after all ranks are gone', flush=True)
                self.has_hung = True
                self.kill_all()
            elif now > end:
                left = self.processes()
                self.kill_all()
                raise AssertionError(f'does not end, with {left}: {self.process.communicate()}')
        self.check_nobody_left()
        return self.process.returncode, printed, errors

    def kill_all(self):
        self.process.kill()
        ranks, others = self.processes()
        for pid in [*ranks.values(), *others]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def check_nobody_left(self):
        end = time.monotonic() + 10
        while any(self.processes()):
            if time.monotonic() > end:
                left = self.processes()
                self.kill_all()
                raise AssertionError(f'processes are left: {left}')
            time.sleep(0.05)


def run_ranks(binary, ranks, arguments, folder, **more):
    return Run(binary, ranks, arguments, folder, **more).end()


def run_alone(binary, arguments, folder):
    done = subprocess.run([binary, *arguments], cwd=folder, capture_output=True, text=True,
                          timeout=DEADLINE_SECONDS)
    assert done.returncode == 0, done.stderr
    return done.stdout


def our_words(errors):
    """What minewise said, without what mpirun adds to it."""
    return [line for line in errors.splitlines() if line.startswith('minewise')]


def new_folder():
    return Path(tempfile.mkdtemp(prefix='minewise-mpi-'))


def check_same(expected, folder, names=(*(f'out/{name}' for name in TABLES), 'games.csv')):
    for name in names:
        assert filecmp.cmp(expected / name, folder / name, shallow=False), f'{folder / name} differs'
