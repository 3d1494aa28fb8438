// What help makes of a click.
import assert from 'node:assert/strict';
import test from 'node:test';

import {answerOf} from '../model/answer.js';
import type {Analysis} from '../../generated/answers.js';
import {cellsToOpen, checkedHelp, objection} from './help.js';

const off = checkedHelp({});
const deduction = (col: number, verdict: string, rule: string) => ({row: 0, col, verdict, rule, because: []});
const answer = answerOf({
  rows: 1, cols: 4, mine_probability: [[0, 1, 0, 0.5]], best: {row: 0, col: 0, mine_probability: 0},
  deductions: [deduction(0, 'safe', 'single-point'), deduction(1, 'mine', 'subset'), deduction(2, 'safe', 'exact')],
} as unknown as Analysis);

test('nothing is held back that is not asked for', () => {
  for (const cell of [0, 1, 2, 3]) assert.equal(objection(cell, answer, off), null);
});

test('a proved mine, and a guess that need not be', () => {
  assert.match(objection(1, answer, {...off, warn: true})!, /provably/);
  assert.equal(objection(3, answer, {...off, warn: true}), null);
  assert.match(objection(3, answer, {...off, stop: true})!, /certainly safe/);
  assert.equal(objection(0, answer, {...off, stop: true}), null);
});

test('cells are opened by the rules that were chosen', () => {
  assert.deepEqual(cellsToOpen(answer, 'no'), []);
  assert.deepEqual(cellsToOpen(answer, 'subset'), [0]);
  assert.deepEqual(cellsToOpen(answer, 'all'), [0, 2]);
});

test('a single clue that rests on more than single clues opens nothing', () => {
  const later = answerOf({
    rows: 1, cols: 4, mine_probability: [[0, 1, 0, 0.5]], best: {row: 0, col: 0, mine_probability: 0},
    deductions: [deduction(0, 'safe', 'single-point'), deduction(1, 'mine', 'subset'), deduction(2, 'safe', 'single-point')],
  } as unknown as Analysis);
  assert.deepEqual(cellsToOpen(later, 'single-point'), [0]);
  assert.deepEqual(cellsToOpen(later, 'subset'), [0, 2]);
});
