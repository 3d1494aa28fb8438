# A board program that asks Minewise: it lays ten mines, shows cells and makes the moves it is told.
#   python3 board.py minewise
import random, subprocess, sys

engine = subprocess.Popen([sys.argv[1], 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
cells = [(row, col) for row in range(9) for col in range(9)]
mines = set(random.Random(1).sample(cells, 10))
shown = {}
print('game 9x9/10 survival', file=engine.stdin)
while len(shown) < len(cells):
    print('go', file=engine.stdin, flush=True)
    answer = engine.stdout.readline().strip()
    verb, place = answer.split()[:2]
    row, col = map(int, place.split(','))
    around = sum((r, c) in mines for r in range(row - 1, row + 2) for c in range(col - 1, col + 2))
    shown[row, col] = 'F' if verb == 'flag' else 'M' if (row, col) in mines else str(around)
    print(f'shows {place} {shown[row, col]}', file=engine.stdin)
    print(answer, '->', shown[row, col])
print('\n'.join(' '.join(shown[row, col] for col in range(9)) for row in range(9)))
print('quit', file=engine.stdin, flush=True)
