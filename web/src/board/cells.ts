// The board as those hear it who do not see it: a grid of real elements over the canvas, one for each
// cell, of which one is in the tab order. A large board has elements around that one alone. A change
// touches the labels that differ and nothing else.
import type {Answer} from '../model/answer.js';
import type {Position} from '../model/position.js';
import {labelOf} from './label.js';
import type {Plan, Range, Size} from './plan.js';

const mostCells = 1600;  // a board of more has a window
const reach = 8;         // of the window, from the cell in the tab order
const margin = 2;        // of the window: a cell nearer to its edge moves it

/** The part of a board that has elements. */
export function windowAround({rows, cols}: Size, cell: number): Range {
  if (rows * cols <= mostCells) return {top: 0, left: 0, bottom: rows, right: cols};
  const span = (at: number, most: number): [number, number] => {
    const first = Math.max(0, Math.min(at - reach, most - 2 * reach - 1));
    return [first, Math.min(most, first + 2 * reach + 1)];
  };
  const [top, bottom] = span(Math.floor(cell / cols), rows);
  const [left, right] = span(cell % cols, cols);
  return {top, left, bottom, right};
}

/** Whether a cell lies so far inside a window that the window can stay. */
export function isWellInside({rows, cols}: Size, {top, left, bottom, right}: Range, cell: number): boolean {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const isInside = (at: number, first: number, last: number, most: number) =>
      at >= first + (first > 0 ? margin : 0) && at < last - (last < most ? margin : 0);
  return isInside(row, top, bottom, rows) && isInside(col, left, right, cols);
}

/** Where a cell lies on a board that got so many lines at its top and left; the nearest one there is. */
export function movedCell(cell: number, from: number, {rows, cols}: Size, {top, left}: Corner): number {
  const within = (at: number, most: number) => Math.max(0, Math.min(most - 1, at));
  return within(Math.floor(cell / from) + top, rows) * cols + within(cell % from + left, cols);
}

/** Lines that come or go before the first ones. */
export type Corner = {top: number; left: number};

export class Cells {
  private size: Size = {rows: 0, cols: 0, topology: 'square'};
  private window: Range = {top: 0, left: 0, bottom: 0, right: 0};
  private elements: HTMLElement[] = [];  // of the window, row by row
  private labels: string[] = [];
  private growth: Corner = {top: 0, left: 0};
  current = 0;                           // the cell in the tab order

  constructor(private readonly root: HTMLElement) {}

  /** Lays the elements over a board drawn by this plan, `scale` pixels of the device to one here. */
  lay(plan: Plan, scale: number): void {
    const {size} = this;
    const isOther = size.rows !== plan.rows || size.cols !== plan.cols || size.topology !== plan.topology;
    if (isOther) this.take(plan);
    this.growth = {top: 0, left: 0};
    const lengths = {side: plan.side, pitch: plan.pitch, shift: plan.shift, height: plan.height};
    for (const [name, length] of Object.entries(lengths))
      this.root.style.setProperty(`--${name}`, `${length / scale}px`);
    this.root.style.width = `${plan.boardWidth / scale}px`;
    this.root.style.height = `${plan.boardHeight / scale}px`;
  }

  /** The board is about to grow: its cells move. */
  expect(growth: Corner): void {
    this.growth = growth;
  }

  /** Says what the cells are. */
  tell(position: Position, answer: Answer | null): void {
    const {top, left, right} = this.window;
    const across = right - left;
    this.elements.forEach((element, at) => {
      const cell = (top + Math.floor(at / across)) * position.cols + left + at % across;
      const label = labelOf(cell, position, answer);
      if (label === this.labels[at]) return;
      this.labels[at] = label;
      element.setAttribute('aria-label', label);
    });
  }

  /** The element of a cell, where it has one. */
  elementOf(cell: number): HTMLElement | null {
    const {top, left, bottom, right} = this.window;
    const [row, col] = [Math.floor(cell / this.size.cols), cell % this.size.cols];
    if (row < top || row >= bottom || col < left || col >= right) return null;
    return this.elements[(row - top) * (right - left) + col - left]!;
  }

  /** The cell of an element. */
  cellOf(element: EventTarget | null): number | null {
    const at = this.elements.indexOf(element as HTMLElement);
    if (at < 0) return null;
    const across = this.window.right - this.window.left;
    return (this.window.top + Math.floor(at / across)) * this.size.cols + this.window.left + at % across;
  }

  /** Puts a cell into the tab order. Returns whether the window moved: labels are then to be told. */
  choose(cell: number): boolean {
    this.elementOf(this.current)?.setAttribute('tabindex', '-1');
    this.current = cell;
    const hasMoved = !isWellInside(this.size, this.window, cell);
    if (hasMoved) this.build();
    this.elementOf(cell)?.setAttribute('tabindex', '0');
    return hasMoved;
  }

  private take({rows, cols, topology}: Plan): void {
    const before = this.size.cols || 1;
    this.size = {rows, cols, topology};
    this.current = movedCell(this.current, before, this.size, this.growth);
    this.root.setAttribute('aria-rowcount', String(rows));
    this.root.setAttribute('aria-colcount', String(cols));
    const hadFocus = this.root.contains((this.root.getRootNode() as ShadowRoot).activeElement);
    this.build();
    this.elementOf(this.current)?.setAttribute('tabindex', '0');
    if (hadFocus) this.elementOf(this.current)?.focus({preventScroll: true});
  }

  private build(): void {
    const window = windowAround(this.size, this.current);
    this.window = window;
    this.labels = [];
    const rows: HTMLElement[] = [];
    for (let row = window.top; row < window.bottom; ++row) rows.push(this.buildRow(row, window));
    this.elements = rows.flatMap(row => [...row.children] as HTMLElement[]);
    if (this.isPart) tellPlaces(rows, window);
    this.root.replaceChildren(...rows);
  }

  // Whether some cells have no element.
  private get isPart(): boolean {
    return this.elements.length < this.size.rows * this.size.cols;
  }

  private buildRow(row: number, {left, right}: Range): HTMLElement {
    const element = document.createElement('div');
    element.setAttribute('role', 'row');
    element.style.setProperty('--row', String(row));
    element.style.setProperty('--col', String(left));
    element.classList.toggle('odd', row % 2 === 1);
    for (let col = left; col < right; ++col) {
      const cell = document.createElement('div');
      cell.setAttribute('role', 'gridcell');
      cell.tabIndex = -1;
      element.append(cell);
    }
    return element;
  }
}

// Where the elements of a window lie on their board. These numbers begin at 1, those of the labels at
// 0, so that a board that is there as a whole does without them.
function tellPlaces(rows: HTMLElement[], {top, left}: Range): void {
  rows.forEach((row, down) => {
    row.setAttribute('aria-rowindex', String(top + down + 1));
    [...row.children].forEach((cell, across) => cell.setAttribute('aria-colindex', String(left + across + 1)));
  });
}
