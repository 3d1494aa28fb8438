#!/usr/bin/env python3
"""Plays with `minewise watch` as a person at a terminal would: in a tmux of its own, key by key and
click by click, looking at what the screen shows. Whatever is expected is waited for; nothing depends
on how fast the machine is, up to a deadline.
"""
import argparse
import os
import re
import shlex
import signal
import subprocess
import tempfile
import time
from pathlib import Path

DEADLINE_SECONDS = 20
PROMPT = 'READY>'
TOP = 3  # the screen's row of the board's first row: a title, a status and a ruler are above

CORNERS = '. . *\n. . .\n* . .\n'


class Terminal:
    """A tmux server with one window, and a shell in it."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        self.socket = f'minewise-watch-{os.getpid()}'
        self.environment = {'PATH': os.environ['PATH'], 'TMUX_TMPDIR': str(folder),
                            'HOME': str(folder), 'LANG': 'C', 'TERM': 'xterm'}

    def __enter__(self):
        self.tmux('new-session', '-d', '-x', '100', '-y', '40', '-c', str(self.folder),
                  f'env PS1="{PROMPT} " bash --norc --noprofile')
        self.tmux('set-option', '-g', 'window-size', 'manual')
        self.type_line('ulimit -c 0; before=$(stty -g)')
        return self

    def __exit__(self, *_):
        self.tmux('kill-server')

    def tmux(self, *words):
        done = subprocess.run(['tmux', '-L', self.socket, '-f', '/dev/null', *words],
                              env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, f'tmux {words}: {done.stderr}'
        return done.stdout

    def screen(self):
        return [line.rstrip() for line in self.tmux('capture-pane', '-p').split('\n')]

    def wait_for(self, is_there, what):
        end = time.monotonic() + DEADLINE_SECONDS
        while not (found := is_there()):
            assert time.monotonic() < end, f'not seen: {what}; instead:\n' + '\n'.join(self.screen())
            time.sleep(0.01)
        return found

    def expect(self, *texts):
        """Waits until the screen shows all texts at once."""
        self.wait_for(lambda: all(text in '\n'.join(self.screen()) for text in texts), texts)

    def expect_rows(self, rows):
        """Waits until the board is these rows, without the numbers beside it."""
        shown = lambda: [line[4:] for line in self.screen()[TOP:TOP + len(rows)]]
        self.wait_for(lambda: shown() == rows, rows)

    def expect_gone(self, text):
        self.wait_for(lambda: text not in '\n'.join(self.screen()), f'a screen without {text}')

    def keys(self, *keys):
        self.tmux('send-keys', *keys)

    def send_bytes(self, data):
        self.tmux('send-keys', '-H', *(f'{byte:02x}' for byte in data))

    def type_line(self, line):
        self.tmux('send-keys', '-l', line)
        self.keys('Enter')

    def resize(self, width, height):
        self.tmux('resize-window', '-x', str(width), '-y', str(height))

    def start(self, *arguments, variables=''):
        """Starts the program, whose process ID lands in a file."""
        command = shlex.join([str(self.binary), 'watch', *arguments])
        inner = f'echo $$ >pid; exec {command}'
        self.type_line(f'clear; rm -f pid; {variables} sh -c {shlex.quote(inner)}; echo "exit $?"')

    def process(self):
        return int(self.wait_for(lambda: (self.folder / 'pid').is_file() and
                                 (self.folder / 'pid').read_text(), 'the process'))

    def expect_end(self, code):
        """The program is gone, and the terminal is what it was before."""
        self.expect(f'exit {code}\n{PROMPT}')
        modes = self.tmux('display-message', '-p', '#{alternate_on} #{cursor_flag} #{mouse_any_flag} '
                          '#{keypad_cursor_flag}')
        assert modes.split() == ['0', '1', '0', '0'], modes
        self.type_line('[ "$before" = "$(stty -g)" ] && echo the same as before')
        self.expect('\nthe same as before')


def boards_of(binary, *arguments):
    """The boards that `play --trace steps` prints, without rulers."""
    done = subprocess.run([binary, 'play', *arguments, '--trace', 'steps'], capture_output=True,
                          text=True, check=True)
    parts = re.split(r'^\d+\. .*\n', done.stdout.split('The true layout')[0], flags=re.M)[1:]
    return [[line[4:] for line in part.rstrip('\n').split('\n')[1:]] for part in parts]


def check_stepping(terminal):
    game = ['8x8/10 survival seed=5', '--agent', 'basic']
    boards = boards_of(terminal.binary, *game)
    terminal.start(*game, '--speed', '0')
    terminal.expect('8x8/10 survival seed=5 game=0', 'about to begin', 'paused', 'q quit')
    terminal.expect_rows(['  '.join([' ?'] + ['?'] * 7)] * 8)
    for number, board in enumerate(boards[:6], 1):
        terminal.keys('Right' if number % 2 else 'n')
        terminal.expect(f'basic  move {number} ', f'\n{number}. ')
        terminal.expect_rows(board)
    for number, key in ((5, 'Left'), (4, 'b')):
        terminal.keys(key)
        terminal.expect(f'move {number} ')
        terminal.expect_rows(boards[number - 1])
    terminal.keys('End')
    terminal.expect(f'move {len(boards)} ', '[over', 'score ')
    terminal.keys('Home')
    terminal.expect('move 0 ', 'about to begin')
    terminal.keys('$')
    terminal.expect('[over')
    terminal.keys('0')
    terminal.expect('move 0 ')
    terminal.keys('q')
    terminal.expect_end(0)


def check_running(terminal):
    terminal.start('8x8/10 survival seed=5', '--speed', '20')
    terminal.expect('running, 20 moves/s')
    terminal.keys('Space')
    terminal.expect('paused')
    terminal.keys('+', '+', '-', '-', '-')
    terminal.expect('paused, 10 moves/s')
    terminal.keys('+', '+', '+', '+', 'Space')
    terminal.expect('[over')
    terminal.keys('q')
    terminal.expect_end(0)


def check_overlays(terminal):
    (terminal.folder / 'corners').write_text(CORNERS)
    terminal.start('survival first=0,1 count=shown', '--layout', 'corners', '--speed', '0')
    terminal.keys('n')
    terminal.expect('1. open (0,1): the rules choose the first cell -> 1')
    terminal.expect_rows([' ? <1> ?', ' ?  ?  ?', ' ?  ?  ?'])
    terminal.keys('p')  # one mine among five neighbours, one among the other three cells
    terminal.expect_rows(['| 20%|  <1>   20%', '  20%   20%   20%', '  33%   33%   33%'])
    terminal.keys('p', 'n', 'r')
    terminal.expect('2. open (0,0): a guess, a mine with probability 20%',
                    'Before this move: (0,0) is a mine with probability 0.2',
                    'layouts without:')
    terminal.keys('r', '?')
    terminal.expect('? covered, 0-8 clue', 'underlined')
    terminal.expect_gone('Before this move')
    terminal.keys('?')
    terminal.expect_gone('? covered')
    terminal.keys('q')
    terminal.expect_end(0)


def check_odds(terminal):
    """Before a guess, what there is to choose from, in the agent's own terms."""
    (terminal.folder / 'corners').write_text(CORNERS)
    for agent, what, far in (('exact', 'the probabilities', '  33%   33%   33%'),
                             ('double', "the player's estimates", '   ?     ?     ?')):
        terminal.start('survival first=0,1 count=shown', '--layout', 'corners', '--speed', '0',
                       '--agent', agent, '--odds')
        terminal.keys('n')
        terminal.expect(f'The next move is a guess; {what} of a mine in percent.')
        terminal.expect_rows(['  20%   <1>   20%', '  20%   20%   20%', far])
        terminal.keys('q')
        terminal.expect_end(0)


