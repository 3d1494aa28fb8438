// Builds the page from its sources and its modules: build.mjs [MODULE [STUDIO]]. Checks the types first. Leaves
// web/dist, which any static server serves, and in it minewise.html, the same as one file that works
// from disk.
import {build} from 'esbuild';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {singleFile} from './tools/single_file.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const module = process.argv[2] ?? join(here, '../build/wasm/minewise.wasm');
const studio = process.argv[3] ?? join(dirname(module), 'studio.wasm');
const dist = join(here, 'dist.new');  // takes the place of dist when it is whole

rmSync(dist, {recursive: true, force: true});
mkdirSync(dist, {recursive: true});
mkdirSync(join(here, 'generated'), {recursive: true});
execFileSync('node', [join(here, 'tools/types.mjs'), join(here, '../docs/schema'), join(here, 'generated/answers.ts')]);
execFileSync('node', [join(here, 'tools/palette.mjs'), module, join(here, 'generated/palette.ts')], {stdio: 'inherit'});
execFileSync('node', [join(here, 'node_modules/typescript/bin/tsc'), '-p', here], {stdio: 'inherit'});

// A script with all that it imports, as text.
async function bundle(entry, define = {}, options = {}) {
  const {outputFiles} = await build({
    bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'warning', write: false,
    entryPoints: [join(here, 'src', entry)], define: {MINEWISE_INLINE: 'false', ...define}, ...options,
  });
  return outputFiles[0].text;
}
const save = (name, content) => writeFileSync(join(dist, name), content);
const built = name => readFileSync(join(dist, name));

// The notices of the packages in a script are kept in a file beside it: they are not for running.
const page = await bundle('app/app.ts');
const notices = page.indexOf('/*! Bundled license information');
if (notices < 0) throw new Error('the notices of packages are not where they were');
save('page.js', page.slice(0, notices));
save('licences.txt', page.slice(notices));
save('worker.js', await bundle('engine/worker.ts'));
save('minewise.wasm', readFileSync(module));
for (const name of ['index.html', 'page.css', 'manifest.webmanifest']) cpSync(join(here, name), join(dist, name));
for (const name of readdirSync(join(here, 'icons'))) cpSync(join(here, 'icons', name), join(dist, name));

// The service worker keeps all that the page asks for at first (browsers fetch an app's icons themselves when
// they install it), and knows by the digest when any of it has changed.
const files = readdirSync(dist).filter(name => !name.endsWith('.png')).sort();
// The studio draws on boards of the page, whose element must not be defined twice.
const ownBoard = {
  name: 'own board',
  setup: ({onLoad}) => onLoad({filter: /src\/board\/grid\.ts$/}, () => ({contents: ''})),
};
const gifWorker = {MINEWISE_GIF_WORKER: JSON.stringify(await bundle('studio/gif_worker.ts'))};
save('studio.js', await bundle('studio/studio.ts', gifWorker, {format: 'esm', plugins: [ownBoard]}));
save('studio.wasm', readFileSync(studio));
const laterFiles = ['studio.js', 'studio.wasm'];
const digest = createHash('sha256');
for (const name of [...files, ...laterFiles]) digest.update(`${name} ${built(name).length} `).update(built(name));
save('service-worker.js', await bundle('offline/service_worker.ts', {
  MINEWISE_FILES: JSON.stringify(files.map(name => name === 'index.html' ? './' : name)),
  MINEWISE_LATER: JSON.stringify(Object.fromEntries(laterFiles.map(name =>
      [name, createHash('sha256').update(built(name)).digest('hex')]))),
  MINEWISE_VERSION: JSON.stringify(digest.digest('hex').slice(0, 16)),
}));

// The board for pages of others, and such a page. This one has no use for them.
save('minewise-board.js', await bundle('board/board.ts'));
for (const name of readdirSync(join(here, 'examples'))) cpSync(join(here, 'examples', name), join(dist, name));

// Servers that can send these instead (minewise serve does).
for (const name of readdirSync(dist)) {
  if (name.endsWith('.png')) continue;
  save(`${name}.gz`, gzipSync(built(name), {level: 9}));
  save(`${name}.br`, brotliCompressSync(built(name), {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}));
}

save('minewise.html', singleFile({
  html: String(built('index.html')), style: String(built('page.css')), icon: String(built('icon.svg')),
  script: await bundle('app/app.ts', {MINEWISE_INLINE: 'true', ...gifWorker}), worker: String(built('worker.js')),
  module: built('minewise.wasm'), studio: built('studio.wasm'),
}));

rmSync(join(here, 'dist'), {recursive: true, force: true});
renameSync(dist, join(here, 'dist'));
