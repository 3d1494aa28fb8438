// Films as a GIF: each symbol is drawn once, and frames are put together from what was drawn.
import type {Topology} from '../model/position.js';
import {encodeGif, type GifFrame} from './gif.js';

/** What the worker is told. Colours are those of the theme, as CSS writes them. */
export interface GifRequest {
  readonly rows: number;
  readonly cols: number;
  readonly topology: Topology;
  readonly films: readonly (readonly string[])[];  // by film, the symbols of each frame
  readonly delay: number;                          // hundredths of a second
  readonly colours: GifColours;
}
export interface GifColours {
  readonly paper: string;
  readonly open: string;
  readonly covered: string;
  readonly flag: string;
  readonly stepped: string;
  readonly ink: string;
  readonly digits: readonly string[];
}

const symbols = '?012345678_FM*!q';

function drawSymbol(context: OffscreenCanvasRenderingContext2D, symbol: string, side: number, colours: GifColours): void {
  const fills: Record<string, string> = {'?': colours.covered, 'q': colours.covered, '*': colours.covered, 'F': colours.flag, '!': colours.flag, 'M': colours.stepped};
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, side, side);
  context.fillStyle = fills[symbol] ?? colours.open;
  context.fillRect(1, 1, side - 2, side - 2);
  const faces: Record<string, string> = {'?': '', '0': '', '_': '–', 'F': '⚑', '!': '✗', 'M': '✱', '*': '✱', 'q': '?'};
  context.fillStyle = colours.digits[Number(symbol)] ?? colours.ink;
  context.font = `bold ${Math.round(0.62 * side)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(faces[symbol] ?? symbol, side / 2, 0.54 * side);
}

/** Colours that differ little are one, so that a palette is enough for all. */
class Palette {
  readonly colours: [number, number, number][] = [];
  private readonly numbers = new Map<number, number>();

  of(red: number, green: number, blue: number): number {
    for (let drop = 3; ; ++drop) {
      const key = drop << 24 | red >> drop << 16 | green >> drop << 8 | blue >> drop;
      const known = this.numbers.get(key);
      if (known !== undefined) return known;
      if (this.colours.length < 256 || drop === 8) {
        this.numbers.set(key, Math.min(255, this.colours.length));
        if (this.colours.length < 256) this.colours.push([red, green, blue]);
        return this.numbers.get(key)!;
      }
    }
  }
}

function drawTiles(side: number, colours: GifColours, palette: Palette): Map<string, Uint8Array> {
  const context = new OffscreenCanvas(side, side).getContext('2d', {willReadFrequently: true})!;
  return new Map([...symbols].map(symbol => {
    drawSymbol(context, symbol, side, colours);
    const {data} = context.getImageData(0, 0, side, side);
    return [symbol, Uint8Array.from({length: side * side}, (_, at) => palette.of(data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!))];
  }));
}

// The picture as it is, and which part of it has changed since it was last taken.
class Sheet {
  private readonly pixels: Uint8Array;
  private from = {x: 0, y: 0};
  private to: {x: number; y: number};

  constructor(readonly width: number, readonly height: number, paper: number) {
    this.pixels = new Uint8Array(width * height).fill(paper);
    this.to = {x: width, y: height};
  }

  put(tile: Uint8Array, side: number, x: number, y: number): void {
    for (let row = 0; row < side; ++row)
      this.pixels.set(tile.subarray(row * side, (row + 1) * side), (y + row) * this.width + x);
    this.from = {x: Math.min(this.from.x, x), y: Math.min(this.from.y, y)};
    this.to = {x: Math.max(this.to.x, x + side), y: Math.max(this.to.y, y + side)};
  }

  // Where nothing has changed, a pixel says so.
  take(delay: number): GifFrame {
    const {from: {x: left, y: top}, to} = this;
    const box = to.x > left ? {left, top, width: to.x - left, height: to.y - top} : {left: 0, top: 0, width: 1, height: 1};
    const pixels = new Uint8Array(box.width * box.height);
    for (let row = 0; row < box.height; ++row) {
      const start = (box.top + row) * this.width + box.left;
      pixels.set(this.pixels.subarray(start, start + box.width), row * box.width);
    }
    [this.from, this.to] = [{x: this.width, y: this.height}, {x: 0, y: 0}];
    return {pixels, delay, box};
  }
}

export function gifOf({rows, cols, topology, films, delay, colours}: GifRequest): Uint8Array {
  const side = Math.max(6, Math.min(24, Math.floor(900 / (cols * films.length))));
  const shift = topology === 'hex' ? side >> 1 : 0;
  const across = cols * side + shift, gap = side;
  const palette = new Palette();
  const tiles = drawTiles(side, colours, palette);
  const sheet = new Sheet(films.length * across + (films.length - 1) * gap, rows * side, tiles.get('0')![0]!);
  const shown = films.map(() => '');
  const show = (film: readonly string[], number: number, move: number) => {
    const [before, symbols] = [shown[number]!, film[Math.min(move, film.length - 1)]!];
    for (let cell = 0; cell < symbols.length && before !== symbols; ++cell) {
      if (before[cell] === symbols[cell]) continue;
      const row = Math.floor(cell / cols);
      sheet.put(tiles.get(symbols[cell]!)!, side, number * (across + gap) + cell % cols * side + (row % 2 ? shift : 0), row * side);
    }
    shown[number] = symbols;
  };
  const moves = Math.max(...films.map(film => film.length));
  function* all(): Iterable<GifFrame> {
    for (let move = 0; move < moves; ++move) {
      films.forEach((film, number) => show(film, number, move));
      yield sheet.take(move < moves - 1 ? delay : 300);
    }
  }
  return encodeGif(sheet.width, sheet.height, palette.colours, all());
}
