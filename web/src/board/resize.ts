// How many rows and columns a handle adds to a board that is dragged by it, or moved by the arrow keys.
import {longestSide} from '../model/position.js';

export type Edge = 'top' | 'left' | 'bottom' | 'right';
export type HandleName = Edge | 'corner';
export type Growth = Record<Edge, number>;

export const noGrowth: Growth = {top: 0, left: 0, bottom: 0, right: 0};
export const handles: readonly HandleName[] = ['top', 'left', 'bottom', 'right', 'corner'];

const edgesOf: Record<HandleName, Edge[]> =
    {top: ['top'], left: ['left'], bottom: ['bottom'], right: ['right'], corner: ['bottom', 'right']};

export function isVertical(edge: Edge): boolean {
  return edge === 'top' || edge === 'bottom';
}

/** The board as handles need it. */
export interface Lines {
  rows: number;
  cols: number;
  isHex: boolean;
}

// Hexagons shift every other row, so that rows come and go at the top by twos.
function limited(edge: Edge, by: number, {rows, cols, isHex}: Lines): number {
  const lines = isVertical(edge) ? rows : cols;
  const whole = isHex && edge === 'top' ? 2 * Math.trunc(by / 2) : by;
  const step = isHex && edge === 'top' ? 2 : 1;
  const least = step * Math.ceil((1 - lines) / step);
  const most = step * Math.floor((longestSide - lines) / step);
  return Math.max(least, Math.min(most, whole)) + 0;
}

/** By a drag of so many cells to the right and down. */
export function draggedBy(handle: HandleName, right: number, down: number, lines: Lines): Growth {
  const growth = {...noGrowth};
  for (const edge of edgesOf[handle]) {
    const along = isVertical(edge) ? down : right;
    const outward = edge === 'top' || edge === 'left' ? -along : along;
    growth[edge] = limited(edge, Math.round(outward), lines);
  }
  return growth;
}

const arrows: Record<string, [number, number]> =
    {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]};

/** By a key, or null where the key moves no handle. */
export function typedBy(handle: HandleName, key: string, lines: Lines): Growth | null {
  const arrow = arrows[key];
  if (!arrow) return null;
  const step = lines.isHex && handle === 'top' ? 2 : 1;
  const growth = draggedBy(handle, step * arrow[0], step * arrow[1], lines);
  return isGrowth(growth) ? growth : null;
}

export function isGrowth(growth: Growth): boolean {
  return Object.values(growth).some(by => by !== 0);
}
