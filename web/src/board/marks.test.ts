// Marks on boards that they were not made for.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {marksOn, noMarks} from './marks.js';

test('marks beside a board are left out', () => {
  const marks = {subject: 9, premises: [0, 12], conclusions: [8], clash: [9], trail: [[0, 8], [8, 9]] as [number, number][]};
  assert.deepEqual(marksOn(9, marks), {...noMarks, premises: [0], conclusions: [8], trail: [[0, 8]]});
  assert.deepEqual(marksOn(13, marks), marks);
});
