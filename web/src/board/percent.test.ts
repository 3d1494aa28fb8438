// Percents as cells show them.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {percentText} from './percent.js';

test('whole percents from ten on', () => {
  assert.equal(percentText(1 / 3, true), '33');
  assert.equal(percentText(0.1, true), '10');
  assert.equal(percentText(0.5, false), '50');
});

test('tenths below ten, where there is room', () => {
  assert.equal(percentText(0.042, true), '4.2');
  assert.equal(percentText(0.042, false), '4');
  assert.equal(percentText(0.05, true), '5.0');
  assert.equal(percentText(0.0996, true), '10');
});

test('never 0 or 100', () => {
  assert.equal(percentText(1e-9, true), '<0.1');
  assert.equal(percentText(1e-9, false), '<1');
  assert.equal(percentText(0.004, false), '<1');
  assert.equal(percentText(0.004, true), '0.4');
  assert.equal(percentText(0.996, true), '>99');
  assert.equal(percentText(1 - 1e-12, false), '>99');
  assert.equal(percentText(0.99, false), '99');
});
