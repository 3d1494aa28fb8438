// The editor by mouse and keyboard: every way to put a position in, and to take it back.
import {expect, strings, test} from '../support/visitor.js';

const words = strings.editor;

test('a click cycles through the symbols, with shift back', async ({visitor}) => {
  await visitor.arrive();
  const cell = visitor.cell(2, 3);
  const {x, y} = await visitor.middle(2, 3);
  await visitor.page.mouse.click(x, y);
  await expect(cell).toHaveAccessibleName(/open, clue 0/);
  await visitor.page.mouse.click(x, y);
  await expect(cell).toHaveAccessibleName(/open, clue 1/);
  await visitor.page.keyboard.down('Shift');
  for (let i = 0; i < 2; ++i) await visitor.page.mouse.click(x, y);
  await visitor.page.keyboard.up('Shift');
  await expect(cell).toHaveAccessibleName(/covered/);
});

test('a right click flags and unflags, without a menu', async ({visitor}) => {
  await visitor.arrive();
  const {x, y} = await visitor.middle(0, 0);
  await visitor.page.mouse.click(x, y, {button: 'right'});
  await expect(visitor.cell(0, 0)).toHaveAccessibleName(/flagged/);
  await visitor.page.mouse.click(x, y, {button: 'right'});
  await expect(visitor.cell(0, 0)).toHaveAccessibleName(/covered/);
});

test('a drag paints, and is one step of undo', async ({visitor}) => {
  await visitor.arrive();
  const [from, to] = [await visitor.middle(4, 1), await visitor.middle(4, 6)];
  await visitor.page.mouse.move(from.x, from.y);
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(to.x, to.y, {steps: 12});
  await visitor.page.mouse.up();
  await expect.poll(() => visitor.symbols()).toBe('?'.repeat(37) + '000000' + '?'.repeat(38));
  await visitor.tool(strings.app.undo).click();
  expect(await visitor.symbols()).toBe('?'.repeat(81));
  await expect(visitor.tool(strings.app.undo)).toBeDisabled();
});

test('a chosen brush paints its symbol', async ({visitor}) => {
  await visitor.arrive();
  for (const [name, said] of [[words.brushes.clue('3'), /clue 3/], [words.brushes.withheld, /withheld/],
                              [words.brushes.flagged, /flagged/], [words.brushes.mine, /stepped on/],
                              [words.brushes.covered, /covered/]] as const) {
    await visitor.choose(name);
    const {x, y} = await visitor.middle(1, 1);
    await visitor.page.mouse.click(x, y);
    await expect(visitor.cell(1, 1)).toHaveAccessibleName(said);
  }
});

test('keys move over the board and type symbols', async ({visitor}) => {
  await visitor.arrive();
  const {keyboard} = visitor.page;
  await visitor.cell(0, 0).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await expect(visitor.cell(1, 1)).toBeFocused();
  for (const [key, said] of [['3', /clue 3/], ['f', /flagged/], ['Delete', /covered/], ['m', /stepped on/], ['w', /withheld/],
                             ['Backspace', /covered/], [' ', /clue 0/]] as const) {
    await keyboard.press(key);
    await expect(visitor.cell(1, 1)).toHaveAccessibleName(said);
  }
  await keyboard.press('End');
  await expect(visitor.cell(1, 8)).toBeFocused();
  await keyboard.press('Control+End');
  await expect(visitor.cell(8, 8)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(visitor.cell(8, 8)).toBeFocused();
  await keyboard.press('Control+Home');
  await expect(visitor.cell(0, 0)).toBeFocused();
});

test('fifty steps back and forth', async ({visitor}) => {
  await visitor.arrive();
  const {keyboard} = visitor.page;
  await visitor.cell(0, 0).focus();
  for (let step = 0; step < 50; ++step) {
    await keyboard.press(String(step % 3));
    await keyboard.press(step % 9 === 8 ? 'ArrowDown' : step % 18 < 8 ? 'ArrowRight' : 'ArrowLeft');
  }
  const end = await visitor.symbols();
  expect(end.replaceAll('?', '').length).toBe(50);
  for (let step = 0; step < 50; ++step) await keyboard.press('Control+z');
  await expect.poll(() => visitor.symbols()).toBe('?'.repeat(81));
  for (let step = 0; step < 25; ++step) await keyboard.press('Control+y');
  for (let step = 0; step < 25; ++step) await keyboard.press('Control+Shift+Z');
  await expect.poll(() => visitor.symbols()).toBe(end);
  await expect(visitor.tool(strings.app.redo)).toBeDisabled();
});

test('handles resize by whole rows and columns', async ({visitor}) => {
  await visitor.arrive();
  const handle = (name: keyof typeof strings.board.handle) =>
      visitor.page.getByRole('slider', {name: strings.board.handle[name]});
  await handle('right').focus();
  await visitor.page.keyboard.press('ArrowRight');
  await expect.poll(() => visitor.size()).toEqual([9, 10]);
  await handle('top').focus();
  await visitor.page.keyboard.press('ArrowUp');
  await expect.poll(() => visitor.size()).toEqual([10, 10]);
  const box = (await handle('bottom').boundingBox())!;
  const [top, below] = [await visitor.middle(0, 0), await visitor.middle(2, 0)];
  await visitor.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - (below.y - top.y), {steps: 5});
  await visitor.page.mouse.up();
  await expect.poll(() => visitor.size()).toEqual([8, 10]);
  for (let i = 0; i < 3; ++i) await visitor.tool(strings.app.undo).click();
  expect(await visitor.size()).toEqual([9, 9]);
});

test('sizes, presets and their limits', async ({visitor}) => {
  await visitor.arrive();
  const {page} = visitor;
  await page.getByRole('button', {name: words.presets.expert}).click();
  await expect.poll(() => visitor.size()).toEqual([16, 30]);
  await page.getByLabel(words.width, {exact: true}).fill('7');
  await page.getByLabel(words.width, {exact: true}).press('Enter');
  await expect.poll(() => visitor.size()).toEqual([16, 7]);
  for (const wrong of ['0', '-3', '100000', 'x', '2.5']) {
    await page.getByLabel(words.height, {exact: true}).fill(wrong);
    await page.getByLabel(words.height, {exact: true}).press('Enter');
    await expect(page.getByText(words.sizeLimit(1000))).toBeVisible();
    expect(await visitor.size()).toEqual([16, 7]);
  }
});

test('grids, counts and clues change the answer', async ({visitor}) => {
  await visitor.arrive();
  const {page} = visitor;
  await visitor.put('mines unknown\n???\n?1?\n???\n');
  await expect(visitor.cell(0, 0)).toHaveAccessibleName(/mine 13%/);
  await page.getByLabel(words.grid).selectOption({label: words.grids.hex});
  await expect(visitor.cell(1, 0)).toHaveAccessibleName(/mine 17%/);
  await page.getByLabel(words.grid).selectOption({label: words.grids.square});
  await page.getByLabel(words.mines, {exact: true}).selectOption({label: words.counts.mines});
  await page.getByLabel(words.numberOfMines).fill('1');
  await page.getByLabel(words.numberOfMines).press('Enter');
  await expect(visitor.status).toContainText('8 layouts');
  await page.getByLabel(words.numberOfMines).fill('77');
  await page.getByLabel(words.numberOfMines).press('Enter');
  await expect(page.getByText(/77/).first()).toBeVisible();
  await expect(visitor.status).toContainText('8 layouts');
  await page.getByLabel(words.clues, {exact: true}).selectOption({label: words.clueModels.optimistic});
  await visitor.answered();
  await expect(visitor.status).not.toContainText('8 layouts');
});
