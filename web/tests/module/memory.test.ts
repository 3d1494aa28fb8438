// Questions leave nothing behind: after a while of answers, errors and games the module's memory
// stays as it is. A leak of an answer's text, an error or a handle would show within the rounds here.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {Games} from '../../src/engine/games.js';
import {EngineError, type Module} from '../../src/engine/module.js';
import {newModule} from '../support/program.js';

const rounds = 500;

/** Bytes that the module holds: where a large block is put next, which a leak would move. */
function memoryAfter(module: Module, use: (round: number) => void): number {
  for (let round = 0; round < rounds; ++round) use(round);
  return module.memorySize;
}

function doesNotGrow(use: (module: Module) => (round: number) => void): void {
  const module = newModule();
  const once = use(module);
  const before = memoryAfter(module, once);
  for (let again = 0; again < 3; ++again) assert.equal(memoryAfter(module, once), before);
}

function refused(ask: () => unknown): void {
  assert.throws(ask, EngineError);
}

// About 20 kB of answer, so that 2,000 that were not freed would be 40 MB.
const wide = 'mines 40\n' + ('?'.repeat(30) + '\n').repeat(7) + '0'.repeat(30) + '\n';
const board = 'mines 40\n' + ('?'.repeat(30) + '\n').repeat(8);

test('2,000 analyses', () => doesNotGrow(module => () => void module.ask({verb: 'analyze', text: board})));

test('2,000 positions that contradict themselves', () => doesNotGrow(module => () => {
  refused(() => module.ask({verb: 'analyze', text: wide.replace('0'.repeat(30), '8'.repeat(30))}));
}));

test('2,000 texts that are none', () => doesNotGrow(module => round => {
  refused(() => module.ask({verb: 'analyze', text: 'x'.repeat(5000) + round}));
}));

test('2,000 games', () => doesNotGrow(module => round => {
  const games = new Games(module);
  const game = Number(games.answer({action: 'begin', game: `9x9/10 classic seed=${round % 7}`, options: {}}));
  games.answer({action: 'open', game, cell: round % 81});
  refused(() => games.answer({action: 'open', game, cell: 5000}));
  games.answer({action: 'position', game});
  games.answer({action: 'end', game});
}));
