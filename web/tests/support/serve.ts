// Serves the page for the browser tests: `minewise serve` on a free port of loopback.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {binary, root} from './program.js';

export const dist = join(root, 'web/dist');

export default async function serve(): Promise<() => void> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no web/dist: make web builds it');
  const server = spawn(binary, ['serve', '--port', '0', '--folder', dist], {stdio: ['ignore', 'pipe', 'inherit']});
  process.env['MINEWISE_ADDRESS'] = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (line: Buffer) => resolve(line.toString().split('\n')[0]!));
    server.once('exit', code => reject(new Error(`minewise serve ended with ${code}`)));
  });
  return () => void server.kill('SIGTERM');
}
