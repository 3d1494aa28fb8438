// What a lesson tells of the engine's reasons.
import assert from 'node:assert/strict';
import test from 'node:test';

import {reasonOf} from './lesson_answer.js';
import {learnWords} from './words.js';

const unknown = {layouts_mine: null, layouts_safe: null};

test('a proof is told whole', () => {
  const text = '(0,1) is safe: the 1 is full\nstep by step:\n  1. It is.\n';
  assert.equal(reasonOf({text, mine_probability: 0, ...unknown}), '(0,1) is safe: the 1 is full\nstep by step:\n1. It is.');
});

test('what is not certain may be both', () => {
  const text = '(0,4) is a mine with probability 0.2\n  layouts with a mine there: 2\n';
  assert.equal(reasonOf({text, mine_probability: 0.2, ...unknown}), learnWords.either);
  assert.equal(reasonOf({text, mine_probability: 0.2, layouts_mine: '2', layouts_safe: '8'}), 'Layouts with a mine there: 2. Without: 8.');
});
