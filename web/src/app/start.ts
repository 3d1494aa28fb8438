// Starts the engine in the way the page was built: the module and the worker as files beside it, or,
// in the single file that works from disk, both inside it (build.mjs defines which).
import {compile} from '../engine/compile.js';
import {Engine} from '../engine/engine.js';
import {strings} from '../strings.js';

declare const MINEWISE_INLINE: boolean;

// In the single file, elements that hold the module as base64 and the worker's script.
function inlined(id: string): string {
  return document.getElementById(id)!.textContent!;
}

// Browsers refuse a page from disk both files.
function beside(name: string): string {
  if (location.protocol === 'file:') throw new Error(strings.app.fromDisk);
  return name;
}

// The module of a name, compiled.
async function compileModule(name: string): Promise<WebAssembly.Module> {
  if (!MINEWISE_INLINE) return compile(beside(`${name}.wasm`));
  const text = atob(inlined(`${name}-module`).trim());
  return WebAssembly.compile(Uint8Array.from(text, letter => letter.charCodeAt(0)));
}

const compiled: {[name: string]: Promise<WebAssembly.Module>} = {};

function engineOf(name: string): Engine {
  return new Engine(compiled[name] ??= compileModule(name), startWorker);
}

function startWorker(): Worker {
  if (!MINEWISE_INLINE) return new Worker(beside('worker.js'));
  const script = new Blob([inlined('minewise-worker')], {type: 'text/javascript'});
  const address = URL.createObjectURL(script);
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  return worker;
}

/** An engine with a worker of its own. */
export const startEngine = (): Engine => engineOf('minewise');

/** The same of the second module, the studio, which has the agents and verbs that the first leaves
    out. It is fetched by the first that asks for it. */
export const startStudio = (): Engine => engineOf('studio');
