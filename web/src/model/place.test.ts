// The place of an error, drawn.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {placeOf} from './place.js';

test('the caret stands under the column', () => {
  assert.deepEqual(placeOf('mines 3\n??q\n', 2, 3), {line: 2, column: 3, shown: '??q', caret: '  ^'});
  assert.deepEqual(placeOf('??\r\n?z\r\n', 2, 2), {line: 2, column: 2, shown: '?z', caret: ' ^'});
});

test('an error past the end of a line points behind it', () => {
  assert.equal(placeOf('??', 1, 3)?.caret, '  ^');
  assert.equal(placeOf('??', 1, 99)?.caret, '  ^');
});

test('a long line is cut around the place', () => {
  const place = placeOf('?'.repeat(500) + 'q' + '?'.repeat(500), 1, 501)!;
  assert.equal(place.shown.length, 62);
  assert.equal(place.shown[place.caret.indexOf('^')], 'q');
});

test('letters of several bytes count once', () => {
  const place = placeOf('⬜⬜q', 1, 7)!;
  assert.equal(place.caret, '  ^');
});

test('a place outside the text is none', () => {
  assert.equal(placeOf('??', 0, 0), null);
  assert.equal(placeOf('??', 7, 1), null);
});
