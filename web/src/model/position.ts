// A position as the page edits it: symbols row by row, and what is known of the board. It never
// changes; an edit makes another. What the symbols mean is the module's business.

export type Topology = 'square' | 'torus' | 'hex';

/** What is known of the number of mines. */
export type Count = {mines: number} | {density: number} | 'unknown';

export interface Position {
  readonly rows: number;
  readonly cols: number;
  readonly symbols: string;  // '?' covered, '0'-'8', '_' withheld, 'M' stepped on, 'F' flagged
  readonly topology: Topology;
  readonly count: Count;
  readonly clues: string;    // the clue model, "exact"
}

/** Everything covered. */
export function coveredPosition(rows: number, cols: number, count: Count): Position {
  return {rows, cols, symbols: '?'.repeat(rows * cols), topology: 'square', count, clues: 'exact'};
}

/** In notation, headers first (docs/notation.md). */
export function textOf(position: Position): string {
  const {count, cols, rows, symbols} = position;
  const known = count === 'unknown' ? 'mines unknown'
      : 'mines' in count ? `mines ${count.mines}` : `density ${count.density}`;
  const lines = [known, `clues ${position.clues}`, `topology ${position.topology}`];
  for (let row = 0; row < rows; ++row) lines.push(symbols.slice(row * cols, (row + 1) * cols));
  return lines.join('\n') + '\n';
}

/** The same board with other symbols in some cells. */
export function withCells(position: Position, cells: Iterable<number>, symbol: string): Position {
  const symbols = [...position.symbols];
  for (const cell of cells) symbols[cell] = symbol;
  return {...position, symbols: symbols.join('')};
}

/** Grows or shrinks a board by so many rows and columns at each edge; new cells are covered. */
export function resized(position: Position, by: {top?: number; left?: number; bottom?: number; right?: number}): Position {
  const {top = 0, left = 0, bottom = 0, right = 0} = by;
  const rows = position.rows + top + bottom;
  const cols = position.cols + left + right;
  let symbols = '';
  for (let row = 0; row < rows; ++row) {
    for (let col = 0; col < cols; ++col) {
      const [r, c] = [row - top, col - left];
      const isOld = r >= 0 && r < position.rows && c >= 0 && c < position.cols;
      symbols += isOld ? position.symbols[r * position.cols + c] : '?';
    }
  }
  return {...position, rows, cols, symbols};
}
