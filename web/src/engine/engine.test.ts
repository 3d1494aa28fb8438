// The engine with workers that answer when told to: which questions are asked, dropped and told.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {digestOf} from '../model/answer.js';
import {Dropped, Engine} from './engine.js';
import type {Question, Reply} from './messages.js';
import {Crash, EngineError} from './module.js';

class TestWorker {
  readonly heard: Question[] = [];
  isEnded = false;
  onmessage: ((event: {data: Reply}) => void) | null = null;
  onerror: ((event: {message: string}) => void) | null = null;

  postMessage(message: Question | {module: object}): void {
    if (!('module' in message)) this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(reply: object): void {
    const id = this.heard.at(-1)!.id;
    this.onmessage!({data: {id, ...reply} as Reply});
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve, 0));

async function newEngine(): Promise<{engine: Engine; workers: TestWorker[]}> {
  const workers: TestWorker[] = [];
  const engine = new Engine(Promise.resolve({} as WebAssembly.Module), () => {
    workers.push(new TestWorker());
    return workers.at(-1) as unknown as Worker;
  });
  await settled();
  return {engine, workers};
}

test('questions are answered one after the other', async () => {
  const {engine, workers} = await newEngine();
  const first = engine.askText('clues', {});
  const second = engine.ask('agents', {});
  assert.equal(workers[0]!.heard.length, 1);
  workers[0]!.reply({answer: 'one'});
  assert.equal(await first, 'one');
  workers[0]!.reply({answer: '{"agents": []}'});
  assert.deepEqual(await second, {agents: []});
});

test('a refusal is told with its place, and the worker stays', async () => {
  const {engine, workers} = await newEngine();
  const asked = engine.askText('analyze', {text: 'x'});
  const refusal = {kind: 1, message: 'line 1, column 1: no', line: 1, column: 1, cells: []};
  workers[0]!.reply({refusal});
  await assert.rejects(asked, (error: unknown) => error instanceof EngineError && error.refusal.column === 1);
  assert.equal(workers.length, 1);
});

test('a newer question on a channel drops those that wait', async () => {
  const {engine, workers} = await newEngine();
  const asked = ['a', 'b', 'c'].map(text => engine.askText('analyze', {text}, {channel: 'analysis'}));
  asked[0]!.catch(() => {});
  await assert.rejects(asked[1]!, Dropped);
  workers[0]!.reply({answer: 'a'});
  await assert.rejects(asked[0]!, Dropped);
  assert.deepEqual(workers[0]!.heard.map(each => (each.ask as {text: string}).text), ['a', 'c']);
  workers[0]!.reply({answer: 'c'});
  assert.equal(await asked[2], 'c');
  assert.equal(workers.length, 1);
});

test('questions on other channels are not dropped', async () => {
  const {engine, workers} = await newEngine();
  const why = engine.askText('analyze', {text: 'a'}, {channel: 'why'});
  const analysis = engine.askText('analyze', {text: 'b'}, {channel: 'analysis'});
  workers[0]!.reply({answer: 'a'});
  workers[0]!.reply({answer: 'b'});
  assert.deepEqual(await Promise.all([why, analysis]), ['a', 'b']);
});

test('a question that runs on after it was dropped loses its worker', async () => {
  const {engine, workers} = await newEngine();
  const long = engine.askText('optimal', {text: '5x5/5'}, {channel: 'value'});
  const next = engine.askText('optimal', {text: '2x2/1'}, {channel: 'value'});
  await assert.rejects(long, Dropped);
  while (workers.length < 2) await settled();
  assert.equal(workers[0]!.isEnded, true);
  while (!workers[1]!.heard.length) await settled();
  workers[1]!.reply({answer: 'value'});
  assert.equal(await next, 'value');
});

test('a stopped question ends at once', async () => {
  const {engine, workers} = await newEngine();
  const stop = new AbortController();
  const long = engine.askText('optimal', {text: '5x5/5'}, {signal: stop.signal});
  stop.abort();
  await assert.rejects(long, Dropped);
  while (!workers[0]!.isEnded) await settled();
});

test('a question that was stopped before it was asked is never asked', async () => {
  const {engine, workers} = await newEngine();
  await assert.rejects(engine.askText('clues', {}, {signal: AbortSignal.abort()}), Dropped);
  assert.equal(workers[0]!.heard.length, 0);
});

test('an analysis arrives as a digest of it', async () => {
  const {engine, workers} = await newEngine();
  const asked = engine.analyze({text: '?'});
  assert.equal(workers[0]!.heard[0]!.take, 'digest');
  workers[0]!.reply({answer: digestOf({
    rows: 1, cols: 1, exact: true, error: 0, layouts: '2', mine_probability: [[0.5]], deductions: [], best: null,
  })});
  const {mine, analysis} = await asked;
  assert.deepEqual([[...mine], analysis.layouts], [[0.5], '2']);
});

test('progress is told while a question runs', async () => {
  const {engine, workers} = await newEngine();
  const told: unknown[] = [];
  const asked = engine.askText('optimal', {text: '4x4/4'}, {progress: each => told.push(each)});
  assert.equal(workers[0]!.heard[0]!.watched, true);
  workers[0]!.reply({progress: '{"sets": 5}'});
  workers[0]!.reply({answer: 'value'});
  await asked;
  assert.deepEqual(told, [{sets: 5}]);
});

test('after a crash the next question has a new worker', async () => {
  for (const crash of [(worker: TestWorker) => worker.reply({crash: 'unreachable'}),
                       (worker: TestWorker) => worker.onerror!({message: 'gone'})]) {
    const {engine, workers} = await newEngine();
    const before = engine.askText('clues', {});
    workers[0]!.reply({answer: 'before'});
    await before;
    const first = engine.askText('clues', {});
    const second = engine.askText('clues', {});
    crash(workers[0]!);
    await assert.rejects(first, Crash);
    while (!workers[1]?.heard.length) await settled();
    workers[1]!.reply({answer: 'here'});
    assert.equal(await second, 'here');
  }
});

test('a module that does not come is told to whoever asks, early or late', async () => {
  const none = Promise.reject(new Error('no module'));
  const engine = new Engine(none, () => new TestWorker() as unknown as Worker);
  await assert.rejects(engine.askText('clues', {}), /no module/);
  await settled();
  await assert.rejects(engine.askText('clues', {}), /no module/);
});

test('a worker that does not load is told, and tried again by questions alone, not for ever', async () => {
  const {engine, workers} = await newEngine();
  for (let failures = 1; failures <= 3; ++failures) {
    const asked = [engine.askText('clues', {}), engine.askText('agents', {})];
    await settled();
    assert.equal(workers.length, failures);
    workers.at(-1)!.onerror!({} as {message: string});
    for (const each of asked) await assert.rejects(each, /worker could not be loaded/);
    await settled();
    assert.equal(workers.length, failures);
  }
  await assert.rejects(engine.askText('clues', {}), /worker could not be loaded/);
  assert.equal(workers.length, 3);
});

test('a worker that cannot be made is told', async () => {
  const engine = new Engine(Promise.resolve({} as WebAssembly.Module), () => { throw new Error('no workers'); });
  await assert.rejects(engine.askText('clues', {}), /no workers/);
});

test('a question waits until the module has come, also for a later worker', async () => {
  const workers: TestWorker[] = [];
  let come: (module: WebAssembly.Module) => void = () => {};
  const engine = new Engine(new Promise(resolve => { come = resolve; }), () => {
    workers.push(new TestWorker());
    return workers.at(-1) as unknown as Worker;
  });
  engine.close();
  const asked = engine.askText('clues', {});
  come({} as WebAssembly.Module);
  await settled();
  assert.deepEqual(workers.map(each => each.heard.length), [0, 1]);
  workers[1]!.reply({answer: 'here'});
  assert.equal(await asked, 'here');
});

test('closing tells whoever waits', async () => {
  const {engine, workers} = await newEngine();
  const asked = [engine.askText('clues', {}), engine.askText('agents', {})];
  engine.close();
  for (const each of asked) await assert.rejects(each, Dropped);
  assert.equal(workers[0]!.isEnded, true);
});
