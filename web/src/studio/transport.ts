// The bar above what is watched: back, play, step, a slider, and how fast.
import {css, html, type TemplateResult} from 'lit';

import {icons} from '../tell/icons.js';
import type {Show} from './show.js';
import {watchWords as words} from './words.js';

function button(name: string, sign: TemplateResult, press: () => void, isOff: boolean): TemplateResult {
  return html`<button type="button" class="icon" aria-label=${name} title=${name} aria-disabled=${isOff}
      @click=${() => { if (!isOff) press(); }}>${sign}</button>`;
}

export function transport(show: Show, pace: string, choose: (pace: string) => void): TemplateResult {
  const {at, length, isPlaying, isWhole} = show;
  const isAtEnd = at >= length;
  return html`<div class="deck no-print" role="group" aria-label=${words.title}>
    ${button(words.back, icons.back, () => { show.pause(); show.go(at - 1); }, at === 0)}
    ${isPlaying ? button(words.pause, icons.pause, () => show.pause(), false)
        : button(words.play, icons.play, () => show.play(Number(pace)), length === 0)}
    ${button(words.next, icons.next, () => { show.pause(); show.go(at + 1); }, isAtEnd)}
    <input type="range" min="0" max=${length} .value=${String(at)} aria-label=${words.slider}
      aria-valuetext=${words.at(at, length, isWhole)}
      @input=${(event: Event) => { show.pause(); show.go(Number((event.target as HTMLInputElement).value)); }}>
    <output class="small faint">${words.at(at, length, isWhole)}</output>
    <select aria-label=${words.speed} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${Object.entries(words.speeds).map(([each, name]) => html`<option value=${each} ?selected=${each === pace}>${name}</option>`)}</select>
  </div>`;
}

export const watchCss = css`
  .deck {
    display: flex; align-items: center; gap: 0.375rem 0.625rem; flex-wrap: wrap; flex: none;
    min-block-size: 3.25rem; padding: 0.375rem 1.25rem; border-block-end: 1px solid var(--ui-line);
  }
  .deck input { flex: 1; min-inline-size: 6rem; accent-color: var(--ui-accent); }
  .deck output { min-inline-size: 7.5rem; }
  .stages { flex: 1; min-block-size: 0; display: flex; }
  .stage { flex: 1; min-inline-size: 0; display: flex; flex-direction: column; }
  .stage h3 { padding: 0.625rem 1.25rem 0; text-align: center; color: var(--ui-ink); font-size: 0.9375rem; }
  .stage + .stage { border-inline-start: 1px solid var(--ui-line); }
  .wide { flex-direction: column; }
  .wide .stage { min-block-size: 0; }
  .stages.wide .stage h3 { padding-block: 0.25rem 0; }
  .stages.wide .board { padding: 0; }
  .wide .stage + .stage { border-inline-start: 0; border-block-start: 1px solid var(--ui-line); }
  .waiting { margin: auto; color: var(--ui-faint); }
  .said { grid-template-columns: minmax(0, 1fr); gap: 0.125rem; }
  .said dd { text-align: start; margin-block-end: 0.5rem; min-block-size: 2.6em; }
  .deeds { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .deeds button { flex: 1 1 40%; }
  .gallery, .missed { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.5rem; }
  .gallery li { display: grid; }
  button.link { white-space: normal; }
  .strip {
    position: relative; block-size: 2.75rem; background: var(--ui-soft); border-radius: var(--ui-radius);
    border-block-end: 1px solid var(--ui-edge);
  }
  .tick-mark { position: absolute; inset-block-end: 0; inline-size: 5px; margin-inline-start: -5px; background: var(--ui-accent); border-radius: 2px 2px 0 0; cursor: pointer; }
  .tick-mark.fatal { background: var(--ui-wrong); }
  .cursor { position: absolute; inset-block: 0; inline-size: 1px; background: var(--ui-ink); }
  tr.note { border: 0 !important; }
  tr.note td { padding-block-start: 0; white-space: normal; }
  @media (max-width: 39.99rem) {
    .deck { padding-inline: 0.75rem; }
    .stages { flex-direction: column; }
    .stages.wide .board { block-size: 78vw; }
    .stage + .stage { border-inline-start: 0; border-block-start: 1px solid var(--ui-line); }
  }
  @media screen and (min-width: 70rem) { .main { padding-block: 0 1rem; } .stages .board { padding: 0.5rem 1rem; } }
`;
