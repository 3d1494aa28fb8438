// What handles do to the size of a board.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {draggedBy, noGrowth, typedBy} from './resize.js';

const board = {rows: 4, cols: 5, isHex: false};

test('an edge dragged outwards adds, inwards takes away', () => {
  assert.deepEqual(draggedBy('right', 2.4, 9, board), {...noGrowth, right: 2});
  assert.deepEqual(draggedBy('left', -1.6, 0, board), {...noGrowth, left: 2});
  assert.deepEqual(draggedBy('top', 0, 1.2, board), {...noGrowth, top: -1});
  assert.deepEqual(draggedBy('corner', 1, -2, board), {...noGrowth, right: 1, bottom: -2});
});

test('a board keeps a row and a column, and has at most a thousand', () => {
  assert.deepEqual(draggedBy('right', -99, 0, board), {...noGrowth, right: -4});
  assert.deepEqual(draggedBy('bottom', 0, 5000, board), {...noGrowth, bottom: 996});
});

test('hexagons gain and lose rows at the top by twos', () => {
  const hex = {...board, isHex: true};
  assert.deepEqual(draggedBy('top', 0, -3, hex), {...noGrowth, top: 2});
  assert.deepEqual(draggedBy('top', 0, 99, hex), {...noGrowth, top: -2});
  assert.deepEqual(typedBy('top', 'ArrowUp', hex), {...noGrowth, top: 2});
  assert.deepEqual(draggedBy('bottom', 0, 3, hex), {...noGrowth, bottom: 3});
});

test('a handle moves by the arrows along it', () => {
  assert.deepEqual(typedBy('right', 'ArrowRight', board), {...noGrowth, right: 1});
  assert.deepEqual(typedBy('left', 'ArrowLeft', board), {...noGrowth, left: 1});
  assert.equal(typedBy('right', 'ArrowUp', board), null);
  assert.equal(typedBy('right', 'x', board), null);
  assert.equal(typedBy('right', 'ArrowLeft', {rows: 1, cols: 1, isHex: false}), null);
});
