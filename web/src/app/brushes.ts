// The brushes: what a click or a drag on the board puts there. A group of radio buttons, so that
// arrow keys and screen readers work as everywhere; each brush has a key as well.
import {css, html, type TemplateResult, unsafeCSS} from 'lit';
import {live} from 'lit/directives/live.js';

import {looking} from '../board/events.js';
import {strings} from '../strings.js';
import {icon} from './icons.js';

/** `null` clicks through the clues, `looking` edits nothing; any other brush is the symbol that it
    paints. */
export interface Brush {
  symbol: string | null;
  name: string;
  key: string;
}

const words = strings.editor.brushes;

const tools: Brush[] = [
  {symbol: null, name: words.cycle, key: 'Escape'},
  {symbol: looking, name: words.look, key: 'L'},
  {symbol: '?', name: words.covered, key: 'Delete'},
  {symbol: 'F', name: words.flagged, key: 'F'},
  {symbol: 'M', name: words.mine, key: 'M'},
  {symbol: '_', name: words.withheld, key: 'W'},
];
const clues: Brush[] = [...'012345678'].map(
    clue => ({symbol: clue, name: words.clue(clue), key: clue}));
const brushes = [...tools, ...clues];
const otherKeys: Record<string, string> = {Backspace: 'Delete', _: 'W'};

/** The brush of a key, if it has one. */
export function brushOfKey(pressed: string): Brush | undefined {
  const key = otherKeys[pressed] ?? pressed;
  return brushes.find(each => each.key.toLowerCase() === key.toLowerCase());
}

const drawings = {[looking]: 'eye', '?': 'covered', F: 'flag', M: 'mine', _: 'withheld'} as const;

function drawing(symbol: string | null): TemplateResult {
  if (symbol === null) return icon('cycle');
  const name = drawings[symbol as keyof typeof drawings];
  return name ? icon(name) : html`<span class="clue clue-${symbol}">${symbol}</span>`;
}

type Choose = (symbol: string | null) => void;

function choice(brush: Brush, chosen: string | null, choose: Choose): TemplateResult {
  const isChosen = brush.symbol === chosen;
  return html`<label class="brush" title=${strings.editor.brushKey(brush.name, brush.key)}>
    <input type="radio" name="brush" class="unseen" aria-label=${brush.name}
        .checked=${live(isChosen)} aria-keyshortcuts=${brush.key}
        @change=${() => choose(brush.symbol)}>${drawing(brush.symbol)}</label>`;
}

/** The brushes in two groups, and what covers the whole board. */
export function brushBar(chosen: string | null, choose: Choose, clear: () => void): TemplateResult {
  const group = (some: Brush[]) => html`<span class="group">${
      some.map(each => choice(each, chosen, choose))}</span>`;
  return html`<div class="brushes no-print">
    <fieldset><legend class="unseen">${strings.editor.brush}</legend>
      ${group(tools)}${group(clues)}</fieldset>
    <button class="clear" @click=${clear}>${strings.editor.clear}</button></div>`;
}

const clueColours = unsafeCSS(clues.map(({symbol}) =>
    `.clue-${symbol} { color: var(--mw-digit-${symbol}); }`).join(' '));

export const brushCss = css`
  .brushes {
    position: relative; display: flex; justify-content: center; align-items: end; gap: 0.75rem;
    padding: 0.5rem 0.75rem;
  }
  .brushes fieldset {
    display: flex; flex-wrap: wrap; justify-content: center; gap: 0.375rem 0.75rem;
    margin: 0; padding: 0; border: 0; min-inline-size: 0;
  }
  .clear { block-size: 2.5rem; }
  .group {
    display: flex; gap: 0.125rem; padding: 0.1875rem;
    background: var(--ui-fill); border-radius: 0.625rem;
  }
  .brush {
    position: relative; display: grid; place-items: center; cursor: pointer;
    inline-size: 2.25rem; block-size: 2.125rem; border-radius: var(--ui-radius);
  }
  .brush .symbol { inline-size: 1.125rem; block-size: 1.125rem; }
  .brush:hover { background: color-mix(in srgb, var(--ui-ink) 6%, transparent); }
  .brush:has(:checked) {
    background: var(--ui-paper); color: var(--ui-accent);
    box-shadow: 0 1px 3px rgb(0 0 0 / 0.2), 0 0 0 1.5px var(--ui-accent);
  }
  .brush:has(:focus-visible) { outline: 2px solid var(--ui-accent); outline-offset: 3px; }
  .clue { font-weight: 700; }
  ${clueColours}
  @media (max-width: 40rem) {
    .brushes fieldset { justify-content: start; }
    .clear { position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.75rem; }
  }
  @media (max-width: 25rem) { .brush { inline-size: 1.9375rem; } .brushes { padding-inline: 0.5rem; } }
  @media (forced-colors: active) { .brush:has(:checked) { outline: 2px solid Highlight; } }
`;
