// A cell in words, for those who hear the board: where it is, what it shows, and what is known of it.
import type {Answer} from '../model/answer.js';
import type {Position} from '../model/position.js';
import {strings} from '../strings.js';
import {percentText} from './percent.js';

const words = strings.board;

function knowledge(cell: number, answer: Answer | null): string {
  const probability = answer?.mine[cell];
  if (!answer || probability === undefined || Number.isNaN(probability)) return words.covered;
  if (answer.safe.has(cell)) return words.safe;
  if (answer.mines.has(cell)) return words.mine;
  return words.likely(percentText(probability, true));
}

function content(cell: number, position: Position, answer: Answer | null): string {
  const symbol = position.symbols[cell]!;
  return symbol === '?' ? knowledge(cell, answer) : words.shown[symbol] ?? words.clue(symbol);
}

/** "row 3, column 4, covered, mine 33%"; rows and columns count from 0, as in all sentences. */
export function labelOf(cell: number, position: Position, answer: Answer | null): string {
  const row = Math.floor(cell / position.cols);
  const best = answer?.best === cell ? words.best : '';
  return words.place(row, cell % position.cols) + content(cell, position, answer) + best;
}
