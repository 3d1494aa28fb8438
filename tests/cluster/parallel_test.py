#!/usr/bin/env python3
"""Runs examples/cluster/parallel.sh: here and on other machines, of which an ssh daemon of the test's
own plays the part; with shards that die, and again after one that failed for good."""
from sshd import Sshd
from trial import Trial, lacking, main


class Here(Trial):
    def test_a_shard_that_dies_is_played_again(self):
        self.tell('dies', 2)
        self.expect_done(self.run_script('parallel.sh', 'out', 3))
        self.expect_whole('out')
        self.assertEqual(sorted(shard for shard, _ in self.played()), [1, 2, 2, 3])
        self.assertIn('Exitval', (self.home / 'out.parts/joblog').read_text())

    def test_given_again_it_plays_what_failed(self):
        self.tell('fails', 2)
        self.assertNotEqual(self.run_script('parallel.sh', 'out', 3).returncode, 0)
        self.assertFalse((self.home / 'out').exists())
        (self.folder / 'fails-2').unlink()
        self.forget_played()
        self.expect_done(self.run_script('parallel.sh', 'out', 3))
        self.expect_whole('out')
        self.assertEqual([shard for shard, _ in self.played()], [2])

    def test_what_is_there_stays(self):
        (self.home / 'out').mkdir()
        (self.home / 'out/results.csv').touch()
        done = self.run_script('parallel.sh', 'out', 3)
        self.expect_done(done)
        self.assertIn('out is there already', done.stdout)
        self.assertFalse((self.home / 'out.parts').exists())

    def test_what_is_there_by_half_is_to_be_removed(self):
        self.expect_half_is_refused('parallel.sh', 3)


class Elsewhere(Trial):
    def setUp(self):
        super().setUp()
        self.sshd = Sshd(self.folder)
        self.addCleanup(self.sshd.end)

    def test_results_come_back(self):
        """The home folder differs there: what is needed here was copied."""
        hosts = self.folder / 'hosts'
        hosts.write_text(''.join(f'2/ssh -F {self.sshd.client} {name}\n' for name in ('one', 'two')))
        self.environment['HOSTS'] = str(hosts)
        self.tell('dies', 3)
        self.expect_done(self.run_script('parallel.sh', 'out', 4))
        self.expect_whole('out')
        self.assertEqual(len(list(self.sshd.home.glob('out.parts/*/results.sqlite'))), 4)


if __name__ == '__main__':
    main(__doc__, lacking('parallel', 'ssh', 'ssh-keygen', 'sshd', 'rsync'))
