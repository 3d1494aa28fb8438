// Games as the board shows them.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {State} from '../../generated/answers.js';
import {coveredPosition} from '../model/position.js';
import {countIn, minesLeft, momentOf, randomSeed, shownPosition} from './game.js';

const begun = coveredPosition(2, 3, {mines: 2});
const going = {board: ['1??', '?M?'], marks: [[0, 2]], mines: 2, layout: null} as unknown as State;

test('marks are flags on the board, and no part of the moment', () => {
  assert.equal(shownPosition(begun, going).symbols, '1?F?M?');
  assert.equal(momentOf(begun, going).symbols, '1???M?');
  assert.equal(minesLeft(going), 0);
});

test('a game that is over shows its mines and the wrong flags', () => {
  const over = {...going, layout: ['..*', '.*.'] as string[]};
  assert.equal(shownPosition(begun, over).symbols, '1?F?M?');
  assert.equal(shownPosition(begun, {...over, layout: ['.*.', '.*.']}).symbols, '1*!?M?');
});

test('the number of mines is that of the game', () => {
  assert.deepEqual(momentOf(begun, {...going, mines: 3}).count, {mines: 3});
  assert.deepEqual(momentOf(coveredPosition(2, 3, {density: 0.2}), {...going, mines: null}).count, {density: 0.2});
  assert.equal(minesLeft({...going, mines: null}), null);
});

test('what is known of mines that are not told is in the position', () => {
  assert.deepEqual(countIn('density 0.2\nclues cautious\n? ?\n'), {density: 0.2});
  assert.deepEqual(countIn('mines prior:0,1,2.5\n? ?\n'), {prior: [0, 1, 2.5]});
  assert.equal(countIn('mines unknown\n? ?\n'), 'unknown');
});

test('seeds are whole numbers that a double holds', () => {
  for (let round = 0; round < 50; ++round) assert.ok(Number.isSafeInteger(randomSeed()));
});
