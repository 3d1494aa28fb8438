// Sharing: the address holds the position, the program reads it; text, SVG and PNG leave by the clipboard
// or as files; links that are broken are told.
import {readFileSync} from 'node:fs';

import {minewise} from '../support/program.js';
import {expect, strings, test} from '../support/visitor.js';

const words = strings.editor.shareSheet;
const text = 'mines 3\ntopology hex\n?1??\n?_F?\n??2M\n';
const symbols = '?1???_F???2M';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a link carries the position to the program and to another visitor', async ({visitor, context}) => {
  await visitor.arrive();
  await visitor.put(text);
  await visitor.tool(strings.app.share).click();
  await visitor.page.getByRole('button', {name: words.copyLink}).click();
  await expect(visitor.dialog(words.title).getByRole('status')).toHaveText(words.copied);
  const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#p=');
  const here = minewise(['analyze', '-', '--format', 'json'], text);
  const there = minewise(['analyze', '--link', link, '--format', 'json']);
  expect([there.code, there.out]).toEqual([here.code, here.out]);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('gridcell', {name: /^row 2, column 2, open, clue 2/})).toBeVisible();
  await expect(other.getByRole('gridcell', {name: /^row 2, column 3, mine stepped on/})).toBeVisible();
});

test('the address follows what is edited', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(text);
  await expect(page).toHaveURL(/#p=/);
  await page.waitForTimeout(400);
  await page.reload();
  await visitor.answered();
  await expect.poll(() => visitor.symbols()).toBe(symbols);
});

test('links of the program open here', async ({visitor}) => {
  const printed = minewise(['position', '-', '--format', 'link'], text);
  test.skip(printed.code !== 0, 'this program prints no links');
  const link = printed.out.trim();
  await visitor.arrive(link.includes('#') ? link.split('#')[1] : `p=${link}`);
  await expect.poll(() => visitor.symbols()).toBe(symbols);
});

test('a pasted link is read', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(text);
  await page.waitForTimeout(500);
  const link = page.url();
  await visitor.put('mines 1\n??\n');
  await visitor.put(link);
  expect(await visitor.symbols()).toBe(symbols);
});

for (const broken of ['p=', 'p=xyz', 'p=1', 'p=%00%ff', 'p=9999x9999', `p=${'A'.repeat(20000)}`, 'nonsense&theme=pink&view=moon'])
  test(`a broken link is told and harms nothing: ${broken.slice(0, 30)}`, async ({visitor}) => {
    await visitor.arrive(broken);
    if (/^p=./.test(broken)) await expect(visitor.page.getByRole('alert').filter({hasText: /\S/})).toBeVisible();
    expect(await visitor.symbols()).toBe('?'.repeat(81));
    await visitor.cell(0, 0).focus();
    await visitor.page.keyboard.press('1');
    await expect(visitor.cell(0, 0)).toHaveAccessibleName(/clue 1/);
  });

test('text, SVG and PNG', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.put(text);
  await visitor.tool(strings.app.share).click();
  const status = visitor.dialog(words.title).getByRole('status');
  const copied = async (name: string) => {
    await page.getByRole('button', {name, exact: true}).click();
    await expect(status).toHaveText(words.copied);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const notation = await copied(words.notation);
  expect(minewise(['analyze', '-', '--format', 'json'], notation).out).toBe(minewise(['analyze', '-', '--format', 'json'], text).out);
  expect((await copied(words.rows)).replace(/\s/g, '')).toBe(symbols);
  const svg = await copied(words.copySvg);
  expect(svg).toBe(minewise(['analyze', '-', '--format', 'svg'], text).out);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', {name: words.saveSvg}).click()]);
  expect(saved.suggestedFilename()).toMatch(/\.svg$/);
  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', {name: words.savePng}).click()]);
  expect(readFileSync(await picture.path()).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', {name: words.copyPng}).click();
  await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]!.types)).toContain('image/png');
});

test('a clipboard that is closed leaves another way', async ({visitor, page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = navigator.clipboard.write = () => Promise.reject(new Error('closed'));
  });
  await visitor.arrive();
  await visitor.put(text);
  await visitor.tool(strings.app.share).click();
  await page.getByRole('button', {name: words.notation}).click();
  await expect(visitor.dialog(words.title).getByRole('status')).toHaveText(words.selected);
});
