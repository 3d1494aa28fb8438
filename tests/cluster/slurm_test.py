#!/usr/bin/env python3
"""Runs examples/cluster/slurm-array.sh on a small cluster of Slurm on this machine: with a task that
is warned of its time limit, one whose program dies, and again after one that failed for good."""
import tempfile
from pathlib import Path

import slurm
from trial import Trial, lacking, main


class Array(Trial):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix='minewise-slurm-')
        cls.addClassCleanup(folder.cleanup)
        cls.slurm = slurm.Slurm(Path(folder.name))
        cls.addClassCleanup(cls.slurm.end)

    def setUp(self):
        super().setUp()
        self.environment['SLURM_CONF'] = self.slurm.environment['SLURM_CONF']

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
        self.assertIn('stopped with', self.log('2.log'))
        self.assertEqual(sorted(shard for shard, _ in self.played()), [1, 2, 2, 3, 4])
        self.assertEqual([kept > 0 for shard, kept in self.played() if shard == 2], [False, True])
        self.assertEqual(list(self.scratch.iterdir()), [])

    def test_nothing_is_joined_until_all_is_there(self):
        self.tell('fails', 1)
        self.tell('dies', 2)
        self.run_array(3)
        self.assertFalse((self.home / 'out').exists())
        (self.folder / 'fails-1').unlink()
        self.run_array(3)
        self.expect_whole('out')
        done = self.run_script('slurm-array.sh', 'out', 3)
        self.assertIn('out is there already', done.stdout)

    def test_a_cancelled_task_keeps_what_it_has_and_stays_away(self):
        self.tell('calls', 1, 'scancel $SLURM_ARRAY_JOB_ID')
        self.run_array(1)
        self.assertFalse((self.home / 'out').exists())
        self.assertGreater((self.home / 'out.parts/1/results.sqlite').stat().st_size, 0)
        self.run_array(1)
        self.expect_whole('out')


if __name__ == '__main__':
    main(__doc__, lacking('munged', 'slurmctld', 'slurmd', 'sbatch', 'scontrol') or slurm.why_not())
