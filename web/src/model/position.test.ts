// Positions as values: edits make others, and text has every header.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {coveredPosition, resized, textOf, withCells} from './position.js';

test('text has headers first, then rows', () => {
  const position = {...coveredPosition(2, 3, {mines: 2}), symbols: '?1?_FM'};
  assert.equal(textOf(position).trimEnd().split('\n').slice(-2).join('/'), '?1?/_FM');
  assert.match(textOf(position), /^mines 2$/m);
  assert.match(textOf({...position, count: {density: 0.25}}), /^density 0.25$/m);
  assert.match(textOf({...position, count: 'unknown'}), /^mines unknown$/m);
  assert.match(textOf({...position, topology: 'hex', clues: 'withheld:0.2'}), /^clues withheld:0.2$[^]*^topology hex$/m);
});

test('an edit leaves the position before it alone', () => {
  const before = coveredPosition(2, 2, 'unknown');
  const after = withCells(before, [0, 3], '1');
  assert.equal(after.symbols, '1??1');
  assert.equal(before.symbols, '????');
});

test('new rows and columns are covered, the old cells stay where they were', () => {
  const before = {...coveredPosition(2, 2, 'unknown'), symbols: '1234'};
  assert.equal(resized(before, {top: 1, left: 1}).symbols, '????12?34');
  assert.equal(resized(before, {bottom: 1, right: 1}).symbols, '12?34????');
  assert.equal(resized(before, {right: -1}).symbols, '13');
  assert.equal(resized(resized(before, {top: 2}), {top: -2}).symbols, '1234');
});
