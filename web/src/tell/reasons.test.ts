// Reasons: one question for a look that settles, none for cells passed over, and never the answer
// of another cell.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {AnalysisGrounds} from '../../generated/answers.js';
import {Dropped} from '../engine/engine.js';
import {Reasons, type Subject} from './reasons.js';

const pace = {settles: 5, late: 40};
const pause = (time: number) => new Promise(resolve => setTimeout(resolve, time));
const at = (cell: number): Subject => ({cell, text: '??'});

function groundsOf(cell: number): AnalysisGrounds {
  return {row: 0, col: cell, text: `about ${cell}`} as AnalysisGrounds;
}

test('cells passed over are not asked about', async () => {
  const asked: number[] = [];
  const ask = async ({cell}: Subject) => (asked.push(cell), groundsOf(cell));
  const reasons = new Reasons(ask, () => {}, pace);
  for (const cell of [0, 1, 2, 3]) reasons.want(at(cell));
  await pause(20);
  assert.deepEqual(asked, [3]);
  assert.equal(reasons.told?.grounds?.text, 'about 3');
});

test('what was told stays until the next answer, and one that takes long is late', async () => {
  let answer = (_: AnalysisGrounds) => {};
  let changes = 0;
  const reasons = new Reasons(({cell}) => cell === 0 ? Promise.resolve(groundsOf(0))
      : new Promise(resolve => { answer = resolve; }), () => { ++changes; }, pace);
  reasons.want(at(0));
  await pause(20);
  assert.equal(changes, 1);
  reasons.want(at(1));
  await pause(20);
  assert.deepEqual([reasons.told?.cell, reasons.awaited], [0, null]);
  await pause(60);
  assert.deepEqual([reasons.told?.cell, reasons.awaited], [0, at(1)]);
  answer(groundsOf(1));
  await pause(1);
  assert.equal(reasons.told?.cell, 1);
  assert.equal(reasons.awaited, null);
});

test('an answer that comes too late is passed over', async () => {
  const answers: ((grounds: AnalysisGrounds) => void)[] = [];
  const reasons = new Reasons(() => new Promise(resolve => answers.push(resolve)), () => {}, pace);
  reasons.want(at(0));
  await pause(20);
  reasons.want(at(1));
  await pause(20);
  answers[1]!(groundsOf(1));
  answers[0]!(groundsOf(0));
  await pause(1);
  assert.equal(reasons.told?.grounds?.text, 'about 1');
});

test('a refusal is told, a dropped question is not', async () => {
  const reasons = new Reasons(async ({cell}) => {
    throw cell === 0 ? new Error('it is not covered') : new Dropped();
  }, () => {}, pace);
  reasons.want(at(0));
  await pause(20);
  assert.equal(reasons.told?.refusal, 'it is not covered');
  reasons.want(at(1));
  await pause(20);
  assert.equal(reasons.told?.cell, 0);
});

test('looking back at what is told asks nothing', async () => {
  let asked = 0;
  const reasons = new Reasons(async ({cell}) => (++asked, groundsOf(cell)), () => {}, pace);
  reasons.want(at(0));
  await pause(20);
  reasons.want(at(1));
  reasons.want(at(0));
  await pause(20);
  assert.equal(asked, 1);
  assert.equal(reasons.awaited, null);
});
