"""What the tests of examples/cluster share: an experiment, what one run of it leaves, and a program
in the place of minewise that fails on command.

A test runs in a folder of its own. Where what it needs is missing, it says so and is skipped."""
import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / 'examples' / 'cluster'
SKIPPED = 77          # CMakeLists.txt knows it
PATIENCE_SECONDS = 120  # for what takes a few: a machine may be busy
EXPERIMENT = ['compare', '--agents', 'basic,exact', '--sizes', '9x9/10,8x8/12', '--rules', 'classic',
              '--seed', '7']
binary = None

# Stands for minewise, draws no plots, and notes each shard that it plays, with the bytes that it goes on from. A
# shard fails while there is a file fails-I. When there is a file dies-I, it is killed once while it
# plays. When there is a file calls-I, it pauses once while it plays, the command in the file is run,
# and it goes on only to be stopped.
STAND_IN = '''#!/usr/bin/env bash
set -euo pipefail
given=("$@") shard= out=
while [ $# -gt 0 ]; do
  case "$1" in --shard) shard=${2%%/*} ;; --out) out=$2 ;; esac
  shift
done
set -- "${given[@]}"
if [ "$1" = merge ]; then exec BINARY "$@" --no-report; fi
if [ -z "$shard" ]; then exec BINARY "$@"; fi
echo "$shard $(stat -c %s "$out/results.sqlite" 2>/dev/null || echo 0)" >>FOLDER/played
if [ -e FOLDER/fails-$shard ]; then echo 'fails as told' >&2; exit 1; fi
if [ ! -e FOLDER/dies-$shard ] && [ ! -e FOLDER/calls-$shard ]; then exec BINARY "$@"; fi
BINARY "$@" & run=$!
trap 'kill -TERM $run; kill -CONT $run' TERM
until [ "$(stat -c %s "$out/results.sqlite-wal" 2>/dev/null || echo 0)" -gt 20000 ]; do
  kill -0 $run 2>/dev/null || break
  sleep 0.01
done
if [ -e FOLDER/dies-$shard ]; then rm FOLDER/dies-$shard; kill -KILL $run; fi
if [ -e FOLDER/calls-$shard ]; then
  kill -STOP $run
  mv FOLDER/calls-$shard FOLDER/called-$shard
  . FOLDER/called-$shard || true  # the command may be stopped with the rest
fi
while kill -0 $run 2>/dev/null; do status=0; wait $run || status=$?; done
exit $status
'''


class Trial(unittest.TestCase):
    """A folder, the script's environment, and the experiment as one run leaves it in `whole`."""

    games = 15_000

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix='minewise-cluster-'))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.home = self.folder / 'home'
        self.home.mkdir()
        self.experiment = [*EXPERIMENT, '--games', str(self.games)]
        stand_in = self.folder / 'minewise'
        stand_in.write_text(STAND_IN.replace('BINARY', str(binary)).replace('FOLDER', str(self.folder)))
        stand_in.chmod(0o755)
        self.scratch = scratch = self.folder / 'scratch'
        scratch.mkdir()
        self.environment = os.environ | {'HOME': str(self.home), 'MINEWISE': str(stand_in),
                                         'TMPDIR': str(scratch), 'SCRATCH': str(scratch)}
        subprocess.run([binary, *self.experiment, '--quiet', '--no-report', '--out',
                        self.folder / 'whole'], check=True, capture_output=True)

    def command(self, script, *arguments):
        return [str(SCRIPTS / script), *map(str, arguments), *self.experiment]

    def run_script(self, script, *arguments):
        """Runs it in `home` and returns how it ended."""
        return subprocess.run(self.command(script, *arguments), cwd=self.home, env=self.environment,
                              capture_output=True, text=True, timeout=PATIENCE_SECONDS)

    def expect_done(self, done):
        self.assertEqual(done.returncode, 0, f'{done.stdout}{done.stderr}')

    def expect_whole(self, out):
        """To the byte what one run leaves, but for what holds times."""
        left = self.home / out
        names = sorted(path.name for path in (self.folder / 'whole').glob('*.csv'))
        self.assertIn('results.csv', names)
        self.assertEqual(names, sorted(path.name for path in left.glob('*.csv')))
        for name in names:
            if name != 'timings.csv':
                self.assertEqual((left / name).read_bytes(), (self.folder / 'whole' / name).read_bytes(),
                                 name)

    def expect_half_is_refused(self, script, *arguments):
        """A merge that was killed leaves a folder and a ledger in it."""
        (self.home / 'out').mkdir()
        (self.home / 'out/results.sqlite').touch()
        done = self.run_script(script, 'out', *arguments)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn('out is there without results: remove it', done.stderr)
        self.assertFalse((self.home / 'out.parts').exists())

    def tell(self, what, shard, text=''):
        (self.folder / f'{what}-{shard}').write_text(text)

    def played(self):
        """The shards in the order in which they were begun, each with the bytes it went on from."""
        lines = (self.folder / 'played').read_text().splitlines()
        return [tuple(map(int, line.split())) for line in lines]

    def forget_played(self):
        (self.folder / 'played').unlink()


def await_that(what, condition):
    end = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < end, f'{what}: not within {PATIENCE_SECONDS} s'
        time.sleep(0.05)


def free_port():
    with socket.socket() as made:
        made.bind(('127.0.0.1', 0))
        return made.getsockname()[1]


def main(description, missing):
    """Runs the tests of the calling file. `missing` says what they lack here, or nothing."""
    global binary
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument('--binary', type=Path, required=True)
    asked, rest = parser.parse_known_args()
    binary = asked.binary.resolve()
    if missing:
        print(f"skipped: {missing}. 'tools/install cluster' installs what is needed.")
        sys.exit(SKIPPED)
    unittest.main(module='__main__', argv=[sys.argv[0], *rest])


def lacking(*programs):
    """What is not installed of these, in words; the folders of daemons are looked in, too."""
    path = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin"
    gone = [name for name in programs if not shutil.which(name, path=path)]
    return f"there is no {', '.join(gone)} here" if gone else ''
