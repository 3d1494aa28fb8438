// The view that teaches: ten boards, one idea each. The visitor points at a cell; the engine says
// whether it is right, and why or why not. Which are solved is kept in this browser.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {AnalysisGrounds} from '../../generated/answers.js';
import {Watching} from '../app/watching.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import {Dropped, type Engine} from '../engine/engine.js';
import type {Answer} from '../model/answer.js';
import type {Position} from '../model/position.js';
import {positionOf} from '../model/reading.js';
import {strings} from '../strings.js';
import {percent} from '../tell/figures.js';
import {cellName} from '../tell/places.js';
import {marksOfCell} from '../tell/rings.js';
import {viewStyles} from '../tell/styles.js';
import {keep, load} from './kept.js';
import {isRight, reasonOf} from './lesson_answer.js';
import {type Lesson, lessons} from './lessons.js';
import {learnWords as words} from './words.js';

interface Said {
  cell: number;
  text: string;
  isRight: boolean;
  grounds: AnalysisGrounds | null;
}

function checkedSolved(stored: unknown): number[] {
  const {solved} = stored as {solved?: unknown};
  return Array.isArray(solved) ? solved.filter(each => Number.isInteger(each) && each >= 0 && each < lessons.length) : [];
}

export class MinewiseLearn extends Watching {
  static override styles = [...viewStyles, css`
    .deeds { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    .deeds button { flex: 1; }
    ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.25rem; }
    ol button { inline-size: 100%; }
    ol button[aria-current=true] { font-weight: 650; color: var(--ui-ink); }
    .right { border-inline-start: 3px solid var(--mw-safe); padding-inline-start: 0.75rem; }
    pre { white-space: pre-wrap; margin: 0.5rem 0 0; font-family: inherit; }
    pre::first-letter { text-transform: uppercase; }
  `];

  private own: Engine | undefined;
  private solved: readonly number[] = load('lessons', checkedSolved);
  private at = Math.max(0, lessons.findIndex((_, number) => !this.solved.includes(number)));
  private board: {at: number; position: Position; answer: Answer} | null = null;  // of a lesson
  private said: Said | null = null;
  private isShown = false;  // the answer is drawn on the board

  private get engine(): Engine {
    return this.own ??= this.workbench.engine.another();
  }
  private get lesson(): Lesson {
    return lessons[this.at]!;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.begin(this.at);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.own?.close();
    this.own = undefined;
  }

  protected override shouldUpdate(): boolean {
    return this.workbench.view === 'learn';
  }

  private async begin(at: number): Promise<void> {
    [this.at, this.said, this.isShown] = [at, null, false];
    this.requestUpdate();
    const text = this.lesson.position;
    try {
      const [reading, answer] = await Promise.all([
        this.engine.ask('read', {text, as: 'position'}), this.engine.analyze({text, as: 'position'}),
      ]);
      if (at === this.at) this.board = {at, position: positionOf(reading), answer};
    } catch (error) {
      if (!(error instanceof Dropped)) this.said = {cell: -1, text: String(error), isRight: false, grounds: null};
    }
    this.requestUpdate();
  }

  private readonly point = ({detail: {cell}}: CustomEvent<{cell: number}>): void => void this.judge(cell);

  private async judge(cell: number): Promise<void> {
    const {board, at, lesson} = this;
    if (board?.at !== at) return;
    const place = cellName(cell, board.position.cols);
    const isOpen = Number.isNaN(board.answer.mine[cell]!);
    const right = !isOpen && isRight(cell, board.answer, lesson.sought);
    const text = isOpen ? words.notCovered[board.position.symbols[cell] === 'F' ? 'flag' : 'open']
        : right ? words.right(place) : this.wrong(cell, place, board.answer);
    this.said = {cell, text, isRight: right, grounds: null};
    if (right) this.solve(at);
    this.requestUpdate();
    if (isOpen) return;
    const why = place.slice(1, -1);
    const grounds = await this.engine.why({text: lesson.position, as: 'position', why}, {channel: 'why'}).catch(() => null);
    if (this.said?.cell !== cell || at !== this.at) return;
    this.said = {...this.said, grounds};
    this.requestUpdate();
  }

