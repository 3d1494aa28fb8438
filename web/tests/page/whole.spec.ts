// The page as a whole: offline, as one file, in someone's own page, after a crash; and how large it is.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';

import {root} from '../support/program.js';
import {dist} from '../support/serve.js';
import {expect, test} from '../support/visitor.js';

test('it works offline after the first visit', async ({visitor, page, context}) => {
  await visitor.arrive();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await visitor.answered();
  await context.setOffline(true);
  await page.reload();
  await visitor.answered();
  await visitor.cell(0, 0).focus();
  await page.keyboard.press('1');
  await expect(visitor.cell(0, 1)).toHaveAccessibleName(/mine 33%/);
});

test('it can be installed', async ({visitor, page, request}) => {
  await visitor.arrive();
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(new URL(address!, page.url()).href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json() as {name: string; display: string; icons: {src: string; sizes: string}[]};
  expect(manifest.name).toBe('Minewise');
  expect(manifest.display).toBe('standalone');
  for (const icon of manifest.icons) expect((await request.get(new URL(icon.src, answer.url()).href)).ok()).toBe(true);
});

test('as one file from disk', async ({visitor, page}) => {
  await page.goto(pathToFileURL(join(dist, 'minewise.html')).href);
  await visitor.answered();
  await visitor.cell(0, 0).focus();
  await page.keyboard.press('1');
  await expect(visitor.cell(0, 1)).toHaveAccessibleName(/mine 33%/);
});

test('as an element in a page of one\'s own', async ({visitor}) => {
  await visitor.page.goto('./embed.html');
  await expect(visitor.page.getByRole('gridcell', {name: /mine [\d.<>]+%|for certain/}).first()).toBeVisible();
});

test('after a crash of the engine the page goes on', async ({visitor, page}) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    (window as unknown as {workers: Worker[]}).workers = workers;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        workers.push(this);
      }
    };
  });
  await visitor.arrive();
  await page.evaluate(() => {
    for (const worker of [...(window as unknown as {workers: Worker[]}).workers])
      worker.dispatchEvent(new ErrorEvent('error', {message: 'a crash for the test'}));
  });
  await visitor.cell(0, 0).focus();
  await page.keyboard.press('1');
  await expect(visitor.cell(0, 1)).toHaveAccessibleName(/mine 33%/);
});

test('the first load is under 450 kB gzipped', async ({visitor, page}) => {
  const files = new Set<string>();
  page.on('response', response => files.add(new URL(response.url()).pathname.slice(1) || 'index.html'));
  await visitor.arrive();
  const sizes = [...files].filter(name => existsSync(join(dist, name))).map(name =>
      [name, gzipSync(readFileSync(join(dist, name)), {level: 9}).length] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  for (const [name, size] of sizes) test.info().annotations.push({type: 'figure', description: `size ${name}, gzipped: ${size} bytes`});
  test.info().annotations.push({type: 'figure', description: `size of the first load, gzipped: ${total} bytes`});
  expect(sizes.length).toBeGreaterThan(3);
  expect(total).toBeLessThan(450_000);
});

test('nothing in it names a machine or a folder of whoever built it', () => {
  for (const name of readdirSync(dist).filter(each => statSync(join(dist, each)).isFile()))
    expect(readFileSync(join(dist, name)).includes(resolve(root)), name).toBe(false);
});
