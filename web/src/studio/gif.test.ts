// GIFs, read again by a decoder that shares nothing with the encoder.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';

import {encodeGif} from './gif.js';

// The pixels of the first image of a file with a global palette, by the book.
function decoded(file: Uint8Array): number[] {
  let at = 13 + 3 * (2 << (file[10]! & 7));
  while (file[at] !== 0x2c) {
    at += 2;
    while (file[at]) at += file[at]! + 1;
    ++at;
  }
  const depth = file[at + 10]!;
  const packed: number[] = [];
  for (at += 11; file[at]; at += file[at]! + 1) packed.push(...file.slice(at + 1, at + 1 + file[at]!));
  const clear = 1 << depth;
  const pixels: number[] = [];
  let [table, width, bit]: [number[][], number, number] = [[], depth + 1, 0];
  let last: number[] | null = null;
  const reset = () => {
    table = Array.from({length: clear + 2}, (_, code) => [code]);
    [width, last] = [depth + 1, null];
  };
  for (;;) {
    let code = 0;
    for (let each = 0; each < width; ++each, ++bit) code |= (packed[bit >> 3]! >> (bit & 7) & 1) << each;
    if (code === clear + 1) return pixels;
    if (code === clear) {
      reset();
      continue;
    }
    const entry: number[] = code < table.length ? table[code]! : [...last!, last![0]!];
    pixels.push(...entry);
    if (last && table.length < 4096) table.push([...last, entry[0]!]);
    if (table.length === 1 << width && width < 12) ++width;
    last = entry;
  }
}

const palette = Array.from({length: 40}, (_, each) => [each, 2 * each, 255 - each] as const);

test('pixels come back, also where the table fills up', () => {
  for (const [width, height] of [[1, 1], [7, 5], [300, 200]] as const) {
    let seed = 1;
    const pixels = Uint8Array.from({length: width * height}, () => (seed = seed * 1103515245 + 12345 & 0x7fffffff) % 40);
    assert.deepEqual(decoded(encodeGif(width, height, palette, [{pixels, delay: 10}])), [...pixels]);
    const plain = new Uint8Array(width * height).fill(3);
    assert.deepEqual(decoded(encodeGif(width, height, palette, [{pixels: plain, delay: 10}])), [...plain]);
  }
});

test('a part of the picture is put where it belongs', () => {
  const whole = {pixels: new Uint8Array(12).fill(1), delay: 5};
  const part = {pixels: Uint8Array.of(7, 8), delay: 5, box: {left: 2, top: 1, width: 2, height: 1}};
  assert.deepEqual(decoded(encodeGif(4, 3, palette, [part])), [7, 8]);
  const file = encodeGif(4, 3, palette, [whole, part]);
  assert.deepEqual([...file.slice(file.lastIndexOf(0x2c)).slice(0, 9)], [0x2c, 2, 0, 1, 0, 2, 0, 1, 0]);
});

test('another program reads the frames, where there is one', context => {
  const file = join(mkdtempSync(join(tmpdir(), 'minewise-gif-')), 'a.gif');
  const frame = (colour: number) => ({pixels: new Uint8Array(12).fill(colour), delay: 50});
  writeFileSync(file, encodeGif(4, 3, palette, [frame(1), frame(2), frame(3)]));
  const told = spawnSync('gifbuild', ['-d', file], {encoding: 'utf8'});
  if (told.error) return context.skip('gifbuild is not installed');
  assert.equal(told.stdout.match(/^image #/gm)?.length, 3, told.stderr);
});
