// An engine for a board in anyone's page: the module and the worker lie in a folder that the page
// names, by default that of the script. The module is fetched once for all boards.
import {Engine} from '../engine/engine.js';

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : document.baseURI;

const compiled = new Map<string, Promise<WebAssembly.Module>>();

// Servers that do not know the type of the file are common, so it is not compiled while it arrives.
async function compile(address: URL): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** `folder` is relative to the page; an empty one is where the script came from. */
export function startOwnEngine(folder: string): Engine {
  const base = folder === '' ? script : new URL(folder.replace(/\/?$/, '/'), document.baseURI);
  const address = new URL('minewise.wasm', base);
  let module = compiled.get(address.href);
  if (!module) compiled.set(address.href, module = compile(address));
  return new Engine(module, () => new Worker(new URL('worker.js', base)));
}
