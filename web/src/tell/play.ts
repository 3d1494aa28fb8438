// The view of play: the position goes on as a game. The mines are dealt in one of the ways that
// explain it; the visitor opens, flags, takes back and asks for hints, and takes any moment back to
// the solver.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Decision} from '../../generated/answers.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import {Dropped} from '../engine/engine.js';
import {Crash} from '../engine/module.js';
import {textOf} from '../model/position.js';
import {strings} from '../strings.js';
import {count} from './figures.js';
import {Game, minesLeft, momentOf, type Move, randomSeed, shownPosition} from './game.js';
import {icons} from './icons.js';
import {Inquirer} from './inquirer.js';
import {cellAt, placeName} from './places.js';
import {marksOfCell} from './rings.js';
import {viewStyles} from './styles.js';

const words = strings.tell.play;

export class MinewisePlay extends Inquirer {
  static override properties = {
    ...Inquirer.properties, game: {state: true}, hint: {state: true}, refusal: {state: true},
  };
  static override styles = [...viewStyles, css`
    .deeds { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    .deeds button { flex: 1; }
    .deeds button:last-child { flex-basis: 100%; }
    .reason::first-letter { text-transform: uppercase; }
  `];

  private game: Game | null = null;
  private hint: Decision | null = null;
  private refusal: string | null = null;
  private text: string | null = null;  // of the position that the game went on from

  override willUpdate(): void {
    if (this.text !== textOf(this.workbench.position)) void this.begin();
  }

  override render(): TemplateResult {
    const {game, workbench} = this;
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
          ${this.refusal ? html`<p class="trouble" role="alert">${this.refusal}</p>` : nothing}
          ${game ? this.renderFigures(game) : nothing}
          ${game || this.refusal ? this.renderDeeds() : nothing}
        </section>
        ${this.hint ? this.renderHint(this.hint) : nothing}
      </div></aside>`;
  }

  private get isOn(): boolean {
    return this.game !== null && !this.game.state.over;
  }

  private get message(): string {
    if (!this.game) return this.refusal ? '' : words.starting;
    const {over, won} = this.game.state;
    return !over ? words.goesOn : won ? words.won : words.lost;
  }

  private get marks(): Marks {
    const {hint, game} = this;
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
      <button type="button" ?disabled=${!this.game}
          @click=${() => this.change(game => game.undo())}>
        ${icons.undo}${words.undo}</button>
      <button type="button" ?disabled=${!this.isOn} @click=${this.askHint}>
        ${icons.hint}${words.hint}</button>
      <button type="button" @click=${() => this.begin()}>${icons.again}${words.again}</button>
      <button type="button" ?disabled=${!this.game} @click=${this.analyse}>
        ${icons.look}${words.analyse}</button>
    </div>`;
  }

  private renderHint({text, kind, row, col}: Decision): TemplateResult {
    const place = row === undefined || col === undefined ? '' : placeName({row, col});
    return html`<section class="card" aria-labelledby="hint" aria-live="polite">
      <header><h2 id="hint">${words.hints[kind](place)}</h2></header>
      <p class="reason">${text}</p>
    </section>`;
  }

  private deed(move: Move): (event: CustomEvent<{cell: number}>) => void {
    return ({detail}) => void this.change(game => game.play(move, detail.cell));
  }

  // Deals the mines, once more where a game is going on.
  private async begin(): Promise<void> {
    const {position} = this.workbench;
    const text = textOf(position);
    this.text = text;
    const old = this.game;
    this.game = null;
    await this.attempt(async () => {
      await old?.end();
      const game = await Game.begin(this.engine, position, text, randomSeed());
      if (this.text === text) this.game = game;
    });
  }

  private async change(act: (game: Game) => Promise<Game>): Promise<void> {
    const {game} = this;
    if (!game) return;
    await this.attempt(async () => { this.game = await act(game); });
  }

  private async askHint(): Promise<void> {
    await this.attempt(async () => { this.hint = await this.game?.hint() ?? null; });
  }

  // A refusal leaves the game as it is; with the engine the game ends too.
  private async attempt(act: () => Promise<void>): Promise<void> {
    this.refusal = this.hint = null;
    try {
      await act();
    } catch (error) {
      if (error instanceof Dropped) return;
      if (error instanceof Crash) this.game = null;
      this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  private analyse(): void {
    const {game, workbench} = this;
    if (!game) return;
    workbench.edit(momentOf(game.begun, game.state));
    workbench.open('solve');
  }
}

customElements.define('minewise-play', MinewisePlay);
