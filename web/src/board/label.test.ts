// Cells in words.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {Analysis} from '../../generated/answers.js';
import type {Answer} from '../model/answer.js';
import {coveredPosition, withCells} from '../model/position.js';
import {labelOf} from './label.js';

const board = coveredPosition(2, 3, {mines: 2});
const answer: Answer = {
  analysis: {} as Analysis, mine: Float64Array.from([1 / 3, 0, 1, 0.5, NaN, 0.042]), safe: new Set([1]),
  mines: new Set([2]), best: 1,
};

test('a covered cell is told with what is known of it', () => {
  assert.equal(labelOf(0, board, null), 'row 0, column 0, covered');
  assert.equal(labelOf(0, board, answer), 'row 0, column 0, covered, mine 33%');
  assert.equal(labelOf(5, board, answer), 'row 1, column 2, covered, mine 4.2%');
  assert.equal(labelOf(4, board, answer), 'row 1, column 1, covered');
});

test('a certain cell is told for certain, and the safest by name', () => {
  assert.equal(labelOf(1, board, answer), 'row 0, column 1, covered, safe for certain, safest to open');
  assert.equal(labelOf(2, board, answer), 'row 0, column 2, covered, a mine for certain');
});

test('what a cell shows comes before what is known', () => {
  assert.equal(labelOf(3, withCells(board, [3], '2'), answer), 'row 1, column 0, open, clue 2');
  assert.equal(labelOf(3, withCells(board, [3], 'F'), answer), 'row 1, column 0, flagged');
  assert.equal(labelOf(3, withCells(board, [3], 'M'), answer), 'row 1, column 0, mine stepped on');
  assert.equal(labelOf(3, withCells(board, [3], '_'), answer), 'row 1, column 0, open, clue withheld');
});
