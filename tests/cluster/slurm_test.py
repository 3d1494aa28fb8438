#!/usr/bin/env python3
"""Runs examples/cluster/slurm-array.sh and slurm-mpi.sh on a small cluster of Slurm on this machine:
with tasks that are warned of their time limit, or cancelled, or whose program dies, and again after
one that failed for good."""
import os
import signal
import subprocess
import tempfile
from pathlib import Path

import slurm
import trial
from trial import Trial, await_that, lacking, main


ENOUGH_BYTES = 20_000  # of chunks in a ledger's log


class OnSlurm(Trial):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix='minewise-slurm-')
        cls.addClassCleanup(folder.cleanup)
        cls.slurm = slurm.Slurm(Path(folder.name))
        cls.addClassCleanup(cls.slurm.end)

    def setUp(self):
        super().setUp()
        self.environment['SLURM_CONF'] = self.slurm.environment['SLURM_CONF']


class Array(OnSlurm):
    def log(self, name):
        return (self.home / 'out.parts' / name).read_text()

    def run_array(self, parts):
        self.expect_done(self.run_script('slurm-array.sh', 'out', parts))
        self.slurm.await_jobs()

    def test_a_warned_task_goes_back_and_goes_on(self):
        self.tell('calls', 2, 'scancel --batch --signal=USR1 $SLURM_JOB_ID')
        self.run_array(4)
        self.assertTrue((self.home / 'out').exists(), self.log('2.log'))
        self.expect_whole('out')
        self.assertIn('stopped', self.log('2.log'))
        self.assertEqual(sorted(shard for shard, _ in self.played()), [1, 2, 2, 3, 4])
        self.assertEqual([kept > 0 for shard, kept in self.played() if shard == 2], [False, True])
        self.assertEqual(list(self.scratch.iterdir()), [])

    def test_nothing_is_joined_until_all_is_there(self):
        self.tell('fails', 1)
        self.tell('dies', 2)
        self.run_array(3)
        self.assertFalse((self.home / 'out').exists())
        self.assertGreater((self.home / 'out.parts/2/results.sqlite').stat().st_size, 0)
        (self.folder / 'fails-1').unlink()
        self.run_array(3)
        self.expect_whole('out')
        done = self.run_script('slurm-array.sh', 'out', 3)
        self.assertIn('out is there already', done.stdout)

    def test_what_is_there_by_half_is_to_be_removed(self):
        self.expect_half_is_refused('slurm-array.sh', 3)

    def test_a_cancelled_task_keeps_what_it_has_and_stays_away(self):
        self.tell('calls', 1, 'scancel $SLURM_ARRAY_JOB_ID')
        self.run_array(1)
        self.assertFalse((self.home / 'out').exists())
        self.assertGreater((self.home / 'out.parts/1/results.sqlite').stat().st_size, 0)
        self.run_array(1)
        self.expect_whole('out')


class Mpi(OnSlurm):
    games = 40_000

    def setUp(self):
        if not (trial.binary.parent / 'minewise-mpi.so').exists():
            self.skipTest('minewise is built without MPI')
        super().setUp()
        self.environment |= {'MINEWISE': str(trial.binary), 'OMPI_ALLOW_RUN_AS_ROOT': '1',
                             'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1'}

    def test_ranks_on_two_nodes(self):
        (self.home / 'out.new').mkdir()  # by a job that died
        self.submit()
        self.slurm.await_jobs()
        self.assertTrue((self.home / 'out').exists(), (self.home / 'out.part/log').read_text())
        self.expect_whole('out')

    def test_a_warned_job_goes_back_and_goes_on(self):
        job = self.submit()
        await_that('the ledger grows', self.ledger_has_grown)
        paused = self.ranks()
        self.assertEqual(len(paused), 2)
        for rank in paused:  # mpirun kills them then
            os.kill(rank, signal.SIGSTOP)
        kept = self.home / 'out.part/ledger.tar'
        self.slurm.ask('scancel', '--batch', '--signal=USR1', job)
        await_that('the ledger is kept', kept.exists)
        self.assertGreater(kept.stat().st_size, ENOUGH_BYTES)
        self.slurm.await_jobs()
        self.expect_whole('out')

    def submit(self):
        done = self.run_script('slurm-mpi.sh', 'out', 2)
        self.expect_done(done)
        return done.stdout.split()[-1]

    def ledger_has_grown(self):
        return any(log.stat().st_size > ENOUGH_BYTES
                   for log in self.scratch.glob('*/out/results.sqlite-wal'))

    def ranks(self):
        """The processes of minewise itself."""
        found = subprocess.run(['pgrep', '-f', '--', f'--out {self.scratch}/'], capture_output=True,
                               text=True).stdout.split()
        return [int(number) for number in found
                if Path(f'/proc/{number}/comm').read_text().strip() == trial.binary.name]


if __name__ == '__main__':
    main(__doc__, lacking('munged', 'slurmctld', 'slurmd', 'sbatch', 'scontrol') or slurm.why_not())