def check_transcript(terminal):
    subprocess.run([terminal.binary, 'play', '6x6/6 classic seed=2', '--agent', 'basic', '--save',
                    'game.txt'], cwd=terminal.folder, check=True, capture_output=True)
    terminal.start('--transcript', 'game.txt', '--speed', '1000')
    terminal.expect('6x6/6 classic seed=2 game=0', 'basic  move ', '[over')
    terminal.keys('q')
    terminal.expect_end(0)


def check_endings(terminal):
    """Whatever ends the program, the terminal is given back."""
    for ending, code in ((signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGSEGV, 139)):
        terminal.start('8x8/10 survival seed=5', '--speed', '0')
        terminal.expect('about to begin')
        os.kill(terminal.process(), ending)
        terminal.expect_end(code)
    terminal.start('150x150/6000 survival clues=optimistic seed=1', '--speed', '0')
    terminal.expect('about to begin')
    terminal.keys('End')  # which takes minutes
    terminal.expect_gone('about to begin')
    os.kill(terminal.process(), signal.SIGTERM)
    terminal.expect_end(143)
    terminal.start('--play', '8x8/10 classic seed=5')
    terminal.expect('10 mines, 10 left')
    terminal.keys('C-c')  # upon which the shell drops the rest of its line
    terminal.expect(PROMPT)
    terminal.type_line('echo "exit $?"')
    terminal.expect_end(130)
    terminal.start('8x8/10 survival seed=5', '--speed', '0')
    terminal.expect('about to begin')
    terminal.keys('C-z')
    terminal.expect('Stopped')
    terminal.type_line('clear; fg')
    terminal.expect('about to begin')
    terminal.keys('q')
    terminal.expect(PROMPT)


