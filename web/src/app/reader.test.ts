// Edits while the engine is busy.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {coveredPosition, type Position, withCells} from '../model/position.js';
import {Reader} from './reader.js';
import {SlowEngine} from '../../tests/support/slow_engine.js';
import {Workbench} from './workbench.js';

function page() {
  const slow = new SlowEngine();
  const workbench = new Workbench(slow.engine, coveredPosition(1, 3, {mines: 1}));
  return {slow, workbench, reader: new Reader(workbench)};
}

// What the module answers to notation, as far as these tests need it.
function reading(text: string) {
  const header = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(text)![1]!;
  const lines = text.trim().split('\n').slice(3);
  return {
    rows: lines.length, cols: lines[0]!.length, symbols: lines.join(''),
    topology: header('topology'), clues: header('clues'), mines: Number(header('mines')),
  };
}

const torus = (at: Position) => ({...at, topology: 'torus'} as const);
const twoMines = (at: Position) => ({...at, count: {mines: 2}});

test('a cell typed while a setting is read stays', async () => {
  const {slow, workbench, reader} = page();
  const changing = reader.change(torus);
  await slow.settle();
  workbench.edit(withCells(workbench.position, [1], '1'));
  await slow.answer('read', reading);
  await slow.answer('read', reading);
  assert.equal(await changing, null);
  assert.equal(workbench.position.topology, 'torus');
  assert.equal(workbench.position.symbols, '?1?');
});

test('two settings in haste are both taken', async () => {
  const {slow, workbench, reader} = page();
  const changing = Promise.all([reader.change(torus), reader.change(twoMines)]);
  await slow.answer('read', reading);
  await slow.answer('read', reading);
  assert.deepEqual(await changing, [null, null]);
  assert.equal(workbench.position.topology, 'torus');
  assert.deepEqual(workbench.position.count, {mines: 2});
});

test('a setting that is refused holds up none after it', async () => {
  const {slow, workbench, reader} = page();
  const refused = reader.change(torus);
  const taken = reader.change(twoMines);
  await slow.answer('read', () => { throw new Error('no'); });
  await slow.answer('read', reading);
  assert.match((await refused)!.message, /no/);
  assert.equal(await taken, null);
  assert.deepEqual(workbench.position.count, {mines: 2});
});

test('a setting of the old board is not made to a new one', async () => {
  const {slow, workbench, reader} = page();
  const changing = reader.change(torus);
  await slow.settle();
  const fresh = coveredPosition(2, 2, {mines: 1});
  reader.begin(fresh);
  await slow.answer('read', reading);
  assert.equal(await changing, null);
  assert.equal(workbench.position, fresh);
});

test('what is typed before a link is read can be had back', async () => {
  const {slow, workbench, reader} = page();
  const opening = reader.link('x', true);
  await slow.settle();
  const typed = withCells(workbench.position, [1], '1');
  workbench.edit(typed);
  await slow.answer('read', () => ({...coveredPosition(1, 1, 'unknown'), mines: 0}));
  assert.equal(await opening, null);
  assert.equal(workbench.position.cols, 1);
  workbench.undo();
  assert.equal(workbench.position, typed);
});

test('a clash goes with the board that it was on', async () => {
  const {slow, workbench, reader} = page();
  await slow.answer('analyze', () => { throw new Error('a clash'); });
  assert.ok(workbench.trouble);
  reader.begin(coveredPosition(2, 2, {mines: 1}));
  assert.equal(workbench.trouble, null);
});
