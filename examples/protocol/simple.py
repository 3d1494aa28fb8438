# A player for Minewise: what one clue settles, else any covered cell (README.md). To run it:
#   minewise play --agent "cmd:python3 simple.py" "beginner classic"
import re, sys
def new_game(size, random):  # cells are numbered row by row, with a border around the board
    global x, places, numbers, steps, inner, covered, shown, mines, hidden, todo
    width, height = map(int, re.match(r'(\d+)x(\d+)', size).groups())
    places = [f'{row},{col}' for row in range(-1, height + 1) for col in range(-1, width + 1)]
    numbers = dict(zip(places, range(len(places))))
    steps = [row * (width + 2) + col for row in (-1, 0, 1) for col in (-1, 0, 1) if row or col]
    inner = [row * (width + 2) + col for row in range(1, height + 1) for col in range(1, width + 1)]
    covered, shown, mines, todo, x = set(inner), {}, [0] * len(places), [], int(random[7:])
    hidden = [sum(cell + step in covered for step in steps) for cell in range(len(places))]

def show(cell, symbol):
    covered.remove(cell)
    if symbol.isdigit(): shown[cell] = int(symbol)
    around = [cell + step for step in steps]
    for near in around:
        hidden[near] -= 1
        if symbol in 'MF': mines[near] += 1
    for clue in [cell, *around]:  # those that settle all covered cells around them
        if clue in shown and hidden[clue] and shown[clue] - mines[clue] in (0, hidden[clue]): todo.append(clue)

def move():
    global x
    while todo:
        for cell in [todo[-1] + step for step in steps]:
            if cell in covered:
                verb = 'flag' if shown[todo[-1]] > mines[todo[-1]] else 'open'
                return f'{verb} {places[cell]} : proof single-point {places[todo[-1]]}'
        todo.pop()
    while True:
        x = (x * 1664525 + 1013904223) % 2**32
        if (cell := inner[(x >> 8) % len(inner)]) in covered: return f'open {places[cell]} : random'

for words in map(str.split, sys.stdin):
    if words[0] == 'shows': [show(numbers[place], symbol) for place, symbol in zip(words[1::2], words[2::2])]
    if words[0] == 'game': new_game(words[1], words[-1])
    if words[0] == 'go': print(move(), flush=True)
    if words[0] == 'minewise': print('ready simple', flush=True)