def check_sizes(terminal):
    terminal.start('expert classic seed=1', '--speed', '0')
    terminal.expect('about to begin', ' 29\n')
    terminal.resize(30, 8)
    terminal.expect('too small:\n30x8.')
    terminal.keys('n')
    terminal.resize(60, 14)  # the board is larger than that
    terminal.expect('move 1 ', '\n  0 <')
    terminal.expect_gone(' 29\n')
    terminal.keys('$')
    terminal.expect('[over')
    terminal.resize(100, 40)
    terminal.expect(' 29\n', '\n 15  ')
    terminal.keys('q')
    terminal.expect_end(0)
    terminal.resize(60, 14)
    terminal.start('--play', 'expert classic seed=1')
    terminal.expect('at (8,15)')
    terminal.keys('PPage', 'Home')
    terminal.expect('at (0,0)', '\n  0  ?')
    terminal.keys('NPage', 'End')
    terminal.expect('at (15,29)', '\n 15  ?', ' 29\n')
    terminal.keys('q')
    terminal.expect_end(0)
    terminal.resize(100, 40)


def check_other_programs(terminal):
    """An agent that is another program, and one that ends in the middle of a game."""
    player = Path(__file__).resolve().parent.parent / 'protocol' / 'player.py'
    (terminal.folder / 'player.py').write_text(player.read_text())
    game = ['4x4/3 survival seed=5', '--agent', 'cmd:python3 player.py first']
    terminal.start(*game, '--speed', '0')
    terminal.expect('about to begin')
    terminal.keys('n', 'n')
    terminal.expect('cmd:python3 player.py first  move 2 ', '\n2. open (0,1)')
    terminal.keys('$')
    terminal.expect('[over', 'score ')
    terminal.keys('q')
    terminal.expect_end(0)
    terminal.start('4x4/3 survival seed=5', '--agent', 'cmd:python3 player.py dies', '--speed', '0')
    terminal.keys('$')
    terminal.expect('move 2 ', '[over', "gives up at move 3: ended (exit code 7) saying 'the last")
    terminal.keys('b')
    terminal.expect('move 1 ')
    terminal.keys('q')
    terminal.expect_end(0)


def check_playing(terminal):
    (terminal.folder / 'corners').write_text(CORNERS)
    terminal.start('--play', 'classic seed=1', '--layout', 'corners', '--save', 'mine.txt')
    terminal.expect('3x3/2 classic', '2 mines, 2 left', 'at (1,1)')
    terminal.keys('Up', 'Left', 'Space')
    terminal.expect_rows(['|0|{1} ?', '{1}{2} ?', ' ?  ?  ?'])
    terminal.keys('Right', 'Right', 'f')
    terminal.expect('2 mines, 1 left  marked 1', 'at (0,2)')
    terminal.expect_rows([' 0  1  F', ' 1  2  ?', ' ?  ?  ?'])
    terminal.keys('Space')
    terminal.expect('Not possible: (0,2) is marked; remove the mark first.')
    terminal.keys('r')
    terminal.expect('(0,2) is a mine with probability 0.5', 'candidates: risk')
    terminal.keys('p')
    terminal.expect_rows(['   0     1  F 50%', '   1     2    50%', '  50%   50% [  + ]'])
    terminal.keys('p', 'Left', 'c')
    terminal.expect_rows([' 0  1  F', ' 1  2 |1|', ' ?  ?  ?'])
    terminal.keys('u')
    terminal.expect_rows([' 0  1  F', ' 1  2  ?', ' ?  ?  ?'])
    terminal.keys('u', 'u')
    terminal.expect_rows([' ?  ?  ?'] * 3)
    terminal.keys('s')
    terminal.expect('A game can be saved when it is over.')
    play_to_the_end(terminal)
    terminal.keys('n')
    terminal.expect_rows([' ?  ?  ?'] * 3)
    terminal.keys('q')
    terminal.expect_end(0)
    done = subprocess.run([terminal.binary, 'replay', 'mine.txt'], cwd=terminal.folder, check=True,
                          capture_output=True, text=True)
    assert 'agent  human with help, 3 taken back\n' in done.stdout, done.stdout


def check_no_guess(terminal):
    """Boards that need no guess: the first cell is open, the title says so, n makes another."""
    terminal.start('--play', '9x9/10 classic seed=3', '--no-guess', 'easy')
    terminal.expect('9x9/10 classic first=4,4 seed=3 game=0  (needs no guess, easy difficulty)',
                    '<0>')
    terminal.keys('n')
    terminal.expect('first=4,4 seed=3 game=1  (needs no guess, easy difficulty)', '<0>')
    terminal.keys('q')
    terminal.expect_end(0)


