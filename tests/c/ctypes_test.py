#!/usr/bin/env python3
"""The C interface by ctypes: its answers are those of the command line, to the last bit.

    ctypes_test.py --library build/release/libminewise.so --binary build/release/minewise
"""
import argparse
import ctypes
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests/support'))
from minewise_c import Library, Refused  # noqa: E402
from positions import positions  # noqa: E402

LIBRARY = BINARY = None


def minewise(*words, text=None):
    ran = subprocess.run([str(BINARY), *words], input=text, capture_output=True, text=True, timeout=60)
    return ran.returncode, ran.stdout


class Positions(unittest.TestCase):
    """200 positions of every kind."""

    @classmethod
    def setUpClass(cls):
        cls.texts = positions(BINARY, 200)

    def check(self, text):
        code, printed = minewise('analyze', '-', '--format', 'json', text=text)
        position = LIBRARY.handle('mw_position_read', text, None, ctypes.c_size_t(0))
        try:
            analysis = LIBRARY.handle('mw_analyze', position)
        except Refused as refused:
            self.assertEqual((code, refused.kind), (3, 2))
            return
        finally:
            LIBRARY.c.mw_position_free(position)
        self.assertEqual(LIBRARY.text('mw_analysis_json', analysis, None, ctypes.c_size_t(0)), printed)
        self.compare(analysis, json.loads(printed))
        LIBRARY.c.mw_analysis_free(analysis)
        self.assertEqual(LIBRARY.ask(json.dumps({'verb': 'analyze', 'text': text})), printed)

    def compare(self, analysis, told):
        cells = [number for row in told['mine_probability'] for number in row]
        for here, there in zip(LIBRARY.probabilities(analysis), cells, strict=True):
            self.assertTrue(there is None or here == there)
        cols = told['cols']
        wanted = [(each['row'] * cols + each['col'], each['verdict'], each['rule'],
                   [row * cols + col for row, col in each['because']]) for each in told['deductions']]
        self.assertEqual(list(LIBRARY.deductions(analysis)), wanted)
        best = told['best'] and told['best']['row'] * cols + told['best']['col']
        self.assertEqual(LIBRARY.best(analysis), best)
        if told['layouts'] is not None:
            self.assertEqual(LIBRARY.text('mw_analysis_layouts', analysis), told['layouts'])

    def test_answers_are_those_of_the_command_line(self):
        self.assertEqual(len(self.texts), 200)
        for text in self.texts:
            self.check(text)


