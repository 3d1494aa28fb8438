#!/usr/bin/env python3
"""Looks for signs of life of long runs at a terminal: each is run until it shows what it does.

How long that takes is not measured. A run that ends without a sign is too short for this test, and
one that shows none within minutes is silent: both fail.
"""
import argparse
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE_SECONDS = 120
# What is run, and what it shows by then. Layouts of `extremes` take seconds each; the last one
# reports nothing itself: it waits for its input.
RUNS = [
    ('minewise generate extremes 4x4/8 --against double --jobs 1', r'ranking[, ]'),
    ('minewise generate long-chain 30x30/150 --boards 1000000 --jobs 1', r'searching[, ]'),
    ('minewise generate hard 30x30/200 --games 1000000 --jobs 1', r'searching[, ]'),
    ('minewise compare --agents exact --sizes 60 --games 100000 --jobs 1', r'of 900000 games'),
    ('minewise optimal 5x5/6 --jobs 1', r'5x5/6 classic first=any[, ]'),
    ('minewise play --agent exact "1000x1000/330000 survival seed=1" > game', r'playing[, ]'),
    ('sleep 100 | minewise replay -', r'minewise replay, \d+ s'),
]


def shows(command, sign, folder, environment):
    """Runs a command at a terminal until it shows a sign, and ends it."""
    master, slave = pty.openpty()
    process = subprocess.Popen(['bash', '-c', command], cwd=folder, env=environment, stdin=slave,
                               stdout=slave, stderr=slave, start_new_session=True)
    os.close(slave)
    said, end = b'', time.monotonic() + PATIENCE_SECONDS
    try:
        while time.monotonic() < end:
            if not select.select([master], [], [], 1)[0]:
                continue
            more = os.read(master, 4096)
            said += more
            if re.search(sign.encode(), said):
                return True
    except OSError:  # it has ended
        pass
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        os.close(master)
    print(f'{command}: showed no {sign!r}, but {said[-300:]!r}')
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    binary = Path(parser.parse_args().binary).resolve()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, 'minewise').symlink_to(binary)
        environment = os.environ | {'PATH': f"{folder}:{os.environ['PATH']}"}
        failed = sum(not shows(*each, folder, environment) for each in RUNS)
    print(f'{len(RUNS) - failed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
