#!/usr/bin/env python3
"""From the figures of bench/rank_simulation.cc to docs/clusters.md: prints its tables, the model of rank 0's load
beside what was simulated, and draws docs/ranks.svg with gnuplot.

    build/release/rank_simulation ranks.csv && bench/rank_figures.py ranks.csv

The model (docs/clusters.md has it in words) takes the costs of letters that the simulation was given, and fits the cost
of keeping a chunk to runs of up to 300 ranks. Larger runs are what it is checked by.
"""
import csv
import math
import pathlib
import subprocess
import sys
import tempfile

LETTER, BYTE, SENT, LOOK = 2.7e-6, 0.34e-9, 3e-6, 20e-6  # kMeasured of bench/rank_simulation.cc
BETWEEN_LOOKS = 5e-3  # Pause::kLongest
FITTED_TO = 300  # ranks
COLOURS = ['#0072b2', '#56b4e9', '#d55e00', '#e69f00', '#009e73', '#cc79a7']


def read(path):
    with open(path, newline='', encoding='utf-8') as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for name in row:
            if name not in ('workload', 'ledger'):
                row[name] = float(row[name])
        row['size'] = row['games_a_chunk'] * row['bytes_a_game']
    return rows


def fit_line(points):
    """The line a + b x through points (x, y), by least squares of what is missed relative to y."""
    weights = [1 / y ** 2 for _, y in points]
    total = sum(weights)
    mean_x = sum(w * x for w, (x, _) in zip(weights, points)) / total
    mean_y = sum(w * y for w, (_, y) in zip(weights, points)) / total
    slope = (sum(w * (x - mean_x) * (y - mean_y) for w, (x, y) in zip(weights, points)) /
             sum(w * (x - mean_x) ** 2 for w, (x, _) in zip(weights, points)))
    return mean_y - slope * mean_x, slope


def fit(rows):
    """What keeping a chunk takes, by its bytes, and what the desk takes for a letter."""
    small = [row for row in rows if row['ledger'] == 'yes' and 100 <= row['ranks'] <= FITTED_TO]
    keeping = fit_line([(row['size'], row['keeping'] / row['chunks']) for row in small
                        if row['chunks'] > 10])
    desk = [row['desk'] / row['letters'] for row in small]
    return keeping, sum(desk) / len(desk)


def model(row, keeping, desk):
    """The cores that leading takes, were there enough of them."""
    seconds, size = row['seconds_a_chunk'], row['size']
    chunk = LETTER + SENT + BYTE * size + keeping[0] + keeping[1] * size + 2 * desk
    beats = SENT + desk + math.floor(seconds) / seconds * (LETTER + desk)
    return LOOK / BETWEEN_LOOKS + row['ranks'] * (beats + chunk / seconds)


def percent(share):
    return f'{100 * share:.2g}%' if share < 0.1 else f'{100 * share:.0f}%'


def print_tables(rows, keeping, desk):
    print(f'keeping: {1e6 * keeping[0]:.1f} us a chunk and {1e9 * keeping[1]:.2f} ns a byte; '
          f'desk: {1e6 * desk:.2f} us a letter\n')
    print('| Run | Ranks | Chunks/s | Letters/s | MB/s | Leading | desk, messages | ledger | MPI | looks | '
          'Efficiency | Model |')
    print('|---|---|---|---|---|---|---|---|---|---|---|---|')
    for row in rows:
        if row['ledger'] != 'yes' or row['ranks'] not in (100, 1000, 10000):
            continue
        shares = [percent(row[name]) for name in ('leading',)] + [
            percent(row['desk'] + row['coding'])] + [
                percent(row[name]) for name in ('keeping', 'wire', 'looks')]
        load = model(row, keeping, desk)
        print(f"| {row['workload']} | {row['ranks']:,.0f} | {row['chunks']:,.1f} | {row['letters']:,.0f} | "
              f"{row['megabytes']:,.1f} | {' | '.join(shares)} | {row['efficiency']:.2f} | {percent(load)} |")
    print('\n| Run | full at, by the model | most chunks/s simulated, times s a chunk |')
    print('|---|---|---|')
    for name in dict.fromkeys(row['workload'] for row in rows):
        kept = [row for row in rows if row['workload'] == name and row['ledger'] == 'yes']
        if not kept:
            continue
        one, two = (model(dict(kept[0], ranks=ranks), keeping, desk) for ranks in (1, 2))
        most = max(row['chunks'] for row in kept) * kept[0]['seconds_a_chunk']
        print(f'| {name} | {(1 - one) / (two - one):,.0f} ranks | {most:,.0f} ranks |')


def label(name):
    for plain, drawn in (('*', '·'), ('^9', '⁹'), ('^7', '⁷'), ('^6', '⁶')):
        name = name.replace(plain, drawn)
    return name


def draw(rows, path):
    names = list(dict.fromkeys(row['workload'] for row in rows))
    with tempfile.TemporaryDirectory() as folder:
        for place, name in enumerate(names):
            lines = [f"{row['ranks']} {row['leading']} {row['efficiency']}\n" for row in rows
                     if row['workload'] == name and row['ledger'] == 'yes']
            pathlib.Path(folder, str(place)).write_text(''.join(lines), encoding='utf-8')

        def curves(column):
            return ', '.join(
                f"'{folder}/{place}' using 1:{column} with linespoints lw 2 pt 7 ps 0.6 "
                f"lc rgb '{COLOURS[place]}' title '{label(name)}'"
                for place, name in enumerate(names))

        commands = f"""
set terminal svg size 760,760 font 'sans,13' background '#ffffff'
set output '{path}'
set multiplot layout 2,1
set logscale x
set xrange [8:12000]
set grid
unset key
set logscale y
set yrange [0.002:4]
set format x '%.0f'
set ylabel 'cores that leading takes'
set title 'Load of rank 0, with a ledger (simulated); dashed: 1% of a core'
plot {curves(2)}, 0.01 with lines dt 2 lc rgb '#777777'
set key left bottom Left reverse
set yrange [0.004:1.3]
set xlabel 'ranks that help, one thread each'
set ylabel 'share of their time that ranks play'
set title 'Efficiency of the ranks'
plot {curves(3)}
"""
        subprocess.run(['gnuplot'], input=commands, text=True, check=True)


def main():
    rows = read(sys.argv[1])
    print_tables(rows, *fit(rows))
    draw(rows, pathlib.Path(__file__).resolve().parent.parent / 'docs' / 'ranks.svg')


main()
