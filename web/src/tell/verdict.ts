// The verdict on a position: how much is certain, the safest cell to open, how many layouts there
// are, and how exact all that is. Or why there is none: the clues that clash.
import {css, html, LitElement, nothing, type TemplateResult} from 'lit';

import type {Answer, Trouble} from '../model/answer.js';
import {strings} from '../strings.js';
import {count, grouped, percent, roughly} from './figures.js';
import {icons} from './icons.js';
import {cellAt, placeName} from './places.js';
import {LookEvent, MarkEvent, marksOfCells} from './rings.js';
import {tellStyles} from './styles.js';

const words = strings.tell.verdict;

/** How many covered cells are neither safe nor mines for certain. */
export function unsettled(answer: Answer): number {
  const covered = answer.mine.reduce((sum, each) => sum + (Number.isNaN(each) ? 0 : 1), 0);
  return covered - answer.safe.size - answer.mines.size;
}

export class MinewiseVerdict extends LitElement {
  static override properties = {
    answer: {attribute: false}, trouble: {attribute: false}, isAsking: {attribute: false},
  };
  static override styles = [...tellStyles, css`
    .tiles { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.5rem; }
    .tile { display: grid; gap: 0.125rem; }
    .tile strong { font-size: 1.5rem; font-weight: 600; line-height: 1.2; letter-spacing: -0.01em; }
    .tile span { display: flex; align-items: center; gap: 0.25rem; color: var(--ui-faint);
      font-size: 0.8125rem; }
    .tile .symbol { inline-size: 0.875rem; block-size: 0.875rem; }
    .card { min-block-size: 15.75rem; }
    .card.stale { animation: fade 0.2s 0.4s forwards; }
    @keyframes fade { to { opacity: 0.6; } }
  `];

  answer: Answer | null = null;
  trouble: Trouble | null = null;
  isAsking = false;

  override render(): TemplateResult {
    const {answer, trouble} = this;
    const heading = trouble ? (trouble.isClash ? words.clash : words.trouble) : words.heading;
    return html`<section class="card ${this.isAsking ? 'stale' : ''}" aria-labelledby="heading">
      <header><h2 id="heading">${heading}</h2></header>
      ${trouble ? html`<p class="trouble">${trouble.message}</p>`
          : answer ? this.renderAnswer(answer) : html`<p class="faint">${words.waiting}</p>`}
    </section>`;
  }

  private renderAnswer(answer: Answer): TemplateResult {
    return html`
      <div class="tiles">
        ${tile(icons.safe, answer.safe.size, words.safe)}
        ${tile(icons.mine, answer.mines.size, words.mines)}
        ${tile(icons.unsettled, unsettled(answer), words.unsettled)}
      </div>
      <div class="part"><dl>
        <dt>${words.best}</dt><dd>${this.renderBest(answer)}</dd>
        <dt>${words.layouts}</dt><dd>${layoutsText(answer)}</dd>
        <dt>${words.numbers}</dt><dd>${exactness(answer)}</dd>
      </dl>${allDigits(answer)}</div>`;
  }

  private renderBest(answer: Answer): TemplateResult | string {
    const {best, cols} = answer.analysis;
    if (!best) return words.nothingToOpen;
    const cell = cellAt(best, cols);
    const risk = answer.safe.has(cell) ? words.certainlySafe
        : words.risk(percent(best.mine_probability, 1, false));
    return html`<button type="button" class="place"
        @pointerenter=${() => this.mark([cell])} @pointerleave=${() => this.mark(null)}
        @click=${() => this.dispatchEvent(new LookEvent(cell))}
        >${placeName(best)}</button>, ${risk}`;
  }

  private mark(cells: number[] | null): void {
    this.dispatchEvent(new MarkEvent(cells && marksOfCells(cells), true));
  }
}

function tile(sign: TemplateResult, number: number, label: string): TemplateResult {
  return html`<div class="tile">
    <strong>${count(number)}</strong><span>${sign}${label}</span></div>`;
}

function layoutsText({analysis}: Answer): string {
  if (analysis.layouts !== null) return roughly(analysis.layouts);
  return analysis.no_layouts ?? words.notCounted;
}

function exactness({analysis}: Answer): string {
  if (analysis.exact) return words.exact;
  return analysis.error < 1 ? words.estimate(percent(analysis.error)) : words.unknown;
}

// Where the number of layouts is told roughly.
function allDigits({analysis: {layouts}}: Answer): TemplateResult | typeof nothing {
  if (layouts === null || roughly(layouts) === grouped(layouts)) return nothing;
  return html`<details><summary>${words.allDigits}</summary>
    <p class="digits" tabindex="0">${grouped(layouts)}</p></details>`;
}

customElements.define('minewise-verdict', MinewiseVerdict);
