// An engine for a board in anyone's page: the module and the worker lie in a folder that the page
// names, by default that of the script. The module is fetched once for all boards.
import {compile} from '../engine/compile.js';
import {Engine} from '../engine/engine.js';

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : document.baseURI;

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** `folder` is relative to the page; an empty one is where the script came from. */
export function startOwnEngine(folder: string): Engine {
  const base = folder === '' ? script : new URL(folder.replace(/\/?$/, '/'), document.baseURI);
  const address = new URL('minewise.wasm', base);
  let module = compiled.get(address.href);
  if (!module) compiled.set(address.href, module = compile(address));
  return new Engine(module, () => new Worker(new URL('worker.js', base)));
}
