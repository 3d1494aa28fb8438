// Writes the colours of every theme, as the module gives them, into a file of TypeScript: palette.mjs
// MODULE OUTPUT. So the page has the colours of the pictures, and none of its own.
import {build} from 'esbuild';
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {palettesFrom} from './palette_source.mjs';

const [module, output] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));

// The page's own client of the module, made fit for node.
async function client() {
  const {outputFiles} = await build({
    entryPoints: [join(here, '../src/engine/module.ts')], bundle: true, format: 'esm', write: false,
  });
  return import('data:text/javascript;base64,' + Buffer.from(outputFiles[0].contents).toString('base64'));
}

async function palettes() {
  const {Module, EngineError} = await client();
  try {
    return new Module(new WebAssembly.Module(readFileSync(module))).ask({verb: 'palette'}).trim();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return JSON.stringify(palettesFrom(join(here, '../../src/show/render/palette.cc')), null, 1);
  }
}

writeFileSync(output, `// Written by tools/palette.mjs from the module. Do not edit.
export const palettes = ${await palettes()};
`);
