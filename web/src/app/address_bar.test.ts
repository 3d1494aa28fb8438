// The address against a slow engine, without a browser: only what the address bar touches is there.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';

import {coveredPosition, type Position, withCells} from '../model/position.js';
import {AddressBar} from './address_bar.js';
import {type Notice, Reader} from './reader.js';
import {SlowEngine} from '../../tests/support/slow_engine.js';
import {Workbench} from './workbench.js';

const longerThanItsPause = 350;
const browser = {
  window: new EventTarget(),
  location: {href: '', get hash() { return new URL(this.href).hash; }},
  history: {replaceState(_: unknown, __: string, fragment: string) { goTo(fragment); }},
};

function goTo(fragment: string): void {
  browser.location.href = `http://localhost/${fragment}`;
}

beforeEach(() => {
  browser.window = new EventTarget();
  Object.assign(globalThis, browser);
});

function page(fragment: string) {
  goTo(fragment);
  const slow = new SlowEngine();
  const workbench = new Workbench(slow.engine, coveredPosition(1, 3, {mines: 1}));
  const notices: (Notice | null)[] = [];
  const reader = new Reader(workbench);
  const bar = new AddressBar(workbench, reader, notice => notices.push(notice), () => {});
  return {slow, workbench, notices, bar};
}

// Stands for the link: the row of symbols.
const link = (text: string) => text.trim().split('\n').at(-1)! + '\n';
const typed = (at: Position) => withCells(at, [1], '1');
const pass = () => new Promise(resolve => setTimeout(resolve, longerThanItsPause));

test('whoever shares waits for the link of what is on the board', async t => {
  const {slow, workbench, bar} = page('#p=old');
  t.after(() => bar.end());
  const beginning = bar.begin();
  await slow.answer('read', () => ({...workbench.position, mines: 1}));
  await beginning;
  workbench.edit(typed(workbench.position));
  const shared = bar.address();
  await pass();
  await slow.answer('link', link);
  assert.equal(await shared, 'http://localhost/#p=?1?');
  assert.equal(browser.location.hash, '#p=?1?');
  assert.ok(!slow.asked.some(each => each.verb === 'link'), 'both waited for one answer');
});

test('an edit while one waits for the link is in the link', async () => {
  const {slow, workbench, bar} = page('');
  const shared = bar.address();
  await slow.settle();
  workbench.edit(typed(workbench.position));
  await slow.answer('link', link);
  await slow.answer('link', link);
  assert.equal(await shared, 'http://localhost/#p=?1?');
});

test('a position without a link is no address, and is asked about again', async () => {
  const {slow, bar} = page('#p=old');
  const shared = bar.address();
  shared.catch(() => {});
  await slow.answer('link', () => { throw new Error('lost'); });
  await assert.rejects(shared, /lost/);
  const again = bar.address();
  await slow.answer('link', link);
  assert.equal(await again, 'http://localhost/#p=???');
});

test('a broken link stays in the address until something changes', async t => {
  const {slow, workbench, notices, bar} = page('#p=broken');
  t.after(() => bar.end());
  const beginning = bar.begin();
  await slow.answer('read', () => { throw new Error('broken'); });
  await beginning;
  assert.match(notices[0]!.message, /broken/);
  workbench.look(1);
  await pass();
  assert.equal(slow.asked.filter(each => each.verb === 'link').length, 0);
  assert.equal(browser.location.hash, '#p=broken');
  workbench.set({heat: false});
  await pass();
  await slow.answer('link', link);
  assert.equal(browser.location.hash, '#p=???&heat=off');
});

test('a link that names no view opens in Solve', async t => {
  const {slow, workbench, bar} = page('#view=influence');
  t.after(() => bar.end());
  await bar.begin();
  assert.equal(workbench.view, 'influence');
  goTo('#p=x');
  browser.window.dispatchEvent(new Event('hashchange'));
  await slow.settle();
  assert.equal(workbench.view, 'solve');
});
