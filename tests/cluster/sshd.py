"""An ssh daemon for a test: on a free port of this machine's own address, with keys made for it and
a folder in the place of the home folder. Nothing outside its folder changes, but for the empty
folder /run/sshd, which it asks for and which goes away with it."""
import os
import socket
import subprocess
from pathlib import Path

from trial import await_that, free_port

DAEMON = '/usr/sbin/sshd'  # it insists on being called by its full name
PRIVATE = Path('/run/sshd')


def make_key(path):
    subprocess.run(['ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', path], check=True)


class Sshd:
    """Machines `one`, `two` and `three`, which are this one, and `gone`, where nobody answers."""

    def __init__(self, folder):
        self.folder, self.home = folder / 'sshd', folder / 'remote'
        self.folder.mkdir()
        self.home.mkdir()
        self.port = free_port()
        make_key(self.folder / 'host_key')
        make_key(self.folder / 'key')
        self.write_settings()
        self.made_private = os.getuid() == 0 and not PRIVATE.exists()
        if self.made_private:
            PRIVATE.mkdir(mode=0o755)
        with (self.folder / 'log').open('w') as log:
            self.process = subprocess.Popen([DAEMON, '-D', '-e', '-f', self.folder / 'sshd_config'],
                                            stderr=log)
        await_that('sshd answers', self.answers)

    def write_settings(self):
        session = self.folder / 'session'
        session.write_text(f'#!/bin/sh\nexport HOME={self.home}\ncd\n'
                           'exec bash -c "$SSH_ORIGINAL_COMMAND"\n')
        session.chmod(0o755)
        (self.folder / 'sshd_config').write_text(
            f'ListenAddress 127.0.0.1:{self.port}\nHostKey {self.folder}/host_key\nPidFile none\n'
            f'AuthorizedKeysFile {self.folder}/key.pub\nStrictModes no\nPasswordAuthentication no\n'
            f'KbdInteractiveAuthentication no\nUsePAM no\nMaxStartups 100\n'
            f'PermitRootLogin prohibit-password\nForceCommand {session}\n')
        self.client = self.folder / 'ssh_config'
        self.client.write_text(
            f'Host gone\n  Port {free_port()}\n'
            f'Host *\n  HostName 127.0.0.1\n  Port {self.port}\n  IdentityFile {self.folder}/key\n'
            f'  IdentitiesOnly yes\n  BatchMode yes\n  StrictHostKeyChecking no\n'
            f'  UserKnownHostsFile {self.folder}/known\n  LogLevel ERROR\n')

    def answers(self):
        assert self.process.poll() is None, (self.folder / 'log').read_text()
        try:
            socket.create_connection(('127.0.0.1', self.port)).close()
            return True
        except ConnectionRefusedError:
            return False

    def end(self):
        self.process.terminate()
        self.process.wait()
        if self.made_private:
            PRIVATE.rmdir()
