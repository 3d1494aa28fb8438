// Edits of a position: cells, sizes, the order of clicks.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {
  cleared, coveredPosition, flagToggled, longestSide, nextSymbol, type Position, resized, rowsOf,
  textOf, withCells,
} from './position.js';

function drawn(...lines: string[]): Position {
  const [first = ''] = lines;
  return {...coveredPosition(lines.length, first.length, 'unknown'), symbols: lines.join('')};
}

function drawing(position: Position): string[] {
  return rowsOf(position).trimEnd().split('\n');
}

test('cells change where they are named, in any order and named twice', () => {
  assert.deepEqual(drawing(withCells(drawn('???', '???'), [4, 0, 5, 4], '1')), ['1??', '?11']);
  assert.deepEqual(drawing(withCells(drawn('12', '34'), [], 'F')), ['12', '34']);
});

test('a board grows at every edge with covered cells', () => {
  assert.deepEqual(drawing(resized(drawn('12', '34'), {top: 1, left: 1, bottom: 1, right: 1})),
                   ['????', '?12?', '?34?', '????']);
});

test('a board shrinks at the edge that is named', () => {
  const board = drawn('123', '456', '780');
  assert.deepEqual(drawing(resized(board, {top: -1, left: -1})), ['56', '80']);
  assert.deepEqual(drawing(resized(board, {bottom: -2, right: -1})), ['12']);
  assert.deepEqual(drawing(resized(board, {left: 1, right: -1})), ['?12', '?45', '?78']);
  assert.deepEqual(drawing(resized(board, {left: -1, right: 1})), ['23?', '56?', '80?']);
});

test('a board keeps one cell, and no more than the module takes', () => {
  assert.deepEqual(drawing(resized(drawn('123'), {right: -7, bottom: -7})), ['1']);
  assert.equal(resized(drawn('1'), {right: 5000}).cols, longestSide);
});

test('growing and shrinking again gives the board back', () => {
  const board = drawn('12?', 'F_M');
  for (const edge of ['top', 'left', 'bottom', 'right'])
    assert.deepEqual(resized(resized(board, {[edge]: 3}), {[edge]: -3}), board);
});

test('a click goes through the clues and back', () => {
  let symbol = '?';
  let seen = '';
  for (let click = 0; click < 11; ++click) seen += symbol = nextSymbol(symbol, false);
  assert.equal(seen, '012345678?0');
  assert.equal(nextSymbol('?', true), '8');
  assert.equal(nextSymbol('0', true), '?');
  assert.equal(nextSymbol('F', false), '0');
});

test('a flag comes and goes', () => {
  assert.equal(flagToggled('?'), 'F');
  assert.equal(flagToggled('3'), 'F');
  assert.equal(flagToggled('F'), '?');
});

test('clearing keeps all but the symbols', () => {
  const board = {...drawn('12', '34'), topology: 'hex' as const, clues: 'optimistic'};
  assert.deepEqual(cleared(board), {...board, symbols: '????'});
});

test('notation has the headers first', () => {
  assert.equal(textOf({...drawn('1?'), count: {mines: 1}}), 'mines 1\nclues exact\ntopology square\n1?\n');
  assert.equal(textOf({...drawn('1?'), count: {density: 0.25}}).split('\n')[0], 'density 0.25');
  assert.equal(textOf(drawn('1?')).split('\n')[0], 'mines unknown');
});

test('the text of a position is made once, and that of another anew', () => {
  const board = coveredPosition(2, 2, {mines: 1});
  assert.equal(textOf(withCells(board, [0], '1')), textOf(board).replace('??', '1?'));
  assert.equal(textOf(board), 'mines 1\nclues exact\ntopology square\n??\n??\n');
});
