// Keys at a cell, in each mode.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {Mode} from './events.js';
import {keyDeed} from './keys.js';

function press(key: string, {ctrl = false, alt = false, shift = false, mode = 'edit' as Mode, cell = 7} = {}) {
  const stroke = {key, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: false};
  return keyDeed(stroke, cell, {rows: 4, cols: 5, symbols: '?'.repeat(7) + '?2F' + '?'.repeat(10), mode, page: 2});
}

test('arrows move and stop at the edge', () => {
  assert.deepEqual(press('ArrowUp'), {move: 2});
  assert.deepEqual(press('ArrowDown'), {move: 12});
  assert.deepEqual(press('ArrowLeft'), {move: 6});
  assert.deepEqual(press('ArrowRight', {cell: 9}), {move: 9});
  assert.deepEqual(press('ArrowUp', {cell: 3}), {move: 3});
});

test('home and end go along the row, with control over the board', () => {
  assert.deepEqual(press('Home'), {move: 5});
  assert.deepEqual(press('End'), {move: 9});
  assert.deepEqual(press('Home', {ctrl: true}), {move: 0});
  assert.deepEqual(press('End', {ctrl: true}), {move: 19});
  assert.deepEqual(press('PageDown'), {move: 17});
  assert.deepEqual(press('PageUp'), {move: 2});
});

test('symbols are typed while one edits', () => {
  assert.deepEqual(press('3'), {send: 'mw-type', detail: {cell: 7, symbol: '3'}});
  assert.deepEqual(press('Backspace'), {send: 'mw-type', detail: {cell: 7, symbol: '?'}});
  assert.deepEqual(press('w'), {send: 'mw-type', detail: {cell: 7, symbol: '_'}});
  assert.deepEqual(press('m'), {send: 'mw-type', detail: {cell: 7, symbol: 'M'}});
  assert.deepEqual(press('f'), {send: 'mw-flag', detail: {cell: 7}});
  assert.deepEqual(press(' ', {shift: true}), {send: 'mw-cycle', detail: {cell: 7, back: true}});
  assert.equal(press('9'), null);
});

test('in a game covered cells open, flagged ones for whoever plays to judge, and numbers chord', () => {
  assert.deepEqual(press('Enter', {mode: 'play'}), {send: 'mw-open', detail: {cell: 7}});
  assert.deepEqual(press('Enter', {mode: 'play', cell: 8}), {send: 'mw-chord', detail: {cell: 8}});
  assert.deepEqual(press('Enter', {mode: 'play', cell: 9}), {send: 'mw-open', detail: {cell: 9}});
  assert.equal(press('3', {mode: 'play'}), null);
});

test('keys of the page are left to it', () => {
  assert.equal(press('z', {ctrl: true}), null);
  assert.equal(press('f', {ctrl: true}), null);
  assert.equal(press('ArrowLeft', {alt: true}), null);
  assert.equal(press('?'), null);
  assert.equal(press('f', {mode: 'look'}), null);
});
