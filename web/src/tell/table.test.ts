// Tables: sorted by a heading, turned around by a second click, and as given until then.
import assert from 'node:assert/strict';
import test from 'node:test';

import {type Column, reordered, sorted} from './table.js';

const columns: Column<number>[] = [
  {head: 'tens', means: '', rank: row => Math.floor(row / 10), show: String},
  {head: 'ones', means: '', rank: row => row % 10, show: String},
];

test('rows stay as given until a heading is chosen', () => {
  assert.deepEqual(sorted([21, 13, 22], columns, null), [21, 13, 22]);
});

test('the first click sorts high to low, the second the other way', () => {
  const once = reordered(null, 0);
  assert.deepEqual(sorted([13, 21, 22], columns, once), [21, 22, 13]);
  assert.deepEqual(sorted([21, 13, 22], columns, reordered(once, 0)), [13, 21, 22]);
  assert.deepEqual(reordered(once, 1), {column: 1, isDown: true});
});

test('equal rows keep their order', () => {
  assert.deepEqual(sorted([31, 11, 21], columns, {column: 1, isDown: true}), [31, 11, 21]);
});
