#!/usr/bin/env python3
"""Compares the number that `minewise bench` prints with the one on record in docs/performance.md, which
is the first line there that begins with `Bench:` after four spaces."""
import argparse
import re
import subprocess
import sys
from pathlib import Path


def number_in(text, pattern, source):
    found = re.search(pattern, text, re.MULTILINE)
    return int(found[1]) if found else sys.exit(f'{source}: no number')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', required=True, help='the minewise to run')
    parser.add_argument('--doc', required=True, type=Path, help='docs/performance.md')
    options = parser.parse_args()
    on_record = number_in(options.doc.read_text(), r'^    Bench: (\d+)$', options.doc)
    run = subprocess.run([options.binary, 'bench'], capture_output=True, text=True, check=True,
                         timeout=600)
    printed = number_in(run.stdout, r'\ABench: (\d+)$', 'minewise bench')
    if printed == on_record:
        return 0
    print(f'minewise bench prints {printed}, {options.doc} has {on_record}.\n'
          'If behaviour was meant to change, put the new number there, in the same commit.')
    return 1


if __name__ == '__main__':
    sys.exit(main())
