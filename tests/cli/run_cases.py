#!/usr/bin/env python3
"""Runs command lines and compares what they print with what is written beneath them.

A case file (*.t) is text for people, and indented blocks like these:

      $ minewise play "3x3/0 survival seed=1" --format json
      {"game":"3x3/0 survival seed=1 game=0", ...
      $ minewise play --layout - <<END
      > .*
      > .
      > END
      ! minewise play: standard input:2:1: this row has 1 cells where the rows above have 2
      [2]

`$` begins a command and `>` continues it; then come the lines of standard output, those of standard
error after `!`, and the exit code in brackets unless it is 0. An output line that could be taken
for one of these, or a last one that is empty, has a backslash in front; a last line that does not
end is followed by `(no newline)`.

Each command runs in a bash of its own, all of a file in one fresh directory, in the C locale, with
`minewise` on the PATH and without HOME and NO_COLOR. --update writes what was printed into the
files: read the difference before you believe it.
"""
import argparse
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TIMEOUT_SECONDS = 60
INDENT = '  '
MARKED = re.compile(r'(?:[$>!](?: |$)|\[\d+\]$|\\|\(no newline\)$)')


def split_case(text):
    """The lines of a file that stand as they are, each command with those that hold it."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        begin, at = at, at + 1
        if not lines[begin].startswith(INDENT + '$ '):
            yield [lines[begin]], None
            continue
        while at < len(lines) and re.match(INDENT + '>( |$)', lines[at]):
            at += 1
        yield lines[begin:at], '\n'.join(line[len(INDENT) + 2:] for line in lines[begin:at])
        # What was expected: indented lines, and empty ones if more of those follow.
        for next_, line in enumerate(lines[at:], at):
            if line.startswith(INDENT + '$ ') or line and not line.startswith(INDENT):
                break
            at = next_ + 1 if line else at


def stream_lines(stream, mark):
    """The lines of an output as a case file shows them."""
    lines = stream.decode('utf-8', 'backslashreplace').split('\n')
    ends = lines[-1] == ''
    lines = lines[:-1] if ends else lines
    if mark:
        lines = [f'{mark} {line}'.rstrip() for line in lines]
    else:
        lines = ['\\' + line if MARKED.match(line) else line for line in lines]
        if lines and not lines[-1]:
            lines[-1] = '\\'
    return lines + ([] if ends else ['(no newline)'])


def run(command, folder, environment):
    """What a command prints and how it exits, as a case file shows it."""
    process = subprocess.Popen(['bash', '-c', command], cwd=folder, env=environment,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, start_new_session=True)
    try:
        out, err = process.communicate(timeout=TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.communicate()
        return [f'{INDENT}(still running after {TIMEOUT_SECONDS} s)']
    lines = stream_lines(out, '') + stream_lines(err, '!')
    if process.returncode != 0:
        lines.append(f'[{process.returncode}]')
    return [INDENT + line if line else '' for line in lines]


def run_file(path, binary):
    """The file's text, and what it would be if it expected what happened."""
    text = path.read_text()
    actual = []
    with tempfile.TemporaryDirectory() as folder:
        programs, work = Path(folder, 'bin'), Path(folder, 'work')
        programs.mkdir()
        work.mkdir()
        (programs / 'minewise').symlink_to(binary)
        environment = {name: value for name, value in os.environ.items()
                       if name not in ('HOME', 'NO_COLOR')}
        environment |= {'LC_ALL': 'C', 'PATH': f"{programs}:{os.environ['PATH']}"}
        for lines, command in split_case(text):
            actual += lines
            if command is not None:
                actual += run(command, work, environment)
    return text, '\n'.join(actual) + '\n'


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    parser.add_argument('--update', action='store_true', help='expect what happens from now on')
    parser.add_argument('files', nargs='+', type=Path)
    options = parser.parse_args()
    binary = shutil.which(options.binary)
    if binary is None:
        parser.error(f'--binary: {options.binary} is not a program')
    failed = 0
    for path in options.files:
        text, actual = run_file(path, Path(binary).resolve())
        if text == actual:
            continue
        if options.update:
            path.write_text(actual)
            print(f'{path}: updated')
            continue
        failed += 1
        sys.stdout.writelines(difflib.unified_diff(
            text.splitlines(True), actual.splitlines(True), f'{path} (expected)', 'what happened'))
    print(f'{len(options.files) - failed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
