// The module from servers of all kinds.
import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';

import {compile} from './compile.js';

const realFetch = globalThis.fetch;
afterEach(() => { globalThis.fetch = realFetch; });

const serve = (answer: Response) => { globalThis.fetch = () => Promise.resolve(answer); };

test('a module is compiled whatever type the server says it has', async () => {
  const smallest = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  serve(new Response(smallest, {headers: {'content-type': 'application/octet-stream'}}));
  assert.ok(await compile('minewise.wasm') instanceof WebAssembly.Module);
});

test('a page that says "not found" is no module', async () => {
  serve(new Response('<h1>Not found</h1>', {status: 404, statusText: 'Not Found'}));
  await assert.rejects(compile('minewise.wasm'), /404 Not Found/);
});
