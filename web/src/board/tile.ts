// What a cell looks like, and its picture. A look is a number: each is drawn once and kept, since many
// cells of a board look the same and a picture is copied faster than it is drawn.
import type {Answer} from '../model/answer.js';
import type {Colours, Paint} from '../theme/colours.js';
import type {Plan} from './plan.js';
import {shownPercent, thousandths} from './percent.js';
import {drawCross, drawDash, drawFlag, drawMine, drawPlus, drawText, type Pen} from './shapes.js';

// Looks of cells that show something are their symbol's letter. Then come those of covered cells, and
// last the probabilities in thousandths.
const plain = 200, safe = 201, mine = 202, likely = 1000;
const faded = 4000;  // is added to the look of a covered cell whose answer is stale

export const plainLook = plain;

/** How a covered cell looks when what is known of it is no longer of now. */
export function fadedLook(look: number): number {
  return look > plain ? look + faded : look;
}

/** How a covered cell looks by what is known of it. */
export function lookOfCovered(cell: number, answer: Answer): number {
  const probability = answer.mine[cell]!;
  if (Number.isNaN(probability)) return plain;
  if (answer.safe.has(cell)) return safe;
  if (answer.mines.has(cell)) return mine;
  return likely + thousandths(probability);
}

/** Which of the things that can be shown are. */
export interface Shown {
  numbers: 'percent' | 'none';
  heat: boolean;
}

const leastText = 7;    // pixels of the page: letters below that cannot be read
const leastClue = 6;    // the same for clues, which their colours tell too
const leastTenths = 30; // pixels of the page: a cell below that has no room for tenths
const mostKept = 8_000_000;  // pixels
const clarity = 0.45;        // of what is faded

export class Tiles {
  private readonly kept = new Map<number, Uint32Array>();
  private readonly context: OffscreenCanvasRenderingContext2D;

  /** `scale` is the number of the device's pixels to one of the page. */
  constructor(readonly colours: Colours, readonly plan: Plan, readonly scale: number,
              readonly shown: Shown) {
    const scratch = new OffscreenCanvas(plan.side, plan.height);
    this.context = scratch.getContext('2d', {willReadFrequently: true})!;
  }

  /** The picture of a look: the pixels of the box around a cell. */
  picture(look: number): Uint32Array {
    const known = this.kept.get(look);
    if (known) return known;
    const {side, height} = this.plan;
    if (this.kept.size * side * height > mostKept) this.kept.clear();
    this.context.clearRect(0, 0, side, height);
    if (look >= faded) this.draw(plain, 1);
    this.draw(look % faded, look >= faded ? clarity : 1);
    const drawn = new Uint32Array(this.context.getImageData(0, 0, side, height).data.buffer);
    this.kept.set(look, drawn);
    return drawn;
  }

  /** Its fill and the ink on it. */
  paint(look: number): Paint {
    const {role, on, heat} = this.colours;
    if (look >= likely && this.shown.heat) return heat((look - likely) / 1000);
    const fill = role[this.roleOf(look)];
    return {fill, ink: on(fill)};
  }

  private roleOf(look: number) {
    if (look === safe) return 'safe';
    if (look === mine) return 'proved-mine';
    if (look === plain || look >= likely) return 'covered';
    const symbol = String.fromCharCode(look);
    return symbol === 'F' || symbol === '!' ? 'flag' : symbol === 'M' ? 'stepped-on'
        : symbol === '*' || symbol === 'q' ? 'covered' : 'open';
  }

  private draw(look: number, alpha: number): void {
    const {context} = this;
    const {side, height} = this.plan;
    const paint = this.paint(look);
    context.save();
    context.globalAlpha = alpha;
    this.drawGround(paint, look >= plain);
    context.translate(side / 2, height / 2);
    context.fillStyle = context.strokeStyle = paint.ink;
    this.drawFace({context, side, font: this.colours.font}, look, paint);
    context.restore();
  }

  // The gap around the cell, then the cell; a covered one is raised, with a darker lip below.
  private drawGround({fill}: Paint, isCovered: boolean): void {
    const {context} = this;
    const {role, theme} = this.colours;
    const {side} = this.plan;
    const gap = Math.max(1, Math.round(0.035 * side));
    const face = this.plan.isHex ? outline(this.plan, gap / 2) : squareFace(side, gap);
    context.fillStyle = `color-mix(in srgb, ${role.line} ${theme === 'forced' ? 100 : 30}%, ${role.paper})`;
    context.fill(outline(this.plan, -0.5));
    const lip = isCovered && side >= 9 ? Math.max(1, Math.round(0.05 * side)) : 0;
    context.fillStyle = `color-mix(in srgb, ${fill} 78%, ${theme === 'forced' ? role.ink : 'black'})`;
    context.fill(face);
    context.save();
    context.clip(face);
    context.translate(0, -lip);
    context.fillStyle = fill;
    context.fill(face);
    context.restore();
  }

  private drawFace(pen: Pen, look: number, {fill, ink}: Paint): void {
    if (look >= likely) return this.drawPercent(pen, look - likely);
    if (look === safe) return drawPlus(pen);
    if (look === mine) return drawCross(pen, 0.17);
    if (look === plain) return;
    const symbol = String.fromCharCode(look);
    if (symbol === '_') return drawDash(pen);
    if (symbol === 'M') return drawMine(pen, null);
    if (symbol === '*') return drawMine(pen, fill);
    if (symbol === 'F' || symbol === '!') drawFlag(pen);
    if (symbol === '!') drawCross(pen, 0.36);
    if (symbol === 'q') drawText(pen, '?', 0.56, 700);
    if (symbol >= '0' && symbol <= '8') this.drawClue(pen, Number(symbol), ink);
  }

  private drawClue(pen: Pen, clue: number, ink: string): void {
    if (0.6 * pen.side < leastClue * this.scale) return;
    pen.context.fillStyle = this.colours.digits[clue] ?? ink;
    pen.context.globalAlpha = clue === 0 ? 0.55 : 1;
    drawText(pen, String(clue), 0.56, clue === 0 ? 400 : 700);
  }

  private drawPercent(pen: Pen, fine: number): void {
    if (this.shown.numbers === 'none') return;
    const text = shownPercent(fine, pen.side >= leastTenths * this.scale);
    const size = text.length > 3 ? 0.3 : text.length > 2 ? 0.34 : 0.4;
    if (size * pen.side >= leastText * this.scale) drawText(pen, text, size, 500);
  }
}

// Its edges fall between pixels, also where the gap is odd.
function squareFace(side: number, gap: number): Path2D {
  const path = new Path2D();
  const first = Math.floor(gap / 2);
  path.roundRect(first, first, side - gap, side - gap, side >= 16 ? 0.08 * side : 0);
  return path;
}

/** The edge of a cell whose box begins at 0,0, so far inside it. */
export function outline(plan: Plan, inset: number): Path2D {
  const {side, height} = plan;
  const path = new Path2D();
  if (!plan.isHex) {
    path.roundRect(inset, inset, side - 2 * inset, side - 2 * inset, inset > 0 ? 0.06 * side : 0);
    return path;
  }
  const across = side / 2 - inset, up = height / 2 * (across / (side / 2));
  const corners = [[0, -up], [across, -up / 2], [across, up / 2], [0, up], [-across, up / 2], [-across, -up / 2]];
  for (const [x, y] of corners) path.lineTo(side / 2 + x!, height / 2 + y!);
  path.closePath();
  return path;
}
