#!/usr/bin/env python3
"""Players that are other programs: what comes of those that play well, and of those that are slow,
silent, dead, babbling or cheating, one game at a time and by the dozen.
"""
import argparse
import csv
import filecmp
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

PLAYER = Path(__file__).with_name('player.py')
GAME = '4x4/3 survival seed=5'
TABLES = ['results.csv', 'intervals.csv', 'differences.csv', 'deductions.csv', 'memory.csv',
          'faults.csv']

# What a player does, and what is told of it.
FAULTS = {
    'silent': 'gave no answer in 0.3 seconds (--move-time)',
    'dies': "ended (exit code 7) saying 'the last line'",
    'babbles': "wrote 100 lines (--most-lines) without an answer, the last one 'info and so on'",
    'endless': 'wrote a line of more than 1048576 bytes',
    'binary': "answered '???[2J': ",
    'again': 'is no longer covered',
    'outside': "answered 'open 1000,1000': ",
    'talks': "answered 'I open the corner': ",
    'error': "answered 'error this is too hard': ",
    'reasons': 'expected a cell of the board',
}
LIMITS = ['--most-lines', '100']


def limits_of(mode):
    return LIMITS + (['--move-time', '0.3'] if mode == 'silent' else [])


class Program:
    def __init__(self, binary, folder):
        self.binary, self.folder = Path(binary).resolve(), folder
        shutil.copy(PLAYER, folder)

    def run(self, *words, code=0):
        done = subprocess.run([self.binary, *words], cwd=self.folder, capture_output=True, text=True,
                              timeout=120)
        assert done.returncode == code, (words, done.returncode, done.stdout, done.stderr)
        return done

    def interrupted(self, *words):
        # Whoever runs the tests in the background has SIGINT ignored, and children inherit that.
        return subprocess.run([self.binary, *words], cwd=self.folder, capture_output=True, text=True,
                              timeout=120,
                              preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))

    def compare(self, name, agents, *more, games=12, code=0):
        return self.run('compare', '--agents', agents, '--sizes', '4/3', '--games', str(games),
                        '--seed', '5', '--quiet', '--out', name, '--no-report', *more, code=code)

    def rows(self, name, table):
        with open(self.folder / name / table, newline='') as file:
            return list(csv.DictReader(file))


def agent(mode, *more):
    """By a name that is the same everywhere: what it draws depends on its name."""
    return ' '.join(['cmd:python3 player.py', mode, *more])


def same_tables(program, one, other):
    folders = [program.folder / one, program.folder / other]
    _, different, missing = filecmp.cmpfiles(*folders, TABLES, shallow=False)
    assert not different and not missing, (different, missing)


def test_each_fault_in_one_game(program):
    for mode, told in FAULTS.items():
        done = program.run('play', '--agent', agent(mode), GAME, *limits_of(mode), code=1)
        assert done.stderr.count('\n') == 1, done.stderr
        assert f'minewise play: {GAME} game=0, cmd:python3 ' in done.stderr, done.stderr
        assert f'{mode}, move 3: ' in done.stderr and told in done.stderr, done.stderr
        assert 'expected' in done.stderr, done.stderr


def test_each_fault_in_a_comparison(program):
    for mode, told in FAULTS.items():
        stopped = program.compare(f'{mode}-stop', agent(mode), *limits_of(mode), games=3, code=1)
        assert told in stopped.stderr and '--resume' in stopped.stderr, stopped.stderr
        done = program.compare(f'{mode}-go', agent(mode), '--on-fault', 'go', *limits_of(mode),
                               games=3)
        assert '3 of 3 games of cmd:' in done.stdout and told in done.stdout, done.stdout
        faults = program.rows(f'{mode}-go', 'faults.csv')
        assert [row['game'] for row in faults] == ['0', '1', '2'], faults
        by_clock = '1' if mode == 'silent' else '0'
        for row in faults:
            assert row['move'] == '3' and told in row['fault'], row
            assert row['clock'] == by_clock and row['agent'] == agent(mode), row
        assert ('because of a time limit, so another run may differ' in done.stdout) == (mode == 'silent')


def test_ctrl_c_is_no_fault(program):
    """A player that ends by the Ctrl-C that ends the run is at no fault: each time it was sent before
    the player did anything else."""
    run = ['--sizes', '4/3', '--games', '3', '--quiet', '--jobs', '1']
    for mode in ('interrupts-dies', 'interrupts-talks'):
        for _ in range(5):
            for verb in (['play', GAME, '--agent'], ['analyze', GAME, '--agent']):
                done = program.interrupted(*verb, agent(mode))
                assert done.returncode == -signal.SIGINT and done.stderr == '', (verb, mode, done)
        for more in ([], ['--on-fault', 'go']):
            done = program.interrupted('compare', *run, *more, '--agents', agent(mode))
            assert done.returncode == 130, (mode, done)
            assert done.stderr.startswith('minewise compare: stopped with 0 of 3 games'), (mode, done)


def test_what_is_finished_is_kept(program):
    """Stopped at the first fault, gone on with, in shards or at once: the same files."""
    player = 'basic,' + agent('sometimes')
    go = ['--on-fault', 'go']
    program.compare('at-once', player, '--jobs', '1', *go)
    faults = program.rows('at-once', 'faults.csv')
    assert 0 < len(faults) < 12 and all(row['move'] == '3' for row in faults), faults
    program.compare('threads', player, '--jobs', '2', *go)
    same_tables(program, 'at-once', 'threads')
    program.compare('resumed', player, '--jobs', '1', code=1)
    program.compare('resumed', player, '--jobs', '1', '--resume', *go)
    same_tables(program, 'at-once', 'resumed')
    for part in ('1/2', '2/2'):
        program.compare(f'part-{part[0]}', player, '--shard', part, *go)
    program.run('merge', 'part-1', 'part-2', '--out', 'merged', '--no-report')
    same_tables(program, 'at-once', 'merged')


