// The form for a new game.
import {css, html, nothing, type TemplateResult} from 'lit';

import {choice, whole} from './fields.js';
import {longestSide, needsNoGuess, type Setup} from './setup.js';
import {setupWords as words} from './words.js';

function sizeFields(setup: Setup, change: (part: Partial<Setup>) => void): TemplateResult {
  const {width, height, mines} = setup;
  return html`<div class="three">
    ${whole(words.width, width, longestSide, value => change({width: value, mines: Math.min(mines, value * height - 1 || 1)}))}
    ${whole(words.height, height, longestSide, value => change({height: value, mines: Math.min(mines, value * width - 1 || 1)}))}
    ${whole(words.mines, mines, Math.max(1, width * height - 1), value => change({mines: value}))}</div>`;
}

function ruleFields(setup: Setup, change: (part: Partial<Setup>) => void): TemplateResult {
  return html`
    ${choice(words.mode, words.modes, setup.mode, mode => change({mode}))}
    <div class="two">
      ${choice(words.guess, words.guesses, setup.guess, guess => change({guess}))}
      ${choice(words.topology, words.topologies, setup.topology, topology => change({topology}))}
      ${choice(words.clues, words.clueModels, setup.clues, clues => change({clues}))}
      ${needsNoGuess(setup) ? nothing : choice(words.first, words.firsts, setup.first, first => change({first}))}
    </div>
    ${setup.guess !== 'may' && !needsNoGuess(setup) ? html`<p class="small faint">${words.exactOnly}</p>` : nothing}`;
}

function details(setup: Setup, change: (part: Partial<Setup>) => void): TemplateResult {
  switch (setup.board) {
    case 'position': return html`<p class="small faint">${words.position}</p>`;
    case 'daily': return html`<p class="small faint">${words.daily}</p>`;
    case 'id': return html`<label>${words.id}<input type="text" class="code" spellcheck="false" autocomplete="off"
        placeholder=${words.idExample} .value=${setup.id}
        @change=${(event: Event) => change({id: (event.target as HTMLInputElement).value.trim()})}></label>`;
    case 'custom': return html`${sizeFields(setup, change)}${ruleFields(setup, change)}`;
    default: return ruleFields(setup, change);
  }
}

/** The whole form. Every change is a new setup; `begin` deals. */
export function setupForm(setup: Setup, change: (part: Partial<Setup>) => void, begin: () => void): TemplateResult {
  return html`<section class="card" aria-labelledby="setup">
    <header><h2 id="setup">${words.title}</h2></header>
    <form class="fields" @submit=${(event: Event) => { event.preventDefault(); begin(); }}>
      ${choice(words.board, words.boards, setup.board, board => change({board}))}
      ${details(setup, change)}
      <button class="main-action" type="submit">${words.begin}</button>
    </form></section>`;
}

export const formCss = css`
  .fields { display: grid; gap: 0.625rem; }
  .fields label:not(.tick) { display: grid; gap: 0.1875rem; font-size: 0.8125rem; color: var(--ui-faint); }
  .fields select, .fields input:not([type=checkbox]) { inline-size: 100%; min-inline-size: 0; color: var(--ui-ink); font-size: 0.875rem; }
  .two, .three { display: grid; gap: 0.625rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .three { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .tick { display: flex; align-items: center; gap: 0.5rem; min-block-size: 1.75rem; }
  .tick input { inline-size: 1.0625rem; block-size: 1.0625rem; accent-color: var(--ui-accent); flex: none; margin: 0; }
  @media (pointer: coarse) { .tick { min-block-size: 2.5rem; } }
`;
