#!/usr/bin/env python3
"""Reads the file of --status over and over while runs go on: it always holds one whole answer that fits its schema.
Runs finish, are interrupted, are killed outright, lose the folder of the file; alone, and as two ranks of mpirun where
there is one. Nothing here depends on how fast the machine is: a run that is to be ended goes on for minutes by itself.
"""
import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from schemas import Schemas, read_values

PATIENCE_SECONDS = 120
LONG = ['compare', '--agents', 'basic,exact', '--sizes', '30', '--games', '10000000', '--quiet', '--jobs', '1']
DEEP = ['compare', '--agents', 'exact', '--sizes', '100', '--mines', '2800', '--rules', 'survival clues=optimistic',
        '--games', '9', '--quiet', '--jobs', '1', '--out', 'deep']  # games that take minutes
SHORT = ['compare', '--agents', 'basic', '--sizes', '9x9/10', '--games', '2000', '--quiet', '--jobs', '1', '--no-report']
SCHEMAS = Schemas.read(Path(__file__).resolve().parents[2] / 'docs/schema')


class Run:
    """A run with a status file, in a folder of its own."""

    def __init__(self, words, folder, place='status.json'):
        self.file, self.statuses = folder / place, []
        self.said = open(folder / 'said', 'w+')
        self.process = subprocess.Popen([*words, '--status', place], cwd=folder, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=self.said, start_new_session=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.said.close()

    def read(self):
        """The status as it is now, or None while there is no file. What is no answer is an error."""
        try:
            text = self.file.read_text()
        except FileNotFoundError:
            return None
        [status] = read_values(text)
        objection = SCHEMAS.objection('status', status)
        assert not objection, f'{objection} in {text}'
        self.statuses.append(status)
        return status

    def until(self, is_seen):
        """Reads until a status is as it should be."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            status = self.read()
            if status and is_seen(status):
                return status
            assert self.process.poll() is None, f'it ended: {self.words()}'
            time.sleep(0.002)
        raise AssertionError(f'never seen; the last: {self.statuses[-1:]}; it said {self.words()}')

    def words(self):
        self.said.seek(0)
        return self.said.read()

    def end(self, signal_number=None):
        """The exit code and the last status."""
        if signal_number:
            self.process.send_signal(signal_number)
        while self.process.poll() is None:
            self.read()
            time.sleep(0.002)
        return self.process.returncode, self.read()


def finishes(program, folder):
    with Run([*program, *SHORT, '--out', 'out'], folder) as run:
        code, last = run.end()
    assert (code, last['state'], last['message'], last['out']) == (0, 'finished', None, 'out'), last
    assert last['games']['done'] == last['games']['all'] == sum(rank['games'] for rank in last['ranks']), last
    with Run([*program, *SHORT, '--out', 'out', '--resume'], folder) as run:
        code, last = run.end()
    games = last['games']
    assert games['before'] == games['done'] == games['all'] and last['rate'] == 0, last


def is_interrupted(program, folder):
    with Run([*program, *LONG, '--out', 'out'], folder) as run:
        first = run.until(lambda it: it['games']['done'] > 0 and it['rate'] > 0 and it['left_s'])
        more = run.until(lambda it: it['games']['done'] > first['games']['done'])
        code, last = run.end(signal.SIGTERM)
    assert first['state'] == more['state'] == 'running' and more['updated'] > first['updated'], more
    assert code == 130 and last['state'] == 'stopped' and last['left_s'] is None, (code, last)
    done, all_ = last['games']['done'], last['games']['all']
    assert last['message'].startswith(f'stopped with {done} of {all_} games played; '), last
    assert {status['state'] for status in run.statuses} == {'running', 'stopped'}


def is_interrupted_in_a_game(program, folder):
    """It does not come to stop by itself, and is ended where it is."""
    with Run([*program, *DEEP], folder) as run:
        run.until(lambda it: it['games']['all'] == 9)
        code, last = run.end(signal.SIGINT)
    assert (code, last['state']) == (130, 'stopped'), (code, last)
    assert last['message'].startswith('stopped with 0 of 9 games'), last


def is_killed(program, folder):
    with Run([*program, *LONG], folder) as run:
        run.until(lambda it: it['games']['done'] > 0)
        code, last = run.end(signal.SIGKILL)
    assert code == -signal.SIGKILL and last['state'] == 'running', (code, last)
    assert sorted(path.name for path in folder.iterdir()) == ['said', 'status.json']


def fails(program, folder):
    with Run([*program, 'match', '--agents', 'cmd:false,basic', '--quiet'], folder) as run:
        code, last = run.end()
        assert code == 1 and last['state'] == 'failed' and last['faults'] > 0, (code, last)
        assert last['message'] in run.words(), (last, run.words())


def loses_its_folder(program, folder):
    (folder / 'there').mkdir()
    with Run([*program, *LONG], folder, 'there/status.json') as run:
        before = run.until(lambda it: it['games']['done'] > 0)
        while (folder / 'there').exists():
            shutil.rmtree(folder / 'there', ignore_errors=True)
        while 'the run continues' not in run.words():
            assert run.process.poll() is None, run.words()
            time.sleep(0.01)
        (folder / 'there').mkdir()
        run.until(lambda it: it['games']['done'] > before['games']['done'])
        code, last = run.end(signal.SIGINT)
        assert (code, last['state']) == (130, 'stopped'), (code, last)
        assert run.words().count('--status') == 1, run.words()


def leaves_another_runs_file(program, folder):
    """A run that is refused says nothing in the file of the one that has the folder."""
    with Run([*program, *SHORT, '--out', 'out'], folder) as run:
        run.end()
    before = run.file.read_text()
    with Run([*program, *SHORT, '--out', 'out'], folder) as run:
        code, _ = run.end()
    assert code == 2 and run.file.read_text() == before


def runs_as_two_ranks(program, folder):
    with Run([*program, *LONG, '--out', 'out'], folder) as run:
        seen = run.until(lambda it: it['slowest'] is not None)
        assert [rank['state'] for rank in seen['ranks']] == ['there', 'there'], seen
        assert all(rank['host'] for rank in seen['ranks']), seen
        assert seen['games']['done'] == sum(rank['games'] for rank in seen['ranks']), seen
        assert seen['ranks'][seen['slowest']]['rate'] == min(rank['rate'] for rank in seen['ranks']), seen
        os.kill(seen['pid'], signal.SIGTERM)
        code, last = run.end()
    assert code == 130 and last['state'] == 'stopped', (code, last)


ALONE = [finishes, is_interrupted, is_interrupted_in_a_game, is_killed, fails, loses_its_folder,
         leaves_another_runs_file]
TOGETHER = [finishes, runs_as_two_ranks]


def passes(test, program):
    with tempfile.TemporaryDirectory(prefix='minewise-status-') as folder:
        try:
            test(program, Path(folder))
            return True
        except AssertionError as error:
            print(f'{" ".join(program)}: {test.__name__}: {error}')
            return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, type=Path, help='the minewise to run')
    binary = parser.parse_args().binary.resolve(strict=True)
    tests = [(test, [str(binary)]) for test in ALONE]
    if shutil.which('mpirun') and (binary.parent / 'minewise-mpi.so').exists():
        os.environ |= {'OMPI_ALLOW_RUN_AS_ROOT': '1', 'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1',
                       'OMPI_MCA_rmaps_base_oversubscribe': '1', 'PMIX_MCA_gds': 'hash'}
        tests += [(test, ['mpirun', '-n', '2', str(binary)]) for test in TOGETHER]
    else:
        print('there is no mpirun, or no plug-in for it: several ranks are left out')
    failed = sum(not passes(test, program) for test, program in tests)
    print(f'{len(tests) - failed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
