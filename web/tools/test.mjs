// Runs unit tests of TypeScript with node's own runner: test.mjs FOLDER... Every file FOLDER/**/*.test.ts
// is bundled into build/web-tests first. MINEWISE names the program to compare with, MINEWISE_MODULE
// the module; both have the places where `make test` leaves them.
import {build} from 'esbuild';
import {spawnSync} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const folders = process.argv.slice(2).map(folder => resolve(folder));

function testsBelow(folder) {
  return readdirSync(folder, {withFileTypes: true}).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testsBelow(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const out = join(root, 'build/web-tests', relative(join(root, 'web'), folders[0] ?? root).replaceAll('/', '-'));
rmSync(out, {recursive: true, force: true});
const entryPoints = folders.flatMap(testsBelow).sort();
if (!entryPoints.length) throw new Error(`no tests in ${folders.join(', ')}`);
const bundled = await build({
  entryPoints, bundle: true, outdir: out, outbase: join(root, 'web'), outExtension: {'.js': '.mjs'}, platform: 'node',
  format: 'esm', target: 'node18', sourcemap: 'inline', define: {MINEWISE_INLINE: 'false', MINEWISE_GIF_WORKER: '""'}, metafile: true,
  logLevel: 'warning',
});
const ran = spawnSync(process.execPath, ['--enable-source-maps', '--test', ...Object.keys(bundled.metafile.outputs)], {
  stdio: 'inherit',
  env: {
    MINEWISE: join(root, 'build/release/minewise'), MINEWISE_MODULE: join(root, 'build/wasm/minewise.wasm'),
    ...process.env, MINEWISE_ROOT: root,
  },
});
process.exit(ran.status ?? 1);
