#!/usr/bin/env python3
"""Compares documents with the program: docs/agents.md lists all agents, in their order, and README.md
suggests the commands that the program itself suggests.
"""
import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    binary = Path(parser.parse_args().binary).resolve()

    def ask(*words):
        return subprocess.run([binary, *words], capture_output=True, text=True, check=True).stdout

    readme = (ROOT / 'README.md').read_text()
    text = (ROOT / 'docs/agents.md').read_text()
    table = text.partition('| Agent | Proves | Guesses | Source |\n')[2].partition('\n\n')[0]
    listed = re.findall(r'^\| `([\w-]+)` \|', table, re.MULTILINE)
    agents = [agent['name'] for agent in json.loads(ask('agents', '--format', 'json'))]
    tries = [line for line in ask().splitlines() if line.startswith('  ')]
    wrong = []
    if listed != agents:
        wrong.append(f'docs/agents.md lists the agents {listed}, and there are {agents}')
    wrong += [f'README.md does not say: {line.strip()}' for line in tries if f'  {line}\n' not in readme]
    print('\n'.join(wrong) or f'{len(agents)} agents, {len(tries)} commands')
    return 1 if wrong or not tries else 0


if __name__ == '__main__':
    sys.exit(main())
