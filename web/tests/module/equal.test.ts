// The module answers as the program does, byte for byte: probabilities on a hundred positions of all
// kinds, and every verb that the page asks. Numbers are printed so that they round-trip, so equal
// texts are equal to the last bit.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {EngineError, Kind} from '../../src/engine/module.js';
import {minewise, momentOf, newModule, newStudio, positions} from '../support/program.js';

const module = newModule();
const studio = newStudio();
const later = ['influence', 'optimal'];  // verbs that the first module leaves out

/** The module's answer in the terms of the program: what is printed, and the exit code. */
function answer(request: object): {code: number; out: string} {
  try {
    return {code: 0, out: (later.includes((request as {verb: string}).verb) ? studio : module).ask(request)};
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return {code: error.refusal.kind === Kind.impossible ? 3 : 2, out: ''};
  }
}

function same(request: object, words: readonly string[], input = ''): void {
  const {code, out} = minewise(words, input);
  assert.deepEqual(answer(request), {code, out}, JSON.stringify(request).slice(0, 400));
}

function sameAnalysis(text: string): void {
  same({verb: 'analyze', text}, ['analyze', '-', '--format', 'json'], text);
}

const sizes = [
  'mines 0\n?\n', 'mines 1\n?\n', 'density 0.3\n?\n', 'mines unknown\n?\n', 'mines unknown\n? 1\n', 'mines 1\n0 ?\n',
  'density 0.5\n???\n?1?\n', 'topology torus\nmines 2\n???\n?1?\n???\n', 'topology hex\nmines unknown\n???\n?3?\n',
  'mines unknown\n_ ? 2 F M\n',
];

const large: [string, string, number][] = [
  ['100x100/2000 classic on-mine=go seed=1', 'basic', 400], ['100x100@0.15 survival seed=2', 'basic', 3000],
  ['100x100/1600 classic on-mine=go topology=hex seed=3', 'exact', 200], ['60x80/700 survival topology=torus count=hidden seed=4', 'basic', 1200],
  ['expert classic on-mine=go seed=5', 'exact', 60], ['30x16@0.2 survival clues=optimistic seed=6', 'random', 150],
  ['64x64/600 survival clues=withheld:0.2 seed=7', 'basic', 900], ['100x1/20 survival seed=8', 'basic', 40],
  ['1x100/20 survival clues=cautious seed=9', 'random', 40], ['50x50/400 classic on-mine=go seed=10', 'exact', 120],
];

test('probabilities on a hundred positions of all kinds', () => {
  const texts = positions(84);
  assert.equal(texts.length + sizes.length + large.length >= 100, true);
  texts.forEach(sameAnalysis);
  sizes.forEach(sameAnalysis);
});

test('probabilities on boards up to 100x100', () => {
  for (const [game, agent, at] of large) sameAnalysis(momentOf(game, agent, at));
});

test('a position that no layout explains', () => {
  for (const text of ['mines 1\n??\n3?\n', 'mines 0\n?1\n', '1?2?1\n', 'mines 9\n???\n?8?\nF??\n'])
    sameAnalysis(text);
});

/** The rows of a position, without headers and spaces. */
function rowsOf(text: string): string[] {
  const lines = text.split('\n').filter(line => /^[?0-8_MF](?: ?[?0-8_MF])*$/.test(line));
  return lines.map(line => line.replaceAll(' ', ''));
}

// Small ones: under cautious clues on 30x16 it takes seconds to find which clues matter.
test('why, of covered cells', () => {
  const small = positions(60, 2).filter(text => rowsOf(text).join('').length < 70);
  for (const text of small.slice(0, 12)) {
    const rows = rowsOf(text);
    const row = rows.findIndex(line => line.includes('?'));
    const why = row < 0 ? '0,0' : `${row},${rows[row]!.indexOf('?')}`;
    same({verb: 'analyze', text, why}, ['analyze', '-', '--why', why, '--format', 'json'], text);
    same({verb: 'analyze', text, why, format: 'svg', theme: 'dark'},
         ['analyze', '-', '--why', why, '--format', 'svg', '--theme', 'dark'], text);
  }
});

test('influence', () => {
  for (let seed = 1; seed <= 12; ++seed) {
    const game = `9x9/${8 + seed} classic seed=${seed}`;
    same({verb: 'influence', text: game}, ['influence', game, '--format', 'json']);
  }
});

test('best play', () => {
  const boards = ['2x2/1', '3x2/2', '3x3/2', '3x3/3', '4x3/2', '4x4/3', '5x2@0.3', '3x3@0.2', '4x2/3', '3x4/4', '5x1/2', '4x4/4'];
  for (const text of boards)
    for (const rules of ['classic', 'survival'])
      same({verb: 'optimal', text, rules, cells: true}, ['optimal', text, '--rules', rules, '--cells', '--format', 'json']);
});

test('boards to order', () => {
  for (const kind of ['random', 'no-guess'])
    for (let seed = 1; seed <= 6; ++seed)
      same({verb: 'generate', kind, board: '9x9/10', count: 3, seed},
           ['generate', kind, '9x9/10', '--count', '3', '--seed', String(seed)]);
});

test('games', () => {
  for (let seed = 1; seed <= 12; ++seed) {
    const game = `8x8/10 ${seed % 2 ? 'classic' : 'survival'} topology=${['square', 'torus', 'hex'][seed % 3]} seed=${seed}`;
    same({verb: 'play', text: game, agent: 'basic,exact'}, ['play', game, '--agent', 'basic,exact', '--format', 'json']);
    const printed = minewise(['position', game, '--at', '2']).out.replace(/^\/\/.*\n/, '');
    assert.equal(module.ask({verb: 'position', text: game, at: 2}), printed);
  }
});
