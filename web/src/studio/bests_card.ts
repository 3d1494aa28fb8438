// The card of personal bests: those of this kind of game, and all of them with a way out and in.
import {css, html, nothing, type TemplateResult} from 'lit';

import {count, decimal, percent} from '../tell/figures.js';
import {type Best, type Bests, bestsOf, bestsText, joined, noBest} from './bests.js';
import type {Ending} from './ending.js';
import {saveFile} from './kept.js';
import {bestWords as words} from './words.js';

async function take(ending: Ending, field: HTMLInputElement): Promise<void> {
  const [file] = field.files ?? [];
  if (!file) return;
  try {
    ending.setBests(joined(ending.bests, bestsOf(await file.text())));
    ending.sayOfBests(words.taken);
  } catch {
    ending.sayOfBests(words.broken);
  }
  field.value = '';
}

function rows({played, won, seconds, pace, efficiency, longest}: Best): TemplateResult {
  const row = (name: string, value: string | null) => value === null ? nothing : html`<dt>${name}</dt><dd>${value}</dd>`;
  return html`<dl>
    ${row(words.seconds, seconds === null ? null : `${decimal(seconds, 2)} s`)}
    ${row(words.pace, pace === null ? null : decimal(pace, 2))}
    ${row(words.efficiency, efficiency === null ? null : percent(efficiency, 0, false))}
    ${row(words.played, count(played))}${row(words.won, count(won))}${row(words.streak, count(longest))}
  </dl>`;
}

function others(bests: Bests, kind: string): TemplateResult | typeof nothing {
  const known = Object.entries(bests).filter(([name, {played}]) => name !== kind && played > 0);
  if (known.length === 0) return nothing;
  return html`<div class="part"><h3>${words.others}</h3><dl class="others">${known.map(([name, {seconds, won, played}]) => html`
    <dt class="small code">${name}</dt><dd>${seconds === null ? words.wonOf(won, played) : `${decimal(seconds, 2)} s`}</dd>`)}</dl></div>`;
}

export function bestsCard(ending: Ending, kind: string): TemplateResult {
  const best = ending.bests[kind] ?? noBest;
  return html`<details class="card"><summary>${words.title}</summary><div class="fields">
    ${kind ? html`<p class="small faint code">${kind}</p>` : nothing}
    ${best.played ? rows(best) : html`<p>${kind ? words.none : words.uncounted}</p>`}
    ${others(ending.bests, kind)}
    <p class="small faint">${words.kept}</p>
    <div class="deeds">
      <button type="button" @click=${() => saveFile('minewise-bests.json', bestsText(ending.bests), 'application/json')}>${words.save}</button>
      <label class="button">${words.load}<input type="file" accept=".json,application/json"
          @change=${(event: Event) => void take(ending, event.target as HTMLInputElement)}></label>
    </div><p role="status" class="small">${ending.bestsTold}</p></div></details>`;
}

export const bestsCss = css`
  .others { grid-template-columns: minmax(0, 1fr) auto; }
`;
