// The colours of the page are those of the pictures, and can be read.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {contrast, heat} from './colours.js';
import {paletteOf, roles, themeCss} from './theme.js';

test('every role and digit has a property in every theme', () => {
  const css = themeCss.cssText;
  for (const name of [...roles, ...Array.from({length: 9}, (_, digit) => `digit-${digit}`)])
    assert.equal(css.split(`--mw-${name}:`).length - 1, 7, name);  // thrice by system, print, thrice by name
});

test('print is light, but for whoever chose colour-blind', () => {
  const print = themeCss.cssText.split('@media print')[1]!.split('@media')[0]!;
  assert.match(print, /:host\(:not\(\[theme='colour-blind'\]\)\) \{ --mw-theme: light;/);
  assert.ok(!/:host\(\[theme\]\)|:host[ ,]/.test(print));
});

test('numbers can be read on every heat', () => {
  for (const theme of ['light', 'dark', 'colour-blind']) {
    for (let percent = 0; percent <= 100; ++percent) {
      const {fill, ink} = heat(theme, percent / 100);
      assert.ok(contrast(fill, ink) >= 4.5, `${theme} at ${percent}%`);
    }
  }
});

test('a theme that nobody knows is the light one', () => {
  assert.equal(paletteOf('sepia').theme, 'light');
});

test('contrast is that of the guidelines', () => {
  assert.equal(Math.round(contrast('#ffffff', '#000000')), 21);
  assert.equal(contrast('#123456', '#123456'), 1);
});
