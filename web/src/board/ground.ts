// The cells of a board as pixels: each is copied from the picture of its look into one image, since
// that is many times faster than to draw it. Cells that look as before are left alone, so that an edit
// costs no more than what it changes.
import type {Plan, Point, Range} from './plan.js';
import type {Tiles} from './tile.js';

export class Ground {
  private readonly context: CanvasRenderingContext2D;
  private image: ImageData | null = null;
  private pixels = new Uint32Array();
  private looks = new Int32Array();  // of the cells in sight, row by row
  private sight: Range = {top: 0, left: 0, bottom: 0, right: 0};
  private tiles: Tiles | null = null;
  private origin: Point = {x: 0, y: 0};

  constructor(private readonly canvas: HTMLCanvasElement) {
    // Pixels are written, never drawn: they are best kept where they are written.
    this.context = canvas.getContext('2d', {willReadFrequently: true})!;
  }

  /** Shows the cells of a board whose top left lies at `origin`, each with the look it has. */
  show(tiles: Tiles, origin: Point, lookOf: (cell: number) => number): void {
    const {canvas} = this;
    const isSame = this.tiles === tiles && this.origin.x === origin.x && this.origin.y === origin.y &&
        this.image?.width === canvas.width && this.image.height === canvas.height;
    if (!isSame) this.clear(tiles, origin);
    const changed = this.copyChanged(tiles, lookOf);
    if (isSame && changed.right <= changed.left) return;
    const box = isSame ? this.boxOf(tiles.plan, changed) : {x: 0, y: 0, width: canvas.width, height: canvas.height};
    this.context.putImageData(this.image!, 0, 0, box.x, box.y, box.width, box.height);
  }

  private clear(tiles: Tiles, origin: Point): void {
    const {width, height} = this.canvas;
    if (this.image?.width === width && this.image.height === height) {
      this.pixels.fill(0);
    } else {
      this.image = new ImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
    }
    [this.tiles, this.origin] = [tiles, origin];
    this.sight = tiles.plan.visible({x: -origin.x, y: -origin.y, width, height});
    const {top, left, bottom, right} = this.sight;
    this.looks = new Int32Array(Math.max(0, (bottom - top) * (right - left))).fill(-1);
  }

  // Returns the least range with all changed cells.
  private copyChanged(tiles: Tiles, lookOf: (cell: number) => number): Range {
    const {sight, looks} = this;
    const {plan} = tiles;
    const changed: Range = {top: Infinity, left: Infinity, bottom: -Infinity, right: -Infinity};
    let at = 0;
    for (let row = sight.top; row < sight.bottom; ++row) {
      for (let col = sight.left; col < sight.right; ++col, ++at) {
        const cell = row * plan.cols + col;
        const look = lookOf(cell);
        if (look === looks[at]) continue;
        looks[at] = look;
        this.copy(plan, tiles.picture(look), plan.corner(cell));
        changed.top = Math.min(changed.top, row);
        changed.bottom = row + 1;
        changed.left = Math.min(changed.left, col);
        changed.right = Math.max(changed.right, col + 1);
      }
    }
    return changed;
  }

  // Neighbouring hexagons share the pixels of an edge, in part each: those are in one colour and become
  // whole.
  private copy({side, height}: Plan, picture: Uint32Array, corner: Point): void {
    const {pixels, origin} = this;
    const {width, height: depth} = this.image!;
    const [x, y] = [origin.x + corner.x, origin.y + corner.y];
    const [first, last] = [Math.max(0, -x), Math.min(side, width - x)];
    for (let down = Math.max(0, -y); down < Math.min(height, depth - y); ++down) {
      const from = down * side, to = (y + down) * width + x;
      for (let across = first; across < last; ++across) {
        const pixel = picture[from + across]!;
        if (pixel === 0) continue;
        const isShared = pixel >>> 24 < 255 && pixels[to + across] !== 0;
        pixels[to + across] = isShared ? pixel | 0xff000000 : pixel;
      }
    }
  }

  // The pixels of a range of cells.
  private boxOf(plan: Plan, {top, left, bottom, right}: Range) {
    const {origin} = this;
    return {
      x: origin.x + left * plan.side, y: origin.y + top * plan.pitch,
      width: (right - left) * plan.side + plan.shift, height: (bottom - top - 1) * plan.pitch + plan.height,
    };
  }
}
