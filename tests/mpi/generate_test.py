#!/usr/bin/env python3
"""minewise generate hard|long-chain|extremes on several ranks: the bytes of one thread.

Boards, reports and what is said are compared with those of a single process. A rank that helps
prints nothing and opens nothing. Skipped (exit code 77) where there is no mpirun or no plug-in.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SKIPPED = 77
# As root, and with more ranks than cores.
ENVIRONMENT = {**os.environ, 'OMPI_ALLOW_RUN_AS_ROOT': '1', 'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1',
               'OMPI_MCA_rmaps_base_oversubscribe': '1'}
BOARDS, REPORT, START = 'boards.txt', 'report', 'start.txt'
KINDS = {
    'hard, several boards': ['hard', '6x6/8', '--games', '1200', '--check-games', '60',
                             '--count', '3', '--max-moves', '4', '--report', REPORT],
    'long-chain': ['long-chain', '7x7/8', '--boards', '300', '--count', '3', '--compare', '200',
                   '--report', REPORT],
    'extremes': ['extremes', '3x3/4', '--count', '3', '--report', REPORT, '--out', BOARDS],
}
MORE = {
    'hard, one board': ['hard', '6x6/8', '--games', '1200', '--check-games', '60', '--unclumped',
                        '--report', REPORT],
    'published, from a file': ['hard', '6x6/8', '--games', '300', '--check-games', '20',
                               '--method', 'published', '--objective', 'win', '--from', START,
                               '--report', REPORT],
    'long-chain in vain': ['long-chain', '7x7/25', '--boards', '5', '--count', '2'],
    'extremes, too few games': ['extremes', '3x3/3', '--against', 'basic', '--most-games', '400',
                                '--report', REPORT],
}
BAD = {
    'a file that is not there': ['hard', '6x6/8', '--from', 'nowhere.txt'],  # found by every rank
    'a folder that is not there': ['long-chain', '7x7/8', '--out', 'nowhere/boards.txt'],  # by one
}


def run(binary, folder, ranks, arguments):
    """Runs in an empty folder. Returns exit code, output, what was said and the files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / START).write_text('layouts 6x6\n' + '110000' * 4 + '000000' * 2 + '\n')
    command = [binary, 'generate', *arguments, '--jobs', '1']
    if ranks > 1:
        command = ['mpirun', '-n', str(ranks), *command]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, timeout=120)
    files = {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
    said = b''.join(line for line in done.stderr.splitlines(keepends=True) if is_ours(line))
    return done.returncode, done.stdout, said, files


def is_ours(line):
    """What mpirun says of a rank that ends with an exit code stands between rules of its own."""
    return line.startswith((b'minewise', b'board', b'of '))


def differences(binary, folder, name, arguments):
    """Prints how several ranks differ from one thread. Returns how often they do."""
    found = 0
    alone = run(binary, folder, 1, arguments)
    if not alone[2] and not alone[1] and BOARDS not in alone[3]:
        print(f'{name}: one thread made nothing: {alone}')
        found += 1
    for ranks in [2, 3] if name in KINDS else [3]:
        together = run(binary, folder, ranks, arguments)
        for what, one, several in zip(['exit code', 'output', 'words', 'files'], alone, together):
            # Where all ranks fail, rank 0 may add that the others did.
            if one != several and not (name in BAD and what == 'words' and several.startswith(one)):
                print(f'{name}, {ranks} ranks: {what} differs:\n{one}\n{several}')
                found += 1
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--binary', type=Path, required=True)
    binary = parser.parse_args().binary.resolve()
    if not shutil.which('mpirun') or not (binary.parent / 'minewise-mpi.so').exists():
        print('skipped: there is no mpirun, or the program was built without MPI')
        return SKIPPED
    failed = 0
    with tempfile.TemporaryDirectory(prefix='minewise-generate-ranks-') as place:
        for name, arguments in {**KINDS, **MORE, **BAD}.items():
            failed += differences(binary, Path(place) / 'run', name, arguments)
    print(f'{failed} differences' if failed else 'the same bytes')
    return min(failed, 1)


if __name__ == '__main__':
    sys.exit(main())
