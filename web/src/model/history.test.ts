// Undo and redo.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {History} from './history.js';

test('a thousand steps go back and forth', () => {
  const history = new History(0);
  for (let step = 1; step <= 1000; ++step) history.take(step);
  for (let step = 999; step >= 0; --step) {
    assert.ok(history.undo());
    assert.equal(history.now, step);
  }
  assert.equal(history.undo(), false);
  while (history.redo());
  assert.equal(history.now, 1000);
});

test('steps that join are undone at once', () => {
  const history = new History('a');
  history.take('b');
  history.take('c', true);
  history.take('d', true);
  history.undo();
  assert.equal(history.now, 'a');
  history.redo();
  assert.equal(history.now, 'd');
});

test('a new step ends what could be redone', () => {
  const history = new History('a');
  history.take('b');
  history.undo();
  history.take('c');
  assert.equal(history.canRedo, false);
  history.undo();
  assert.equal(history.now, 'a');
});