  private wrong(cell: number, place: string, {mine, mines, safe}: Answer): string {
    const {sought} = this.lesson;
    if (sought !== 'best' && mines.has(cell)) return words.surely.mine(place);
    if (sought !== 'best' && safe.has(cell)) return words.surely.safe(place);
    return words.wrong[sought](place, percent(mine[cell]!));
  }

  private solve(number: number): void {
    if (this.solved.includes(number)) return;
    this.solved = [...this.solved, number];
    keep('lessons', {solved: this.solved});
  }

  private get marks(): Marks {
    const {said, board} = this;
    if (!said || !board) return noMarks;
    const proof = board.answer.deductions?.of(said.cell);
    return marksOfCell(said.cell, proof?.because ?? [], board.position.cols);
  }

  override render(): TemplateResult {
    const {board, lesson, at, workbench: {settings}} = this;
    return html`
      <main class="main" tabindex="-1"><h2 class="unseen">${strings.app.board}</h2>
        <div class="board">${board ? html`<minewise-grid .position=${board.position} .answer=${this.isShown ? board.answer : null}
          .marks=${this.marks} .numbers=${settings.numbers} .heat=${settings.heat} mode="play" .brush=${null}
          .label=${words.board} @mw-open=${this.point} @mw-flag=${this.point} @mw-chord=${this.point}></minewise-grid>` : nothing}</div>
      </main>
      <aside class="side" aria-label=${words.title}><div class="cards">
        <section class="card" aria-labelledby="lesson">
          <header><h2 id="lesson">${words.heading(at + 1, lesson.title)}</h2></header>
          <p>${lesson.idea}</p><p><strong>${words.seek[lesson.sought]}</strong></p>
          <div role="status">${this.renderSaid()}</div>
          <div class="deeds">
            <button type="button" ?disabled=${at === 0} @click=${() => void this.begin(at - 1)}>${words.back}</button>
            <button type="button" aria-pressed=${this.isShown} @click=${() => { this.isShown = !this.isShown; this.requestUpdate(); }}>${words.show}</button>
            <button type="button" class=${this.said?.isRight ? 'main-action' : ''} ?disabled=${at === lessons.length - 1}
                @click=${() => void this.begin(at + 1)}>${words.next}</button>
          </div>
          <button type="button" class="link" @click=${this.toSolve}>${words.more}</button>
        </section>
        ${this.renderList()}
      </div></aside>`;
  }

  private renderSaid(): TemplateResult | typeof nothing {
    const {said} = this;
    if (!said) return nothing;
    return html`<p class=${said.isRight ? 'right' : 'trouble'}>${said.text}</p>
      ${said.grounds ? html`<pre class="small">${reasonOf(said.grounds)}</pre>` : nothing}`;
  }

  private renderList(): TemplateResult {
    return html`<section class="card" aria-labelledby="lessons">
      <header><h2 id="lessons">${words.all}</h2><span class="small faint">${words.done(this.solved.length, lessons.length)}</span></header>
      ${this.solved.length === lessons.length ? html`<p>${words.allDone}</p>` : nothing}
      <ol>${lessons.map((each, number) => html`<li><button type="button" class="link" aria-current=${number === this.at}
          @click=${() => void this.begin(number)}>${words.heading(number + 1, each.title)}${
              this.solved.includes(number) ? html` <span aria-hidden="true">✓</span><span class="unseen">, ${words.solved}</span>` : nothing}</button></li>`)}</ol>
    </section>`;
  }

  private readonly toSolve = (): void => {
    if (!this.board) return;
    this.workbench.edit(this.board.position);
    this.workbench.open('solve');
  };
}

customElements.define('minewise-learn', MinewiseLearn);
