// The part of a large board that has elements.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {isWellInside, movedCell, windowAround} from './cells.js';
import type {Size} from './plan.js';

const small: Size = {rows: 40, cols: 40, topology: 'square'};
const large: Size = {rows: 200, cols: 300, topology: 'square'};

test('a small board has all of its cells', () => {
  assert.deepEqual(windowAround(small, 0), {top: 0, left: 0, bottom: 40, right: 40});
});

test('a large board has those around the cell, also at its edges', () => {
  for (const cell of [0, 299, 150 * 300 + 7, 200 * 300 - 1]) {
    const window = windowAround(large, cell);
    assert.equal(window.bottom - window.top, 17);
    assert.equal(window.right - window.left, 17);
    assert.ok(isWellInside(large, window, cell));
  }
});

test('the window moves before the cell reaches its edge', () => {
  const window = windowAround(large, 100 * 300 + 100);
  assert.ok(isWellInside(large, window, 100 * 300 + 105));
  assert.ok(!isWellInside(large, window, 100 * 300 + 107));
});

test('a cell moves with its board, and stays on it', () => {
  const wider: Size = {rows: 5, cols: 6, topology: 'square'};
  assert.equal(movedCell(7, 5, wider, {top: 1, left: 1}), 15);
  assert.equal(movedCell(7, 5, wider, {top: 0, left: 0}), 8);
  assert.equal(movedCell(0, 5, wider, {top: -2, left: -1}), 0);
  assert.equal(movedCell(99, 10, wider, {top: 0, left: 0}), 29);
});
