// Inquiries: the newest question has the word.
import assert from 'node:assert/strict';
import test from 'node:test';

import {Inquiry} from './inquiry.js';

test('an answer or a refusal is kept with what it is about', async () => {
  const inquiry = new Inquiry<number>(() => {});
  await inquiry.begin('one', async () => 1);
  assert.equal(inquiry.answer, 1);
  assert.ok(inquiry.isAbout('one') && !inquiry.isAbout('two'));
  await inquiry.begin('two', async () => { throw new Error('too large'); });
  assert.equal(inquiry.answer, null);
  assert.equal(inquiry.refusal, 'too large');
  assert.equal(inquiry.isRunning, false);
});

test('the answer of an older question is not heard', async () => {
  const inquiry = new Inquiry<number>(() => {});
  let answerOld = (_: number) => {};
  const old = inquiry.begin('old', () => new Promise(resolve => { answerOld = resolve; }));
  const fresh = inquiry.begin('fresh', async () => 2);
  answerOld(1);
  await Promise.all([old, fresh]);
  assert.equal(inquiry.answer, 2);
});

test('a question that is stopped ends at once and says so', async () => {
  const inquiry = new Inquiry<number>(() => {});
  let signal: AbortSignal | undefined;
  void inquiry.begin('long', given => (signal = given, new Promise(() => {})));
  inquiry.stop();
  assert.ok(signal?.aborted && inquiry.wasStopped && !inquiry.isRunning);
});
