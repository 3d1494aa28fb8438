// A copy of the built page behind `minewise serve`, to be changed, moved and taken away by a test.
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {binary} from './program.js';
import {dist} from './serve.js';

export class Served {
  private constructor(readonly folder: string, readonly address: string, private readonly server: ChildProcess) {}

  /** The page stands in the folder itself and again in sub/. */
  static async start(): Promise<Served> {
    const folder = mkdtempSync(join(tmpdir(), 'minewise-page-'));
    for (const place of [folder, join(folder, 'sub')]) cpSync(dist, place, {recursive: true, preserveTimestamps: true});
    const server = spawn(binary, ['serve', '--port', '0', '--folder', folder], {stdio: ['ignore', 'pipe', 'inherit']});
    const [line] = await once(server.stdout!, 'data') as [Buffer];
    return new Served(folder, String(line).trim(), server);
  }

  /** Another build: each file in `texts` as that function makes it, and a service worker that knows. */
  rebuild(texts: Record<string, (text: string) => string>): void {
    const version = (text: string) => text.replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"');
    for (const [name, change] of Object.entries({...texts, 'service-worker.js': version})) {
      const file = join(this.folder, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
  }

  /** Ends the server. */
  async stop(): Promise<void> {
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    this.server.kill();
    await once(this.server, 'exit');
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, {recursive: true, force: true});
  }
}
