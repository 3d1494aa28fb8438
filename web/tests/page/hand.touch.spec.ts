// The editor by finger.
import {expect, strings, test} from '../support/visitor.js';

test('a tap cycles, a long press flags', async ({visitor, context}) => {
  await visitor.arrive();
  const {x, y} = await visitor.middle(3, 3);
  await visitor.page.touchscreen.tap(x, y);
  await expect(visitor.cell(3, 3)).toHaveAccessibleName(/clue 0/);
  const touch = await context.newCDPSession(visitor.page);
  const place = await visitor.middle(5, 5);
  await touch.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [place]});
  await expect(visitor.cell(5, 5)).toHaveAccessibleName(/flagged/);
  await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await expect(visitor.cell(5, 5)).toHaveAccessibleName(/flagged/);
});

test('a finger with a brush paints', async ({visitor, context}) => {
  await visitor.arrive();
  await visitor.choose(strings.editor.brushes.clue('2'));
  await visitor.cell(6, 0).scrollIntoViewIfNeeded();
  const touch = await context.newCDPSession(visitor.page);
  const [from, to] = [await visitor.middle(6, 1), await visitor.middle(6, 4)];
  await touch.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [from]});
  for (let step = 1; step <= 8; ++step) {
    const x = from.x + (to.x - from.x) * step / 8;
    await touch.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [{x, y: from.y}]});
  }
  await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await expect.poll(async () => (await visitor.symbols()).slice(54, 63)).toBe('?2222????');
});

test('a finger without a brush scrolls and edits nothing', async ({visitor, context, page}) => {
  await visitor.arrive();
  const touch = await context.newCDPSession(page);
  const from = await visitor.middle(6, 4);
  await touch.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [from]});
  for (let step = 1; step <= 8; ++step) {
    const y = from.y - 20 * step;
    await touch.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [{x: from.x, y}]});
  }
  await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await visitor.symbols()).toBe('?'.repeat(81));
});

test('a tap with the eye tells of the cell, and edits nothing', async ({visitor, page}) => {
  await visitor.arrive();
  await visitor.choose(strings.editor.brushes.look);
  const {x, y} = await visitor.middle(3, 3);
  await page.touchscreen.tap(x, y);
  await expect(visitor.panel.getByRole('heading', {name: strings.tell.cell('(3,3)')})).toBeVisible();
  expect(await visitor.symbols()).toBe('?'.repeat(81));
});
