// Paints a board: its cells below, and above them the cell that is safest to open and what is marked.
import type {Answer} from '../model/answer.js';
import type {Position} from '../model/position.js';
import type {Ground} from './ground.js';
import {isRinged, type Marks} from './marks.js';
import type {Point} from './plan.js';
import {drawBest, drawMarks} from './rings.js';
import {fadedLook, lookOfCovered, plainLook, type Tiles} from './tile.js';

/** What is painted: a board whose top left lies at `origin`. */
export interface Scene {
  position: Position;
  answer: Answer | null;
  isStale: boolean;   // the answer is one to an earlier position, and has been for a while
  marks: Marks;
  clarity: number;    // of the marks, from 0 to 1
  origin: Point;
}

const covered = '?'.charCodeAt(0);

function lookAt(cell: number, {position, answer, isStale}: Scene): number {
  const symbol = position.symbols.charCodeAt(cell);
  if (symbol !== covered) return symbol;
  if (!answer) return plainLook;
  const look = lookOfCovered(cell, answer);
  return isStale ? fadedLook(look) : look;
}

export function paint(ground: Ground, context: CanvasRenderingContext2D, tiles: Tiles, scene: Scene): void {
  const {plan, colours} = tiles;
  const {answer, origin} = scene;
  ground.show(tiles, origin, cell => lookAt(cell, scene));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.translate(origin.x, origin.y);
  const sheet = {context, plan, colours};
  if (answer?.best != null && !scene.isStale && scene.position.symbols[answer.best] === '?') {
    const ink = tiles.paint(lookAt(answer.best, scene)).ink;
    drawBest(sheet, answer.best, ink, isRinged(answer.best, scene.marks));
  }
  context.globalAlpha = scene.clarity;
  drawMarks(sheet, scene.marks);
  context.globalAlpha = 1;
}
