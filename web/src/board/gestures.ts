// What a mouse, a pen or fingers do to a board. A press that stays on its cell is a click, one that
// stays long on a touch screen is a flag, one that leaves its cell paints where painting is meant, and
// two fingers zoom. A finger paints with a chosen brush alone, since without one it scrolls. It does
// nothing before it moves or leaves, since another may follow it.
import {type BoardEvents, looking, type Mode, send} from './events.js';
import {playDeed} from './keys.js';
import {cellsBetween, type Plan, type Point} from './plan.js';

/** The board as gestures need it. */
export interface Surface extends EventTarget {
  readonly plan: Plan;
  readonly symbols: string;
  readonly mode: Mode;
  readonly brush: string | null;
  pointOf(event: {clientX: number; clientY: number}): Point;
  focusCell(cell: number): void;
  zoomBy(factor: number, at: {clientX: number; clientY: number}): void;
}

interface Press {
  pointer: number;
  cell: number;
  start: Point;          // in pixels of the page
  last: Point;           // on the board
  isBack: boolean;
  isDone: boolean;       // it was a flag or has painted: its end is no click
  painted: Set<number> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const longPress = 450;  // milliseconds
const tolerance = 10;   // pixels of the page that a finger may tremble

export class Gestures {
  private press: Press | null = null;
  private readonly fingers = new Map<number, {clientX: number; clientY: number}>();
  private hovered: number | null = null;

  constructor(private readonly surface: Surface) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, event);
    if (this.fingers.size > 1) return this.drop();
    const point = this.surface.pointOf(event);
    const cell = this.surface.plan.cellAt(point);
    if (cell === null) return;
    if (event.pointerType !== 'touch') this.surface.focusCell(cell);
    if (event.button === 2) return this.flag(cell);
    if (event.button === 1 && this.surface.mode === 'play') return this.send('mw-chord', {cell});
    if (event.button === 0) this.begin(event, cell, point);
  }

  move(event: PointerEvent): void {
    if (this.fingers.has(event.pointerId)) this.pinch(event);
    if (this.press?.pointer === event.pointerId) return this.drag(event, this.press);
    if (event.pointerType === 'mouse') this.hover(this.surface.plan.cellAt(this.surface.pointOf(event)));
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const {press} = this;
    if (press?.pointer !== event.pointerId) return;
    this.drop();
    if (press.isDone) return;
    this.surface.focusCell(press.cell);
    const {brush} = this;
    if (brush !== null) this.paint(press, [press.cell], brush);
    else this.click(press.cell, press.isBack);
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.press?.pointer === event.pointerId) this.drop();
  }

  leave(): void {
    this.hover(null);
  }

  /** What a click on a cell means in this mode. */
  click(cell: number, back: boolean): void {
    const {mode, symbols} = this.surface;
    if (this.isLooking) return this.send('mw-look', {cell, by: 'pointer'});
    if (mode === 'edit') return this.send('mw-cycle', {cell, back});
    const deed = mode === 'play' ? playDeed(cell, symbols[cell]!) : null;
    if (deed && 'send' in deed) this.send(deed.send, deed.detail);
  }

  private get isLooking(): boolean {
    return this.surface.mode === 'look' || this.surface.brush === looking;
  }

  // What is painted, if anything is chosen.
  private get brush(): string | null {
    return this.surface.mode === 'edit' && !this.isLooking ? this.surface.brush : null;
  }

  private begin(event: PointerEvent, cell: number, point: Point): void {
    const {brush} = this;
    const start = {x: event.clientX, y: event.clientY};
    const press: Press = {
      pointer: event.pointerId, cell, start, last: point, isBack: event.shiftKey, isDone: false,
      painted: null, timer: undefined,
    };
    this.press = press;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') {
      press.timer = setTimeout(() => {
        press.isDone = true;
        this.flag(cell);
      }, longPress);
    } else if (brush !== null) {
      this.paint(press, [cell], brush);
    }
  }

  private drag(event: PointerEvent, press: Press): void {
    const isTouch = event.pointerType === 'touch';
    const far = Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y);
    if (isTouch && far <= tolerance) return;
    clearTimeout(press.timer);
    const {surface} = this;
    const paints = surface.mode === 'edit' && !this.isLooking && (!isTouch || this.brush !== null);
    const point = surface.pointOf(event);
    const cells = cellsBetween(surface.plan, press.last, point);
    press.last = point;
    if (!press.painted && cells.every(cell => cell === press.cell)) return;
    if (!paints) {
      press.isDone = true;
      if (this.isLooking && !isTouch) this.hover(surface.plan.cellAt(point));
    } else if (!press.isDone || press.painted) {
      this.stroke(press, cells);
    }
  }

  // Without a brush the first cell takes its next symbol, and the others become what it became. That
  // is known once those who listen have answered.
  private stroke(press: Press, cells: number[]): void {
    const {brush} = this;
    if (!press.painted && brush === null) {
      press.painted = new Set([press.cell]);
      press.isDone = true;
      this.click(press.cell, press.isBack);
      setTimeout(() => this.stroke(press, cells));
      return;
    }
    this.paint(press, [press.cell, ...cells], brush ?? this.surface.symbols[press.cell]!);
  }

  private paint(press: Press, cells: number[], symbol: string): void {
    const joins = press.painted !== null;
    press.painted ??= new Set();
    press.isDone = true;
    const fresh = [...new Set(cells)].filter(cell => !press.painted!.has(cell));
    for (const cell of fresh) press.painted.add(cell);
    if (fresh.length > 0) this.send('mw-paint', {cells: fresh, symbol, joins});
  }

  private flag(cell: number): void {
    if (!this.isLooking) this.send('mw-flag', {cell});
  }

  private hover(cell: number | null): void {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.send('mw-look', {cell, by: 'pointer'});
  }

  private pinch(event: PointerEvent): void {
    const before = [...this.fingers.values()];
    this.fingers.set(event.pointerId, event);
    if (before.length !== 2) return;
    const [a, b] = [...this.fingers.values()] as [PointerEvent, PointerEvent];
    const apart = ([p, q]: {clientX: number; clientY: number}[]) =>
        Math.hypot(p!.clientX - q!.clientX, p!.clientY - q!.clientY);
    const middle = {clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2};
    if (apart(before) > 0) this.surface.zoomBy(apart([a, b]) / apart(before), middle);
  }

  private drop(): void {
    clearTimeout(this.press?.timer);
    this.press = null;
  }

  private send<T extends keyof BoardEvents>(type: T, detail: BoardEvents[T]): void {
    send(this.surface, type, detail);
  }
}
