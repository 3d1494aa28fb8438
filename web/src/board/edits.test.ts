// Edits that a board tells of.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {coveredPosition, withCells} from '../model/position.js';
import {edited} from './edits.js';

const board = withCells(coveredPosition(2, 3, {mines: 2}), [1], '1');

test('each event is an edit', () => {
  assert.equal(edited(board, 'mw-cycle', {cell: 1, back: false}).symbols, '?2????');
  assert.equal(edited(board, 'mw-cycle', {cell: 1, back: true}).symbols, '?0????');
  assert.equal(edited(board, 'mw-paint', {cells: [0, 5], symbol: '3', joins: false}).symbols, '31???3');
  assert.equal(edited(board, 'mw-type', {cell: 2, symbol: '_'}).symbols, '?1_???');
  assert.equal(edited(edited(board, 'mw-flag', {cell: 0}), 'mw-flag', {cell: 3}).symbols, 'F1?F??');
  assert.equal(edited(edited(board, 'mw-flag', {cell: 0}), 'mw-flag', {cell: 0}).symbols, '?1????');
  const {rows, cols, symbols} = edited(board, 'mw-resize', {top: 1, left: 0, bottom: 0, right: -1});
  assert.deepEqual([rows, cols, symbols], [3, 2, '???1??']);
});
