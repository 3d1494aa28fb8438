#!/usr/bin/env python3
"""Ranks that die, are stopped or told to stop, and a full disk at rank 0: finished games are kept, and
the run goes on, or --resume comes to the same bytes. Ranks that cannot help are told of.

Moments are drawn anew each time; what each run came to is printed.
"""
import contextlib
import random
import shutil
import signal
import sqlite3
import subprocess
import time

from ranks import (Run, check_same, compare_command, new_folder, our_words, read_binary, run_alone,
                   run_ranks)

GAMES = 10_000
FEW_LEFT = 110  # of the 160 chunks that this makes
ENDLESS = 1_000_000  # games, for runs that are stopped
KILLS = 10
WORDS = 'to continue, run the same command with --resume'
DEEP = ['compare', '--agents', 'exact', '--sizes', '100', '--mines', '2800', '--rules',
        'survival clues=optimistic', '--games', '9', '--quiet', '--jobs', '1', '--out', 'out']

# A player in a few lines, which breaks the rules now and then where it is not with rank 0.
PLAYER = '''
import os
games = 0
for line in iter(input, 'quit'):
    words = line.split()
    if words[0] == 'minewise':
        print('ready odd', flush=True)
    elif words[0] == 'game':
        games += 1
        covered = [f'{row},{col}' for row in range(4) for col in range(4)]
    elif words[0] == 'shows':
        covered = [cell for cell in covered if cell not in words[1::2]]
    elif words[0] == 'go':
        breaks = os.environ['OMPI_COMM_WORLD_RANK'] != '0' and games % 3 == 0
        print('open', '9,9' if breaks else covered[0], flush=True)
'''


class Bench:
    """A folder with the results of a run that was left alone."""

    def __init__(self, binary, place):
        self.binary, self.place = binary, place
        self.alone = self.new('alone')
        self.printed = run_alone(binary, compare_command(GAMES), self.alone)

    def new(self, name):
        folder = self.place / name
        folder.mkdir()
        return folder

    def start(self, folder, ranks, *more, **how):
        return Run(self.binary, ranks, compare_command(GAMES, '--resume', *more), folder, **how)

    def resume(self, folder, ranks=0):
        """Goes on, on some ranks or without any, to the same bytes."""
        command = compare_command(GAMES, '--resume')
        if ranks:
            code, printed, errors = run_ranks(self.binary, ranks, command, folder)
            assert code == 0, errors
        else:
            printed = run_alone(self.binary, command, folder)
        assert printed == self.printed
        check_same(self.alone, folder)


def count_chunks(binary, folder):
    """How many chunks are kept; they are sound."""
    ledger_file = folder / 'out/results.sqlite'
    if not ledger_file.exists():
        return 0
    check_sound(binary, ledger_file)
    with contextlib.closing(sqlite3.connect(ledger_file)) as ledger:
        tables = ledger.execute("select count(*) from sqlite_master where name = 'chunk'").fetchone()[0]
        return ledger.execute('select count(*) from chunk').fetchone()[0] if tables else 0


def check_sound(binary, ledger_file):
    """Every chunk that is kept has the sum it was kept with; others may be missing, or all of them."""
    check = subprocess.run([binary, 'ledger', 'check', ledger_file], capture_output=True, text=True)
    assert (check.returncode == 0 or check.returncode == 2 and 'damaged' not in check.stderr and
            (' missing (' in check.stderr or 'it is empty' in check.stderr)), check


def kill_somewhere(run, rank, ledger, is_early):
    """Kills a rank while it starts, or while it helps. Returns whether it was there to be killed."""
    try:
        run.pid(rank)
        if not is_early:
            run.await_kept(ledger)
        time.sleep(random.uniform(0, 0.3))
        run.send(signal.SIGKILL, rank)
        return True
    except (AssertionError, ProcessLookupError):  # the run was over first
        return False


def check_kills(bench):
    """A rank is killed, at any moment: MPI ends the others, and what was finished is kept."""
    folder = bench.new('killed')
    kept = killed = 0
    for attempt in range(KILLS):
        run, rank = bench.start(folder, 3), random.choice([1, 2])
        killed += kill_somewhere(run, rank, folder / 'out/results.sqlite', attempt % 2 == 0)
        code, _, errors = run.end()
        before, kept = kept, count_chunks(bench.binary, folder)
        print(f'kill {attempt}: rank {rank}, exit code {code}, {kept} chunks', flush=True)
        assert kept >= before, errors
        if kept > FEW_LEFT:  # little is left to be killed
            bench.resume(folder, 2)
            shutil.rmtree(folder / 'out')
            kept = 0
    assert killed > KILLS / 2, f'only {killed} ranks were there to be killed'
    bench.resume(folder, 2)


def check_leader_killed(bench):
    """Rank 0 is killed, again and again, with another number of ranks each time."""
    folder = bench.new('leader killed')
    for ranks in [3, 2, 5]:
        run = bench.start(folder, ranks)
        run.await_kept(folder / 'out/results.sqlite')
        run.send(signal.SIGKILL, 0)
        assert run.end()[0] != 0
        print(f'rank 0 of {ranks} killed: {count_chunks(bench.binary, folder)} chunks are kept', flush=True)
    bench.resume(folder)
    bench.resume(folder, 3)  # finished: the same files again


def check_went_on(bench, run, folder, what):
    """To the end, without those who are lost. (At times mpirun hangs when all ranks are gone.)"""
    code, printed, errors = run.end()
    check_same(bench.alone, folder)
    if not run.has_hung:
        assert (code, printed) == (0, bench.printed), (code, errors)
        assert 'is lost: no message for' in errors, errors
    print(f'{what}: the others went on', flush=True)


