// Steps: premises and conclusions are told apart, and clues that cannot hold are marked as such.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {AnalysisStep} from '../../generated/answers.js';
import {marksOfStep} from './steps.js';

const follows: AnalysisStep = {
  kind: 'follow', level: 1, clues: [[1, 2]], before: [{row: 0, col: 2, verdict: 'mine'}],
  cells: [{row: 0, col: 1, verdict: 'safe'}, {row: 0, col: 3, verdict: 'safe'}],
  text: 'Then (0,1) and (0,3) are safe: the 1 at (1,2) has all its mines.',
};

test('a step marks what it rests on and what it fixes', () => {
  assert.deepEqual(marksOfStep(15, follows, 5),
                   {subject: 15, premises: [7, 2], conclusions: [1, 3], clash: [], trail: []});
});

test('a clash marks the clues that cannot hold', () => {
  const clash: AnalysisStep = {...follows, kind: 'clash', cells: []};
  assert.deepEqual(marksOfStep(15, clash, 5),
                   {subject: 15, premises: [2], conclusions: [], clash: [7], trail: []});
});