def play_to_the_end(terminal):
    """Steps on a mine, takes it back, wins by a hint, and saves."""
    terminal.keys('Left', 'Space')  # (0,0)
    terminal.expect_rows(['|0|{1} ?', '{1}{2} ?', ' ?  ?  ?'])
    terminal.keys('Right', 'Right', 'Space')
    terminal.expect('Not won.')
    terminal.expect_rows([' 0  1 |M|', ' 1  2  1', ' *  1  0'])
    terminal.keys('u', 'Down', 'Space')
    terminal.expect_rows([' 0  1  ?', ' 1  2 |1|', ' ?  ?  ?'])
    terminal.keys('h')
    terminal.expect('Hint: ', 'certain: ')
    terminal.keys('NPage', 'End', 'Space')
    terminal.expect('Won.', 'score 1.000')
    terminal.expect_rows([' 0  1  *', ' 1  2  1', ' * {1}[0]'])
    terminal.keys('s')
    terminal.expect('Saved to mine.txt.')


def click_x10(row, col, button):
    return bytes([0x1b, ord('['), ord('M'), 32 + button, 33 + col, 33 + row]) + \
        bytes([0x1b, ord('['), ord('M'), 32 + 3, 33 + col, 33 + row])


def click_sgr(row, col, button):
    return f'\x1b[<{button};{col + 1};{row + 1}M\x1b[<{button};{col + 1};{row + 1}m'.encode()


def check_mouse(terminal):
    """Both protocols that terminals speak."""
    (terminal.folder / 'corners').write_text(CORNERS)
    for kind, click in (('screen', click_x10), ('xterm-256color', click_sgr)):
        def at(row, col, button):
            terminal.send_bytes(click(TOP + row, 4 + 3 * col + 1, button))
        terminal.start('--play', 'classic seed=1', '--layout', 'corners', variables=f'TERM={kind}')
        terminal.expect('2 mines, 2 left')
        at(0, 0, 0)
        terminal.expect_rows(['|0|{1} ?', '{1}{2} ?', ' ?  ?  ?'])
        at(0, 2, 2)
        terminal.expect_rows([' 0  1  F', ' 1  2  ?', ' ?  ?  ?'])
        at(0, 1, 0)  # an open number: chord
        terminal.expect_rows([' 0  1  F', ' 1  2 |1|', ' ?  ?  ?'])
        at(9, 9, 0)  # beside the board
        at(2, 2, 0)
        terminal.expect('Won.')
        terminal.keys('q')
        terminal.expect_end(0)


def check_survival_by_hand(terminal):
    (terminal.folder / 'corners').write_text(CORNERS)
    terminal.start('--play', 'survival cascade=yes seed=1', '--layout', 'corners')
    terminal.expect('number of mines unknown')
    terminal.keys('Home', 'PPage', 'Space', 'End', 'NPage', 'Space')
    terminal.expect_rows([' 0  1  ?', ' 1  2 {1}', ' ? {1}[0]'])
    terminal.keys('Left', 'Left', 'f', 'PPage', 'End', 'f')
    terminal.expect('Won.')
    terminal.keys('u')
    terminal.expect_rows([' 0  1  ?', ' 1  2  1', ' F  1  0'])
    terminal.keys('q')
    terminal.expect_end(0)


def check_refusals(terminal):
    terminal.start('8x8/10 survival seed=5', variables='TERM=dumb')
    terminal.expect('minewise watch: TERM=dumb: this terminal cannot move the cursor')
    terminal.expect_end(2)
    # Where ncurses knows no such terminal it forgets some memory, which is not ours to find.
    terminal.start('8x8/10 survival seed=5', variables='TERM=nosuch ASAN_OPTIONS=detect_leaks=0')
    terminal.expect('minewise watch: TERM=nosuch: unknown kind of terminal')
    terminal.expect_end(2)
    terminal.start('8x8/10 survival seed=5', '--speed', '0', variables='NO_COLOR=1')
    terminal.keys('n')
    terminal.expect('move 1 ')
    coloured = re.compile(r'\x1b\[[0-9;]*3[0-7]m')
    assert not coloured.search(terminal.tmux('capture-pane', '-p', '-e'))
    terminal.keys('q')
    terminal.expect_end(0)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', type=Path, required=True)
    parser.add_argument('--only', help='the name of one check')
    options = parser.parse_args()
    checks = [check_stepping, check_running, check_overlays, check_odds, check_transcript,
              check_endings, check_sizes, check_other_programs, check_playing, check_no_guess,
              check_mouse, check_survival_by_hand, check_refusals]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with Terminal(options.binary.resolve(), Path(folder)) as terminal:
            for check in checks:
                if options.only in (None, check.__name__):
                    begin = time.monotonic()
                    check(terminal)
                    print(f'{check.__name__}: {time.monotonic() - begin:.1f} s')


if __name__ == '__main__':
    main()
