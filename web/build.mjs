// Builds the page from its sources and the module: build.mjs [MODULE]. Checks the types first. Leaves
// web/dist, which any static server serves.
import {build} from 'esbuild';
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const module = process.argv[2] ?? join(here, '../build/wasm/minewise.wasm');
const dist = join(here, 'dist');

rmSync(dist, {recursive: true, force: true});
mkdirSync(dist, {recursive: true});
mkdirSync(join(here, 'generated'), {recursive: true});
execFileSync('node', [join(here, 'tools/types.mjs'), join(here, '../docs/schema'), join(here, 'generated/answers.ts')]);
execFileSync('node', [join(here, 'tools/palette.mjs'), module, join(here, 'generated/palette.ts')], {stdio: 'inherit'});
execFileSync('node', [join(here, 'node_modules/typescript/bin/tsc'), '-p', here], {stdio: 'inherit'});

const common = {
  bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'warning',
  define: {MINEWISE_INLINE: 'false'},
};
await build({...common, entryPoints: [join(here, 'src/app/app.ts')], outfile: join(dist, 'page.js')});
await build({...common, entryPoints: [join(here, 'src/engine/worker.ts')], outfile: join(dist, 'worker.js')});
await build({...common, entryPoints: [join(here, 'src/board/board.ts')], outfile: join(dist, 'minewise-board.js')});
for (const name of ['index.html', 'page.css']) cpSync(join(here, name), join(dist, name));
cpSync(module, join(dist, 'minewise.wasm'));
