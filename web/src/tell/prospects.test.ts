// Prospects: the cell that is looked at is compared with the safest guesses.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {AnalysisGrounds, AnalysisProspect} from '../../generated/answers.js';
import {candidateColumns, compared} from './prospects.js';

const risky: AnalysisProspect = {
  row: 0, col: 3, mine_probability: 0.5, answers: [], gives_safe_cell: 0.25, settled: 1,
};
const valued: AnalysisProspect = {...risky, value: {num: '1', den: '2'}, decimal: 0.5};
const candidates = [{...risky, col: 1, mine_probability: 0.2}, {...risky, col: 2}];
const about = (cell: object) => ({...cell, candidates}) as unknown as AnalysisGrounds;

test('a cell that is no candidate stands before them', () => {
  assert.deepEqual(compared(about(risky)).map(each => each.col), [3, 1, 2]);
  assert.equal(compared(about(valued))[0]?.decimal, 0.5);
});

test('a candidate stands among them once', () => {
  assert.deepEqual(compared(about({...risky, col: 2})).map(each => each.col), [1, 2]);
});

test('a certain cell is compared with nothing', () => {
  assert.deepEqual(compared({row: 0, col: 3} as unknown as AnalysisGrounds), []);
});

test('values have a column where any is known', () => {
  assert.equal(candidateColumns(candidates).length, 3);
  const value = candidateColumns([...candidates, valued])[3];
  assert.deepEqual([value?.show(valued), value?.show(candidates[0]!)], ['50%', '']);
});
