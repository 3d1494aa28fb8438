#!/usr/bin/env python3
"""Two machines in one: network namespaces, each with an end of a cable between them and a host name of
its own. mpirun starts ranks on both, and their letters go over TCP. Only root may make namespaces."""
import contextlib
import os
import shutil
import signal
import subprocess

from ranks import (Run, check_same, compare_command, new_folder, read_binary, run_alone, skip)

GAMES = 1500

# Starts what mpirun wants to have started on the other host.
AGENT = '''#!/bin/sh
shift
exec ip netns exec {there} unshare --uts sh -c 'hostname elsewhere; eval "$*"' sh "$@"
'''


def shell(*words):
    subprocess.run(words, check=True, capture_output=True)


@contextlib.contextmanager
def two_hosts():
    """The names of two namespaces that reach each other as 10.77.0.1 and 10.77.0.2."""
    here, there = f'minewise-a{os.getpid()}', f'minewise-b{os.getpid()}'
    try:
        for name in (here, there):
            shell('ip', 'netns', 'add', name)
        shell('ip', 'link', 'add', 'cable', 'netns', here, 'type', 'veth', 'peer', 'name', 'cable',
              'netns', there)
        for number, name in enumerate((here, there), start=1):
            shell('ip', '-n', name, 'address', 'add', f'10.77.0.{number}/24', 'dev', 'cable')
            for device in ('lo', 'cable'):
                shell('ip', '-n', name, 'link', 'set', device, 'up')
        yield here, there
    finally:
        for name in (here, there):
            subprocess.run(['ip', 'netns', 'delete', name], capture_output=True)


class Hosts:
    def __init__(self, binary, here, agent):
        self.binary, self.before = binary, ['ip', 'netns', 'exec', here]
        self.options = ['--mca', 'plm_rsh_agent', str(agent), '--host', '10.77.0.1:1,10.77.0.2:2']

    def start(self, folder, *more):
        return Run(self.binary, 3, compare_command(GAMES, '--resume'), folder,
                   options=[*self.options, *more], before=self.before)


def check_same_bytes(hosts, alone, folder, printed):
    code, out, errors = hosts.start(folder).end()
    assert (code, out) == (0, printed), (code, errors)
    check_same(alone, folder)
    print('one rank here and two there: the same')


def check_kill(hosts, alone, folder, printed):
    """A rank on the other machine is killed: MPI ends the run, and --resume comes to the same."""
    run = hosts.start(folder)
    run.await_kept(folder / 'out/results.sqlite')
    run.send(signal.SIGKILL, 2)
    code, _, errors = run.end()
    assert code != 0, errors
    code, out, errors = hosts.start(folder).end()
    assert (code, out) == (0, printed), (code, errors)
    check_same(alone, folder)
    print('a rank there killed, and resumed: the same')


def main():
    binary = read_binary(__doc__)
    if os.geteuid() != 0 or not shutil.which('ip'):
        skip('only root makes network namespaces')
    place = new_folder()
    try:
        folders = [place / name for name in ('alone', 'spread', 'killed')]
        for folder in folders:
            folder.mkdir()
        printed = run_alone(binary, compare_command(GAMES), folders[0])
        with contextlib.ExitStack() as stack:
            try:
                here, there = stack.enter_context(two_hosts())
            except (subprocess.CalledProcessError, OSError) as error:
                skip(f'no network namespaces are to be had: {error}')
            agent = place / 'agent'
            agent.write_text(AGENT.format(there=there))
            agent.chmod(0o755)
            hosts = Hosts(binary, here, agent)
            check_same_bytes(hosts, folders[0], folders[1], printed)
            check_kill(hosts, folders[0], folders[2], printed)
    finally:
        shutil.rmtree(place)


if __name__ == '__main__':
    main()
