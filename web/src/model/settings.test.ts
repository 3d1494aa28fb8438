// Settings in storage that may be damaged, closed or not there.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {loadSettings, saveSettings, type Store, usual} from './settings.js';

function storeOf(text: string | null): Store & {text: string | null} {
  return {text, getItem() { return this.text; }, setItem(_, value) { this.text = value; }};
}

const closed = (): Store => { throw new Error('storage is closed'); };

test('what is saved is loaded', () => {
  const store = storeOf(null);
  const chosen = {...usual, theme: 'colour-blind' as const, heat: false, panel: 30};
  saveSettings(() => store, chosen);
  assert.deepEqual(loadSettings(() => store), chosen);
});

test('damaged settings are the usual ones, each by itself', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{"theme": 3, "panel": "wide"}'])
    assert.deepEqual(loadSettings(() => storeOf(text)), usual);
  assert.deepEqual(loadSettings(() => storeOf('{"theme": "pink", "heat": false, "panel": 9000}')),
                   {...usual, heat: false, panel: 40});
});

test('a page without storage works', () => {
  assert.deepEqual(loadSettings(closed), usual);
  saveSettings(closed, usual);
});
