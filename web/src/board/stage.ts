// The stage of a board: a box that scrolls, a sheet in it as large as the board, and two canvases as
// large as the box that show the part of the sheet which can be seen, cells and marks. It knows where
// everything lies, and draws at most once a frame.
import {type Colours, coloursAt} from '../theme/colours.js';
import {Ground} from './ground.js';
import {paint, type Scene} from './painter.js';
import type {Point, Size} from './plan.js';
import {type Shown, Tiles} from './tile.js';
import {limitedSide, naturalSide, type Room, type View, viewOf, wholeSide} from './view.js';

/** A point of the window. */
export interface Place {
  clientX: number;
  clientY: number;
}

type Drawn = Omit<Scene, 'origin'>;

export class Stage {
  private readonly sheet: HTMLElement;
  private readonly canvases: HTMLCanvasElement[];
  private readonly ground: Ground;
  private readonly context: CanvasRenderingContext2D;  // for the marks
  private readonly cells: HTMLElement;
  private readonly coarse = matchMedia('(pointer: coarse)');
  private colours: Colours | null = null;
  private tiles: Tiles | null = null;
  private frame = 0;
  private aim: {point: Point; place: Place} | null = null;  // a point of the board, where it is to be seen
  private width = 0;
  private height = 0;
  zoom: number | 'fit' | null = null;  // the side of a cell in pixels of the page, where the visitor chose
  view: View | null = null;

  /** `drawn` says what there is to draw, `shown` which parts of it are wanted. */
  constructor(private readonly scroller: HTMLElement, private readonly drawn: () => Drawn,
              private readonly shown: () => Shown) {
    this.sheet = scroller.querySelector('.sheet')!;
    this.canvases = [...scroller.querySelectorAll('canvas')];
    this.ground = new Ground(this.canvases[0]!);
    this.context = this.canvases[1]!.getContext('2d')!;
    this.cells = scroller.querySelector('.cells')!;
  }

  /** The box has this size now, in pixels of the page. */
  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
  }

  /** Works out where a board lies, with so much room around it. */
  lay(size: Size, gutter: number): View | null {
    if (this.width === 0 || this.height === 0) return null;
    const room: Room = {
      width: this.width, height: this.height, gutter, scale: devicePixelRatio, isCoarse: this.coarse.matches,
    };
    const {zoom} = this;
    const side = zoom === 'fit' ? wholeSide(size, room) : zoom ?? naturalSide(size, room);
    const next = viewOf(size, room, side);
    if (JSON.stringify(next) === JSON.stringify(this.view)) return this.view;
    return this.view = next;
  }

  /** Gives the elements the sizes of the view. */
  place(): void {
    const {view, sheet, cells, scroller} = this;
    if (!view) return;
    setLength(sheet, {width: view.width, height: view.height});
    const {origin, scale} = view;
    setLength(cells, {left: origin.x / scale, top: origin.y / scale});
    const [width, height] = [scroller.clientWidth, scroller.clientHeight];
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    for (const canvas of this.canvases) {
      setLength(canvas, {width, height});
      if (canvas.width !== across) canvas.width = across;
      if (canvas.height !== down) canvas.height = down;
    }
    this.takeAim();
  }

  /** Makes cells larger or smaller around a place of the window; the view is to be laid again. */
  zoomBy(factor: number, place: Place): void {
    if (!this.view) return;
    const {plan, scale} = this.view;
    const {x, y} = this.pointOf(place);
    const side = typeof this.zoom === 'number' ? this.zoom : plan.side / scale;
    this.zoom = limitedSide(side * factor);
    this.aim = {point: {x: x / plan.boardWidth, y: y / plan.boardHeight}, place};
  }

  /** The point of the board, in pixels of the device, at a place of the window. */
  pointOf({clientX, clientY}: Place): Point {
    const box = this.sheet.getBoundingClientRect();
    const {scale, origin} = this.view!;
    return {x: (clientX - box.left) * scale - origin.x, y: (clientY - box.top) * scale - origin.y};
  }

  get middle(): Place {
    const box = this.scroller.getBoundingClientRect();
    return {clientX: box.left + box.width / 2, clientY: box.top + box.height / 2};
  }

  /** Rows that can be seen at a time. */
  get page(): number {
    return Math.max(1, Math.floor(this.scroller.clientHeight * this.view!.scale / this.view!.plan.pitch) - 1);
  }

  /** Scrolls so that a cell is seen, and a part of those around it. */
  reveal(cell: number): void {
    const {plan, scale, origin, doesScroll} = this.view!;
    if (!doesScroll) return;
    const {x, y} = plan.corner(cell);
    const {scroller} = this;
    const near = (at: number, length: number, now: number, room: number) => {
      const [first, last] = [at - length / 2, at + 1.5 * length];
      return first < now ? first : last > now + room ? last - room : now;
    };
    scroller.scrollLeft = near((origin.x + x) / scale, plan.side / scale, scroller.scrollLeft, scroller.clientWidth);
    scroller.scrollTop = near((origin.y + y) / scale, plan.height / scale, scroller.scrollTop, scroller.clientHeight);
  }

  /** The theme may have changed. */
  restyle(): void {
    this.colours = null;
    this.redraw();
  }

  /** Draws in the next frame. */
  redraw(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  /** Draws now. */
  draw(): void {
    const {view, context, scroller} = this;
    if (!view || context.canvas.width === 0 || context.canvas.height === 0) return;
    const scene = this.drawn();
    const origin = {
      x: view.origin.x - Math.round(scroller.scrollLeft * view.scale),
      y: view.origin.y - Math.round(scroller.scrollTop * view.scale),
    };
    paint(this.ground, context, this.currentTiles(view), {...scene, origin});
    if (scene.clarity < 1) this.redraw();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private currentTiles(view: View): Tiles {
    this.colours ??= coloursAt(this.sheet);
    const {tiles, colours} = this;
    const shown = this.shown();
    const isCurrent = tiles && tiles.plan === view.plan && tiles.colours === colours &&
        tiles.shown.numbers === shown.numbers && tiles.shown.heat === shown.heat;
    return this.tiles = isCurrent ? tiles : new Tiles(colours, view.plan, view.scale, shown);
  }

  // Scrolls the point that was zoomed at back to its place.
  private takeAim(): void {
    const {aim, scroller, view} = this;
    if (!aim || !view) return;
    this.aim = null;
    const box = scroller.getBoundingClientRect();
    const {plan, origin, scale} = view;
    scroller.scrollLeft = (origin.x + aim.point.x * plan.boardWidth) / scale - (aim.place.clientX - box.left);
    scroller.scrollTop = (origin.y + aim.point.y * plan.boardHeight) / scale - (aim.place.clientY - box.top);
  }
}

function setLength(element: HTMLElement, lengths: Partial<Record<'left' | 'top' | 'width' | 'height', number>>): void {
  for (const [name, length] of Object.entries(lengths)) element.style.setProperty(name, `${length}px`);
}
