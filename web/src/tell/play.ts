// The view of play: the position goes on as a game. The mines are dealt in one of the ways that
// explain it; the visitor opens, flags, takes back and asks for hints, and takes any moment back to
// the solver.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Decision} from '../../generated/answers.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import {textOf} from '../model/position.js';
import {strings} from '../strings.js';
import {count} from './figures.js';
import {type Game, minesLeft, momentOf, type Move, shownPosition} from './game.js';
import {icons} from './icons.js';
import {Inquirer} from './inquirer.js';
import {cellAt, placeName} from './places.js';
import {marksOfCell} from './rings.js';
import {Sitting} from './sitting.js';
import {viewStyles} from './styles.js';

const words = strings.tell.play;

export class MinewisePlay extends Inquirer {
  static override styles = [...viewStyles, css`
    .deeds { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    .deeds button { flex: 1; }
    .deeds button:last-child { flex-basis: 100%; }
    .reason::first-letter { text-transform: uppercase; }
  `];

  private readonly sitting = new Sitting(() => this.engine, () => this.requestUpdate());
  private text: string | null = null;  // of the position that the game went on from

  override connectedCallback(): void {
    super.connectedCallback();
    this.setPast(false);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.text = null;  // the game ends with the engine
  }

  // Unseen, it keeps its game, and begins no other.
  protected override shouldUpdate(): boolean {
    return this.workbench.view === 'play';
  }

  override willUpdate(): void {
    if (this.text !== textOf(this.workbench.position)) this.begin();
  }

  override updated(): void {
    const canUndo = this.sitting.game !== null;
    if (canUndo !== this.workbench.canUndo) this.setPast(canUndo);
  }

  private setPast(canUndo: boolean): void {
    this.workbench.setPast('play', {canUndo, undo: () => this.undo()});
  }

  override render(): TemplateResult {
    const {sitting: {game, refusal, hint}, workbench} = this;
    const position = game ? shownPosition(game.begun, game.state) : workbench.position;
    return html`
      <main class="main" tabindex="-1"><h2 class="unseen">${strings.app.board}</h2>
        <div class="board"><minewise-grid .position=${position} .answer=${null}
          .marks=${this.marks} numbers="none" .heat=${false} .mode=${this.isOn ? 'play' : 'look'}
          .brush=${null} .label=${words.board} @mw-open=${this.deed('open')}
          @mw-flag=${this.deed('mark')} @mw-chord=${this.deed('chord')}></minewise-grid></div>
      </main>
      <aside class="side" aria-label=${words.title}><div class="cards">
        <section class="card" aria-labelledby="about">
          <header><h2 id="about">${words.heading}</h2></header>
          <p class="small faint">${words.explain}</p>
          <p role="status">${this.message}</p>
          ${refusal ? html`<p class="trouble" role="alert">${refusal}</p>` : nothing}
          ${game ? this.renderFigures(game) : nothing}
          ${game || refusal ? this.renderDeeds() : nothing}
        </section>
        <div aria-live="polite">${hint ? this.renderHint(hint) : nothing}</div>
      </div></aside>`;
  }

  private get isOn(): boolean {
    const {game} = this.sitting;
    return game !== null && !game.state.over;
  }

  private get message(): string {
    const {game, refusal} = this.sitting;
    if (!game) return refusal ? '' : words.starting;
    const {over, won} = game.state;
    return !over ? words.goesOn : won ? words.won : words.lost;
  }

  private get marks(): Marks {
    const {hint, game} = this.sitting;
    if (hint?.row === undefined || hint.col === undefined || !game) return noMarks;
    const {cols} = game.begun;
    return marksOfCell(cellAt({row: hint.row, col: hint.col}, cols), hint.because ?? [], cols);
  }

  private renderFigures({state}: Game): TemplateResult {
    const left = minesLeft(state);
    return html`<dl>
      ${left === null ? nothing : html`<dt>${words.minesLeft}</dt><dd>${count(left)}</dd>`}
      <dt>${words.moves}</dt><dd>${count(state.moves)}</dd>
      <dt>${words.guesses}</dt><dd>${count(state.guesses)}</dd>
    </dl>`;
  }

  private renderDeeds(): TemplateResult {
    return html`<div class="deeds">
      <button type="button" ?disabled=${!this.sitting.game}
          @click=${this.undo}>
        ${icons.undo}${words.undo}</button>
      <button type="button" ?disabled=${!this.isOn}
          @click=${() => this.sitting.askHint()}>
        ${icons.hint}${words.hint}</button>
      <button type="button" @click=${() => this.begin()}>${icons.again}${words.again}</button>
      <button type="button" ?disabled=${!this.sitting.game} @click=${this.analyse}>
        ${icons.look}${words.analyse}</button>
    </div>`;
  }

  private renderHint({text, kind, row, col}: Decision): TemplateResult {
    const place = row === undefined || col === undefined ? '' : placeName({row, col});
    return html`<section class="card" aria-labelledby="hint">
      <header><h2 id="hint">${words.hints[kind](place)}</h2></header>
      <p class="reason">${text}</p>
    </section>`;
  }

  private deed(move: Move): (event: CustomEvent<{cell: number}>) => void {
    return ({detail}) => void this.sitting.change(game => game.play(move, detail.cell));
  }

  private undo(): void {
    void this.sitting.change(game => game.undo());
  }

  private begin(): void {
    const {position} = this.workbench;
    this.text = textOf(position);
    void this.sitting.begin(position);
  }

  private analyse(): void {
    const {sitting: {game}, workbench} = this;
    if (!game) return;
    workbench.edit(momentOf(game.begun, game.state));
    workbench.open('solve');
  }
}

customElements.define('minewise-play', MinewisePlay);
