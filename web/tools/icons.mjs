// Draws the icons of web/icons as PNG from icon.svg, in Debian's Chromium. They are kept in the
// repository, since building the page needs no browser; run this again when the drawing changes:
// node web/tools/icons.mjs
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';

const icons = join(dirname(fileURLToPath(import.meta.url)), '../icons');
const drawing = readFileSync(join(icons, 'icon.svg'), 'utf8');
// A system cuts a maskable icon to its own shape: only the inner four fifths are sure to stay.
const maskable = drawing.replace(' rx="96"', '').replace('<g id="board">', '<g id="board" transform="translate(64 64) scale(.75)">');

const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
for (const [name, size, svg] of [['icon-192', 192, drawing], ['icon-512', 512, drawing], ['icon-maskable-512', 512, maskable]]) {
  const page = await browser.newPage({viewport: {width: size, height: size}});
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({path: join(icons, `${name}.png`), omitBackground: true});
}
await browser.close();
