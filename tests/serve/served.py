"""A folder that stands for the page, `minewise serve` on it, and requests by plain sockets: what is
sent is sent to the letter, however wrong."""
import gzip
import re
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

PATIENCE_SECONDS = 30  # far from what anything takes, even with sanitizers
FILES = {
    'index.html': b'<!doctype html><title>Minewise</title>',
    'page.js': b'console.log(1);\n' * 5000,
    'module.mjs': b'export {};\n',
    'page.css': b'p{}\n',
    'minewise.wasm': b'\0asm\1\0\0\0',
    'board.svg': b'<svg/>',
    'icon.png': b'\x89PNG',
    'favicon.ico': b'\0\0\1\0',
    'data.json': b'{}',
    'app.webmanifest': b'{}',
    'page.js.map': b'{}',
    'licence.txt': b'free\n',
    'unknown.bin': b'?',
    'empty.txt': b'',
    'sub/inner.txt': b'inner\n',
    'deep/index.html': b'deep',
    'with space.txt': b'space\n',
    'large.bin': bytes(range(256)) * 40_000,
    '.hidden': b'hidden\n',
}


def make_page(folder):
    for name, content in FILES.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    Path(folder, 'page.js.gz').write_bytes(gzip.compress(FILES['page.js']))
    Path(folder, 'page.js.br').write_bytes(b'stands for brotli')


class Answer:
    """An answer of HTTP: its status, its fields by small names, and its body."""

    def __init__(self, stream, is_head=False):
        line = stream.readline()
        self.status = int(line.split()[1]) if line else None
        self.fields = {}
        while (line := stream.readline().strip()):
            name, _, value = line.decode().partition(': ')
            assert name.lower() not in self.fields, name
            self.fields[name.lower()] = value
        length = int(self.fields.get('content-length', 0))
        self.body = b'' if is_head else stream.read(length)
        assert is_head or len(self.body) == length, 'the answer was cut off'


def port_in(line):
    """The port of the address that the program prints; None if it prints another thing."""
    address = re.fullmatch(r'http://127\.0\.0\.1:(\d+)/\n', line)
    return int(address[1]) if address else None


class Served:
    """The server at work on a small page. Use it in a `with`."""

    def __init__(self, binary, port=0):
        self.above = Path(tempfile.mkdtemp(prefix='minewise-serve-'))
        self.folder = self.above / 'page'
        make_page(self.folder)
        (self.above / 'secret.txt').write_text('secret')
        self.process = subprocess.Popen(
            [binary, 'serve', '--port', str(port), '--folder', self.folder],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.port = port_in(self.process.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.end(signal.SIGKILL)
        shutil.rmtree(self.above, ignore_errors=True)

    def end(self, by):
        """Ends it by a signal; returns its exit code and what it said."""
        self.process.send_signal(by)
        _, said = self.process.communicate(timeout=PATIENCE_SECONDS)
        return self.process.returncode, said

    def connect(self, host='127.0.0.1'):
        return socket.create_connection((host, self.port), timeout=PATIENCE_SECONDS)

    def send(self, request, is_head=False):
        """The answer to these bytes."""
        with self.connect() as visitor:
            visitor.sendall(request)
            return Answer(visitor.makefile('rb'), is_head)

    def get(self, path, *fields, method='GET', host='localhost'):
        lines = [f'{method} {path} HTTP/1.1', f'Host: {host}', *fields, 'Connection: close', '', '']
        return self.send('\r\n'.join(lines).encode('latin-1'), method == 'HEAD')

    def memory(self):
        """What it holds, in MB."""
        status = Path(f'/proc/{self.process.pid}/status').read_text()
        return int(re.search(r'VmRSS:\s+(\d+)', status)[1]) / 1000
