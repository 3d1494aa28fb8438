#!/usr/bin/env python3
"""A player for tests: it plays well, or fails in a way of its own.

    player.py first               opens the first covered cell, row by row
    player.py chance              opens a covered cell by chance, from the number it was given
    player.py FAULT [MOVE]        plays by chance and fails at a move of every game [3]
    player.py sometimes           ends at move 3 of every fifth game or so, by that number
"""
import os
import random
import signal
import sys
import time


def say(text):
    sys.stdout.write(text + '\n')
    sys.stdout.flush()


def babble(text):
    while True:
        sys.stdout.write(text)


def complain_and_leave():
    print('first line\nthe last line', file=sys.stderr)
    sys.exit(7)


def interrupt_and(leave, game):
    """Ctrl-C for the run, and then what many programs do of it."""
    os.kill(os.getppid(), signal.SIGINT)
    leave(game)


FAULTS = {
    'silent': lambda game: time.sleep(1000),
    'waits': lambda game: None,
    'dies': lambda game: complain_and_leave(),
    'babbles': lambda game: babble('info and so on\n'),
    'endless': lambda game: babble('x' * 4096),
    'binary': lambda game: (sys.stdout.buffer.write(b'\x00\xff\x1b[2J\n'), sys.stdout.buffer.flush()),
    'again': lambda game: say('open %d,%d' % game.shown[0]),
    'outside': lambda game: say('open 1000,1000'),
    'talks': lambda game: say('I open the corner'),
    'error': lambda game: say('error this is too hard'),
    'reasons': lambda game: say('open %d,%d : proof single-point 1000,1000' % game.covered[0]),
    'interrupts-dies': lambda game: interrupt_and(FAULTS['dies'], game),
    'interrupts-talks': lambda game: interrupt_and(FAULTS['talks'], game),
}


class Game:
    def __init__(self, words):
        self.width, self.height = map(int, words[1].split('/')[0].split('@')[0].split('x'))
        self.covered = [(row, col) for row in range(self.height) for col in range(self.width)]
        self.shown, self.move = [], 0
        self.number = int(words[-1].removeprefix('random='))
        self.chance = random.Random(self.number)

    def show(self, words):
        for cell in words[1::2]:
            place = tuple(map(int, cell.split(',')))
            self.shown.append(place)
            self.covered.remove(place)

    def fails(self, mode, move):
        if mode == 'sometimes':
            return self.number % 5 == 0 and self.move == 3
        return mode in FAULTS and self.move == move

    def answer(self, mode, move):
        self.move += 1
        if self.fails(mode, move):
            FAULTS.get(mode, FAULTS['dies'])(self)
        elif mode == 'flags':
            say('flag %d,%d' % self.covered[0])
        elif mode == 'first':
            say('info looking\nopen %d,%d' % self.covered[0])
        else:
            say('open %d,%d : random' % self.chance.choice(self.covered))


def main():
    mode = sys.argv[1]
    move = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else 3
    game = None
    for line in sys.stdin:
        words = line.split()
        if words[0] == 'minewise':
            say('ready ' + mode)
        elif words[0] == 'game':
            game = Game(words)
        elif words[0] == 'shows':
            game.show(words)
        elif words[0] == 'go':
            game.answer(mode, move)


main()
