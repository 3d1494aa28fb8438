// What each key does to the cell that has the focus. Letters with a modifier belong to the page.
import type {BoardEvents, Mode} from './events.js';

type Act = {[T in keyof BoardEvents]: {send: T; detail: BoardEvents[T]}}[keyof BoardEvents];
export type KeyDeed = {move: number} | Act | {zoom: 'in' | 'out' | 'fit'};

export interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The board as keys need it. */
export interface KeyBoard {
  rows: number;
  cols: number;
  symbols: string;
  mode: Mode;
  page: number;  // rows that can be seen
}

function moved(stroke: Stroke, cell: number, {rows, cols, page}: KeyBoard): number | null {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const to = (r: number, c: number) =>
      Math.max(0, Math.min(rows - 1, r)) * cols + Math.max(0, Math.min(cols - 1, c));
  const isWhole = stroke.ctrlKey || stroke.metaKey;
  switch (stroke.key) {
    case 'ArrowUp': return to(row - 1, col);
    case 'ArrowDown': return to(row + 1, col);
    case 'ArrowLeft': return to(row, col - 1);
    case 'ArrowRight': return to(row, col + 1);
    case 'Home': return to(isWhole ? 0 : row, 0);
    case 'End': return to(isWhole ? rows : row, cols);
    case 'PageUp': return to(row - page, col);
    case 'PageDown': return to(row + page, col);
  }
  return null;
}

/** What a click or the enter key does in a game: a number is chorded, anything else that is covered is
    to be opened. Whoever plays says what that means for a flag. */
export function playDeed(cell: number, symbol: string): KeyDeed | null {
  if ('?Fq'.includes(symbol)) return {send: 'mw-open', detail: {cell}};
  return symbol >= '0' && symbol <= '8' ? {send: 'mw-chord', detail: {cell}} : null;
}

const typed: Record<string, string> = {'Delete': '?', 'Backspace': '?', 'm': 'M', 'w': '_', '_': '_'};

function edited(stroke: Stroke, cell: number): KeyDeed | null {
  if (stroke.key === ' ' || stroke.key === 'Enter')
    return {send: 'mw-cycle', detail: {cell, back: stroke.shiftKey}};
  const symbol = /^[0-8]$/.test(stroke.key) ? stroke.key : typed[stroke.key] ?? typed[stroke.key.toLowerCase()];
  return symbol ? {send: 'mw-type', detail: {cell, symbol}} : null;
}

const zooms: Record<string, 'in' | 'out' | 'fit'> = {'+': 'in', '=': 'in', '-': 'out', 'z': 'fit'};

/** What a key does at a cell, or null where it is none of the board's. */
export function keyDeed(stroke: Stroke, cell: number, board: KeyBoard): KeyDeed | null {
  if (stroke.altKey) return null;
  const move = moved(stroke, cell, board);
  if (move !== null) return {move};
  if (stroke.ctrlKey || stroke.metaKey) return null;
  const zoom = zooms[stroke.key];
  if (zoom) return {zoom};
  if (board.mode === 'look') return null;
  if (stroke.key.toLowerCase() === 'f') return {send: 'mw-flag', detail: {cell}};
  if (board.mode === 'edit') return edited(stroke, cell);
  return stroke.key === ' ' || stroke.key === 'Enter' ? playDeed(cell, board.symbols[cell]!) : null;
}
