// Personal bests.
import assert from 'node:assert/strict';
import test from 'node:test';

import {bestsOf, bestsText, joined, withOutcome} from './bests.js';

const won = {won: true, isClean: true, seconds: 20, clicks: 50, clicks3bv: 40};

test('a faster win is a record, a helped one is not', () => {
  const once = withOutcome({}, 'a', won);
  assert.deepEqual(once['a'], {played: 1, won: 1, streak: 1, longest: 1, seconds: 20, pace: 2, efficiency: 0.8});
  const helped = withOutcome(once, 'a', {...won, isClean: false, seconds: 1});
  assert.equal(helped['a']!.seconds, 20);
  assert.equal(helped['a']!.won, 2);
  const lost = withOutcome(helped, 'a', {...won, won: false});
  assert.deepEqual([lost['a']!.streak, lost['a']!.longest, lost['a']!.played], [0, 2, 3]);
});

test('they go through a file and join', () => {
  const here = withOutcome({}, 'a', won), there = withOutcome(withOutcome({}, 'a', {...won, seconds: 10}), 'b', won);
  const both = joined(here, bestsOf(bestsText(there)));
  assert.equal(both['a']!.seconds, 10);
  assert.equal(both['b']!.played, 1);
  assert.throws(() => bestsOf('{"x": 1}'));
  assert.throws(() => bestsOf('nothing'));
});
