// What the module says of a text that it has read: a position, and where the text is a game or a
// layout, which of its moments this is.
import type {Count, Position, Topology} from './position.js';

/** The answer of the verb `read`. */
export interface Reading {
  kind: string;
  rows: number;
  cols: number;
  symbols: string;
  topology: Topology;
  clues: string;
  mines?: number;
  density?: number;
  text: string;
  moves?: number;
  at?: number;
}

/** A game that was read, and the moment of it that is shown. */
export interface Moments {
  readonly text: string;
  readonly moves: number;
  readonly at: number;
}

function countOf({mines, density}: Reading): Count {
  if (mines !== undefined) return {mines};
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
