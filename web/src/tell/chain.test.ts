// Chains: what the module answers about `_??? / 1111`, in cells.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {Influence} from '../../generated/answers.js';
import {chainOf, isCut, marksOfChain, rankedClues, trailOf} from './chain.js';

const influence: Influence = {
  rows: 2, cols: 4, proved: 3,
  longest: {
    length: 2, travel: 2, steps: 2, deductions: [0, 1],
    stops: [{row: 1, col: 0, links: 0}, {row: 0, col: 1, links: 1}, {row: 0, col: 2, links: 2}],
  },
  clues: [
    {row: 1, col: 0, direct: 1, total: 3, lost: 0},
    {row: 1, col: 1, direct: 1, total: 1, lost: 0},
    {row: 1, col: 2, direct: 1, total: 1, lost: 2},
    {row: 1, col: 3, direct: 0, total: 0, lost: 0},
  ],
  deductions: [
    {row: 0, col: 1, verdict: 'mine', rule: 'single-point', depth: 1, complete: true,
     premises: [{kind: 'clue', row: 1, col: 0, depth: 0}, {kind: 'count', depth: 0}]},
    {row: 0, col: 2, verdict: 'safe', rule: 'single-point', depth: 2, complete: true,
     premises: [{kind: 'clue', row: 1, col: 1, depth: 0},
                {kind: 'mine', row: 0, col: 1, depth: 1, from: 0}]},
    {row: 0, col: 3, verdict: 'safe', rule: 'single-point', depth: 2, complete: true,
     premises_of: 1},
  ],
};

test('the chain names its cells and what each rests on', () => {
  assert.deepEqual(chainOf(influence).map(link => [link.cell, link.verdict, link.premises]),
                   [[1, 'mine', [4]], [2, 'safe', [5, 1]]]);
  assert.deepEqual(trailOf(influence), [[4, 1], [1, 2]]);
});

test('premises that another deduction names are found there', () => {
  const last = {...influence, longest: {...influence.longest, deductions: [2]}};
  assert.deepEqual(chainOf(last)[0]?.premises, [5, 1]);
});

test('a link is marked together with the chain', () => {
  const [, link] = chainOf(influence);
  assert.deepEqual(marksOfChain(influence, link!), {
    subject: 2, premises: [5, 1], conclusions: [], clash: [], trail: [[4, 1], [1, 2]],
  });
  assert.deepEqual(marksOfChain(influence, null).premises, []);
});

test('clues are ranked by what is lost, and idle ones left out', () => {
  assert.deepEqual(rankedClues(influence).map(each => each.col), [2, 0, 1]);
});

test('a reason without premises cuts chains', () => {
  assert.equal(isCut(influence), false);
  const [first, ...rest] = influence.deductions;
  assert.equal(isCut({...influence, deductions: [{...first!, complete: false}, ...rest]}), true);
});
