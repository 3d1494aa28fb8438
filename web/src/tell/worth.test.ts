// Worth: more chance to win is better, more mines stepped on are worse.
import assert from 'node:assert/strict';
import test from 'node:test';

import {byWorth, type Worth, worthText} from './worth.js';

const cells = [0.25, 0.75, 0.5].map((decimal, col): Worth =>
    ({row: 0, col, value: {num: '1', den: '2'}, decimal, mine_probability: 0.5}));

test('the best cells come first', () => {
  assert.deepEqual(byWorth(cells, 'classic').map(each => each.col), [1, 2, 0]);
  assert.deepEqual(byWorth(cells, 'survival').map(each => each.col), [0, 2, 1]);
});

test('chances are percents, mines are numbers', () => {
  assert.equal(worthText(50 / 84, 'classic'), '59.52%');
  assert.equal(worthText(4 / 3, 'survival'), '1.3333');
  assert.equal(worthText(1, 'classic'), '100%');
});
