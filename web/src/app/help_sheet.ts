// The help sheet: gestures, keys, what the board shows, what the numbers mean.
import {css, html, type TemplateResult} from 'lit';

import {strings} from '../strings.js';
import {icon, type IconName} from './icons.js';
import {Sheet} from './sheet.js';

const words = strings.editor.help;
const legend: Record<string, IconName> = {
  safe: 'plus', mine: 'close', best: 'circle', flag: 'flag', premise: 'ring',
};

function list(pairs: string[][]): TemplateResult {
  return html`<dl>${pairs.map(([what, does]) => html`<div><dt>${what}</dt><dd>${does}</dd></div>`)}</dl>`;
}

export class MinewiseHelp extends Sheet {
  static override styles = [...Sheet.styles, css`
    dialog { inline-size: min(44rem, 100vw - 2rem); }
    dl { margin: 0; display: grid; gap: 0.25rem; font-size: 0.875rem; }
    dl > div { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: 1rem; }
    dt { font-weight: 550; }
    dd { margin: 0; color: var(--ui-faint); }
    .legend { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.375rem; font-size: 0.875rem; }
    .legend li { display: flex; align-items: center; gap: 0.75rem; }
    .tile {
      display: grid; place-items: center; flex: none; inline-size: 1.75rem; block-size: 1.75rem;
      border-radius: 0.25rem; background: var(--mw-covered); color: var(--mw-ink);
    }
    .tile.safe { background: var(--mw-safe); }
    .tile.mine { background: var(--mw-proved-mine); color: var(--mw-paper); }
    .tile.flag { background: var(--mw-flag); }
    .tile.premise { background: var(--mw-open); color: var(--mw-premise); }
    .scale {
      display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem;
      font-size: 0.875rem; color: var(--ui-faint);
    }
    .heat {
      inline-size: 9rem; block-size: 0.75rem; border-radius: 0.375rem; border: 1px solid var(--ui-line);
      background: linear-gradient(to right, var(--mw-low-risk), var(--mw-even-risk), var(--mw-high-risk));
    }
    p { font-size: 0.875rem; color: var(--ui-faint); max-inline-size: 38rem; }
    @media (max-width: 30rem) { dl > div { grid-template-columns: 1fr; gap: 0; } dl { gap: 0.5rem; } }
  `];

  protected override heading = words.title;

  protected override body(): TemplateResult {
    return html`
      <section><h3>${words.gestures}</h3>${list(words.gestureList)}</section>
      <section><h3>${words.keys}</h3>${list(words.keyList)}</section>
      <section><h3>${words.legend}</h3>
        <ul class="legend">${words.legendList.map(([kind, says]) => html`<li>
          <span class="tile ${kind}">${icon(legend[kind!]!)}</span>${says}</li>`)}</ul>
        <div class="scale" dir="ltr">${words.low}<span class="heat"></span>${words.high}</div></section>
      <section><h3>${words.numbers}</h3><p>${words.numbersText}</p><p>${words.privacy}</p></section>`;
  }
}

customElements.define('minewise-help', MinewiseHelp);
