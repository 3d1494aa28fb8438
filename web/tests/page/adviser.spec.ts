// Asking an agent: the second module is fetched when it is asked for and not before, answers as the
// program does, and is there offline from then on.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';

import {minewise} from '../support/program.js';
import {dist} from '../support/serve.js';
import {expect, strings, test, type Visitor} from '../support/visitor.js';

const corner = 'mines 3\n1 ? ?\n? ? ?\n? ? 1\n';

function adviceOf(text: string, agent: string): string {
  const {out} = minewise(['analyze', '-', '--agent', agent, '--format', 'json'], text);
  return (JSON.parse(out) as {advice: {text: string}}).advice.text;
}

async function unfold(visitor: Visitor): Promise<void> {
  await visitor.panel.getByText(strings.tell.adviser, {exact: true}).click();
}

test('champion is fetched when it is asked, and says what the program says', async ({visitor, page}) => {
  const fetched: string[] = [];
  page.on('response', response => fetched.push(new URL(response.url()).pathname.slice(1)));
  await visitor.arrive();
  await visitor.put(corner);
  expect(fetched.filter(name => name.startsWith('studio'))).toEqual([]);
  await unfold(visitor);
  const advice = visitor.page.locator('minewise-adviser');
  await expect(advice).toContainText(adviceOf(corner, 'champion'), {timeout: 30_000});
  expect(fetched.filter(name => name.startsWith('studio')).sort()).toEqual(['studio.js', 'studio.wasm']);
  await expect(advice.getByRole('row')).toHaveCount(6);
  await visitor.isAccessible();
  await visitor.fits();
  await advice.getByRole('combobox').selectOption('exact');
  await expect(advice).toContainText(adviceOf(corner, 'exact'));
  for (const name of ['studio.js', 'studio.wasm']) {
    const size = gzipSync(readFileSync(join(dist, name)), {level: 9}).length;
    test.info().annotations.push({type: 'figure', description: `size ${name}, gzipped: ${size} bytes`});
    expect(size).toBeLessThan(800_000);
  }
});

test('it follows the position, and asks nothing while it is folded', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put(corner);
  await unfold(visitor);
  const advice = visitor.page.locator('minewise-adviser');
  await expect(advice).toContainText(adviceOf(corner, 'champion'), {timeout: 30_000});
  const row = 'mines 2\n? ? ?\n1 2 1\n';
  await visitor.put(row);
  await expect(advice).toContainText(adviceOf(row, 'champion'));
});

test('once fetched, it is there offline', async ({visitor, page, context}) => {
  await visitor.arrive();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await visitor.answered();
  await visitor.put(corner);
  await unfold(visitor);
  const advice = visitor.page.locator('minewise-adviser');
  await expect(advice).toContainText(adviceOf(corner, 'champion'), {timeout: 30_000});
  await context.setOffline(true);
  await page.reload();
  await visitor.answered();
  await visitor.put(corner);
  await unfold(visitor);
  await expect(advice).toContainText(adviceOf(corner, 'champion'), {timeout: 30_000});
});

test('the single file has it inside', async ({visitor, page}) => {
  await page.goto(pathToFileURL(join(dist, 'minewise.html')).href);
  await visitor.answered();
  await visitor.put(corner);
  await unfold(visitor);
  await expect(visitor.page.locator('minewise-adviser')).toContainText(adviceOf(corner, 'champion'), {timeout: 30_000});
});
