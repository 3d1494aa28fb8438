#!/usr/bin/env python3
"""Asks `minewise engine` over pipes as a board program would: games, positions, errors, stops, and
lines that mean nothing. Its analyses equal those of `minewise analyze` to the last bit.
"""
import argparse
import csv
import random
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'support'))
from positions import positions

PATIENCE_SECONDS = 120  # for any test: far from what it takes, even with sanitizers
POSITIONS = 200
LONG_GAME = 'game 5x3/7 classic first=any'  # best play takes a while to find
binary = None


class Engine:
    """A running engine. One that says nothing for too long is ended, and the test fails."""

    def __init__(self, *words):
        self.process = subprocess.Popen([binary, 'engine', *words], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, encoding='latin-1')
        self.watchdog = threading.Timer(PATIENCE_SECONDS, self.process.kill)
        self.watchdog.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()
        self.watchdog.cancel()

    def tell(self, *lines):
        self.process.stdin.write(''.join(line + '\n' for line in lines))
        self.process.stdin.flush()

    def ask(self, *lines):
        self.tell(*lines)
        return self.process.stdout.readline().rstrip('\n')

    def end(self):
        """All that is still answered after the end of input; the engine ends well."""
        rest = self.process.communicate()[0]
        assert self.process.returncode == 0, self.process.returncode
        return rest


def answers(text, *words):
    return subprocess.run([binary, 'engine', *words], input=text, capture_output=True,
                          encoding='latin-1', check=True, timeout=PATIENCE_SECONDS).stdout


def line_of(position):
    """A position in notation as one line of the protocol."""
    headers = [line for line in position.splitlines() if line[0].islower()]
    return ' '.join(['position', '/'.join(rows_of(position)), *headers])


def rows_of(position):
    return [line.replace(' ', '') for line in position.splitlines()
            if not line[0].islower() and not line.startswith('//')]


class Games(unittest.TestCase):
    def test_game_line_by_line(self):
        with Engine('--agent', 'basic') as engine:
            self.assertEqual(engine.ask('minewise 1'), 'ready minewise basic')
            self.assertEqual(engine.ask('game 4x1/1 survival', 'shows 0,0 0', 'go'),
                             'open 0,1 : proof single-point 0,0')
            self.assertEqual(engine.ask('shows 0,1 1', 'go'), 'flag 0,2 : proof single-point 0,1')
            self.assertRegex(engine.ask('shows 0,2 F', 'go'), '^open 0,3 : ')
            self.assertEqual(engine.ask('over won score 1', 'go'), 'error the game is over')
            engine.tell('quit')
            self.assertEqual(engine.end(), '')

    def test_plays_as_the_agent_itself(self):
        for rules in ('survival', 'survival count=shown', 'survival clues=withheld:0.2',
                      'survival topology=torus first=2,2', 'survival topology=hex first=zero'):
            game = f'8x7/9 {rules}'
            saved = subprocess.run([binary, 'play', '--agent', 'exact', f'{game} seed=3', '--save',
                                    '/dev/stdout'], capture_output=True, text=True, check=True).stdout
            moves = [line for line in saved.splitlines() if line.startswith(('open', 'flag'))]
            board = '8x7/9' if 'shown' in rules else '8x7'
            with Engine() as engine:
                engine.tell(f'game {board} {rules}')
                for move in moves:
                    made, _, why = move.partition(' : ')
                    made, _, shown = made.partition(' -> ')
                    self.assertEqual(engine.ask('go'), f'{made} : {why}')
                    symbol = {'': 'F', 'mine': 'M'}.get(shown, shown)
                    engine.tell(f'shows {made.split()[1]} {symbol}')

    def test_as_an_agent_of_the_program_itself(self):
        """Minewise at both ends of the pipe plays the games that the agent inside plays."""
        for agent, sizes, mines, rules in (('exact', '9x9', ['--mines', '12'], 'classic'),
                                           ('exact', '8x6', ['--densities', '0.2'], 'survival clues=optimistic'),
                                           ('exact', '7x7', ['--mines', '8'], 'classic first=zero:3,3 topology=hex'),
                                           ('optimal', '4x4', ['--mines', '3'], 'classic')):
            results = []
            for name in (agent, f'cmd:./minewise engine --agent {agent}'):
                with tempfile.TemporaryDirectory(prefix='minewise_engine_') as folder:
                    (Path(folder) / 'minewise').symlink_to(binary)
                    subprocess.run([binary, 'compare', '--agents', name, '--sizes', sizes, *mines, '--rules', rules,
                                    '--games', '10', '--jobs', '1', '--per-game', 'games.csv'],
                                   cwd=folder, capture_output=True, check=True, timeout=PATIENCE_SECONDS)
                    rows = (Path(folder) / 'games.csv').read_text().splitlines()
                    results.append([row[1:] for row in csv.reader(rows)])
            self.assertEqual(results[0], results[1], rules)

    def test_chances_follow_from_the_number_of_the_game(self):
        first, same, other = (answers(f'game 9x9/10 survival random={n}\ngo\n', '--agent', 'random')
                              for n in (1, 1, 2))
        self.assertEqual(first, same)
        self.assertNotEqual(first, other)


