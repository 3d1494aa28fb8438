// Draws the marks over a board: rings around cells and the lines of a trail, each with a rim in the
// colour of the paper, so that it is seen on any cell.
//
//     asked about    a thick ring         best to open     a circle
//     a premise      a dashed ring        clashing clues   a thick ring with a corner filled
//     a conclusion   a ring               a trail          circles and arrows
import type {Colours} from '../theme/colours.js';
import {type Marks, marksOn} from './marks.js';
import type {Plan, Point} from './plan.js';
import {outline} from './tile.js';

export interface Sheet {
  context: CanvasRenderingContext2D;
  plan: Plan;
  colours: Colours;
}

interface Stroke {
  colour: string;
  width: number;
  isDashed?: boolean;
}

function stroke({context, colours}: Sheet, path: Path2D, {colour, width, isDashed}: Stroke): void {
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.strokeStyle = colours.role.paper;
  context.lineWidth = width + Math.max(2, 0.6 * width);
  context.stroke(path);
  context.setLineDash(isDashed ? [1.6 * width, 1.2 * width] : []);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
  context.setLineDash([]);
}

function ring(sheet: Sheet, cell: number, style: Stroke): void {
  const {context, plan} = sheet;
  const {x, y} = plan.corner(cell);
  context.save();
  context.translate(x, y);
  stroke(sheet, outline(plan, style.width / 2 + 1), style);
  context.restore();
}

function circle(sheet: Sheet, cell: number, radius: number, style: Stroke): void {
  const {x, y} = sheet.plan.centre(cell);
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  stroke(sheet, path, style);
}

/** Marks the cell that is best to open, in the ink that reads well on it. */
export function drawBest({context, plan}: Sheet, cell: number, ink: string): void {
  const {x, y} = plan.centre(cell);
  context.beginPath();
  context.arc(x, y, 0.43 * plan.side, 0, 2 * Math.PI);
  context.strokeStyle = ink;
  context.lineWidth = Math.max(1.5, 0.055 * plan.side);
  context.stroke();
}

function drawClash(sheet: Sheet, cell: number): void {
  const {context, plan, colours} = sheet;
  const {side} = plan;
  ring(sheet, cell, {colour: colours.alarm, width: Math.max(2, 0.09 * side)});
  const {x, y} = plan.corner(cell);
  context.fillStyle = colours.alarm;
  context.fill(new Path2D(plan.isHex ? `M${x + side / 2},${y + 2}l${0.28 * side},${0.2 * side}h${-0.56 * side}z`
      : `M${x + side - 1},${y + 1}h${-0.36 * side}l${0.36 * side},${0.36 * side}z`));
}

// An arrow from the circle around one cell to that around another.
function arrow(sheet: Sheet, from: Point, to: Point, style: Stroke): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const radius = 0.43 * sheet.plan.side;
  if (length <= 2 * radius) return;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = 0.16 * sheet.plan.side;
  const [x, y] = [to.x - dx * radius, to.y - dy * radius];
  const path = new Path2D();
  path.moveTo(from.x + dx * radius, from.y + dy * radius);
  path.lineTo(x, y);
  path.moveTo(x - head * (dx - dy), y - head * (dy + dx));
  path.lineTo(x, y);
  path.lineTo(x - head * (dx + dy), y - head * (dy - dx));
  stroke(sheet, path, style);
}

function drawTrail(sheet: Sheet, trail: [number, number][]): void {
  const {plan, colours} = sheet;
  const style = {colour: colours.role.chain, width: Math.max(1.5, 0.06 * plan.side)};
  for (const [from, to] of trail) arrow(sheet, plan.centre(from), plan.centre(to), style);
  for (const cell of new Set(trail.flat())) circle(sheet, cell, 0.41 * plan.side, style);
}

export function drawMarks(sheet: Sheet, given: Marks): void {
  const {plan, colours} = sheet;
  const marks = marksOn(plan.rows * plan.cols, given);
  const width = Math.max(2, 0.08 * plan.side);
  drawTrail(sheet, marks.trail);
  for (const cell of marks.conclusions) ring(sheet, cell, {colour: colours.role.premise, width});
  for (const cell of marks.premises) ring(sheet, cell, {colour: colours.role.premise, width, isDashed: true});
  for (const cell of marks.clash) drawClash(sheet, cell);
  if (marks.subject !== null) ring(sheet, marks.subject, {colour: colours.role.ink, width: 1.2 * width});
}
