// GIF89a, as much of it as an animation needs: one palette, frames that are put over those before, each shown for its time. The
// codes are those of Lempel, Ziv and Welch as the format packs them: of growing width, least
// significant bit first, begun anew when the table is full.

/** Where on the picture. */
export interface GifBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels as numbers of the palette, row by row, and for how long they are shown, in hundredths of a second. */
export interface GifFrame {
  readonly pixels: Uint8Array;
  readonly delay: number;
  readonly box?: GifBox;  // the whole picture where it is left out
}

class Bytes {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  put(...values: number[]): void {
    for (const value of values) {
      if (this.length === this.bytes.length) {
        const larger = new Uint8Array(2 * this.length);
        larger.set(this.bytes);
        this.bytes = larger;
      }
      this.bytes[this.length++] = value;
    }
  }
  short(value: number): void {
    this.put(value & 255, value >> 8);
  }
  text(text: string): void {
    this.put(...[...text].map(letter => letter.charCodeAt(0)));
  }
  get whole(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

const mostCodes = 4096;

// The codes of the pixels, each with its width in bits.
function codesOf(pixels: Uint8Array, depth: number, put: (code: number, width: number) => void): void {
  const clear = 1 << depth;
  let table = new Map<number, number>();
  let [width, next] = [depth + 1, clear + 2];
  put(clear, width);
  let current = pixels[0]!;
  for (let at = 1; at < pixels.length; ++at) {
    const pixel = pixels[at]!;
    const key = current << 8 | pixel;
    const known = table.get(key);
    if (known !== undefined) {
      current = known;
      continue;
    }
    put(current, width);
    if (next === mostCodes) {
      put(clear, width);
      table = new Map();
      [width, next] = [depth + 1, clear + 2];
    } else {
      if (next === 1 << width) ++width;
      table.set(key, next++);
    }
    current = pixel;
  }
  put(current, width);
  put(clear + 1, width);
}

// In blocks of at most 255 bytes, each with its length before it.
function putImage(out: Bytes, pixels: Uint8Array, depth: number): void {
  let block: number[] = [];
  let [held, bits] = [0, 0];
  const flush = () => {
    if (block.length > 0) out.put(block.length, ...block);
    block = [];
  };
  const putByte = (byte: number) => {
    block.push(byte);
    if (block.length === 255) flush();
  };
  out.put(depth);
  codesOf(pixels, depth, (code, width) => {
    held |= code << bits;
    for (bits += width; bits >= 8; bits -= 8, held >>>= 8) putByte(held & 255);
  });
  if (bits > 0) putByte(held & 255);
  flush();
  out.put(0);
}

/** The whole file. The palette has red, green and blue of up to 256 colours. */
export function encodeGif(width: number, height: number, palette: readonly (readonly [number, number, number])[],
                          frames: Iterable<GifFrame>): Uint8Array {
  const depth = Math.max(2, Math.ceil(Math.log2(Math.max(2, palette.length))));
  const out = new Bytes();
  out.text('GIF89a');
  out.short(width), out.short(height);
  out.put(0x80 | depth - 1, 0, 0);
  for (let colour = 0; colour < 1 << depth; ++colour) out.put(...palette[colour] ?? [0, 0, 0]);
  out.put(0x21, 0xff, 11), out.text('NETSCAPE2.0'), out.put(3, 1, 0, 0, 0);  // again and again
  for (const {pixels, delay, box = {left: 0, top: 0, width, height}} of frames) {
    out.put(0x21, 0xf9, 4, 1 << 2), out.short(delay), out.put(0, 0);  // it stays below the next
    out.put(0x2c), out.short(box.left), out.short(box.top), out.short(box.width), out.short(box.height), out.put(0);
    putImage(out, pixels, depth);
  }
  out.put(0x3b);
  return out.whole;
}