class Analyses(unittest.TestCase):
    def test_equal_those_of_the_command_line(self):
        rng = random.Random(1)
        with Engine() as engine:
            for number, text in enumerate(positions(binary, n=POSITIONS)):
                covered = [f'{row},{col}' for row, symbols in enumerate(rows_of(text))
                           for col, symbol in enumerate(symbols) if symbol == '?']
                why = [rng.choice(covered)] if covered and number % 8 == 0 else []
                expected = subprocess.run(
                    [binary, 'analyze', '-', '--format', 'json', *(f'--why={cell}' for cell in why)],
                    input=text, capture_output=True, text=True)
                answer = engine.ask(line_of(text), ' '.join(['analyse', *(f'why {cell}' for cell in why)]))
                self.assertEqual(expected.returncode, 0, expected.stderr)
                self.assertEqual(answer + '\n', expected.stdout, text)


class Errors(unittest.TestCase):
    def test_change_nothing(self):
        with Engine() as engine:
            self.assertRegex(engine.ask('go'), '^error there is no game yet')
            before = engine.ask('game 3x3/2 classic', 'shows 0,0 1', 'analyze')
            for line in ('shows 0,0 1', 'shows 0,1 1 9,9 1', 'shows 0,1 1 0,1 1', 'shows 0,1 7', 'go on',
                         'game 3x3/99', 'position 1?/?', 'agent nobody', 'analyze why 0,0', 'mines 99'):
                self.assertRegex(engine.ask(line), '^error ', line)
                self.assertEqual(engine.ask('analyze'), before, line)

    def test_name_clues_that_clash(self):
        with Engine() as engine:
            for question in ('go', 'analyze'):
                self.assertEqual(engine.ask('position 0?2 mines 1', question),
                                 'error no layout explains this position: the 2 at (0,2) cannot be right: '
                                 'it has only 1 neighbour')

    def test_any_bytes_are_answered_by_one_line_at_most(self):
        rng = random.Random(7)
        words = ['game', 'shows', 'position', 'analyze', 'agent', 'mines', 'over', 'minewise', 'random=1',
                 '3x3/2', '0,0', '1', 'M', 'why', 'classic', '?1/??', 'mines 2', '\x00', '\xff', '-1', '9' * 30]
        asked = []
        for _ in range(2000):
            asked.append(' '.join(rng.choices(words, k=rng.randrange(1, 6))) if rng.random() < 0.9 else
                         ''.join(chr(rng.randrange(32, 127)) for _ in range(rng.randrange(1, 300))))
        asked += ['x' * 1_000_000, 'agent basic', 'position 0? mines 0', 'go', '']
        lines = answers('\n'.join(asked)).splitlines()
        self.assertEqual(lines[-1], 'open 0,1 : proof single-point 0,0')
        self.assertLessEqual(len(lines), 2002)
        for line in lines[:-1]:
            self.assertRegex(line, '^(error |ready |{)')
            self.assertLess(len(line), 5000)


class Endings(unittest.TestCase):
    def test_stop_is_answered_and_the_engine_stays_usable(self):
        with Engine('--agent', 'optimal') as engine:
            for _ in range(3):
                self.assertRegex(engine.ask(LONG_GAME, 'go', 'stop'), '^(stopped$|open )')
                self.assertEqual(engine.ask('position 0? mines 0', 'go'),
                                 'open 0,1 : proof single-point 0,0')
            engine.tell('quit')
            self.assertEqual(engine.end(), '')

    def test_every_question_has_one_answer_in_its_order(self):
        with Engine('--agent', 'optimal') as engine:
            engine.tell(LONG_GAME, 'go', 'analyze', 'go', 'stop', 'position 1? mines 1', 'go')
            lines = engine.end().splitlines()
            self.assertEqual(len(lines), 4, lines)
            self.assertRegex(lines[0], '^(stopped|open )')
            self.assertRegex(lines[1], '^(stopped|{)')
            self.assertEqual(lines[3], 'flag 0,1 : proof single-point 0,0')

    def test_stop_without_a_question_answers_none(self):
        self.assertEqual(answers('stop\n'), 'info there is nothing to stop\n')

    def test_end_of_input_loses_nothing(self):
        asked = 'position 0? mines 0\ngo\n' * 50
        self.assertEqual(answers(asked + 'go'), 'open 0,1 : proof single-point 0,0\n' * 51)
        self.assertEqual(answers(''), '')

    def test_lines_after_quit_are_passed_over(self):
        self.assertEqual(answers('position 0? mines 0\nquit\ngo\n'), '')

    def test_windows_line_ends(self):
        self.assertEqual(answers('position 0? mines 0\r\ngo\r\n'), 'open 0,1 : proof single-point 0,0\n')


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    options, rest = parser.parse_known_args()
    binary = str(Path(options.binary).resolve())
    unittest.main(argv=[sys.argv[0], *rest])
