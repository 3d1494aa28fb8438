#!/usr/bin/env python3
"""Compares README.md with the program: the agents it lists are those that there are, in their order,
and what it says to try first is what the program itself says.
"""
import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parents[2] / 'README.md'


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    binary = Path(parser.parse_args().binary).resolve()

    def ask(*words):
        return subprocess.run([binary, *words], capture_output=True, text=True, check=True).stdout

    text = README.read_text()
    table = text.partition('| Agent | Reasons with | Guesses |\n')[2].partition('\n\n')[0]
    listed = re.findall(r'^\| `([\w-]+)` \|', table, re.MULTILINE)
    agents = [agent['name'] for agent in json.loads(ask('agents', '--format', 'json'))]
    tries = [line for line in ask().splitlines() if line.startswith('  ')]
    wrong = []
    if listed != agents:
        wrong.append(f'README.md lists the agents {listed}, and there are {agents}')
    wrong += [f'README.md does not say: {line.strip()}' for line in tries if f'  {line}\n' not in text]
    print('\n'.join(wrong) or f'{len(agents)} agents, {len(tries)} commands')
    return 1 if wrong or not tries else 0


if __name__ == '__main__':
    sys.exit(main())
