// The program and the module that the tests hold against each other, and positions of every kind.
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {Module} from '../../src/engine/module.js';

export const root = process.env['MINEWISE_ROOT'] ?? join(process.cwd(), '..');
export const binary = process.env['MINEWISE'] ?? join(root, 'build/release/minewise');
const modulePath = process.env['MINEWISE_MODULE'] ?? join(root, 'build/wasm/minewise.wasm');

export interface Printed {
  code: number;
  out: string;
  error: string;
}

/** What the program prints, with a text on its standard input. */
export function minewise(words: readonly string[], input = ''): Printed {
  const ran = spawnSync(binary, words, {input, encoding: 'utf8', maxBuffer: 1 << 28});
  if (ran.error) throw ran.error;
  return {code: ran.status ?? -1, out: ran.stdout, error: ran.stderr};
}

let compiled: WebAssembly.Module | undefined;

/** A fresh instance. */
export function newModule(): Module {
  compiled ??= new WebAssembly.Module(readFileSync(modulePath));
  return new Module(compiled);
}

/** A fresh instance of the second module, the studio. */
export function newStudio(): Module {
  return new Module(new WebAssembly.Module(readFileSync(join(dirname(modulePath), 'studio.wasm'))));
}

/** Positions of every kind in notation, made by the program itself (tests/support/positions.py). */
export function positions(count: number, seed = 1): string[] {
  const script = join(root, 'tests/support/positions.py');
  const words = ['-B', script, '--binary', binary, '--n', String(count), '--seed', String(seed)];
  const printed = execFileSync('python3', words, {encoding: 'utf8', maxBuffer: 1 << 28});
  const texts = printed.split(/^(?=\/\/ )/m);
  if (texts.length !== count) throw new Error(`${texts.length} positions where ${count} were asked for`);
  return texts;
}

/** The moment of a game that an agent plays, in notation. */
export function momentOf(game: string, agent: string, at: number): string {
  const {code, out, error} = minewise(['position', game, '--agent', agent, '--at', String(at)]);
  if (code) throw new Error(error);
  return out;
}
