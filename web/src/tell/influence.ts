// The view of influence: which clue leads to which deduction. The longest chain is drawn on the
// board and told step by step; clues are ranked by what would be lost without them.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Influence} from '../../generated/answers.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import {textOf} from '../model/position.js';
import {strings} from '../strings.js';
import {chainOf, isCut, type Link, marksOfChain, rankedClues} from './chain.js';
import {count, counted} from './figures.js';
import {LaterInquirer} from './inquirer.js';
import {Inquiry} from './inquiry.js';
import {cellAt, placeName} from './places.js';
import {viewStyles} from './styles.js';
import {type Column, Table} from './table.js';

const words = strings.tell.influence;
type Clue = Influence['clues'][number];

const columns: Column<Clue>[] = [
  {head: words.lost, means: words.lostMeans, rank: each => each.lost ?? -1,
   show: each => each.lost === null ? words.noLost : count(each.lost)},
  {head: words.direct, means: words.directMeans, rank: each => each.direct,
   show: each => count(each.direct)},
  {head: words.total, means: words.totalMeans, rank: each => each.total,
   show: each => count(each.total)},
];

export class MinewiseInfluence extends LaterInquirer {
  static override styles = [...viewStyles, css`
    ol { list-style: none; counter-reset: link; margin: 0; padding: 0; max-block-size: 18rem;
      overflow-y: auto; }
    li { counter-increment: link; display: grid; align-items: baseline; gap: 0 0.5rem;
      grid-template-columns: 1.5rem 8rem minmax(0, 1fr); padding: 0.25rem 0.375rem;
      border-radius: var(--ui-radius); }
    li::before { content: counter(link); color: var(--ui-faint); font-size: 0.8125rem; }
    li:hover { background: var(--ui-soft); }
  `];

  private readonly inquiry = new Inquiry<Influence>(() => this.requestUpdate());
  private readonly clues = new Table<Clue>(this);
  private marks: Marks | null = null;  // while something is pointed at

  override willUpdate(): void {
    const text = textOf(this.workbench.position);
    if (this.inquiry.isAbout(text)) return;
    const question = {text, as: 'position'} as const;
    this.marks = null;
    void this.inquiry.begin(text, signal => this.engine.ask('influence', question, {signal}));
  }

  override render(): TemplateResult {
    const {position, settings} = this.workbench;
    const {answer, refusal} = this.inquiry;
    const marks = this.marks ?? (answer ? marksOfChain(answer, null) : noMarks);
    return html`
      <main class="main" tabindex="-1"><h2 class="unseen">${strings.app.board}</h2>
        <div class="board"><minewise-grid .position=${position} .answer=${this.plainAnswer}
          .marks=${marks} numbers="none" .heat=${settings.heat} mode="look" .brush=${null}
          .label=${words.board}></minewise-grid></div></main>
      <aside class="side" aria-label=${words.title}><div class="cards">
        <section class="card" aria-labelledby="about">
          <header><h2 id="about">${words.heading}</h2></header>
          <p class="small faint">${words.explain}</p>
          ${answer ? renderFigures(answer) : html`
            <p class=${refusal ? 'trouble' : 'faint'} role="status"
                >${refusal ?? words.waiting}</p>`}
        </section>
        ${answer ? this.renderAnswer(answer) : nothing}
      </div></aside>`;
  }

  private renderAnswer(answer: Influence): TemplateResult {
    const chain = chainOf(answer);
    const clues = rankedClues(answer);
    return html`
      ${chain.length === 0 ? nothing : html`<section class="card" aria-labelledby="chain">
        <header><h2 id="chain">${words.chain}</h2></header>
        <ol @pointerleave=${() => this.mark(null)}>
          ${chain.map(link => this.renderLink(answer, link))}</ol>
        ${isCut(answer) ? html`<p class="small faint">${words.cut}</p>` : nothing}
      </section>`}
      ${clues.length === 0 ? nothing : html`<section class="card">
        ${this.renderClues(clues, answer.cols)}</section>`}`;
  }

  private renderLink(answer: Influence, link: Link): TemplateResult {
    const mark = () => this.mark(marksOfChain(answer, link));
    return html`<li @pointerenter=${mark}>
      <span><button type="button" class="place" @focus=${mark} @click=${mark}
          @blur=${() => this.mark(null)}>${placeName(link.place)}</button>
        ${words.is[link.verdict]}</span>
      <span class="small faint">${strings.tell.rules[link.rule]}</span>
    </li>`;
  }

  private renderClues(clues: readonly Clue[], cols: number): TemplateResult {
    const point = (each: Clue | null) =>
        this.mark(each && {...noMarks, premises: [cellAt(each, cols)]});
    return this.clues.render({
      caption: words.clues, nameHead: words.clue, rows: clues, name: placeName, columns, point,
      choose: point,
    });
  }

  private mark(marks: Marks | null): void {
    this.marks = marks;
    this.requestUpdate();
  }
}

function renderFigures({proved, longest}: Influence): TemplateResult {
  if (proved === 0) return html`<p>${words.none}</p>`;
  return html`<dl>
    <dt>${words.proved}</dt><dd>${count(proved)}</dd>
    <dt>${words.length}</dt><dd>${counted(longest.length, words.deductions)}</dd>
    <dt>${words.travel}</dt><dd>${counted(longest.travel, words.cells)}</dd>
  </dl>`;
}

customElements.define('minewise-influence', MinewiseInfluence);
