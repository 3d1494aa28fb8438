// A position as the page edits it: symbols row by row, and what is known of the board. It never
// changes; an edit makes another. What the symbols mean is the module's business. Edits copy whole
// runs of symbols, so that one cell of a large board costs no walk over all of them.

export type Topology = 'square' | 'torus' | 'hex';

/** What is known of the number of mines; a prior has a weight for each number from 0. */
export type Count = {mines: number} | {density: number} | {prior: readonly number[]} | 'unknown';

export interface Position {
  readonly rows: number;
  readonly cols: number;
  readonly symbols: string;  // '?' covered, '0'-'8', '_' withheld, 'M' stepped on, 'F' flagged
  readonly topology: Topology;
  readonly count: Count;
  readonly clues: string;    // the clue model, "exact"
}

/** A position as somebody has written it, for the module to judge. */
export interface Draft extends Omit<Position, 'count'> {
  readonly count: Count | {mines: string} | {density: string};
}

/** Rows or columns to add at each edge; less than 0 takes away. */
export interface Edges {
  top?: number;
  left?: number;
  bottom?: number;
  right?: number;
}

/** The most rows or columns that the module takes. */
export const longestSide = 1000;

export const covered = '?';
export const flagged = 'F';

/** Everything covered. */
export function coveredPosition(rows: number, cols: number, count: Count): Position {
  return {rows, cols, symbols: covered.repeat(rows * cols), topology: 'square', count, clues: 'exact'};
}

/** The same board with everything covered. */
export function cleared(position: Position): Position {
  return {...position, symbols: covered.repeat(position.symbols.length)};
}

/** The rows of symbols, a line each. */
export function rowsOf({rows, cols, symbols}: Draft): string {
  const lines: string[] = [];
  for (let row = 0; row < rows; ++row) lines.push(symbols.slice(row * cols, (row + 1) * cols));
  return lines.join('\n') + '\n';
}

function countHeader(count: Draft['count']): string {
  if (count === 'unknown') return 'mines unknown';
  if ('prior' in count) return `mines prior:${count.prior.join()}`;
  return 'mines' in count ? `mines ${count.mines}` : `density ${count.density}`;
}

const texts = new WeakMap<Draft, string>();

/** In notation, headers first (docs/formats.md). It is kept for each position, which many ask for:
    that of a large board takes milliseconds. */
export function textOf(position: Draft): string {
  let text = texts.get(position);
  if (text === undefined) texts.set(position, text = written(position));
  return text;
}

function written(position: Draft): string {
  const headers = [countHeader(position.count), `clues ${position.clues}`, `topology ${position.topology}`];
  return headers.join('\n') + '\n' + rowsOf(position);
}

/** The same board with other symbols in some cells. */
export function withCells(position: Position, cells: Iterable<number>, symbol: string): Position {
  const {symbols} = position;
  const parts: string[] = [];
  let from = 0;
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    parts.push(symbols.slice(from, cell), symbol);
    from = cell + 1;
  }
  return {...position, symbols: parts.join('') + symbols.slice(from)};
}

// A click goes through these in order.
const cycle = '?012345678';

/** The symbol that a click makes of another: covered, then the clues from 0, then covered again. */
export function nextSymbol(symbol: string, back: boolean): string {
  const at = Math.max(0, cycle.indexOf(symbol));
  return cycle[(at + (back ? cycle.length - 1 : 1)) % cycle.length]!;
}

/** A flag on or off. */
export function flagToggled(symbol: string): string {
  return symbol === flagged ? covered : flagged;
}

/** Grows or shrinks a board at its edges; new cells are covered, and one row and column stay. */
export function resized(position: Position, by: Edges): Position {
  const {top = 0, left = 0, bottom = 0, right = 0} = by;
  const rows = withinSides(position.rows + top + bottom);
  const cols = withinSides(position.cols + left + right);
  const kept = Math.min(position.cols - Math.max(0, -left), cols - Math.max(0, left));
  const lines: string[] = [];
  for (let row = 0; row < rows; ++row) {
    const old = row - top;
    const start = old * position.cols + Math.max(0, -left);
    const isOld = old >= 0 && old < position.rows && kept > 0;
    const middle = isOld ? position.symbols.slice(start, start + kept) : '';
    lines.push((isOld ? covered.repeat(Math.max(0, left)) + middle : '').padEnd(cols, covered));
  }
  return {...position, rows, cols, symbols: lines.join('')};
}

function withinSides(side: number): number {
  return Math.min(longestSide, Math.max(1, side));
}
