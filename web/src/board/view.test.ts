// How large boards are drawn in the room they get.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {Size} from './plan.js';
import {naturalSide, type Room, viewOf, wholeSide} from './view.js';

const room: Room = {width: 1000, height: 700, gutter: 26, scale: 1, isCoarse: false};
const expert: Size = {rows: 16, cols: 30, topology: 'square'};

test('a board fills its room', () => {
  assert.equal(naturalSide(expert, room), 31);
  assert.equal(viewOf(expert, room, 31).doesScroll, false);
});

test('a small board fills a tablet as well', () => {
  const small: Size = {rows: 5, cols: 6, topology: 'square'};
  assert.equal(naturalSide(small, {...room, width: 768, height: 614}), 112);
});

test('cells are neither huge nor too small to use', () => {
  assert.equal(naturalSide({rows: 1, cols: 1, topology: 'square'}, room), 140);
  assert.equal(naturalSide({rows: 1, cols: 1, topology: 'square'}, {...room, width: 4000, height: 2000}), 160);
  assert.equal(naturalSide({rows: 100, cols: 100, topology: 'square'}, room), 16);
  assert.equal(naturalSide(expert, {...room, width: 320, isCoarse: true}), 26);
  assert.ok(viewOf(expert, {...room, width: 320}, 26).doesScroll);
});

test('a large board can be seen as a whole, or nearly', () => {
  const large: Size = {rows: 100, cols: 80, topology: 'square'};
  assert.equal(viewOf(large, room, wholeSide(large, room)).doesScroll, false);
  assert.equal(wholeSide({rows: 1000, cols: 1000, topology: 'square'}, room), 6);
});

test('a board lies in the middle, its pixels whole', () => {
  const {origin, plan} = viewOf({rows: 3, cols: 3, topology: 'hex'}, {...room, scale: 1.5}, 40.3);
  assert.equal(plan.side, 60);
  for (const length of [origin.x, origin.y, plan.pitch, plan.shift, plan.height])
    assert.equal(length, Math.round(length));
  assert.equal(2 * origin.x + plan.boardWidth, 1500);
});
