// The place of an error, drawn.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {placeOf} from './place.js';

test('the line is parted at the column', () => {
  assert.deepEqual(placeOf('mines 3\n?1q?\n', 2, 3), {line: 2, column: 3, before: '?1', rest: 'q?'});
  assert.deepEqual(placeOf('??\r\n?z\r\n', 2, 2), {line: 2, column: 2, before: '?', rest: 'z'});
});

test('an error past the end of a line points behind it', () => {
  assert.deepEqual(placeOf('12', 1, 3), {line: 1, column: 3, before: '12', rest: ''});
  assert.deepEqual(placeOf('12', 1, 99), {line: 1, column: 3, before: '12', rest: ''});
});

test('a long line is cut around the place', () => {
  const place = placeOf('?'.repeat(500) + 'q' + '?'.repeat(500), 1, 501)!;
  assert.equal(place.before, '…' + '?'.repeat(30));
  assert.equal(place.rest, 'q' + '?'.repeat(29) + '…');
});

test('letters of several bytes count once', () => {
  assert.deepEqual(placeOf('⬜🚩q', 1, 8), {line: 1, column: 3, before: '⬜🚩', rest: 'q'});
});

test('a place outside the text is none', () => {
  assert.equal(placeOf('??', 0, 0), null);
  assert.equal(placeOf('??', 7, 1), null);
});
