// The card of a cell: how likely it is a mine, why, and what follows. What it tells is the module's
// answer about that cell; while one is late the card keeps its size and says that it waits.
import {css, html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';

import type {AnalysisGrounds, AnalysisProspect} from '../../generated/answers.js';
import type {Answer} from '../model/answer.js';
import {strings} from '../strings.js';
import './copy.js';
import {grouped, percent} from './figures.js';
import {icons} from './icons.js';
import {cellAt, cellName, placeName} from './places.js';
import type {Proof} from './proof.js';
import './proof.js';
import {answersTable, candidateColumns, compared} from './prospects.js';
import type {Subject, Told} from './reasons.js';
import {LookEvent, MarkEvent, marksOfCell} from './rings.js';
import {tellStyles} from './styles.js';
import {Table} from './table.js';

const words = strings.tell.card;

/** The visitor wants the cell kept, or no longer. */
export class PinEvent extends CustomEvent<boolean> {
  constructor(isPinned: boolean) {
    super('tell-pin', {detail: isPinned, bubbles: true, composed: true});
  }
}

type Clue = AnalysisGrounds['clues'][number];

export class MinewiseCard extends LitElement {
  static override properties = {
    told: {attribute: false}, awaited: {attribute: false}, answer: {attribute: false},
    cols: {attribute: false}, isPinned: {attribute: false}, proof: {state: true},
  };
  static override styles = [...tellStyles, css`
    .card { min-block-size: 14rem; }
    .card > header { min-block-size: 2.25rem; }
    .figure { display: flex; align-items: baseline; flex-wrap: wrap; gap: 0.125rem 0.5rem; }
    .figure strong { font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; }
    .figure .symbol { inline-size: 1.5rem; block-size: 1.5rem; align-self: center; }
    .words { margin: 0; white-space: pre-wrap; font-size: 0.75rem; line-height: 1.5; }
    .bars { inline-size: 40%; text-align: start; }
    .line { block-size: 0.875rem; border-radius: 0.25rem; background: var(--ui-fill); }
    .line.long { inline-size: 100%; } .line.short { inline-size: 60%; }
    .exact { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); }
    .exact .row { justify-content: space-between; }
    .exact .digits { text-align: center; padding-inline: 0.25rem; }
    .exact .over { border-block-end: 1px solid var(--ui-ink); margin-block-end: 0.125rem; }
  `];

  told: Told | null = null;
  awaited: Subject | null = null;
  answer: Answer | null = null;
  cols = 1;
  isPinned = false;
  private proof: Proof | null = null;
  private least = 0;  // its height, in pixels, while it waits
  private readonly candidates = new Table<AnalysisProspect>(this);
  private readonly clues = new Table<Clue>(this);

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('told')) this.proof = null;
    const {offsetHeight} = this.renderRoot.querySelector('section') ?? {offsetHeight: 0};
    if (changed.has('awaited')) this.least = this.awaited ? offsetHeight : 0;
  }

  override render(): TemplateResult {
    const {told, awaited} = this;
    const subject = awaited ?? told;
    const heading = subject ? strings.tell.cell(cellName(subject.cell, this.cols)) : words.heading;
    return html`<section class="card" aria-labelledby="heading" aria-busy=${awaited !== null}
        .style=${this.least > 0 ? `min-block-size: ${this.least}px` : ''}>
      <header><h2 id="heading">${heading}</h2>${subject ? this.renderPin() : nothing}</header>
      ${awaited ? this.renderWaiting(awaited) : told?.grounds ? this.renderGrounds(told.grounds)
          : html`<p class="faint">${told?.refusal ?? words.hint}</p>`}
    </section>`;
  }

  private renderPin(): TemplateResult {
    return html`<button type="button" class="icon" aria-pressed=${this.isPinned}
        aria-label=${words.pin} title=${words.pin}
        @click=${() => this.dispatchEvent(new PinEvent(!this.isPinned))}>${icons.pin}</button>`;
  }

  private renderGrounds(grounds: AnalysisGrounds): TemplateResult {
    const {answers, clues} = grounds;
    const candidates = compared(grounds);
    return html`
      ${this.renderFigure(this.told!.cell, grounds.mine_probability)}
      ${this.isCertain(this.told!.cell) ? html`<p>${grounds.text.split('\n', 1)[0]}</p>` : nothing}
      ${this.renderProof(grounds)}
      ${candidates.length > 0 ? html`<div class="part">${this.renderCandidates(candidates)}</div>`
          : nothing}
      ${answers?.length ? html`<div class="part">${answersTable(answers)}</div>` : nothing}
      <div class="part">
        <details><summary>${words.fraction}</summary>${renderExact(grounds)}</details>
        ${clues.length > 0 ? html`<details><summary>${words.restsOn}</summary>
          ${this.renderClues(clues)}</details>` : nothing}
        <details><summary>${words.words}</summary>
          <pre class="words" tabindex="0">${grounds.text}</pre></details>
      </div>`;
  }

  private isCertain(cell: number): boolean {
    return !!this.answer && (this.answer.safe.has(cell) || this.answer.mines.has(cell));
  }

  // A certain cell has a word and a sign, another its probability.
  private renderFigure(cell: number, risk: number): TemplateResult {
    if (!this.isCertain(cell)) {
      return html`<p class="figure"><strong>${percent(risk, 2, false)}</strong>
        <span class="faint">${words.chance}</span></p>`;
    }
    const isSafe = this.answer!.safe.has(cell);
    return html`<p class="figure">${isSafe ? icons.safe : icons.mine}
      <strong>${isSafe ? words.safe : words.mine}</strong>
      <span class="faint">${words.certain}</span></p>`;
  }

  // The probability is known already; the reasons are on their way.
  private renderWaiting({cell}: Subject): TemplateResult {
    const risk = this.answer?.mine[cell] ?? NaN;
    return html`${Number.isNaN(risk) ? nothing : this.renderFigure(cell, risk)}
      <p class="unseen">${words.waiting}</p>
      <div class="line long"></div><div class="line long"></div><div class="line short"></div>`;
  }

  private renderProof(grounds: AnalysisGrounds): TemplateResult | typeof nothing {
    const {showMe, heading, close} = strings.tell.proof;
    if (!grounds.steps) return nothing;
    if (!this.proof) {
      return html`<div><button type="button" class="main-action"
          @click=${() => this.showProof(grounds)}>${icons.play}${showMe}</button></div>`;
    }
    return html`<div class="part">
      <div class="row"><h3>${heading}</h3><button type="button" class="link small"
          @click=${this.hideProof}>${close}</button></div>
      <minewise-proof .proof=${this.proof}></minewise-proof>
    </div>`;
  }

  private renderClues(clues: readonly Clue[]): TemplateResult {
    return this.clues.render({
      caption: '', nameHead: words.clue, rows: clues, name: placeName,
      columns: [{head: words.without, means: words.withoutMeans,
                 rank: each => each.mine_probability_without,
                 show: each => percent(each.mine_probability_without)}],
      point: each => this.mark(each && cellAt(each, this.cols)),
      choose: each => this.mark(cellAt(each, this.cols)),
    });
  }

  private renderCandidates(candidates: readonly AnalysisProspect[]): TemplateResult {
    return this.candidates.render({
      caption: strings.tell.candidates.caption, nameHead: strings.tell.place, rows: candidates,
      columns: candidateColumns(candidates), name: placeName,
      isCurrent: each => cellAt(each, this.cols) === this.told?.cell,
      point: each => this.mark(each && cellAt(each, this.cols)),
      choose: each => this.dispatchEvent(new LookEvent(cellAt(each, this.cols))),
    });
  }

  // The cell stays while its proof is shown.
  private showProof({steps, length, shortest}: AnalysisGrounds): void {
    if (!steps || !this.told) return;
    this.proof = {subject: this.told.cell, cols: this.cols, steps, length: length ?? steps.length,
                  isShortest: shortest ?? false};
    this.dispatchEvent(new PinEvent(true));
  }

  private hideProof(): void {
    this.proof = null;
    this.dispatchEvent(new MarkEvent(null, false));
    void this.updateComplete.then(
        () => this.renderRoot.querySelector<HTMLElement>('.main-action')?.focus());
  }

  // Another cell beside the one that is told about.
  private mark(cell: number | null): void {
    const {told} = this;
    const marks = cell === null || !told ? null
        : {...marksOfCell(told.cell, [], this.cols), conclusions: [cell]};
    this.dispatchEvent(new MarkEvent(marks, true));
  }
}

function renderExact(grounds: AnalysisGrounds): TemplateResult {
  const number = (digits: string | null) => digits === null ? words.notCounted : grouped(digits);
  const exact = grounds.fraction;
  return html`<div class="exact">
    ${exact ? html`<div class="row"><div class="digits" tabindex="0" role="group"
          aria-label=${words.fraction}><div class="over">${grouped(exact.num)}</div>
          <div>${grouped(exact.den)}</div></div>
        <minewise-copy .text=${`${exact.num}/${exact.den}`}></minewise-copy></div>`
        : html`<p class="faint">${grounds.no_fraction}</p>`}
    <dl><dt>${words.layoutsMine}</dt><dd>${number(grounds.layouts_mine)}</dd>
      <dt>${words.layoutsSafe}</dt><dd>${number(grounds.layouts_safe)}</dd></dl>
  </div>`;
}

customElements.define('minewise-card', MinewiseCard);
