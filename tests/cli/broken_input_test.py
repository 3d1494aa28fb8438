#!/usr/bin/env python3
"""Gives every verb input that makes no sense, and looks at how it says so.

The verbs, their kinds and their options are those that --help lists, so a new one is tried as well.
Whatever is wrong, the exit code is 2, standard error has one line that begins with the verb and
names the option or the file, and standard output has nothing.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Where a verb reads a file: its name takes the place of FILE.
READING = ['analyze FILE', 'compare --layouts FILE', 'generate hard 5x5/5 --from FILE',
           'import FILE', 'influence FILE', 'influence --layout FILE classic', 'merge FILE --out new',
           'optimal FILE', 'play --layout FILE', 'render FILE', 'replay FILE', 'review FILE',
           'watch --layout FILE']
MAY_LACK_ITS_VALUE = ['--unclumped']
REPEATABLE = {'compare': ['--rules'], 'study': ['--set']}
WHOLE, NUMBER = 'N', ('N', 'X')  # as the help writes them
OPTION = re.compile(r'^  (?:-\w,)?(--[\w-]+)(?: (\S.*?))?(?:  |$)')


def run(binary, arguments, folder, stdin=b''):
    return subprocess.run([binary, *arguments], cwd=folder, input=stdin, capture_output=True,
                          timeout=60, env=os.environ | {'LC_ALL': 'C'}, check=False)


def verbs_of(binary, folder):
    """Every verb, or kind of one, and the help of it."""
    def listed(words):
        text = run(binary, [*words, '--help'], folder).stdout.decode()
        names = re.findall(r'^  ([\w-]+)  ', text.partition('\nSubcommands:\n')[2].partition('\n\n')[0],
                           re.MULTILINE)
        for name in names:
            yield from listed([*words, name])
        if not names:
            yield words, text
    return list(listed([]))


def options_of(help_text):
    """Each option and what its value is: None for a flag."""
    options = help_text.partition('\nOptions:\n')[2]
    return [(match[1], match[2]) for match in map(OPTION.match, options.splitlines()) if match]


class Checker:
    def __init__(self, binary, folder):
        self.binary, self.folder, self.failed, self.tried = binary, folder, 0, 0

    def check(self, verb, arguments, names):
        """Runs a verb with broken arguments. The message is to hold one of `names`."""
        result = run(self.binary, [*verb, *arguments], self.folder)
        lines = result.stderr.decode('utf-8', 'replace').splitlines()
        begins = ' '.join(['minewise', *verb]) + ': '
        wrong = [what for what, is_wrong in (
            (f'exit code {result.returncode}', result.returncode != 2),
            (f'{len(lines)} lines on standard error', len(lines) != 1),
            (f'standard output has {len(result.stdout)} bytes', bool(result.stdout)),
            (f'does not begin with {begins!r}', not (lines and lines[0].startswith(begins))),
            (f'names none of {names}', not (lines and any(name in lines[0] for name in names))),
        ) if is_wrong]
        self.tried += 1
        if wrong:
            self.failed += 1
            print(f"minewise {' '.join([*verb, *arguments])}: {'; '.join(wrong)}")
            print(''.join(f'    {line}\n' for line in lines[:3]), end='')


def check_options(checker, verb, help_text):
    checker.check(verb, ['--no-such-option'], ['--no-such-option'])
    for option, value in options_of(help_text):
        if value is None:
            if option != '--help':
                checker.check(verb, [option + '=1'], [option])
            continue
        words = re.search(r'\{(.*?)\}', value)
        broken = ['no-such-word', ''] if words else []
        if re.split('[= ]', value)[0] in NUMBER:
            broken = ['x', '']
        if re.split('[= ]', value)[0] == WHOLE:
            broken += ['-1', '1.5', '99999999999999999999999999']
        if option not in MAY_LACK_ITS_VALUE:
            checker.check(verb, [option], [option])
        for word in broken:
            checker.check(verb, [f'{option}={word}'], [option])
        twice = words[1].split(',')[0] if words else '3'
        if option not in REPEATABLE.get(verb[0], []):
            checker.check(verb, [option, twice, option, twice], [option])


def check_files(checker, folder):
    Path(folder, 'empty').touch()
    Path(folder, 'binary').write_bytes(bytes(range(256)) * 4)
    Path(folder, 'prose').write_text('Dear reader,\nthis is no board.\n')
    Path(folder, 'folder').mkdir()
    for line in READING:
        words = line.split()
        verb = words[:2] if words[0] == 'generate' else words[:1]
        for name in ('missing', 'empty', 'binary', 'prose', 'folder'):
            arguments = [name if word == 'FILE' else word for word in words[len(verb):]]
            checker.check(verb, arguments, [name])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    binary = str(Path(parser.parse_args().binary).resolve())
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(binary, folder)
        verbs = verbs_of(binary, folder)
        assert len(verbs) > 15, verbs
        for verb, help_text in verbs:
            check_options(checker, verb, help_text)
        check_files(checker, folder)
        left = sorted(set(os.listdir(folder)) - {'empty', 'binary', 'prose', 'folder'})
    if left:
        print(f"files were left: {', '.join(left)}")
    print(f'{checker.tried - checker.failed} passed, {checker.failed} failed')
    return 1 if checker.failed or left else 0


if __name__ == '__main__':
    sys.exit(main())
