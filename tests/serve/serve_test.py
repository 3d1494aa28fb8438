#!/usr/bin/env python3
"""Asks `minewise serve` for everything that browsers ask for, and for what they never would: ways out
of the folder, requests without end, other names, hundreds at once. Whatever comes, the next visitor
is served."""
import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor

from served import FILES, PATIENCE_SECONDS, Answer, Served, port_in

BINARY = None
TYPES = {
    'index.html': 'text/html; charset=utf-8', 'page.js': 'text/javascript; charset=utf-8',
    'module.mjs': 'text/javascript; charset=utf-8', 'page.css': 'text/css; charset=utf-8',
    'minewise.wasm': 'application/wasm', 'board.svg': 'image/svg+xml; charset=utf-8',
    'icon.png': 'image/png', 'favicon.ico': 'image/x-icon',
    'data.json': 'application/json; charset=utf-8', 'page.js.map': 'application/json; charset=utf-8',
    'app.webmanifest': 'application/manifest+json; charset=utf-8',
    'licence.txt': 'text/plain; charset=utf-8', 'unknown.bin': 'application/octet-stream',
}
POLICY = {
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'", "worker-src 'self' blob:", "img-src 'self' data: blob:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action 'none'", "frame-ancestors 'self'"}
ALWAYS = {
    'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache'}


class ServeTest(unittest.TestCase):
    def setUp(self):
        self.served = Served(BINARY)
        self.addCleanup(self.served.__exit__)

    def expect_served(self):
        self.assertEqual(self.served.get('/').body, FILES['index.html'])

    def expect_headers(self, answer):
        self.assertEqual(ALWAYS, {name: answer.fields.get(name) for name in ALWAYS})
        self.assertEqual(POLICY, set(answer.fields['content-security-policy'].split('; ')))


class Files(ServeTest):
    def test_types_headers_and_contents(self):
        for name, kind in TYPES.items():
            answer = self.served.get(f'/{name}')
            self.assertEqual((200, kind), (answer.status, answer.fields['content-type']), name)
            self.assertEqual(answer.body, FILES[name])
            self.expect_headers(answer)

    def test_names(self):
        for path, name in {'/': 'index.html', '/?a=/../b': 'index.html', '/sub/inner.txt': 'sub/inner.txt',
                           '/with%20space.txt': 'with space.txt', '/%70age.css': 'page.css',
                           '/empty.txt': 'empty.txt', '/deep/': 'deep/index.html', '/large.bin': 'large.bin'}.items():
            answer = self.served.get(path)
            self.assertEqual((200, FILES[name]), (answer.status, answer.body), path)

    def test_what_is_not_there(self):
        for path in ('/gone.html', '/sub', '/sub/', '/index.html/', '/index.html/x', '/.hidden'):
            answer = self.served.get(path)
            self.assertEqual((404, b'There is no such file.\n'), (answer.status, answer.body), path)
            self.expect_headers(answer)

    def test_head_is_get_without_a_body(self):
        for path in ('/', '/page.js', '/gone'):
            whole, head = self.served.get(path), self.served.get(path, method='HEAD')
            self.assertEqual((whole.status, whole.fields), (head.status, head.fields))
            with self.served.connect() as visitor:
                visitor.sendall(f'HEAD {path} HTTP/1.0\r\nHost: localhost\r\n\r\n'.encode())
                self.assertTrue(visitor.makefile('rb').read().endswith(b'\r\n\r\n'))

    def test_other_methods(self):
        for method in ('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'):
            answer = self.served.get('/', method=method)
            self.assertEqual((405, 'GET, HEAD'), (answer.status, answer.fields['allow']))
            self.expect_headers(answer)
        body = b'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400000\r\n\r\n' + b'x' * 400_000
        self.assertEqual(self.served.send(body).status, 405)

    def test_precompressed(self):
        plain = self.served.get('/page.js', 'Accept-Encoding: deflate, br;q=0')
        self.assertNotIn('content-encoding', plain.fields)
        self.assertEqual(plain.fields['vary'], 'Accept-Encoding')
        for accepted, coding in (('gzip', 'gzip'), ('gzip, deflate, br, zstd', 'br')):
            answer = self.served.get('/page.js', f'Accept-Encoding: {accepted}')
            self.assertEqual(coding, answer.fields['content-encoding'])
            self.assertEqual(TYPES['page.js'], answer.fields['content-type'])
            self.assertNotEqual(plain.fields['etag'], answer.fields['etag'])
            ending = {'gzip': '.gz', 'br': '.br'}[coding]
            self.assertEqual(answer.body, (self.served.folder / f'page.js{ending}').read_bytes())

    def test_what_is_known_is_not_sent_again(self):
        tag = self.served.get('/page.js').fields['etag']
        again = self.served.get('/page.js', f'If-None-Match: "x", {tag}')
        self.assertEqual((304, b'', tag), (again.status, again.body, again.fields['etag']))
        self.expect_headers(again)
        (self.served.folder / 'page.js').write_bytes(b'anew')
        anew = self.served.get('/page.js', f'If-None-Match: {tag}')
        self.assertEqual((200, b'anew'), (anew.status, anew.body))

    def test_many_requests_on_one_connection(self):
        request = b'GET /sub/inner.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
        missing = request.replace(b'inner', b'gone')
        with self.served.connect() as visitor:
            stream = visitor.makefile('rb')
            for _ in range(5):
                visitor.sendall(request)
                self.assertEqual(Answer(stream).body, b'inner\n')
            visitor.sendall((request + missing) * 20 + request[:9])
            for _ in range(20):
                self.assertEqual([Answer(stream).status, Answer(stream).status], [200, 404])
            visitor.sendall(request[9:])
            self.assertEqual(Answer(stream).body, b'inner\n')

    def test_folder_that_goes_and_comes(self):
        shutil.rmtree(self.served.folder)
        self.assertEqual(self.served.get('/').status, 404)
        self.served.folder.mkdir()
        (self.served.folder / 'index.html').write_text('built again')
        self.assertEqual(self.served.get('/').body, b'built again')


class WaysOut(ServeTest):
    def expect_secret_kept(self, path):
        answer = self.served.get(path)
        self.assertIn(answer.status, (400, 404), path)
        self.assertNotIn(b'secret', answer.body)

    def test_paths(self):
        for up in ('..', '%2e%2e', '%2E.', '.%2e', '..%2f..', '..%5c..', '..\\..', '%252e%252e',
                   '..;', '...', '%c0%ae%c0%ae', 'sub/../..', 'sub/%2e%2e/%2e%2e', './..'):
            for form in ('/{}/secret.txt', '/{}%2fsecret.txt', '/{}\\secret.txt', '{}/secret.txt',
                         '//{}/secret.txt', '/{}/page/../secret.txt', '/sub/{}/../secret.txt'):
                self.expect_secret_kept(form.format(up))
        absolute = self.served.above / 'secret.txt'
        for path in (f'/{absolute}', str(absolute), f'//{absolute}', f'file://{absolute}',
                     f'http://localhost{absolute}', '/%00', '/index.html%00', '/..%00/secret.txt',
                     '/index.html\0', '/' + '../' * 2000 + 'secret.txt', '/' + 'a/' * 4000, '*', ''):
            self.expect_secret_kept(path)
        self.expect_served()

    def test_links(self):
        folder = self.served.folder
        (folder / 'link.txt').symlink_to('../secret.txt')
        (folder / 'up').symlink_to('..')
        (folder / 'root').symlink_to('/')
        (folder / 'self').symlink_to('self')
        (folder / 'inside.txt').symlink_to('sub/inner.txt')
        (folder / 'page.css.gz').symlink_to('../secret.txt')
        (folder / 'shown.txt').symlink_to('.hidden')
        for path in ('/link.txt', '/up/secret.txt', f'/root{self.served.above}/secret.txt', '/self'):
            self.expect_secret_kept(path)
        self.assertEqual(self.served.get('/shown.txt').status, 404)
        self.assertEqual(self.served.get('/inside.txt').body, FILES['sub/inner.txt'])
        self.assertEqual(self.served.get('/page.css', 'Accept-Encoding: gzip').body, FILES['page.css'])

    def test_what_is_no_plain_file(self):
        os.mkfifo(self.served.folder / 'pipe')
        (self.served.folder / 'device').symlink_to('/dev/zero')
        for path in ('/pipe', '/device'):
            self.assertEqual(self.served.get(path).status, 404)

    def test_other_hosts(self):
        for host in ('localhost', 'LOCALHOST:1', '127.0.0.1', '[::1]', f'localhost:{self.served.port}'):
            self.assertEqual(self.served.get('/', host=host).status, 200, host)
        for host in ('evil.example', f'evil.example:{self.served.port}', 'localhost.evil.example', '',
                     '127.0.0.1.evil.example', '0.0.0.0', '192.168.0.1', 'localhost@evil.example'):
            answer = self.served.get('/', host=host)
            self.assertEqual(answer.status, 403, host)
            self.assertNotIn(FILES['index.html'], answer.body)
        self.assertEqual(self.served.send(b'GET / HTTP/1.1\r\n\r\n').status, 400)
        two = b'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'
        self.assertEqual(self.served.send(two).status, 400)

    def test_only_this_machine_can_connect(self):
        other = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with other:
            try:
                other.connect(('198.51.100.1', 9))  # sends nothing; tells the address it would use
            except OSError:
                self.skipTest('this machine has no other address')
            own = other.getsockname()[0]
        with self.assertRaises(OSError):
            socket.create_connection((own, self.served.port), timeout=PATIENCE_SECONDS).close()

    def test_both_kinds_of_loopback(self):
        try:
            with socket.socket(socket.AF_INET6) as probe:
                probe.bind(('::1', 0))
        except OSError:
            self.skipTest('this machine has no IPv6')
        with self.served.connect('::1') as visitor:
            visitor.sendall(b'GET / HTTP/1.0\r\nHost: [::1]\r\n\r\n')
            self.assertEqual(Answer(visitor.makefile('rb')).status, 200)


class Troublemakers(ServeTest):
    def test_broken_requests(self):
        for request, status in (
                (b'\r\n\r\n', 400), (b'\0\r\n\r\n', 400), (b'GET\r\n\r\n', 400),
                (b'GET / HTTP/9\r\nHost: localhost\r\n\r\n', 505), (b'GET / FTP/1.1\r\n\r\n', 400),
                (b'GET / HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\n', 400),
                (b'GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n', 400),
                (b'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400),
                (b'GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0', 413),
                (b'\x16\x03\x01\x02\0\1\0\1\xfc\3\3' + b'\xff' * 300 + b'\r\n\r\n', 400),
                (b'GET /' + b'a' * 20_000, 431),
                (b'GET / HTTP/1.1\r\nHost: localhost\r\n' + b'X: y\r\n' * 5000, 431)):
            answer = self.served.send(request)
            self.assertEqual(answer.status, status, request[:60])
            self.expect_headers(answer)
        self.expect_served()

    def test_endless_requests_are_cut_off(self):
        before = self.served.memory()
        for endless in (b'GET /' + b'a' * 99, b'GET / HTTP/1.1\r\nX: ' + b'b' * 99, b'\0' * 99):
            with self.served.connect() as visitor, self.assertRaises(OSError):
                visitor.sendall(endless)
                for _ in range(1000):
                    visitor.sendall(b'c' * (1 << 20))
        self.assertLess(self.served.memory() - before, 20)
        self.expect_served()

    def test_slow_visitors_stop_nobody(self):
        slow = [self.served.connect() for _ in range(400)]  # more than it keeps
        for number, visitor in enumerate(slow):
            try:
                visitor.sendall(b'GET /'[:number % 6])
            except OSError:
                pass  # it was among the oldest
        self.expect_served()
        unread = [self.served.connect() for _ in range(50)]
        for visitor in unread:
            visitor.sendall(b'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
        self.expect_served()
        for visitor in slow + unread:
            visitor.close()
        self.expect_served()

    def test_visitors_that_go_away(self):
        for _ in range(100):
            with self.served.connect() as visitor:
                visitor.sendall(b'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
                visitor.recv(1000)
        self.expect_served()
        open_files = len(os.listdir(f'/proc/{self.served.process.pid}/fd'))
        self.assertLess(open_files, 60)

    def test_a_file_that_shrinks_while_it_is_sent(self):
        path = self.served.folder / 'large.bin'
        os.truncate(path, 1 << 30)  # more than any socket holds
        with self.served.connect() as visitor:
            visitor.sendall(b'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
            visitor.recv(1000)
            os.truncate(path, 5)
            with visitor.makefile('rb') as stream:
                self.assertLess(sum(map(len, iter(lambda: stream.read(1 << 20), b''))), 1 << 29)
        self.expect_served()

    def test_hundreds_at_once(self):
        names = ['page.js', 'minewise.wasm', 'large.bin', 'index.html']
        with ThreadPoolExecutor(50) as pool:
            answers = pool.map(lambda i: self.served.get(f'/{names[i % 4]}'), range(200))
            for number, answer in enumerate(answers):
                self.assertEqual(answer.body, FILES[names[number % 4]])

    def test_hundreds_of_connections_at_once(self):
        visitors = [self.served.connect() for _ in range(200)]
        for visitor in visitors:
            visitor.sendall(b'GET /page.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
        for visitor in visitors:
            self.assertEqual(Answer(visitor.makefile('rb')).body, FILES['page.js'])
            visitor.close()


class BeginningAndEnd(ServeTest):
    def test_signals_end_it(self):
        for by in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with Served(BINARY) as served, served.connect() as visitor:
                visitor.sendall(b'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
                visitor.recv(1000)
                self.assertEqual(served.end(by), (-by, ''))

    def test_port_in_use(self):
        ended = subprocess.run([BINARY, 'serve', '--folder', self.served.folder, '--port',
                                str(self.served.port)], capture_output=True, text=True, check=False,
                               timeout=PATIENCE_SECONDS)
        self.assertEqual((1, ''), (ended.returncode, ended.stdout))
        self.assertEqual(ended.stderr, f'minewise serve: port {self.served.port} is in use; choose '
                                       'another, or --port 0 for any free port\n')
        self.expect_served()

    def test_it_begins_again_on_the_same_port(self):
        with self.served.connect() as visitor:
            visitor.sendall(b'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
            self.assertEqual(Answer(visitor.makefile('rb')).status, 200)
            self.served.end(signal.SIGTERM)
        with Served(BINARY, self.served.port) as again:
            self.assertEqual(again.port, self.served.port)
            self.assertEqual(again.get('/').status, 200)


class TheOwnPage(unittest.TestCase):
    """Which folder it takes by itself: that of its installation, or of its checkout."""

    def serve_from(self, program_place, page_place):
        with Served(BINARY) as other:  # for its folders
            program = other.above / program_place / 'minewise'
            program.parent.mkdir(parents=True)
            shutil.copy(BINARY, program)
            if page_place:
                (other.above / page_place).parent.mkdir(parents=True)
                other.folder.rename(other.above / page_place)
            process = subprocess.Popen([program, 'serve', '--port', '0'], stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE, text=True)
            with process:
                other.port = port_in(process.stdout.readline())
                found = other.port and other.get('/').body
                process.terminate()
                return found, process.stderr.read()

    def test_places(self):
        for program, page in (('usr/bin', 'usr/share/minewise/page'), ('co/build/release', 'co/web/dist')):
            self.assertEqual(self.serve_from(program, page), (FILES['index.html'], ''))

    def test_none(self):
        self.assertEqual(self.serve_from('usr/bin', None), (None, (
            "minewise serve: the page is missing; build it with 'make web', or name its folder with "
            '--folder\n')))


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__.split('\n', maxsplit=1)[0])
    parser.add_argument('--binary', required=True, help='the minewise to run')
    options, rest = parser.parse_known_args()
    BINARY = os.path.abspath(options.binary)
    unittest.main(argv=[sys.argv[0], *rest])
