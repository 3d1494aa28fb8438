// Mouse, pen and fingers on a board of squares 10 wide. A surface that listens to itself stands in for
// the page: a cycled cell becomes 1.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {type BoardEvents, looking, type Mode} from './events.js';
import {Gestures, type Surface} from './gestures.js';
import {Plan} from './plan.js';

globalThis.CustomEvent ??= class<T> extends Event {
  readonly detail: T;
  constructor(type: string, init: CustomEventInit<T>) {
    super(type, init);
    this.detail = init.detail!;
  }
} as unknown as typeof CustomEvent;

class Board extends EventTarget implements Surface {
  plan = new Plan({rows: 4, cols: 6, topology: 'square'}, 10);
  symbols = '?'.repeat(24);
  mode: Mode = 'edit';
  brush: string | null = null;
  zoomed: number[] = [];
  told: unknown[] = [];
  gestures = new Gestures(this);

  constructor(settings: Partial<Pick<Board, 'mode' | 'brush' | 'symbols'>> = {}) {
    super();
    Object.assign(this, settings);
    const names: (keyof BoardEvents)[] =
        ['mw-cycle', 'mw-paint', 'mw-flag', 'mw-open', 'mw-chord', 'mw-look'];
    for (const name of names)
      this.addEventListener(name, event => this.told.push([name, (event as CustomEvent).detail]));
    this.addEventListener('mw-cycle', event => {
      const {cell} = (event as CustomEvent<BoardEvents['mw-cycle']>).detail;
      this.symbols = this.symbols.slice(0, cell) + '1' + this.symbols.slice(cell + 1);
    });
  }

  pointOf({clientX, clientY}: {clientX: number; clientY: number}) {
    return {x: clientX, y: clientY};
  }
  focusCell(): void {}
  zoomBy(factor: number): void {
    this.zoomed.push(factor);
  }
}

function at(x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent {
  const currentTarget = {setPointerCapture: () => {}};
  return {
    clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse', shiftKey: false, currentTarget, ...more,
  } as unknown as PointerEvent;
}
const touch = (x: number, y: number, pointerId = 1) => at(x, y, {pointerType: 'touch', pointerId});
const later = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

test('a click cycles, with shift backwards', () => {
  const board = new Board();
  board.gestures.down(at(15, 5));
  board.gestures.up(at(16, 6));
  board.gestures.down(at(15, 5, {shiftKey: true}));
  board.gestures.up(at(15, 5));
  assert.deepEqual(board.told, [['mw-cycle', {cell: 1, back: false}], ['mw-cycle', {cell: 1, back: true}]]);
});

test('the right button flags, and only once', () => {
  const board = new Board();
  board.gestures.down(at(5, 15, {button: 2}));
  board.gestures.up(at(5, 15, {button: 2}));
  assert.deepEqual(board.told, [['mw-flag', {cell: 6}]]);
});

test('a drag paints what the first cell became, as one stroke', async () => {
  const board = new Board();
  board.gestures.down(at(5, 5));
  board.gestures.move(at(25, 5));
  await later(10);
  board.gestures.move(at(35, 5));
  board.gestures.up(at(35, 5));
  assert.deepEqual(board.told, [
    ['mw-cycle', {cell: 0, back: false}], ['mw-paint', {cells: [1, 2], symbol: '1', joins: true}],
    ['mw-paint', {cells: [3], symbol: '1', joins: true}],
  ]);
});

test('a brush paints from the first cell on, none twice', () => {
  const board = new Board({brush: '3'});
  board.gestures.down(at(5, 5));
  board.gestures.move(at(15, 5));
  board.gestures.move(at(5, 5));
  board.gestures.up(at(5, 5));
  assert.deepEqual(board.told, [
    ['mw-paint', {cells: [0], symbol: '3', joins: false}], ['mw-paint', {cells: [1], symbol: '3', joins: true}],
  ]);
});

test('a finger that stays flags, and does not click', async () => {
  const board = new Board();
  board.gestures.down(touch(5, 5));
  board.gestures.move(touch(8, 8));
  await later(500);
  board.gestures.up(touch(8, 8));
  assert.deepEqual(board.told, [['mw-flag', {cell: 0}]]);
});

test('a finger scrolls, and paints with a brush', () => {
  const scrolls = new Board();
  const brushed = new Board({brush: 'F'});
  for (const {gestures} of [scrolls, brushed]) {
    gestures.down(touch(5, 5));
    gestures.move(touch(35, 5));
    gestures.up(touch(35, 5));
  }
  assert.deepEqual(scrolls.told, []);
  assert.deepEqual(brushed.told, [['mw-paint', {cells: [0, 1, 2, 3], symbol: 'F', joins: false}]]);
});

test('two fingers zoom and do nothing else', () => {
  const board = new Board({brush: '3'});
  board.gestures.down(touch(10, 10, 1));
  board.gestures.down(touch(30, 10, 2));
  board.gestures.move(touch(50, 10, 2));
  board.gestures.up(touch(50, 10, 2));
  board.gestures.up(touch(10, 10, 1));
  assert.deepEqual(board.zoomed, [2]);
  assert.deepEqual(board.told, []);
});

test('in a game a click opens or chords, and tells of a flag that was clicked', () => {
  const board = new Board({mode: 'play', symbols: '?2F' + '?'.repeat(21)});
  for (const x of [5, 15, 25]) {
    board.gestures.down(at(x, 5));
    board.gestures.up(at(x, 5));
  }
  assert.deepEqual(board.told, [['mw-open', {cell: 0}], ['mw-chord', {cell: 1}], ['mw-open', {cell: 2}]]);
});

test('the pointer looks at cells, each once', () => {
  const board = new Board({mode: 'look'});
  for (const x of [5, 6, 15]) board.gestures.move(at(x, 5));
  board.gestures.leave();
  const looks = [0, 1, null].map(cell => ['mw-look', {cell, by: 'pointer'}]);
  assert.deepEqual(board.told, looks);
});

test('whoever looks edits nothing, by no button, finger or drag', async () => {
  const board = new Board({brush: looking});
  board.gestures.down(at(5, 5));
  board.gestures.move(at(15, 5));
  board.gestures.up(at(15, 5));
  board.gestures.down(at(5, 15, {button: 2}));
  board.gestures.down(touch(35, 5));
  board.gestures.up(touch(35, 5));
  board.gestures.down(touch(45, 5));
  await later(500);
  board.gestures.up(touch(45, 5));
  assert.deepEqual(board.told, [1, 3].map(cell => ['mw-look', {cell, by: 'pointer'}]));
});