class Requests(unittest.TestCase):
    """Requests print what the command does."""

    def check(self, request, *command, text=None):
        self.assertEqual((0, LIBRARY.ask(json.dumps(request))), minewise(*command, text=text))

    def test_verbs(self):
        game = '9x9/10 classic seed=7'
        text = 'mines 2\n????\n1221\n'
        self.check({'verb': 'agents'}, 'agents', '--format', 'json')
        self.check({'verb': 'clues'}, 'clues', '--format', 'json')
        self.check({'verb': 'analyze', 'text': text, 'why': '0,0', 'show': 'all', 'most': 5},
                   'analyze', '-', '--why', '0,0', '--show', 'all', '--most', '5', '--format', 'json', text=text)
        self.check({'verb': 'analyze', 'text': text, 'format': 'svg', 'theme': 'dark'},
                   'analyze', '-', '--format', 'svg', '--theme', 'dark', text=text)
        self.check({'verb': 'analyze', 'text': game, 'agent': 'basic', 'at': 5},
                   'analyze', game, '--agent', 'basic', '--at', '5', '--format', 'json')
        self.check({'verb': 'influence', 'text': game}, 'influence', game, '--format', 'json')
        self.check({'verb': 'influence', 'text': text, 'without': '1,1'},
                   'influence', '-', '--without', '1,1', '--format', 'json', text=text)
        self.check({'verb': 'review', 'text': game, 'agent': 'random'},
                   'review', game, '--agent', 'random', '--format', 'json')
        self.check({'verb': 'play', 'text': game, 'agent': 'basic,exact'},
                   'play', game, '--agent', 'basic,exact', '--format', 'json')
        self.check({'verb': 'optimal', 'text': '4x4/4', 'cells': True},
                   'optimal', '4x4/4', '--cells', '--format', 'json')
        self.check({'verb': 'optimal', 'text': '3x3/2', 'rules': 'survival'},
                   'optimal', '3x3/2', '--rules', 'survival', '--format', 'json')
        self.check({'verb': 'generate', 'kind': 'random', 'board': '9x9/10', 'count': 3, 'first': 'zero:4,4'},
                   'generate', 'random', '9x9/10', '--count', '3', '--first', 'zero:4,4')
        self.check({'verb': 'generate', 'kind': 'no-guess', 'board': '9x9/10', 'count': 2, 'difficulty': 'medium'},
                   'generate', 'no-guess', '9x9/10', '--count', '2', '--difficulty', 'medium')

    def test_read_and_link(self):
        text, link = 'mines 2\n---\n121\n', '1-3x2-m2.0q23CB'
        game = '9x9/10 classic seed=7'
        json_of = ('--format', 'json')
        self.check({'verb': 'read', 'text': text}, 'position', '-', *json_of, text=text)
        self.check({'verb': 'read', 'link': link}, 'position', '--link', link, *json_of)
        self.check({'verb': 'read', 'text': link, 'count-unknown': True},
                   'position', '-', '--count-unknown', *json_of, text=link)
        self.check({'verb': 'read', 'link': f'https://example.org/#p={link}'}, 'position', '--link', link, *json_of)
        self.check({'verb': 'read', 'text': game, 'at': 5}, 'position', game, '--at', '5', *json_of)
        self.assertEqual(LIBRARY.ask(json.dumps({'verb': 'link', 'text': text})), link)
        self.assertEqual(LIBRARY.ask(json.dumps({'verb': 'link', 'text': link, 'mines': 3})),
                         minewise('position', '-', '--mines', '3', '--format', 'link', text=link)[1].rstrip('\n'))

    def test_what_read_refuses(self):
        for request, message in (({'text': '??', 'link': '1-1x1.A'}, 'link: cannot be used with a text'),
                                 ({}, 'text: missing'),
                                 ({'link': '1-3x2-m2.0q23CC'}, 'link: the link is damaged'),
                                 ({'text': '???\n?y?\n'}, "unknown symbol 'y'")):
            with self.assertRaises(Refused) as caught:
                LIBRARY.ask(json.dumps({'verb': 'read', **request}))
            self.assertIn(message, str(caught.exception))

    def test_the_schema_names_the_options_that_there_are(self):
        for verb in json.loads((ROOT / 'docs/schema/request.json').read_text())['oneOf']:
            name = verb['title']
            for option in verb['properties'].keys() - {'verb'}:
                with self.assertRaises(Refused) as caught:
                    LIBRARY.ask(json.dumps({'verb': name, option: {}}))  # no option is an object
                self.assertIn(f'{option}: must be', str(caught.exception), name)
            with self.assertRaises(Refused) as caught:
                LIBRARY.ask(json.dumps({'verb': name, 'oddities': 1}))
            self.assertIn("'oddities' is not an option here", str(caught.exception))

    def test_the_examples_of_the_document(self):
        document = (ROOT / 'docs/library.md').read_text()
        examples = [json.loads(each) for each in re.findall(r'`(\{"verb": ".*?\})`', document)]
        self.assertGreater(len(examples), 9)
        for example in examples:
            if '…' not in json.dumps(example, ensure_ascii=False):
                self.assertTrue(LIBRARY.ask(json.dumps(example)), example)

    def test_compare(self):
        request = {'verb': 'compare', 'agents': 'basic,exact', 'sizes': '5x5', 'densities': '0.1,0.3', 'games': 20}
        here = json.loads(LIBRARY.ask(json.dumps(request)))
        _, printed = minewise('compare', '--agents', 'basic,exact', '--sizes', '5x5', '--densities', '0.1,0.3',
                              '--games', '20', '--format', 'json')
        there = json.loads(printed)
        for series in there['results']:
            series['memory'] = None  # is not measured here
        self.assertEqual(here, there)

    def test_watched_requests(self):
        request = json.dumps({'verb': 'compare', 'agents': 'basic,exact', 'sizes': '5x5/4', 'games': 20})
        told = []
        self.assertEqual(LIBRARY.watched(request, lambda each: told.append(json.loads(each)) or True),
                         LIBRARY.ask(request))
        self.assertEqual([each['done'] for each in told], list(range(1, 41)))
        with self.assertRaises(Refused) as caught:
            LIBRARY.watched(request, lambda each: False)
        self.assertEqual((caught.exception.kind, str(caught.exception)), (6, 'the request was stopped'))

    def test_a_position_too_large_to_count_is_not_played_on(self):
        lattice = ''.join(''.join('2' if row % 2 and col % 2 else '?' for col in range(20)) + '\n' for row in range(20))
        with self.assertRaises(Refused) as caught:
            LIBRARY.handle('mw_session_new', '', json.dumps({'position': lattice}))
        self.assertEqual(caught.exception.kind, 3)

    def test_a_clash_names_its_cells(self):
        text, options = '???\n131\n', '{}'
        position = LIBRARY.handle('mw_position_read', text, options)
        with self.assertRaises(Refused) as caught:
            LIBRARY.handle('mw_analyze', position)
        LIBRARY.c.mw_position_free(position)
        self.assertEqual((caught.exception.kind, caught.exception.cells), (2, [3, 4]))

    def test_transcripts_are_those_of_the_command_line(self):
        game = '8x8/12 survival clues=withheld:0.2 topology=hex seed=3'
        with tempfile.TemporaryDirectory(prefix='minewise-c-') as folder:
            saved = Path(folder) / 'game.txt'
            minewise('play', game, '--agent', 'exact', '--save', str(saved))
            played = LIBRARY.ask(json.dumps({'verb': 'play', 'text': game, 'format': 'transcript'}))
            self.assertEqual(played, saved.read_text())
        self.assertEqual(minewise('replay', '-', text=played)[0], 0)


def main():
    global LIBRARY, BINARY
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--library', required=True, type=Path)
    parser.add_argument('--binary', required=True, type=Path)
    options, rest = parser.parse_known_args()
    LIBRARY, BINARY = Library(options.library.absolute()), options.binary.absolute()
    unittest.main(argv=['ctypes_test.py', *rest])


if __name__ == '__main__':
    main()