def test_games_given_up_count_as_they_stand(program):
    program.compare('given-up', agent('dies', '2'), '--on-fault', 'go', '--per-game', 'games.csv',
                    games=5)
    with open(program.folder / 'games.csv', newline='') as file:
        for row in csv.DictReader(file):
            assert (row['won'], row['moves'], row['mines']) == ('0', '1', '3'), row


def test_the_report_tells_of_them(program):
    program.run('compare', '--agents', agent('again'), '--sizes', '4/3', '--games', '3', '--quiet',
                '--on-fault', 'go', '--out', 'report')
    page = (program.folder / 'report' / 'report.html').read_text()
    assert 'Games given up' in page and '3 of 3 games of cmd:' in page
    assert page.count('is no longer covered') == 4


def test_a_wrong_flag_is_a_fault(program):
    done = program.compare('flags-stop', agent('flags'), games=3, code=1)
    assert "answered 'flag " in done.stderr and 'there is no mine' in done.stderr, done.stderr
    program.compare('flags', agent('flags'), '--on-fault', 'go', games=3)
    row, = program.rows('flags', 'results.csv')
    assert row['wrong_flags'] == '1' and len(program.rows('flags', 'faults.csv')) == 3, row


def test_a_player_that_does_not_start_stops_all(program):
    for on_fault in ('stop', 'go'):
        done = program.compare(f'none-{on_fault}', 'cmd:./no-such-player', '--on-fault', on_fault,
                               code=1)
        assert 'no-such-player: not found' in done.stderr and 'exit code 127' in done.stderr


def test_names_are_the_same_everywhere(program):
    """A command with whatever a shell takes, in every file that names agents."""
    name = agent('chance', '"a,b" \'c "d"\' <& >x'.replace('<& >x', '&& true')).replace('cmd:', 'cmd: ')
    expected = name.replace('cmd: ', 'cmd:')
    program.compare('names', f'basic,{name},random', games=4)
    assert [row['agent'] for row in program.rows('names', 'results.csv')][1] == expected
    program.compare('names', f'basic,{name},random', '--resume', games=4)
    done = program.run('compare', '--agents', name, '--sizes', '4/3', '--games', '2', '--format',
                       'json', '--quiet')
    assert '"faults":{"games":0,"by_clock":0}' in done.stdout, done.stdout
    program.run('play', '--agent', name, GAME, '--save', 'game.txt')
    assert f'agent {expected}\n' in (program.folder / 'game.txt').read_text()
    assert 'checked' in program.run('replay', 'game.txt').stdout
    for bad in ('cmd:', 'cmd:a\nb', 'cmd:a "b', 'cmd:a b,c', 'cmd:' + 'x' * 300):
        done = program.run('play', '--agent', bad, GAME, code=2)
        assert done.stderr.count('\n') == 1 and not done.stdout, done


def test_the_moves_are_those_that_were_answered(program):
    """By the transcript, each move opens the first cell that nothing was shown of."""
    program.run('play', '--agent', agent('first'), '6x5/4 classic seed=3 on-mine=go', '--save',
                'first.txt')
    steps = [line for line in (program.folder / 'first.txt').read_text().splitlines()
             if line.startswith('open')]
    places = [tuple(map(int, line.split()[1].split(','))) for line in steps]
    assert places == sorted(places) and places[0] == (0, 0), places
    assert sum(1 + int(line.split('+')[1].split()[0]) if '+' in line else 1 for line in steps) >= 26


def test_seeds_are_not_told(program):
    log = program.folder / 'told.txt'
    program.compare('told', 'cmd:tee -a told.txt | python3 player.py chance', '--jobs', '1',
                    games=3)
    told = log.read_text()
    assert told.count('minewise 1\n') == 1 and told.count('over ') == 3, told
    assert 'seed' not in told and 'game=' not in told, told
    games = [line for line in told.splitlines() if line.startswith('game ')]
    assert len(set(games)) == 3 and all(line.startswith('game 4x4 survival random=')
                                        for line in games), games


def test_every_verb_that_names_agents(program):
    player = agent('chance')
    for words in (['play', '--trace', 'log', GAME], ['review', GAME], ['replay', GAME],
                  ['render', '--at', '3', GAME], ['analyze', '--at', '3', GAME]):
        program.run(*words, '--agent', player)
    program.run('match', '--agents', f'basic,{player}', '4x4/3 survival', '--games', '20', '--figure',
                'score', '--quiet')
    for words in (['match', '--agents', f'basic,{agent("dies")}', '4x4/3 survival', '--games', '20'],
                  ['review', '--agent', agent('dies'), GAME]):
        assert 'move 3: ended' in program.run(*words, code=1).stderr
    for words in (['optimal', '2x2/1', '--agents', player], ['influence', GAME, '--agent', player],
                  ['generate', 'hard', '4x4/3', '--against', player]):
        assert 'another program' in program.run(*words, code=2).stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', required=True)
    binary = parser.parse_args().binary
    for name, test in list(globals().items()):
        if name.startswith('test_'):
            with tempfile.TemporaryDirectory(prefix='minewise-faults-') as folder:
                test(Program(binary, Path(folder)))
            print(name.removeprefix('test_').replace('_', ' '))


main()
