// Game IDs from what was chosen.
import assert from 'node:assert/strict';
import test from 'node:test';

import {boardOf, checkedSetup, dailySeed, dailySetup, kindOf, rulesOf, usualSetup} from './setup.js';

test('the words of an ID say only what is not usual', () => {
  assert.equal(`${boardOf(usualSetup)} ${rulesOf(usualSetup)}`, '9x9/10 classic first=zero');
  const other = {...usualSetup, board: 'expert', mode: 'survival', first: 'any', clues: 'cautious', topology: 'hex'} as const;
  assert.equal(`${boardOf(other)} ${rulesOf(other)}`, '30x16/99 survival first=any clues=cautious topology=hex');
});

test('the daily board is one for all', () => {
  const one = dailySetup({...usualSetup, board: 'daily', mode: 'survival', clues: 'cautious', width: 3});
  assert.equal(kindOf(one), kindOf(dailySetup({...usualSetup, board: 'daily'})));
  assert.equal(kindOf(one), '16x16/40 classic no-guess');
  assert.equal(dailySeed(new Date('2026-03-01T23:59:59Z')), 20260301);
});

test('what is damaged falls back by itself', () => {
  const setup = checkedSetup({board: 'custom', width: 1e9, height: 'x', mines: -3, mode: 'survival', guess: 'x'});
  assert.deepEqual([setup.width, setup.height, setup.mines, setup.mode, setup.guess], [100, 20, 0, 'survival', 'may']);
});
