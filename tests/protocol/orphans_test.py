#!/usr/bin/env python3
"""No program that plays outlives the run that started it, however the run ends: by itself, by a
fault, by Ctrl-C, by a request to end, or killed outright.
"""
import argparse
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

PLAYER = Path(__file__).with_name('player.py')
DEADLINE_SECONDS = 30


def alive(mark):
    """The programs that have the mark in their command lines, but for the run itself."""
    found = []
    for entry in Path('/proc').iterdir():
        if not entry.name.isdigit() or int(entry.name) == os.getpid():
            continue
        try:
            words = (entry / 'cmdline').read_bytes().split(b'\0')
        except OSError:
            continue
        if mark.encode() in b' '.join(words) and not words[0].endswith(b'minewise'):
            found.append(int(entry.name))
    return found


def wait_until(is_so, what):
    end = time.monotonic() + DEADLINE_SECONDS
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.01)


def run(binary, folder, mode, mark, *more):
    agent = f'cmd:python3 player.py {mode} 3 {mark}; true'
    return subprocess.Popen(
        [binary, 'compare', '--agents', agent, '--sizes', '4/3', '--games', '40', '--jobs', '2',
         '--quiet', '--out', mark, '--no-report', *more],
        cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def ended(process, mark):
    message = process.communicate(timeout=DEADLINE_SECONDS)[1]
    wait_until(lambda: not alive(mark), f'{mark}: {alive(mark)} still run')
    return process.returncode, message


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', required=True)
    binary = Path(parser.parse_args().binary).resolve()
    with tempfile.TemporaryDirectory(prefix='minewise-orphans-') as folder:
        shutil.copy(PLAYER, folder)
        for mode, code in (('chance', 0), ('dies', 1), ('babbles', 1)):
            mark = f'orphan-{os.getpid()}-{mode}'
            assert ended(run(binary, folder, mode, mark), mark)[0] == code
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGHUP, 130),
                             (signal.SIGKILL, -9)):
            mark = f'orphan-{os.getpid()}-{number.name}'
            # Killed outright, nobody is left to end them: those that read find the end of input.
            mode = 'waits' if number == signal.SIGKILL else 'silent'
            process = run(binary, folder, mode, mark, '--move-time', '0')
            wait_until(lambda: len(alive(mark)) >= 2, f'{mark} did not start')
            process.send_signal(number)
            assert ended(process, mark)[0] == code, number
    print('none is left')


main()
