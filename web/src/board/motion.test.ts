// What takes time on a board.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {Fade, Patience} from './motion.js';

test('patience ends by itself', async () => {
  let patience: Patience | undefined;
  await new Promise<void>(ran => {
    patience = new Patience(ran);
    patience.begin();
    assert.equal(patience.isOver, false);
  });
  assert.equal(patience!.isOver, true);
  patience!.end();
  assert.equal(patience!.isOver, false);
});

test('an answer in time ends it unnoticed', async () => {
  let ran = 0;
  const patience = new Patience(() => ++ran);
  patience.begin();
  patience.end();
  await new Promise<void>(later => new Patience(later).begin());
  assert.equal(ran, 0);
  assert.equal(patience.isOver, false);
});

function fadeWhere(isStill: boolean): Fade {
  Object.assign(globalThis, {matchMedia: () => ({matches: isStill})});
  return new Fade();
}

test('marks come up softly', () => {
  const fade = fadeWhere(false);
  fade.begin();
  const now = performance.now();
  assert.ok(fade.clarity(now) < 1);
  assert.ok(fade.clarity(now + 60) > fade.clarity(now));
  assert.equal(fade.clarity(now + 1000), 1);
});

test('marks are there at once for those who want no motion', () => {
  const fade = fadeWhere(true);
  fade.begin();
  assert.equal(fade.clarity(performance.now()), 1);
});
