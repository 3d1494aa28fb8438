// Where players of one game part.
import assert from 'node:assert/strict';
import test from 'node:test';

import {type Film, parting} from './film.js';

const film = (...cells: number[]) => ({
  frames: [{decision: null}, ...cells.map(col => ({decision: {kind: 'open', row: 0, col}}))],
}) as unknown as Pick<Film, 'frames'>;

test('they part at the first move that differs', () => {
  assert.equal(parting([film(1, 2, 3), film(1, 4)]), 2);
  assert.equal(parting([film(1, 2), film(1, 2, 3)]), null);
  assert.equal(parting([film(1), film(1), film(2)]), 1);
  assert.equal(parting([film(1, 2)]), null);
});
