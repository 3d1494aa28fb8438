// Habits of one kind or another: wide and narrow screens, keys alone, ears alone, paper, right to left.
import {expect, strings, test} from '../support/visitor.js';

for (const [width, height] of [[320, 640], [768, 1024], [3840, 2160]] as const)
  test(`it fits ${width} pixels`, async ({visitor, page}) => {
    await page.setViewportSize({width, height});
    await visitor.arrive();
    for (const view of Object.keys(strings.app.view) as (keyof typeof strings.app.view)[]) {
      await visitor.view(view);
      await visitor.fits();
    }
    await visitor.view('solve');
    for (const size of ['1x1', '100x3', '3x100'] as const) {
      const [cols, rows] = size.split('x').map(Number) as [number, number];
      await visitor.put(`mines unknown\n${('?'.repeat(cols) + '\n').repeat(rows)}`);
      await visitor.fits();
    }
  });

test('keys alone: from the top of the page to an answer and its reason', async ({visitor, page}) => {
  await visitor.arrive();
  const {keyboard} = page;
  await keyboard.press('Tab');
  await expect(page.getByRole('button', {name: strings.app.skip})).toBeFocused();
  await keyboard.press('Enter');
  await expect(visitor.cell(0, 0)).toBeFocused();
  await keyboard.press('1');
  await expect(visitor.cell(0, 0)).toHaveAccessibleName(/clue 1/);
  await keyboard.press('ArrowRight');
  await expect(visitor.panel.getByRole('heading', {name: strings.tell.cell('(0,1)')})).toBeVisible();
  await expect(visitor.cell(0, 1)).toHaveAccessibleName(/mine 33%/);
  await keyboard.press('Shift+?');
  const help = visitor.dialog(strings.editor.help.title);
  await expect(help).toBeVisible();
  await keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(visitor.cell(0, 1)).toBeFocused();
  await keyboard.press('Control+z');
  await expect(visitor.cell(0, 0)).toHaveAccessibleName(/covered/);
});

test('every control can be reached by Tab, and shows where the focus is', async ({visitor, page}) => {
  await visitor.arrive();
  const seen = new Set<string>();
  for (let step = 0; step < 60; ++step) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    }));
  }
  for (const name of [strings.app.paste, strings.app.share, strings.app.help, strings.app.display, strings.app.view.play])
    expect([...seen]).toContain(name);
});

test('the verdict is a live region, and cells say where they are', async ({visitor, page}) => {
  await visitor.arrive();
  await expect(visitor.status).toContainText('layouts');
  await visitor.put('mines 1\n?1\n');
  await expect(visitor.status).toContainText('one layout');
  await expect(visitor.cell(0, 0)).toHaveAccessibleName('row 0, column 0, covered, a mine for certain');
  await expect(visitor.cell(0, 1)).toHaveAccessibleName('row 0, column 1, open, clue 1');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '2');
});

test('with reduced motion nothing moves by itself', async ({visitor, page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visitor.arrive();
  await visitor.cell(3, 3).focus();
  await page.keyboard.press('2');
  await visitor.answered();
  const running = await page.evaluate(() => document.getAnimations().filter(each =>
      each.playState === 'running' && (each.effect?.getTiming().duration as number) > 0).length);
  expect(running).toBe(0);
});

test('from right to left the page mirrors and the board does not', async ({visitor, page}) => {
  await visitor.arrive();
  await page.evaluate(() => { document.documentElement.dir = 'rtl'; });
  await visitor.fits();
  const [first, last, panel, board] = [
    await visitor.middle(0, 0), await visitor.middle(0, 8), (await visitor.panel.boundingBox())!, (await visitor.board.boundingBox())!];
  expect(first.x).toBeLessThan(last.x);
  expect(panel.x).toBeLessThan(board.x);
  const {x, y} = await visitor.middle(0, 2);
  await page.mouse.click(x, y);
  await expect(visitor.cell(0, 2)).toHaveAccessibleName(/clue 0/);
});

test('on paper: the board and the verdict, no tools', async ({visitor, page}) => {
  await visitor.arrive();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('minewise-grid canvas').first()).toBeVisible();
  await expect(visitor.status).toBeVisible();
  await expect(visitor.tool(strings.app.share)).toBeHidden();
  await expect(page.getByLabel(strings.editor.width, {exact: true})).toBeHidden();
  expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF');
});

test('settings stay, and nothing else is stored', async ({visitor, page, context}) => {
  await visitor.arrive();
  await visitor.tool(strings.app.display).click();
  await page.getByRole('radio', {name: strings.editor.display.themes.dark}).check();
  await page.keyboard.press('Escape');
  await page.goto('about:blank');
  await visitor.arrive();
  await expect(page.locator('minewise-app')).toHaveAttribute('theme', 'dark');
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(1);
  expect(await context.cookies()).toEqual([]);
});

test('an aid may give the focus to any cell of a large board that it finds', async ({visitor}) => {
  await visitor.arrive();
  await visitor.put(`mines unknown\n${('?'.repeat(60) + '\n').repeat(60)}`);
  await expect(visitor.cell(0, 0)).toHaveAttribute('aria-colindex', '1');
  await visitor.cell(0, 16).evaluate(cell => (cell as HTMLElement).focus());
  await expect(visitor.cell(0, 16)).toBeFocused();
  await expect(visitor.cell(0, 20)).toHaveAttribute('aria-colindex', '21');
  await visitor.put('mines unknown\n???\n???\n');
  await expect(visitor.cell(1, 1)).not.toHaveAttribute('aria-colindex');
});
