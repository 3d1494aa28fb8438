// Takes the pictures of docs/web.md: screenshots.mjs [ADDRESS [NAME]]. Without an address it serves web/dist itself. A
// handful, small, in docs/web.
import {chromium} from 'playwright-core';
import {spawn} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'docs/web');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
               '--disable-component-update', '--disable-sync'];

const game = 'mines 10\n??2000000\n??3011100\n??201F100\n??1012221\n??1001F3?\n??10012??\n??1000111\n??1100000\n???100000\n';
const pictures = [
  {name: 'phone', width: 360, height: 740, text: game},
  {name: 'desktop-dark', width: 1440, height: 900, scheme: 'dark', text: game, look: [0, 1]},
  {name: 'show-me', width: 1440, height: 900, text: game, look: [1, 1], press: 'Show me'},
  {name: 'clash', width: 1000, height: 700, text: 'mines unknown\n?0?\n?1?\n?0?\n'},
  {name: 'hex', width: 1000, height: 700, text: game.replace('mines 10', 'mines 10\ntopology hex')},
  {name: 'play', width: 1280, height: 800, view: 'Play', act: playHint},
  {name: 'review', width: 1280, height: 800, view: 'Play', act: playAndReview},
  {name: 'watch', width: 1280, height: 800, scheme: 'dark', view: 'Watch', act: watchParting},
];

const button = (page, name) => page.getByRole('button', {name, exact: true}).last();

async function begin(page, id) {
  await page.getByRole('combobox', {name: 'Board', exact: true}).selectOption('id');
  await page.getByRole('textbox', {name: 'Game ID'}).fill(id);
  await button(page, 'New game').click();
  await page.waitForTimeout(500);
}

async function playHint(page) {
  await begin(page, '9x9/10 classic first=zero:4,4 seed=155');
  await page.getByText('Help while playing').click();
  await page.getByLabel('Show probabilities').check();
  await button(page, 'Hint').click();
}

async function playAndReview(page) {
  await begin(page, '16x16/40 classic first=zero:8,8 seed=7');
  for (const cell of ['0, column 0', '0, column 15']) {
    await page.getByRole('gridcell', {name: `row ${cell},`}).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
  }
  await button(page, 'Review the game').click();
  await page.getByRole('heading', {name: 'Review', exact: true}).waitFor();
}

async function watchParting(page) {
  await page.getByRole('button', {name: /They differ/}).click();
  await page.getByLabel('Show probabilities').check();
}

async function serve() {
  const server = spawn(join(root, 'build/release/minewise'), ['serve', '--port', '0', '--folder', join(root, 'web/dist')],
                       {stdio: ['ignore', 'pipe', 'inherit']});
  const address = await new Promise(done => server.stdout.once('data', line => done(String(line).split('\n')[0])));
  return {address, end: () => server.kill()};
}

async function paste(page, text) {
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    window.dispatchEvent(new ClipboardEvent('paste', {clipboardData}));
  }, text);
  await page.waitForTimeout(1000);
}

async function take(browser, address, {name, width, height, scheme = 'light', text, look, press, view, act}) {
  const page = await browser.newPage({viewport: {width, height}, colorScheme: scheme, reducedMotion: 'reduce'});
  await page.goto(address);
  await page.getByRole('gridcell', {name: /mine \d/}).first().waitFor();
  if (text) await paste(page, text);
  if (view) await page.getByRole('navigation').getByRole('button', {name: view, exact: true}).click();
  if (act) await act(page);
  if (look) await page.getByRole('gridcell', {name: new RegExp(`^row ${look[0]}, column ${look[1]},`)}).focus();
  if (look) await page.waitForTimeout(1000);
  if (press) await page.getByRole('button', {name: press}).click();
  await page.waitForTimeout(500);
  await page.screenshot({path: join(folder, `${name}.png`)});
  await page.close();
}

mkdirSync(folder, {recursive: true});
const only = process.argv[3];
const server = process.argv[2] ? {address: process.argv[2], end() {}} : await serve();
const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: flags});
try {
  for (const picture of pictures.filter(({name}) => !only || only === name)) await take(browser, server.address, picture);
} finally {
  await browser.close();
  server.end();
}
