#!/usr/bin/env python3
"""Links (docs/formats.md), written here once more in Python: the program writes the same, to the letter.

    links_test.py --binary build/release/minewise
"""
import argparse
import subprocess
import sys
import zlib
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'support'))
from positions import positions  # noqa: E402

LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
USUAL = dict(zip('?012345678_MF', (300, 150, 190, 125, 65, 30, 10, 5, 2, 1, 4, 4, 114)))
STRENGTHS = (40, 8, 4)


def contexts(symbols, at, width):
    """What is known of a cell from those before it."""
    def symbol(row, col):
        return symbols[row * width + col] if row >= 0 and 0 <= col < width else None
    row, col = divmod(at, width)
    left, above = symbol(row, col - 1), symbol(row - 1, col)
    touching = (left, above, symbol(row - 1, col - 1), symbol(row - 1, col + 1))
    coarse = '0' in touching
    middle = (coarse, left == '?', above == '?')
    return coarse, middle, (middle, sum(each in ('M', 'F') for each in touching))


def intervals(symbols, width):
    """For each cell: the weights before its own, its own, all of them."""
    seen = defaultdict(Counter)
    for at, symbol in enumerate(symbols):
        known = contexts(symbols, at, width)
        weights = {each: 65 * usual for each, usual in USUAL.items()}
        for context, strength in zip(known, STRENGTHS):
            counts = seen[context]
            weights = {each: (65000 * counts[each] + strength * weight) // (counts.total() + strength)
                       for each, weight in weights.items()}
        weights = {each: weight + 1 for each, weight in weights.items()}
        before = list(weights)[:list(weights).index(symbol)]
        yield sum(weights[each] for each in before), weights[symbol], sum(weights.values())
        for context in known:
            counts = seen[context]
            counts[symbol] += 1
            if counts.total() == 4096:
                seen[context] = Counter({each: count // 2 for each, count in counts.items()})


def packed(symbols, width):
    """As one large number: letters that are carried into need no care."""
    low, size, bits = 0, 1 << 30, 30  # of `bits` bits, all but 30 are letters written
    for before, own, whole in intervals(symbols, width):
        step = size // whole
        low, size = low + step * before, step * own
        while size < 1 << 24:
            low, size, bits = low << 6, size << 6, bits + 6
    spare = 0  # bits at the end that may be 0
    while spare + 6 <= 30 and (low + (1 << spare + 6) - 1 >> spare + 6 << spare + 6) < low + size:
        spare += 6
    number = low + (1 << spare) - 1 >> spare << spare
    letters = [LETTERS[number >> at & 63] for at in range(bits - 6, -1, -6)]
    return ''.join(letters).rstrip('A')


def spelled(word):
    return word.replace(':', '~').replace('+', '~').replace('-', '_')


def link_of(text):
    rows, head = [], {}
    for line in text.splitlines():
        key, _, value = line.partition(' ')
        if key in ('mines', 'density', 'clues', 'topology'):
            head[key] = value
        else:
            rows.append(line.replace(' ', ''))
    parts = ['1', f'{len(rows[0])}x{len(rows)}']
    if 'mines' in head:
        kind, _, weights = head['mines'].partition('prior:')
        if weights:
            parts.append('w' + spelled(weights.replace(',', ':').replace('+', '')))
        else:
            parts.append('u' if kind == 'unknown' else 'm' + kind)
    if 'density' in head:
        parts.append('d' + spelled(head['density']))
    parts += [spelled(head[key]) for key in ('topology', 'clues') if key in head]
    symbols = ''.join(rows)
    begin = '-'.join(parts)
    letters = packed(symbols, len(rows[0]))
    crc = zlib.crc32(f'{begin}.{letters}'.encode())
    check = ''.join(LETTERS[crc >> shift & 63] for shift in (18, 12, 6, 0))
    return f'{begin}.{check}{letters}'


def minewise(binary, *words, text):
    return subprocess.run([binary, *words], input=text, capture_output=True, text=True, timeout=60, check=True).stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--binary', required=True)
    binary = parser.parse_args().binary
    texts = positions(binary, 60) + ['mines prior:0,1e-20,2.5e30\n?1?\n', '?' * 100 + '\n', ('?10?1' * 2 + '\n') * 500]
    wrong = 0
    for text in texts:
        plain = minewise(binary, 'position', '-', '--as', 'position', text=text)
        link = minewise(binary, 'position', '-', '--as', 'position', '--format', 'link', text=text).rstrip('\n')
        if link != link_of(plain) or minewise(binary, 'position', '--link', link, text='') != plain:
            wrong += 1
            print(f'{plain}the program writes {link}\nand by the document {link_of(plain)}')
    print(f'{len(texts)} positions, {wrong} wrong')
    return wrong > 0


if __name__ == '__main__':
    sys.exit(main())
