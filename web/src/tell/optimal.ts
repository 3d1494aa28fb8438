// The view of best play: what the position is worth if nobody errs from here on, exactly, and which
// cells to open for it. The search begins when the visitor asks for it, or by itself where it is
// over at once; it shows how far it is and can be stopped.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Optimal, Progress} from '../../generated/answers.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import {textOf} from '../model/position.js';
import {strings} from '../strings.js';
import './copy.js';
import {count, fraction, grouped} from './figures.js';
import {icons} from './icons.js';
import {LaterInquirer} from './inquirer.js';
import {Inquiry} from './inquiry.js';
import {cellAt, cellsOf, placeName} from './places.js';
import {marksOfCells} from './rings.js';
import {viewStyles} from './styles.js';
import {Table} from './table.js';
import {byWorth, type Kind, kinds, type Worth, worthColumns, worthText} from './worth.js';

const words = strings.tell.optimal;

/** Up to so many layouts a search is over at once, and is not asked for. */
const few = 1000;

export class MinewiseOptimal extends LaterInquirer {
  static override properties = {
    ...LaterInquirer.properties, kind: {state: true}, progress: {state: true},
  };
  static override styles = [...viewStyles, css`
    fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 0.25rem; }
    legend {
      padding: 0; margin-block-end: 0.25rem;
      color: var(--ui-faint); font-size: 0.8125rem; font-weight: 600;
    }
    label { display: flex; gap: 0.5rem; align-items: center; min-block-size: 1.5rem; }
    input[type=radio] { accent-color: var(--ui-accent); margin: 0; }
    progress { inline-size: 100%; accent-color: var(--ui-accent); }
    .figure { display: grid; }
    .figure h2 { color: var(--ui-faint); font-size: 0.8125rem; }
    .figure strong { font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; }
    .exact { display: flex; justify-content: end; align-items: center; gap: 0.5rem; }
  `];

  private kind: Kind = 'classic';
  private progress: Progress | null = null;
  private readonly inquiry = new Inquiry<Optimal>(() => this.requestUpdate());
  private readonly cells = new Table<Worth>(this);
  private marks: Marks | null = null;  // while a cell is pointed at

  private get subject(): string {
    return this.kind + '\n' + textOf(this.workbench.position);
  }

  override willUpdate(): void {
    const {answer, isAsking} = this.workbench;
    if (this.inquiry.isAbout(this.subject)) return;
    this.inquiry.clear();
    this.marks = null;
    const layouts = isAsking ? null : answer?.analysis.layouts ?? null;
    if (layouts !== null && Number(layouts) <= few) this.search();
  }

  override render(): TemplateResult {
    const {workbench: {position, settings}, inquiry: {answer}} = this;
    const best = answer ? marksOfCells(cellsOf(answer.best, position.cols)) : noMarks;
    return html`
      <main class="main" tabindex="-1"><h2 class="unseen">${strings.app.board}</h2>
        <div class="board"><minewise-grid .position=${position} .answer=${this.plainAnswer}
            .marks=${this.marks ?? best} .numbers=${settings.numbers} .heat=${settings.heat}
            mode="look" .brush=${null} .label=${words.board}></minewise-grid></div></main>
      <aside class="side" aria-label=${words.title}><div class="cards">
        <section class="card" aria-labelledby="about">
          <header><h2 id="about">${words.heading}</h2></header>
          <p class="small faint">${words.explain}</p>
          ${this.renderRules()}
          ${this.renderSearch()}
          ${this.renderStatus()}
        </section>
        ${answer ? this.renderAnswer(answer) : nothing}
      </div></aside>`;
  }

  private renderRules(): TemplateResult {
    return html`<fieldset><legend>${words.rules}</legend>${kinds.map(kind => html`
      <label><input type="radio" name="rules" .checked=${this.kind === kind}
          @change=${() => { this.kind = kind; }}> ${words[kind]}</label>`)}
    </fieldset>`;
  }

  // One button begins the search and stops it, so that it keeps the focus.
  private renderSearch(): TemplateResult | typeof nothing {
    const {answer, isRunning} = this.inquiry;
    if (answer) return nothing;
    return html`
      ${isRunning ? this.renderProgress() : nothing}
      <div><button type="button" class=${isRunning ? '' : 'main-action'}
          @click=${() => isRunning ? this.inquiry.stop() : this.search()}>
        ${isRunning ? icons.stop : nothing}${isRunning ? words.stop : words.search}</button></div>`;
  }

  // Always there, so that a change is heard. An answer is seen in a card of its own.
  private renderStatus(): TemplateResult {
    const {answer, refusal, wasStopped} = this.inquiry;
    const said = answer ? this.told(answer) : refusal ?? (wasStopped ? words.stopped : '');
    const look = refusal ? 'trouble' : answer || !said ? 'unseen' : '';
    return html`<p class=${look} role="status">${said}</p>
      ${refusal ? html`<p class="small faint">${words.small}</p>` : nothing}`;
  }

  private renderProgress(): TemplateResult {
    const {progress} = this;
    return html`
      <progress max="1" .value=${progress?.share ?? 0} aria-label=${words.heading}></progress>
      <p class="small faint">${progress
          ? words.searched(count(progress.done), count(progress.most)) : words.starting}</p>`;
  }

  private get measure(): string {
    return this.kind === 'classic' ? words.chance : words.stepped;
  }

  private told(answer: Optimal): string {
    return `${this.measure}: ${worthText(answer.decimal, this.kind)}`;
  }

  private renderAnswer(answer: Optimal): TemplateResult {
    const {num, den} = answer.value;
    const best = answer.best.map(([row, col]) => placeName({row, col})).join(' ');
    return html`
      <section class="card" aria-labelledby="value">
        <div class="figure">
          <h2 id="value">${this.measure}</h2>
          <strong>${worthText(answer.decimal, this.kind)}</strong>
        </div>
        <div class="part"><dl>
          <dt>${words.fraction}</dt><dd class="digits">${fraction(answer.value)}</dd>
          <dt>${words.layouts}</dt><dd>${grouped(answer.layouts)}</dd>
          <dt>${words.best}</dt><dd>${best || words.none}</dd>
        </dl><div class="exact"><minewise-copy .text=${`${num}/${den}`}></minewise-copy></div></div>
      </section>
      ${answer.cells?.length ? html`<section class="card">${this.renderCells(answer)}</section>`
          : nothing}`;
  }

  private renderCells(answer: Optimal): TemplateResult {
    const {cols} = this.workbench.position;
    const best = new Set(cellsOf(answer.best, cols));
    const point = (each: Worth | null) => this.mark(each && cellAt(each, cols));
    return this.cells.render({
      caption: words.cells, nameHead: strings.tell.place, name: placeName,
      rows: byWorth(answer.cells ?? [], this.kind), columns: worthColumns(this.kind),
      isCurrent: each => best.has(cellAt(each, cols)), point, choose: point,
    });
  }

  private search(): void {
    const text = textOf(this.workbench.position);
    const question = {text, as: 'position', cells: true, rules: this.kind} as const;
    this.progress = null;
    void this.inquiry.begin(this.subject, signal => this.engine.ask('optimal', question, {
      signal, progress: progress => { this.progress = progress as Progress; },
    }));
  }

  private mark(cell: number | null): void {
    this.marks = cell === null ? null : {...noMarks, subject: cell};
    this.requestUpdate();
  }
}

customElements.define('minewise-optimal', MinewiseOptimal);
