// What the module has read, as the page keeps it.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {momentsOf, positionOf, type Reading} from './reading.js';

const reading: Reading = {
  kind: 'position', rows: 1, cols: 2, symbols: '1?', topology: 'torus', clues: 'exact', text: '1?\n',
};

test('mines are known, likely, weighed, or none of these', () => {
  assert.deepEqual(positionOf({...reading, mines: 0}).count, {mines: 0});
  assert.deepEqual(positionOf({...reading, density: 0.5}).count, {density: 0.5});
  assert.deepEqual(positionOf({...reading, prior: [0, 1]}).count, {prior: [0, 1]});
  assert.equal(positionOf(reading).count, 'unknown');
  assert.equal(positionOf(reading).topology, 'torus');
});

test('a game has moments, a position none', () => {
  assert.equal(momentsOf('x', reading), null);
  assert.deepEqual(momentsOf('x', {...reading, moves: 9, at: 4}), {text: 'x', moves: 9, at: 4});
  assert.deepEqual(momentsOf('x', {...reading, moves: 9}), {text: 'x', moves: 9, at: 9});
});

test('a layout begins before its first move', () => {
  const layout = {...reading, kind: 'layout', moves: 1, at: 0} as const;
  assert.deepEqual(momentsOf('.*', layout), {text: '.*', moves: 1, at: 0});
});