def check_stopped_rank(bench):
    """A rank is stopped by SIGSTOP: the others go on to the end, and mpirun ends as well."""
    for ranks in [2, 3]:
        folder = bench.new(f'stopped of {ranks}')
        run = bench.start(folder, ranks)
        run.await_kept(folder / 'out/results.sqlite')
        run.send(signal.SIGSTOP, 1)
        check_went_on(bench, run, folder, f'rank 1 of {ranks} stopped')


def check_recovery(bench):
    """Where mpirun is told to go on, a killed rank is only one rank less."""
    folder = bench.new('recovery')
    run = bench.start(folder, 3, options=['--enable-recovery'])
    run.await_kept(folder / 'out/results.sqlite')
    run.send(signal.SIGKILL, 2)
    check_went_on(bench, run, folder, 'rank 2 killed with --enable-recovery')


def check_helper_told_to_stop(bench):
    folder = bench.new('told to stop')
    run = bench.start(folder, 3)
    run.await_kept(folder / 'out/results.sqlite')
    run.send(signal.SIGTERM, 2)
    code, printed, errors = run.end()
    assert (code, printed) == (0, bench.printed), (code, errors)
    assert len(our_words(errors)) == 1 and 'rank 2 on' in errors, errors
    check_same(bench.alone, folder)
    print('rank 2 told to stop: the others went on', flush=True)


def check_signals(bench):
    """Whoever is told to stop the run ends it with the usual words. mpirun itself returns 1 then."""
    cases = [(signal.SIGTERM, None, {1, 143, 130}), (signal.SIGINT, None, {1, 130}),
             (signal.SIGUSR1, None, {130}), (signal.SIGUSR2, None, {130}), (signal.SIGTERM, 0, {130}),
             (signal.SIGUSR1, 0, {130})]
    for how, rank, codes in cases:
        name = f'{how.name} to {"mpirun" if rank is None else "rank 0"}'
        folder = bench.new(name)
        run = Run(bench.binary, 3, compare_command(ENDLESS), folder)
        run.await_kept(folder / 'out/results.sqlite')
        run.send(how, rank)
        code, printed, errors = run.end()
        words = [line for line in our_words(errors) if 'compare: stopped with' in line]
        assert code in codes and printed == '', (name, code, errors)
        assert len(words) == 1 and WORDS in words[0], (name, errors)
        print(f'{name}: exit code {code}, {count_chunks(bench.binary, folder)} chunks', flush=True)


def check_deep(bench):
    """All ranks are deep in games that take minutes."""
    folder = bench.new('deep')
    run = Run(bench.binary, 3, DEEP, folder)
    for rank in range(3):
        run.await_work(rank)
    run.send(signal.SIGUSR1)
    code, _, errors = run.end()
    assert code == 130 and 'stopped with 0 of 9 games played' in errors, (code, errors)


def check_disk_full(bench):
    folder = bench.new('full')
    # Nothing that rank 0 writes may grow beyond 32 KiB.
    limited = ['sh', '-c', 'if [ "$OMPI_COMM_WORLD_RANK" = 0 ]; then trap "" XFSZ; ulimit -f 64; fi; '
               'exec "$0" "$@"']
    run = bench.start(folder, 3, options=['--mca', 'btl', 'tcp,self'], wrapper=limited)
    code, printed, errors = run.end()
    said = our_words(errors)
    assert code == 1 and printed == '', (code, errors)
    assert len(said) == 1 and 'results.sqlite' in said[0], errors
    print(f'disk full: {said[0]}', flush=True)
    bench.resume(folder, 2)


def check_unreadable(bench):
    """A helper without the file that rank 0 reads takes no part, and says so."""
    folder = bench.new('unreadable')
    (folder / 'elsewhere').mkdir()
    boards = run_alone(bench.binary, ['generate', 'random', '9x9/10', '--count', '300'], folder)
    (folder / 'boards.txt').write_text(boards)
    command = ['compare', '--agents', 'basic', '--layouts', 'boards.txt', '--quiet', '--jobs', '1']
    printed = run_alone(bench.binary, command, folder)
    astray = ['sh', '-c', 'test "$OMPI_COMM_WORLD_RANK" = 0 || cd elsewhere; exec "$0" "$@"']
    code, out, errors = run_ranks(bench.binary, 3, command, folder, wrapper=astray)
    assert (code, out) == (0, printed), (code, errors)
    for line in our_words(errors):
        assert 'does not help' in line and 'boards.txt' in line, errors


def check_faulty_player(bench):
    """A program breaks the rules with a helper, and not with rank 0."""
    folder = bench.new('faulty')
    (folder / 'player.py').write_text(PLAYER)
    command = ['compare', '--agents', 'cmd:python3 player.py', '--sizes', '4', '--mines', '3', '--games',
               '2000', '--quiet', '--jobs', '1', '--out', 'out', '--on-fault']
    code, _, errors = run_ranks(bench.binary, 3, [*command, 'stop'], folder)
    said = our_words(errors)
    assert code == 1 and len(said) == 1 and 'player.py' in said[0] and WORDS in said[0], (code, errors)
    shutil.rmtree(folder / 'out')
    code, printed, errors = run_ranks(bench.binary, 3, [*command, 'go'], folder)
    assert code == 0 and printed, (code, errors)


def main():
    binary = read_binary(__doc__)
    place = new_folder()
    try:
        bench = Bench(binary, place)
        for check in [check_kills, check_leader_killed, check_stopped_rank, check_recovery,
                      check_helper_told_to_stop, check_signals, check_deep, check_disk_full,
                      check_unreadable, check_faulty_player]:
            begin = time.monotonic()
            check(bench)
            print(f'{check.__name__}: {time.monotonic() - begin:.1f} s', flush=True)
    finally:
        shutil.rmtree(place)


if __name__ == '__main__':
    main()
