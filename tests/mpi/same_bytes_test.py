#!/usr/bin/env python3
"""What a run gives does not depend on the number of ranks: files and standard output are those of one
thread, to the byte. What is said is said once."""
import os
import shutil

from ranks import (check_same, compare_command, new_folder, our_words, read_binary, run_alone,
                   run_ranks)

GAMES = 1500
MATCH = ['match', '--agents', 'exact,basic', '9x9/10 classic', '--difference', '0.05', '--quiet']
STUDIES = [['chain-size', '--games', '6', '--agents', 'exact'],
           ['chain-record', '--games', '40']]


def check_compare(binary, place):
    alone = place / 'alone'
    alone.mkdir()
    printed = run_alone(binary, compare_command(GAMES), alone)
    for ranks, jobs in [(1, 1), (2, 2), (5, 1)]:
        folder = place / f'{ranks} ranks'
        folder.mkdir()
        command = compare_command(GAMES, jobs=jobs)
        code, out, errors = run_ranks(binary, ranks, command, folder)
        assert (code, errors) == (0, ''), (ranks, code, errors)
        assert out == printed, f'{ranks} ranks print something else'
        check_same(alone, folder)
        print(f'compare on {ranks} ranks: the same')


def check_match(binary, place):
    for form in ['text', 'json']:
        command = [*MATCH, '--format', form]
        printed = run_alone(binary, [*command, '--jobs', '1'], place)
        for ranks in [2, 5]:
            code, out, errors = run_ranks(binary, ranks, command, place)
            assert (code, errors, out) == (0, '', printed), (ranks, code, errors, out, printed)
            print(f'match on {ranks} ranks, {form}: the same')


def check_studies(binary, place):
    for name, *options in STUDIES:
        command = ['study', name, *options, '--seed', '5', '--jobs', '1', '--out', 'out']
        folders = [place / f'{name} {kind}' for kind in ('alone', 'spread')]
        for folder in folders:
            folder.mkdir()
        printed = run_alone(binary, command, folders[0])
        code, out, errors = run_ranks(binary, 3, command, folders[1])
        assert (code, out) == (0, printed), (name, code, errors, out, printed)
        names = sorted(os.listdir(folders[0] / 'out'))
        assert names == sorted(os.listdir(folders[1] / 'out'))
        names.remove('results.sqlite')
        check_same(folders[0], folders[1], [f'out/{file}' for file in names])
        print(f'study {name} on 3 ranks: the same')


def check_said_once(binary, ranks, arguments, code, words, place):
    ended, out, errors = run_ranks(binary, ranks, arguments, place)
    said = our_words(errors)
    assert ended == code and len(said) == 1 and words in said[0], (arguments, ended, errors)
    assert out == '', out


def check_words(binary, place):
    check_said_once(binary, 3, ['compare', '--agents', 'nobody'], 2, "unknown agent 'nobody'", place)
    check_said_once(binary, 3, ['compare', '--nonsense'], 2, "unknown option '--nonsense'", place)
    check_said_once(binary, 3, ['study', 'nothing', '--out', 'x'], 2, 'nothing', place)
    _, listed, _ = run_ranks(binary, 3, ['study'], place)
    assert listed == run_alone(binary, ['study'], place), 'the list comes once'
    _, agents, _ = run_ranks(binary, 2, ['agents'], place)  # each for itself, as any program
    assert len(agents) == 2 * len(run_alone(binary, ['agents'], place))
    plain = place / 'plain'
    plain.mkdir()
    shutil.copy(binary, plain / 'minewise')
    check_said_once(str(plain / 'minewise'), 3, compare_command(10), 1, "build it with 'make mpi'", place)
    assert not (place / 'out').exists()


def main():
    binary = read_binary(__doc__)
    place = new_folder()
    try:
        check_compare(binary, place)
        check_match(binary, place)
        check_studies(binary, place)
        check_words(binary, place)
    finally:
        shutil.rmtree(place)


if __name__ == '__main__':
    main()
