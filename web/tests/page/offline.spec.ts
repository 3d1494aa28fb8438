// The page as an app: from a server, without a network, in another folder, after a new build, and as
// one file from disk.
import {expect, type Page, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {strings} from '../../src/strings.js';
import {Served} from '../support/served.js';

test.setTimeout(90_000);
const slowly = expect.configure({timeout: 30_000});  // service workers take their time

let served: Served;
test.beforeEach(async () => {
  served = await Served.start();
});
test.afterEach(() => served.end());

/** Collects what goes wrong in a page: errors, breaches of the policy, requests to other places. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('request', request => {
    const url = request.url();
    if (!['blob:', 'data:', 'file:', served.address].some(start => url.startsWith(start))) troubles.push(url);
  });
  return troubles;
}

/** The app is there, and so is its engine. */
async function expectAtWork(page: Page): Promise<void> {
  await slowly.poll(() => page.workers().length).toBeGreaterThan(0);
  const app = page.locator('minewise-app');
  await slowly.poll(() => app.evaluate(node => node.shadowRoot?.textContent?.trim() ?? '')).not.toBe('');
  await slowly(app.getByText(strings.app.noEngine)).toHaveCount(0);
}

async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await slowly.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const build = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--build'));
const newStyle = {'page.css': (text: string) => `${text}:root { --build: new; }\n`};

test('works from a server', async ({page}) => {
  const troubles = troublesOf(page);
  await page.goto(served.address);
  await expectAtWork(page);
  expect(troubles).toEqual([]);
});

for (const place of ['', 'sub/']) {
  test(`works without a network after the first visit, in /${place}`, async ({page, context}) => {
    await page.goto(served.address + place);
    await untilKept(page);
    await served.stop();
    await context.setOffline(true);
    const troubles = troublesOf(page);
    for (const address of [place, `${place}index.html`, `${place}?a=1#b`]) {
      await page.goto(served.address + address);
      await expectAtWork(page);
    }
    await page.reload();
    await expectAtWork(page);
    expect(troubles).toEqual([]);
  });
}

test('tells of a new build, and loads it when asked', async ({page}) => {
  await page.goto(served.address);
  await untilKept(page);
  served.rebuild(newStyle);
  await page.reload();
  const load = page.getByRole('button', {name: strings.offline.loadIt});
  await slowly(load).toBeVisible();
  expect(await build(page)).toBe('');
  await load.click();
  await slowly.poll(() => build(page).catch(() => 'loading')).toBe('new');
  await expectAtWork(page);
  await slowly(load).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

test('a new build waits for other tabs', async ({page, context}) => {
  await page.goto(served.address);
  await untilKept(page);
  const other = await context.newPage();
  await other.goto(served.address);
  await untilKept(other);
  served.rebuild(newStyle);
  await page.reload();
  const load = page.getByRole('button', {name: strings.offline.loadIt});
  await load.click();
  await page.reload();
  await slowly(load).toBeVisible();
  expect([await build(page), await build(other)]).toEqual(['', '']);
  await other.close();
  await load.click();
  await slowly.poll(() => build(page).catch(() => 'loading')).toBe('new');
});

test('can be installed', async ({page}) => {
  await page.goto(served.address);
  const browser = await page.context().newCDPSession(page);
  const {errors, url} = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(served.address + 'manifest.webmanifest');
  const {icons} = JSON.parse(readFileSync(join(served.folder, 'manifest.webmanifest'), 'utf8')) as
      {icons: {src: string; sizes: string}[]};
  for (const {src, sizes} of icons.filter(icon => icon.src.endsWith('.png'))) {
    const png = readFileSync(join(served.folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('works from disk as one file', async ({page}) => {
  await served.stop();
  const troubles = troublesOf(page);
  await page.goto(pathToFileURL(join(served.folder, 'minewise.html')).href);
  await expectAtWork(page);
  expect(troubles).toEqual([]);
});

test('the single file says where it works', async ({page}) => {
  await page.goto(served.address + 'minewise.html');
  await slowly(page.getByText('opened from disk')).toBeVisible();
});
