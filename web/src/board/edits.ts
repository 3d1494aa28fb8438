// What a visitor does to a board, as an edit of its position.
import {flagToggled, nextSymbol, type Position, resized, withCells} from '../model/position.js';
import type {BoardEvents} from './events.js';

export type EditName = 'mw-cycle' | 'mw-paint' | 'mw-type' | 'mw-flag' | 'mw-resize';

const edits: {[T in EditName]: (position: Position, told: BoardEvents[T]) => Position} = {
  'mw-cycle': (position, {cell, back}) =>
      withCells(position, [cell], nextSymbol(position.symbols[cell]!, back)),
  'mw-paint': (position, {cells, symbol}) => withCells(position, cells, symbol),
  'mw-type': (position, {cell, symbol}) => withCells(position, [cell], symbol),
  'mw-flag': (position, {cell}) => withCells(position, [cell], flagToggled(position.symbols[cell]!)),
  'mw-resize': resized,
};

export const editNames = Object.keys(edits) as EditName[];

/** The position after an edit that a board told of. */
export function edited<T extends EditName>(position: Position, name: T, told: BoardEvents[T]): Position {
  return edits[name](position, told);
}
