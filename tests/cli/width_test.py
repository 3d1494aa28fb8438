#!/usr/bin/env python3
"""Checks that help fits 80 columns, and everyday answers the width of the terminal.

The help of every verb is read through a pipe. Answers are read from terminals of several widths;
there lines are broken between words. Tables and boards, lines with two spaces between words, may be
wider: their columns would be lost.
"""
import argparse
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios

from broken_input_test import verbs_of

POSITION = "printf 'mines 7\\n??????\\n1?2???\\n??????\\n??3?1?\\n' | "
ANSWERS = [
    'minewise play --agent exact "9x9/20 survival seed=7" --trace steps',
    'minewise play --agent triple-risk "9x9/20 survival seed=7" --trace log',
    'minewise play --agent exact "9x9/10 classic seed=7" --trace log --chain',
    POSITION + 'minewise analyze - --why 0,0 --show all',
    POSITION + 'minewise influence - --reach',
    'minewise review "9x9/20 survival seed=7" --agent basic',
    'minewise compare --agents basic,exact --sizes 6,8 --densities 0.1,0.2 --games 5 --quiet',
    'minewise compare --agents basic,exact --sizes 6/5 --games 5 --estimate luckless --quiet',
    'minewise match --agents exact,basic "6x6/8 classic" --difference 0.3 --quiet',
    'minewise optimal 3x3/2 --agents exact,basic --quiet',
    'minewise board "beginner seed=7"',
]
AT_80_COLUMNS = ['minewise clues', 'minewise agents', 'minewise study']  # always laid out for these


def at_terminal(command, columns, environment):
    """What a command prints on a terminal of this width."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack('HHHH', 24, columns, 0, 0))
    process = subprocess.Popen(['bash', '-c', command], stdin=subprocess.DEVNULL, stdout=slave,
                               stderr=subprocess.DEVNULL, env=environment)
    os.close(slave)
    printed = b''
    while True:
        try:
            block = os.read(master, 1 << 16)
        except OSError:  # the other end is closed
            break
        if not block:
            break
        printed += block
    os.close(master)
    assert process.wait(timeout=60) == 0, command
    return printed.decode().replace('\r\n', '\n')


def wide_lines(text, columns):
    return [line for line in text.splitlines() if len(line) > columns]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True)
    binary = os.path.abspath(parser.parse_args().binary)
    wide = []
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(binary, f'{folder}/minewise')
        environment = os.environ | {'PATH': f"{folder}:{os.environ['PATH']}", 'NO_COLOR': '1'}
        helps = [([], subprocess.check_output([binary, '--help'], text=True)),
                 (['(greeting)'], subprocess.check_output([binary], text=True)),
                 *((kinds, subprocess.check_output([binary, *kinds, '--help'], text=True))
                   for kinds in (['generate'], ['ledger'])), *verbs_of(binary, folder)]
        for words, text in helps:
            wide += [(' '.join(words) + ' --help', line) for line in wide_lines(text, 80)]
        for columns, commands in ((80, ANSWERS + AT_80_COLUMNS), (60, ANSWERS)):
            for command in commands:
                text = at_terminal(command, columns, environment)
                wide += [(f'{columns} columns: {command}', line)
                         for line in wide_lines(text, columns)
                         if not re.search(r'\S  +\S', line)]
    for place, line in wide:
        print(f'{place}\n  {line}')
    print(f'{len(wide)} lines are too wide')
    return 1 if wide else 0


if __name__ == '__main__':
    sys.exit(main())
