// Writes the colours of every theme, as the module gives them, into a file of TypeScript: palette.mjs
// MODULE OUTPUT. So the page has the colours of the pictures, and none of its own. Themes with clues in
// ink alone are for print, and left out.
import {build} from 'esbuild';
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const [module, output] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));

// The page's own client of the module, made fit for node.
const client = join(dirname(output), 'module.mjs');
await build({entryPoints: [join(here, '../src/engine/module.ts')], bundle: true, format: 'esm', outfile: client,
             logLevel: 'warning'});

const {Module} = await import(pathToFileURL(client).href);
const answer = JSON.parse(new Module(new WebAssembly.Module(readFileSync(module))).ask({verb: 'palette'}));
const palettes = answer.filter(({theme}) => !theme.endsWith('-plain'));
writeFileSync(output, `// Written by tools/palette.mjs from the module. Do not edit.
import type {Palette} from './answers.js';

export const palettes: Palette = ${JSON.stringify(palettes)};
`);
