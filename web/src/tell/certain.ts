// What is certain, cell by cell: the verdict, the rule that proves it, the clues it rests on. A
// long list is folded, and unfolds by so many rows that the page stays quick.
import {css, html, LitElement, nothing, type TemplateResult} from 'lit';

import type {CommonDeduction} from '../../generated/answers.js';
import type {Deductions} from '../model/answer.js';
import {strings} from '../strings.js';
import {count} from './figures.js';
import {icons} from './icons.js';
import {cellAt, placeName} from './places.js';
import {LookEvent, MarkEvent, marksOfCell} from './rings.js';
import {tellStyles} from './styles.js';

const words = strings.tell.certain;
const fewest = 8;
const atOnce = 200;
const mostClues = 4;

/** How many rows a click on "more" leads to. */
export function unfolded(shown: number, all: number): number {
  return Math.min(all, shown < atOnce ? atOnce : shown + atOnce);
}

export class MinewiseCertain extends LitElement {
  static override properties = {
    deductions: {attribute: false}, cols: {attribute: false}, shown: {state: true},
  };
  static override styles = [...tellStyles, css`
    ol { list-style: none; margin: 0; padding: 0; }
    li {
      display: grid; grid-template-columns: 3rem 4rem minmax(0, 1fr); gap: 0 0.5rem;
      padding: 0.3125rem 0.375rem; line-height: 1.25rem;
    }
    li + li { border-block-start: 1px solid var(--ui-line); }
    li:hover { background: var(--ui-soft); }
    li .small { line-height: inherit; }
    .what .symbol { inline-size: 1rem; block-size: 1rem; display: inline-block;
      vertical-align: -0.1875rem; margin-inline-end: 0.125rem; }
    button.place { padding: 0; line-height: inherit; justify-self: start; align-self: start; }
  `];

  deductions: Pick<Deductions, 'length' | 'slice'> = [];
  cols = 1;
  private shown = fewest;

  override render(): TemplateResult {
    const {deductions, shown} = this;
    return html`<section class="card" aria-labelledby="heading">
      <header><h2 id="heading">${words.heading}</h2>
        <span class="faint small">${count(deductions.length)}</span></header>
      ${deductions.length === 0 ? html`<p class="faint">${words.nothing}</p>` : html`
        <ol @pointerleave=${() => this.mark(null)}>
          ${deductions.slice(0, shown).map(each => this.renderRow(each))}
        </ol>`}
      ${this.renderFold()}
    </section>`;
  }

  private renderRow(each: CommonDeduction): TemplateResult {
    const isSafe = each.verdict === 'safe';
    return html`<li @pointerenter=${() => this.mark(each)}>
      <button type="button" class="place"
          @focus=${() => this.mark(each)} @blur=${() => this.mark(null)}
          @click=${() => this.dispatchEvent(new LookEvent(cellAt(each, this.cols)))}
          >${placeName(each)}</button>
      <span class="what">${isSafe ? icons.safe : icons.mine}
        ${isSafe ? words.safe : words.mine}</span>
      <span class="small faint">${strings.tell.rules[each.rule]} ${sources(each)}</span>
    </li>`;
  }

  private renderFold(): TemplateResult | typeof nothing {
    const {length} = this.deductions;
    if (length <= fewest) return nothing;
    const next = unfolded(this.shown, length);
    return html`<div class="row">
      ${this.shown < length ? html`<button type="button" @click=${() => { this.shown = next; }}>
        ${next === length ? words.all(count(length))
            : words.more(count(next - this.shown), count(length))}
      </button>` : nothing}
      ${this.shown > fewest ? html`<button type="button" @click=${() => { this.shown = fewest; }}>
        ${words.fewer}</button>` : nothing}
    </div>`;
  }

  private mark(deduction: CommonDeduction | null): void {
    const {cols} = this;
    const marks = deduction && marksOfCell(cellAt(deduction, cols), deduction.because, cols);
    this.dispatchEvent(new MarkEvent(marks, true));
  }
}

function sources({because}: CommonDeduction): string {
  const named = because.slice(0, mostClues).map(([row, col]) => placeName({row, col})).join(' ');
  return because.length > mostClues ? words.andMore(named, because.length - mostClues) : named;
}

customElements.define('minewise-certain', MinewiseCertain);
