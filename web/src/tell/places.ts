// Cells by number, as the page keeps them, and by row and column, as the module names them. The
// name of a cell is the one that the module's sentences use.

export type Pair = readonly [number, number];

export interface Place {
  row: number;
  col: number;
}

export function cellAt(place: Place, cols: number): number {
  return place.row * cols + place.col;
}

export function cellsOf(pairs: readonly Pair[], cols: number): number[] {
  return pairs.map(([row, col]) => row * cols + col);
}

export function placeOf(cell: number, cols: number): Place {
  return {row: Math.floor(cell / cols), col: cell % cols};
}

/** "(3,14)" */
export function placeName({row, col}: Place): string {
  return `(${row},${col})`;
}

export function cellName(cell: number, cols: number): string {
  return placeName(placeOf(cell, cols));
}
