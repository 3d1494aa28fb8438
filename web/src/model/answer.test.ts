// An analysis through a digest and back.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {Analysis} from '../../generated/answers.js';
import {answerFrom, answerOf, buffersOf, digestOf} from './answer.js';

const deductions: Analysis['deductions'] = [
  {row: 0, col: 1, verdict: 'safe', rule: 'single-point', because: [[1, 0], [1, 2]]},
  {row: 1, col: 1, verdict: 'mine', rule: 'subset', because: []},
  {row: 0, col: 2, verdict: 'safe', rule: 'single-point', because: [[1, 2]]},
];
const analysis: Analysis = {
  rows: 2, cols: 3, exact: true, error: 0, layouts: '2', best: {row: 0, col: 1, mine_probability: 0},
  mine_probability: [[0.5, 0, 0], [null, 1, null]], deductions,
};

test('an answer has every probability and certain cell', () => {
  const {mine, safe, mines, best, analysis: summary} = answerOf(analysis);
  assert.deepEqual([...mine], [0.5, 0, 0, NaN, 1, NaN]);
  const cells = [0, 1, 2, 3, 4, 5];
  assert.deepEqual([cells.filter(each => safe.has(each)), safe.size], [[1, 2], 2]);
  assert.deepEqual([cells.filter(each => mines.has(each)), mines.size], [[4], 1]);
  assert.deepEqual([best, summary.layouts], [1, '2']);
});

test('deductions come out as they went in', () => {
  const list = answerOf(analysis).deductions!;
  assert.equal(list.length, 3);
  assert.deepEqual(list.slice(0, 9), deductions);
  assert.deepEqual(list.slice(1, 2), [deductions[1]]);
  assert.deepEqual(list.slice(4, 9), []);
});

test('a digest can be handed to another thread', () => {
  const digest = digestOf(analysis);
  const handed = structuredClone(digest, {transfer: buffersOf(digest)});
  assert.equal(digest.mine.length, 0);
  assert.deepEqual(answerFrom(handed).deductions!.slice(0, 3), deductions);
});

test('a deduction by its cell', () => {
  const list = answerOf(analysis).deductions!;
  assert.deepEqual(list.of(2), deductions[2]);
  assert.equal(list.of(0), undefined);
});
