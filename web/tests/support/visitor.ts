// A visitor of the page: what people do with it, in the words that they see. Every visit checks that
// nothing goes wrong unnoticed: no error in the page, and no request that leaves this machine.
import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Locator, type Page, test as base} from '@playwright/test';

import type {MinewiseGrid} from '../../src/board/grid.js';
import type {Marks} from '../../src/board/marks.js';
import {strings} from '../../src/strings.js';

export {expect} from '@playwright/test';
export {strings};

export class Visitor {
  constructor(readonly page: Page) {}

  /** Opens the page, with a fragment, and waits for the first answer. */
  async arrive(fragment = ''): Promise<void> {
    await this.page.goto(fragment ? `./#${fragment}` : './');
    await this.answered();
  }

  get board(): Locator {
    return this.page.getByRole('grid', {name: strings.app.board});
  }
  cell(row: number, col: number): Locator {
    return this.board.getByRole('gridcell', {name: new RegExp(`^row ${row}, column ${col},`)});
  }
  get status(): Locator {
    return this.page.locator('minewise-solve .status').getByRole('status');
  }
  get panel(): Locator {
    return this.page.getByRole('complementary', {name: strings.app.panel});
  }
  tool(name: string): Locator {
    return this.page.getByRole('button', {name, exact: true});
  }
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', {name});
  }

  /** Chooses what a click paints. */
  async choose(brush: string): Promise<void> {
    const radio = this.page.getByRole('radio', {name: brush, exact: true});
    await this.page.locator('label').filter({has: radio}).click();
    await expect(radio).toBeChecked();
  }

  /** Waits until the engine has said something about the board. */
  async answered(): Promise<void> {
    await expect(this.status).not.toHaveText(strings.app.loading);
    await expect(this.page.locator('minewise-solve .thinking')).toBeHidden();
  }

  /** Gives a text to the dialog for pasting. */
  async paste(text: string): Promise<void> {
    await this.tool(strings.app.paste).click();
    const sheet = this.dialog(strings.editor.pasteSheet.title);
    await sheet.getByLabel(strings.editor.pasteSheet.text).fill(text);
    await sheet.getByRole('button', {name: strings.editor.pasteSheet.read}).click();
  }

  /** Pastes a text that is taken. */
  async put(text: string): Promise<void> {
    await this.paste(text);
    await expect(this.dialog(strings.editor.pasteSheet.title)).toBeHidden();
    await this.answered();
  }

  /** Pastes with the keyboard, outside any field. */
  async pasteAnywhere(text: string): Promise<void> {
    await this.page.evaluate(pasted => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, composed: true}));
    }, text);
  }

  /** What each cell says, row by row, without its place. */
  async cells(): Promise<string[]> {
    const labels = await this.board.getByRole('gridcell').evaluateAll(all =>
        all.map(each => each.getAttribute('aria-label') ?? ''));
    return labels.map(label => label.replace(/^row \d+, column \d+, /, ''));
  }

  /** The symbols of the board, as its labels tell them. */
  async symbols(): Promise<string> {
    return (await this.cells()).map(symbolOf).join('');
  }

  /** What is marked on the board: rings are drawn, so labels do not tell them. */
  marks(): Promise<Marks> {
    return this.board.evaluate(grid => ((grid.getRootNode() as ShadowRoot).host as MinewiseGrid).marks);
  }

  async size(): Promise<[number, number]> {
    const count = async (name: string) => Number(await this.board.getAttribute(name));
    return [await count('aria-rowcount'), await count('aria-colcount')];
  }

  /** The middle of a cell on the screen. */
  async middle(row: number, col: number): Promise<{x: number; y: number}> {
    const box = await this.cell(row, col).boundingBox();
    if (!box) throw new Error(`cell ${row},${col} is not on the screen`);
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }

  async view(name: keyof typeof strings.app.view): Promise<void> {
    await this.page.getByRole('navigation', {name: strings.app.views}).getByRole('button', {name: strings.app.view[name], exact: true}).click();
  }

  /** No barrier that axe-core knows of. The cells of a board are alike and many, so that most of the
      time goes into them: they are looked at once, and then left out. */
  async isAccessible({withBoard = false} = {}): Promise<void> {
    const axe = new AxeBuilder({page: this.page}).setLegacyMode();
    if (!withBoard) axe.exclude('minewise-grid');
    const {violations} = await axe.analyze();
    const found = violations.map(each => `${each.id}: ${each.help}\n  ${each.nodes.slice(0, 3).map(node =>
        `${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`.slice(0, 300)).join('\n  ')}`);
    expect(found).toEqual([]);
  }

  /** Nothing is wider than the screen. */
  async fits(): Promise<void> {
    const [wide, screen] = await this.page.evaluate(() =>
        [document.scrollingElement!.scrollWidth, document.documentElement.clientWidth]);
    expect(wide).toBeLessThanOrEqual(screen!);
  }
}

function symbolOf(said: string): string {
  const words = strings.board;
  const clue = /^open, clue (\d)/.exec(said);
  if (clue) return clue[1]!;
  const shown = Object.entries(words.shown).find(([, name]) => said.startsWith(name));
  return shown ? shown[0] : '?';
}

/** Goes where others are: an address that is not of this machine. */
function isForeign(address: string): boolean {
  const {protocol, hostname} = new URL(address);
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

export const test = base.extend<{visitor: Visitor}>({
  visitor: async ({page, context}, use) => {
    const troubles: string[] = [];
    context.on('request', request => {
      if (isForeign(request.url())) troubles.push(`a request to ${request.url()}`);
    });
    page.on('pageerror', error => troubles.push(`an error: ${error.message}`));
    page.on('console', message => {
      if (message.type() === 'error') troubles.push(`on the console: ${message.text()}`);
    });
    await use(new Visitor(page));
    expect(troubles).toEqual([]);
  },
});
