// Where the cells of a board lie: squares in rows, or hexagons with a corner on top and odd rows half
// a cell to the right, as in the pictures (output/drawing/board_plan). Lengths are whole pixels of the
// device, so that edges are sharp; the top left of the board is 0,0.
import type {Topology} from '../model/position.js';

const hexHeight = 2 / Math.sqrt(3);  // of a hexagon that is 1 wide

export interface Point {
  x: number;
  y: number;
}

/** Rows and columns from the first up to, but not including, the last. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface Size {
  rows: number;
  cols: number;
  topology: Topology;
}

export class Plan implements Size {
  readonly rows: number;
  readonly cols: number;
  readonly topology: Topology;
  readonly isHex: boolean;
  readonly shift: number;   // of odd rows to the right
  readonly pitch: number;   // from a row to the next
  readonly height: number;  // of a cell
  readonly boardWidth: number;
  readonly boardHeight: number;

  /** `side` is the width of a cell. */
  constructor(size: Size, readonly side: number) {
    this.rows = size.rows;
    this.cols = size.cols;
    this.topology = size.topology;
    this.isHex = size.topology === 'hex';
    this.shift = this.isHex ? Math.floor(side / 2) : 0;
    this.pitch = this.isHex ? Math.round(0.75 * hexHeight * side) : side;
    this.height = this.isHex ? Math.round(hexHeight * side) : side;
    this.boardWidth = this.cols * side + (this.rows > 1 ? this.shift : 0);
    this.boardHeight = (this.rows - 1) * this.pitch + this.height;
  }

  row(cell: number): number {
    return Math.floor(cell / this.cols);
  }
  col(cell: number): number {
    return cell % this.cols;
  }

  /** The top left of the box around a cell. */
  corner(cell: number): Point {
    const row = this.row(cell);
    return {x: this.col(cell) * this.side + (row % 2 ? this.shift : 0), y: row * this.pitch};
  }

  centre(cell: number): Point {
    const {x, y} = this.corner(cell);
    return {x: x + this.side / 2, y: y + this.height / 2};
  }

  /** The cell at a point, or null beside the board. */
  cellAt(point: Point): number | null {
    if (this.isHex) return this.hexagonAt(point);
    return this.cellOf(Math.floor(point.y / this.side), Math.floor(point.x / this.side));
  }

  /** The cells that may be seen in a box. */
  visible(box: {x: number; y: number; width: number; height: number}): Range {
    const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
    return {
      top: within(Math.floor((box.y - this.height) / this.pitch) + 1, this.rows),
      bottom: within(Math.ceil((box.y + box.height) / this.pitch), this.rows),
      left: within(Math.floor((box.x - this.shift) / this.side), this.cols),
      right: within(Math.ceil((box.x + box.width) / this.side), this.cols),
    };
  }

  private cellOf(row: number, col: number): number | null {
    const isInside = row >= 0 && row < this.rows && col >= 0 && col < this.cols;
    return isInside ? row * this.cols + col : null;
  }

  // A regular hexagon is the set of points nearest to its centre: two rows can hold the nearest.
  private hexagonAt(point: Point): number | null {
    const above = Math.floor(point.y / this.pitch) - 1;
    let nearest: number | null = null;
    let least = Infinity;
    for (const row of [above, above + 1]) {
      const cell = this.cellOf(row, Math.floor((point.x - (row % 2 ? this.shift : 0)) / this.side));
      if (cell === null) continue;
      const centre = this.centre(cell);
      const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
      if (distance < least) [nearest, least] = [cell, distance];
    }
    return least <= this.height / 2 ? nearest : null;
  }
}

/** The widest cells with which a whole board fits into a box; below 1 where none do. */
export function fittingSide(size: Size, width: number, height: number): number {
  const isHex = size.topology === 'hex';
  const across = size.cols + (isHex && size.rows > 1 ? 0.5 : 0);
  const down = isHex ? (0.75 * (size.rows - 1) + 1) * hexHeight : size.rows;
  let side = Math.floor(Math.min(width / across, height / down));
  const fits = (plan: Plan) => plan.boardWidth <= width && plan.boardHeight <= height;
  while (side > 1 && !fits(new Plan(size, side))) --side;  // what rounding added
  return side;
}

/** The cells on the straight way from one point to another, each once. */
export function cellsBetween(plan: Plan, from: Point, to: Point): number[] {
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(to.x - from.x, to.y - from.y) / plan.side));
  const cells = new Set<number>();
  for (let step = 0; step <= steps; ++step) {
    const part = step / steps;
    const cell = plan.cellAt({x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y)});
    if (cell !== null) cells.add(cell);
  }
  return [...cells];
}
