// The second module answers as the program does, byte for byte: what agents would open, and why.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {EngineError} from '../../src/engine/module.js';
import {minewise, momentOf, newStudio, newModule} from '../support/program.js';

const adviser = newStudio();

function same(text: string, agent: string): void {
  const {code, out, error} = minewise(['analyze', '-', '--agent', agent, '--format', 'json'], text);
  assert.equal(code, 0, error);
  assert.ok(out.includes('"advice":{'), out);
  assert.equal(adviser.ask({verb: 'analyze', text, agent}), out, `${agent}\n${text}`);
}

const games: [string, string, number][] = [
  ['30x16/99 classic first=safe:0,0 seed=3', 'exact', 1], ['30x16/99 classic first=safe:0,0 seed=7', 'exact', 6],
  ['30x16/99 classic first=zero:3,3 seed=5', 'champion:level=fast', 30], ['16x16/51 classic first=safe:0,0 seed=3', 'exact', 2],
  ['9x9/10 classic seed=4', 'exact', 3], ['16x16/40 classic topology=torus seed=2', 'exact', 4],
  ['12x12/30 classic topology=hex seed=2', 'exact', 5],
];

test('advice of champion, on boards of all kinds', () => {
  for (const [game, agent, at] of games) same(momentOf(game, agent, at), 'champion');
});

test('advice of other agents, in endgames, and where nothing is to be guessed', () => {
  const ends = ['mines 3\n1 ? ?\n? ? ?\n? ? 1\n', 'mines 5\n?????\n?1???\n?3???\n?????\n', 'mines 2\n???\n121\n'];
  for (const agent of ['champion', 'champion:level=fast', 'exact', 'double', 'local', 'basic'])
    for (const text of ends) same(text, agent);
});

test('it runs no experiments, and the first module has no advice', () => {
  assert.throws(() => adviser.ask({verb: 'compare', sizes: '4'}), EngineError);
  assert.throws(() => newModule().ask({verb: 'analyze', text: 'mines 1\n??\n', agent: 'champion'}), EngineError);
});
