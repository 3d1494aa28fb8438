// Paints the part of a board that can be seen: the cells from their pictures, then what is marked.
// Cells too small for any symbol are fills alone.
import type {Answer} from '../model/answer.js';
import type {Position} from '../model/position.js';
import type {Marks} from './marks.js';
import type {Point} from './plan.js';
import {drawBest, drawMarks} from './rings.js';
import {lookOfCovered, plainLook, type Tiles} from './tile.js';

/** What is painted: a board whose top left lies at `origin` of the canvas. */
export interface Scene {
  position: Position;
  answer: Answer | null;
  isStale: boolean;   // the answer is one to an earlier position, and has been for a while
  marks: Marks;
  clarity: number;    // of the marks, from 0 to 1
  origin: Point;
}

const least = 8;     // pixels of the device: cells below that have no symbols
const faded = 0.45;  // how much of a stale answer is seen

function lookAt(cell: number, {position, answer}: Scene): number {
  const symbol = position.symbols.charCodeAt(cell);
  if (symbol !== 63 /* ? */) return symbol;
  return answer ? lookOfCovered(cell, answer) : plainLook;
}

type Put = (look: number, x: number, y: number) => void;

function putter(context: CanvasRenderingContext2D, tiles: Tiles): Put {
  const {side, height} = tiles.plan;
  if (side >= least) return (look, x, y) => context.drawImage(tiles.picture(look), x, y);
  return (look, x, y) => {
    context.fillStyle = tiles.paint(look).fill;
    context.fillRect(x, y, side - 1, height - 1);
  };
}

function paintCells(context: CanvasRenderingContext2D, tiles: Tiles, scene: Scene): void {
  const {plan} = tiles;
  const {origin} = scene;
  const {width, height} = context.canvas;
  const {top, bottom, left, right} = plan.visible({x: -origin.x, y: -origin.y, width, height});
  const put = putter(context, tiles);
  for (let row = top; row < bottom; ++row) {
    const shift = row % 2 ? plan.shift : 0;
    for (let col = left; col < right; ++col) {
      const look = lookAt(row * plan.cols + col, scene);
      const [x, y] = [col * plan.side + shift, row * plan.pitch];
      const isFaded = scene.isStale && look > plainLook;
      if (isFaded) put(plainLook, x, y);
      context.globalAlpha = isFaded ? faded : 1;
      put(look, x, y);
    }
  }
  context.globalAlpha = 1;
}

export function paint(context: CanvasRenderingContext2D, tiles: Tiles, scene: Scene): void {
  const {plan, colours} = tiles;
  const {answer, origin} = scene;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.translate(origin.x, origin.y);
  paintCells(context, tiles, scene);
  const sheet = {context, plan, colours};
  if (answer?.best != null && !scene.isStale && scene.position.symbols[answer.best] === '?')
    drawBest(sheet, answer.best, tiles.paint(lookAt(answer.best, scene)).ink);
  context.globalAlpha = scene.clarity;
  drawMarks(sheet, scene.marks);
  context.globalAlpha = 1;
}
