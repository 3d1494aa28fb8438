#!/usr/bin/env python3
"""Runs every example that the program shows: in its greeting, in its help and in that of every verb.

The examples of a verb are run in order, in a folder with files of the names that they use. Each is
to end well. One that is at work for long is stopped and counts as working, unless a later one needs
what it makes. Those of `watch` have a terminal.
"""
import argparse
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from broken_input_test import verbs_of

AT_WORK_SECONDS, PATIENCE_SECONDS, AT_ONCE = 3, 120, 4
FILES = r'''
printf '1????????\n?????????\n?????????\n?????????\n????2????\n' > position.txt
printf '.*\n..\n' > board.txt
minewise play --agent basic "beginner classic seed=8" --save game.txt
minewise generate random 9x9/10 --count 5 --out boards.txt
mkdir page && touch page/index.html
printf 'Width: 2\nHeight: 2\nMines: 1\nBoard:\n0*\n00\n0.1 lc (1 1)\n0.2 lr (1 1)\n' > game.rawvf
mkdir replays && cp game.rawvf replays
'''


def examples_in(text):
    """The indented lines after a heading that ends in a colon, without what is said beside them."""
    block = re.search(r'^(?:Examples?|Start with|.*Try):\n((?:  .*\n)+)', text, re.MULTILINE)
    return [re.split(r' {2,}', line.strip())[0] for line in block[1].splitlines()] if block else []


def is_needed(made_by, later):
    """Whether a later example reads what this one writes."""
    made = re.findall(r'(?:--out|--save|>) (\S+)', made_by)
    return any(re.search(rf'(?<!--out )\b{re.escape(name)}', line) for name in made
               for line in later)


def run(example, folder, environment, seconds):
    """None if it was still at work, else its exit code and what it said."""
    needs_terminal = example.startswith('minewise watch')
    master, slave = pty.openpty()
    streams = {'stdin': slave, 'stdout': slave} if needs_terminal else {
        'stdin': subprocess.DEVNULL, 'stdout': subprocess.DEVNULL}
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(['bash', '-o', 'pipefail', '-c', example], cwd=folder,
                                   env=environment, stderr=said, start_new_session=True, **streams)
        try:
            process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None
        finally:
            os.close(master)
            os.close(slave)
        said.seek(0)
        return process.returncode, said.read().decode('utf-8', 'replace')


def run_all(examples, binary):
    """Returns how many failed."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, 'bin').mkdir()
        Path(folder, 'bin/minewise').symlink_to(binary)
        environment = os.environ | {'PATH': f"{folder}/bin:{os.environ['PATH']}", 'TERM': 'xterm'}
        work = Path(folder, 'work')
        work.mkdir()
        subprocess.run(['bash', '-ec', FILES], cwd=work, env=environment, check=True,
                       stdout=subprocess.DEVNULL)
        for number, example in enumerate(examples):
            whole = is_needed(example, examples[number + 1:])
            ended = run(example, work, environment, PATIENCE_SECONDS if whole else AT_WORK_SECONDS)
            if ended is None and not whole or ended is not None and ended[0] == 0:
                continue
            failed += 1
            print(f"{example}\n    {ended or 'did not end'}")
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    binary = Path(parser.parse_args().binary).resolve()
    texts = {'minewise': subprocess.run([binary], capture_output=True, text=True, check=True).stdout}
    texts['minewise --help'] = subprocess.run([binary, '--help'], capture_output=True, text=True,
                                              check=True).stdout
    for words, text in verbs_of(str(binary), '.'):
        texts[' '.join(['minewise', *words])] = text
    shown = {name: examples_in(text) for name, text in texts.items()}
    for name in [name for name, examples in shown.items() if not examples]:
        print(f'{name}: shows no example')
    with ThreadPoolExecutor(AT_ONCE) as pool:
        failed = sum(pool.map(lambda examples: run_all(examples, binary), shown.values()))
    failed += sum(not examples for examples in shown.values())
    print(f'{len(texts)} helps, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
