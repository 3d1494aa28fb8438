// What the module says of a text that it has read: a position, and where the text is a game or a
// layout, which of its moments this is.
import type {Position as Reading} from '../../generated/answers.js';
import type {Count, Position} from './position.js';

export type {Reading};

/** A game that was read, and the moment of it that is shown. */
export interface Moments {
  readonly text: string;
  readonly moves: number;
  readonly at: number;
}

function countOf({mines, density, prior}: Reading): Count {
  if (mines !== undefined) return {mines};
  if (prior !== undefined) return {prior};
  return density !== undefined ? {density} : 'unknown';
}

export function positionOf(reading: Reading): Position {
  const {rows, cols, symbols, topology, clues} = reading;
  return {rows, cols, symbols, topology, clues, count: countOf(reading)};
}

/** Null where the text has no moves. */
export function momentsOf(text: string, {moves, at}: Reading): Moments | null {
  return moves === undefined ? null : {text, moves, at: at ?? moves};
}
