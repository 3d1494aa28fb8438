#!/usr/bin/env python3
"""Runs examples/cluster/ssh.sh: on machines of which an ssh daemon of the test's own plays the part,
with one that does not answer, with shards that die, and again after an end from outside."""
import signal
import subprocess

from sshd import Sshd
from trial import PATIENCE_SECONDS, Trial, await_that, lacking, main


class OnMachines(Trial):
    def setUp(self):
        super().setUp()
        self.sshd = Sshd(self.folder)
        self.addCleanup(self.sshd.end)
        self.environment['SSH'] = f'ssh -F {self.sshd.client}'
        self.hosts = self.folder / 'hosts'
        self.hosts.write_text('# machines\none\ntwo\nthree\n')


class Ssh(OnMachines):
    def test_a_shard_that_dies_goes_on(self):
        self.tell('dies', 2)
        self.expect_done(self.run_script('ssh.sh', 'out', self.hosts))
        self.expect_whole('out')
        self.assertEqual(sorted(shard for shard, _ in self.played()), [1, 2, 2, 3])
        self.assertIn('out is there already', self.run_script('ssh.sh', 'out', self.hosts).stdout)

    def test_a_machine_that_does_not_answer_is_left(self):
        self.hosts.write_text('one\ngone\n')
        done = self.run_script('ssh.sh', 'out', self.hosts)
        self.expect_done(done)
        self.assertIn('shard 2 failed on gone', done.stderr)
        self.expect_whole('out')

    def test_given_again_it_plays_what_failed(self):
        self.hosts.write_text('one\ntwo\n')
        self.tell('fails', 2)
        failed = self.run_script('ssh.sh', 'out', self.hosts)
        self.assertEqual(failed.returncode, 1, failed.stderr)
        self.assertIn('give the same command again', failed.stderr)
        (self.folder / 'fails-2').unlink()
        self.forget_played()
        self.expect_done(self.run_script('ssh.sh', 'out', self.hosts))
        self.expect_whole('out')
        self.assertEqual([shard for shard, _ in self.played()], [2])

    def test_what_is_there_by_half_is_to_be_removed(self):
        self.expect_half_is_refused('ssh.sh', self.hosts)

    def test_shards_end_with_the_script_and_go_on(self):
        for shard in (1, 2, 3):
            self.tell('calls', shard)  # so that it is known when it has kept something
        process = subprocess.Popen(self.command('ssh.sh', 'out', self.hosts), cwd=self.home,
                                   env=self.environment, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE)
        await_that('all shards keep something',
                   lambda: all((self.folder / f'called-{shard}').exists() for shard in (1, 2, 3)))
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE_SECONDS)
        self.assertNotEqual(process.returncode, 0)
        await_that('no shard plays any more', lambda: subprocess.run(
            ['pgrep', '-f', '--', f'--out {self.scratch}/'], capture_output=True).returncode == 1)
        self.forget_played()
        self.expect_done(self.run_script('ssh.sh', 'out', self.hosts))
        self.expect_whole('out')
        self.assertTrue(all(kept > 0 for _, kept in self.played()), self.played())


if __name__ == '__main__':
    main(__doc__, lacking('ssh', 'ssh-keygen', 'sshd'))
