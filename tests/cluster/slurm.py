"""A cluster of Slurm for a test: two nodes of one core each, both on this machine, with its controller
and munge, all with settings, keys, ports and folders of their own. Ends with the test."""
import os
import socket
import subprocess

from trial import await_that, free_port

SETTINGS = '''ClusterName=trial
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
CredType=cred/munge
# A job that is put back into the queue waits until its old rights are over: two minutes elsewhere.
AuthInfo=socket={folder}/munge.socket,cred_expire=10
SlurmctldPort={controller}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
MpiDefault=none
MailProg=/bin/true
KillWait=10
NodeName=node1 NodeHostname={host} NodeAddr=127.0.0.1 Port={first} CPUs=1
NodeName=node2 NodeHostname={host} NodeAddr=127.0.0.1 Port={second} CPUs=1
PartitionName=all Nodes=ALL Default=YES State=UP
'''


def why_not():
    """Why it cannot be had here, or nothing."""
    return '' if os.getuid() == 0 else 'the daemons of Slurm ask for root'


class Slurm:
    def __init__(self, folder):
        folder.chmod(0o711)  # munge: whoever may ask it must reach its socket
        self.folder = folder / 'slurm'
        self.folder.mkdir(mode=0o711)
        (self.folder / 'state').mkdir()
        self.environment = os.environ | {'SLURM_CONF': str(self.folder / 'slurm.conf')}
        self.daemons = []
        try:
            self.start()
        except BaseException:
            self.end()
            raise

    def start(self):
        host = socket.gethostname().split('.')[0]
        (self.folder / 'slurm.conf').write_text(SETTINGS.format(
            host=host, folder=self.folder, controller=free_port(), first=free_port(),
            second=free_port()))
        key = self.folder / 'munge.key'
        key.write_bytes(os.urandom(128))
        key.chmod(0o400)
        self.start_daemon('munged', '--foreground', f'--key-file={key}',
                          *(f'--{name}-file={self.folder}/munge.{name}' for name in ('pid', 'log', 'seed')),
                          f'--socket={self.folder}/munge.socket')
        await_that('munged answers', (self.folder / 'munge.socket').exists)
        self.start_daemon('slurmctld', '-D')
        for node in ('node1', 'node2'):
            self.start_daemon('slurmd', '-D', '-N', node)
        await_that('both nodes are idle', lambda: self.ask('sinfo', '-h', '-o', '%T %D') == 'idle 2')

    def start_daemon(self, name, *arguments):
        with (self.folder / f'log-{len(self.daemons)}-{name}').open('w') as log:
            self.daemons.append(subprocess.Popen([f'/usr/sbin/{name}', *arguments], stdout=log, stderr=log,
                                                 env=self.environment))

    def ask(self, *command):
        """What a command of Slurm prints; all that the daemons said if one has ended."""
        for daemon in self.daemons:
            assert daemon.poll() is None, self.told()
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        return done.stdout.strip()

    def told(self):
        return '\n'.join(path.read_text() for path in sorted(self.folder.glob('log-*')))

    def await_jobs(self):
        try:
            await_that('all jobs have ended', lambda: self.ask('squeue', '-h') == '')
        except AssertionError as late:
            raise AssertionError(f"{late}\n{self.ask('squeue')}\n{self.told()}")

    def end(self):
        self.ask('scancel', '--user=root')
        for daemon in reversed(self.daemons):
            daemon.terminate()
        for daemon in self.daemons:
            daemon.wait()
