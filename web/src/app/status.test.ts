// How things stand, in one line.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {strings} from '../strings.js';

test('what is certain is counted, and nothing else', () => {
  const {verdict} = strings.editor;
  assert.equal(verdict(0, 0, null), 'Nothing is certain');
  assert.equal(verdict(12, 5, '41,503 layouts'), '12 cells are safe, 5 are mines; 41,503 layouts');
  assert.equal(verdict(1, 1, null), '1 cell is safe, 1 is a mine');
  assert.equal(verdict(0, 1, 'one layout'), '1 cell is a mine; one layout');
  assert.equal(verdict(0, 2000, null), '2,000 cells are mines');
});
