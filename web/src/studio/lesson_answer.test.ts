// What a lesson tells of the engine's reasons.
import assert from 'node:assert/strict';
import test from 'node:test';

import {shortReason} from './lesson_answer.js';

test('a proof is told whole', () => {
  assert.equal(shortReason('(0,1) is safe: the 1 is full\nstep by step:\n  1. It is.\n'), '(0,1) is safe: the 1 is full\nstep by step:\n1. It is.');
});

test('of a guess, only what makes it one', () => {
  const text = '(0,4) is a mine with probability 0.2\n  layouts with a mine there: 2\n  layouts without: 8\n' +
      'if it is safe, opening it shows\n  0 with probability 0.3750\nthe safest candidates: risk\n';
  assert.equal(shortReason(text), 'layouts with a mine there: 2\nlayouts without: 8');
});
