// Habits on every screen: it fits, nothing jumps, axe-core finds nothing.
import {momentOf} from '../support/program.js';
import {expect, strings, test, type Visitor} from '../support/visitor.js';

const example = momentOf('9x9/10 classic on-mine=go first=zero seed=7', 'basic', 2);
const views = Object.keys(strings.app.view) as (keyof typeof strings.app.view)[];

async function isGood(visitor: Visitor, withBoard = false): Promise<void> {
  await visitor.fits();
  await visitor.isAccessible({withBoard});
}

// Which theme is looked at on which screen: each on the desktop, and one each on the others.
const themes = [['light', 'light', /desktop|tablet/], ['dark', 'dark', /desktop|phone/],
                ['light', 'colour-blind', /desktop/]] as const;

for (const [scheme, theme, screens] of themes) {
  test(`every view and dialog, ${theme}`, async ({visitor, page}, {project}) => {
    test.skip(!screens.test(project.name));
    test.slow();
    await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
    await visitor.arrive();
    await visitor.put(example);
    if (theme === 'colour-blind') {
      await visitor.tool(strings.app.display).click();
      await page.getByRole('radio', {name: strings.editor.display.themes[theme]}).check();
      await isGood(visitor);
      await page.keyboard.press('Escape');
    }
    await visitor.cell(1, 2).focus();
    await isGood(visitor, true);
    for (const [tool, title] of [[strings.app.paste, strings.editor.pasteSheet.title], [strings.app.share, strings.editor.shareSheet.title],
                                 [strings.app.help, strings.editor.help.title]] as const) {
      await visitor.tool(tool).click();
      await expect(visitor.dialog(title)).toBeVisible();
      await isGood(visitor);
      await page.keyboard.press('Escape');
      await expect(visitor.dialog(title)).toBeHidden();
    }
    for (const view of views.slice(1)) {
      await visitor.view(view);
      await expect(page.locator(`minewise-${view}`).getByRole('gridcell').first()).toBeVisible();
      await isGood(visitor);
    }
  });
}

test('nothing jumps while it loads and while one edits', async ({visitor, page}) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as {moved: number};
    shifts.moved = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.moved += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await visitor.arrive();
  await visitor.cell(4, 4).focus();
  await page.keyboard.press('1');
  await visitor.answered();
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as {moved: number}).moved)).toBeLessThan(0.02);
});
