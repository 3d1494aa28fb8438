// The view of play: a game of the visitor's choice, or one that goes on from the position in Solve.
// The visitor opens, flags, takes back and asks for hints; the module is the referee.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Decision} from '../../generated/answers.js';
import {Watching} from '../app/watching.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import type {Engine} from '../engine/engine.js';
import {coveredPosition, type Position, textOf} from '../model/position.js';
import {strings} from '../strings.js';
import {count, percent} from '../tell/figures.js';
import {icons} from '../tell/icons.js';
import {cellAt, placeName} from '../tell/places.js';
import {marksOfCell} from '../tell/rings.js';
import {viewStyles} from '../tell/styles.js';
import {bestsCard, bestsCss} from './bests_card.js';
import './clock.js';
import {type Deal, Dealer} from './dealer.js';
import {Ending, endingCard} from './ending.js';
import {choice, fileCss, tick} from './fields.js';
import {minesLeft, momentOf, randomSeed} from './game.js';
import {checkedHelp, type Help, isHelping} from './help.js';
import {keep, load} from './kept.js';
import {playCss} from './play_css.js';
import {Round} from './round.js';
import {checkedSetup, dailySeed, dailySetup, kindOf, type Setup, sizeOf} from './setup.js';
import {formCss, setupForm} from './setup_form.js';
import {startStudio} from '../app/start.js';
import {helpWords, playWords as words} from './words.js';

const coarse = matchMedia('(pointer: coarse)');

export class MinewisePlay extends Watching {
  static override styles = [...viewStyles, formCss, fileCss, playCss, bestsCss, css`
    .reason::first-letter { text-transform: uppercase; }
  `];

  private readonly engines = new Map<string, Engine>();
  private readonly round = new Round(() => this.engine('game'), () => this.engine('analysis'), () => this.help,
                                     () => this.requestUpdate());
  private readonly dealer = new Dealer(() => this.engine('dealer'));
  private readonly ending = new Ending(() => this.engine('studio'), () => this.requestUpdate());
  private setup: Setup = load('setup', stored => checkedSetup(stored as object));
  private help: Help = load('help', stored => checkedHelp(stored as object));
  private readonly isHelpUnfolded = isHelping(this.help);
  private kind = '';                   // of the game that is going on
  private isFlagging = false;          // a click flags, and holding opens
  private text: string | null = null;  // of the position that the game went on from
  private readonly key = (event: KeyboardEvent) => this.press(event);

  private engine(name: string): Engine {
    const engine = this.engines.get(name) ?? (name === 'studio' ? startStudio() : this.workbench.engine.another());
    this.engines.set(name, engine);
    return engine;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.key);
    this.setPast(false);
    const {position} = this.workbench;
    if (/[^?]/.test(position.symbols)) this.setup = {...this.setup, board: 'position'};
    else if (this.setup.board === 'position') this.setup = {...this.setup, board: 'beginner'};
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.key);
    for (const engine of this.engines.values()) engine.close();
    this.engines.clear();
  }

  // Unseen, it keeps its game, and begins no other.
  protected override shouldUpdate(): boolean {
    return this.workbench.view === 'play';
  }

  override willUpdate(): void {
    if (this.setup.board === 'position' && this.text !== null && this.text !== textOf(this.workbench.position)) void this.begin();
    const {game} = this.round;
    if (game?.state.over) this.ending.take(game, this.round, this.kind);
    else if (this.ending.outcome) this.ending.goOn();
  }

  override updated(): void {
    const {canUndo} = this.round;
    if (canUndo !== this.workbench.canUndo) this.setPast(canUndo);
  }

  private setPast(canUndo: boolean): void {
    this.workbench.setPast('play', {canUndo, undo: () => void this.round.undo()});
  }

  private begin(): Promise<void> {
    this.text = this.setup.board === 'position' ? textOf(this.workbench.position) : null;
    this.kind = ['position', 'id'].includes(this.setup.board) ? '' : kindOf(this.chosen);
    this.ending.clear();
    return this.round.begin(() => this.deal());
  }

  private get chosen(): Setup {
    return this.setup.board === 'daily' ? dailySetup(this.setup) : this.setup;
  }

  private deal(): Promise<Deal> {
    const {setup, text} = this;
    if (text !== null) return Promise.resolve({game: '', options: {position: text, seed: randomSeed()}});
    if (setup.board === 'id') return Promise.resolve({game: setup.id || 'beginner classic', options: setup.id.includes('seed=') ? {} : {seed: randomSeed()}});
    if (setup.board === 'daily') return this.dealer.deal(this.chosen, dailySeed(new Date()));
    return this.dealer.take(setup);
  }

  private choose(part: Partial<Setup>): void {
    this.setup = {...this.setup, ...part};
    keep('setup', this.setup);
    this.requestUpdate();
    if (this.round.span.from === null && this.setup.board !== 'id') void this.begin();
  }

  private assist(part: Partial<Help>): void {
    this.help = {...this.help, ...part};
    keep('help', this.help);
    this.requestUpdate();
    void this.round.look();
  }

  private press(event: KeyboardEvent): void {
    const isField = event.composedPath().some(each => each instanceof HTMLElement && each.matches('input, select, textarea, dialog'));
    if (this.workbench.view !== 'play' || isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'n') void this.begin();
    else if (key === 'h') void this.round.sitting.askHint();
    else if (key === 'g') this.flagging();
  }

  private readonly flagging = (): void => {
    this.isFlagging = !this.isFlagging;
    this.requestUpdate();
  };

  private readonly open = ({detail: {cell}}: CustomEvent<{cell: number}>): void => {
    const isMarked = this.round.shown?.symbols[cell] === 'F';
    if (this.isFlagging) void this.round.mark(cell);
    else if (!isMarked) void this.round.open(cell);
  };

  private readonly flag = ({detail: {cell}}: CustomEvent<{cell: number}>): void => {
    const symbol = this.round.shown?.symbols[cell] ?? '';
    if (this.isFlagging && symbol === '?') void this.round.open(cell);
    else if ('?Fq'.includes(symbol)) void this.round.mark(cell);
  };

  // What is there until the mines are laid.
  private get blank(): Position {
    const {setup, workbench} = this;
    if (setup.board === 'position') return workbench.position;
    if (setup.board === 'id') return coveredPosition(9, 9, 'unknown');
    const [width, height] = sizeOf(this.chosen);
    return {...coveredPosition(height, width, 'unknown'), topology: this.chosen.topology};
  }

  // A game by its ID may have any size: nothing can be opened before that is known.
  private get isPlayable(): boolean {
    const {round, setup} = this;
    return round.isOn || (!round.game && !round.sitting.refusal && !['id', 'position'].includes(setup.board));
  }

  override render(): TemplateResult {
    const {round, workbench, setup} = this;
    const {game, sitting: {refusal, hint}} = round;
    return html`
      <main class="main" tabindex="-1"><h2 class="unseen">${strings.app.board}</h2>
        ${this.renderBar()}
        <div class="board"><minewise-grid .position=${round.shown ?? this.blank} .answer=${round.answer}
          .marks=${this.marks} .numbers=${workbench.settings.numbers} .heat=${workbench.settings.heat}
          .mode=${this.isPlayable ? 'play' : 'look'} .brush=${null} .label=${words.board}
          @mw-open=${this.open} @mw-flag=${this.flag}
          @mw-chord=${({detail}: CustomEvent<{cell: number}>) => void round.chord(detail.cell)}></minewise-grid></div>
      </main>
      <aside class="side" aria-label=${words.title}><div class="cards">
        <section class="card" aria-labelledby="about">
          <header><h2 id="about">${words.heading}</h2></header>
          <div role="status" class="word">${hint ? this.renderHint(hint) : html`<p>${this.message}</p>`}</div>
          ${refusal ? html`<p class="trouble" role="alert">${refusal}</p>` : nothing}
          ${round.notice ? html`<p class="trouble" role="alert">${round.notice}</p>` : nothing}
          ${game ? this.renderFigures() : nothing}
          ${game || refusal ? this.renderDeeds() : nothing}
        </section>
        ${endingCard(this.ending, text => this.review(text))}
        ${setupForm(setup, part => this.choose(part), () => void this.begin())}
        ${this.renderHelp()}
        ${bestsCard(this.ending, this.kind)}
      </div></aside>`;
  }

  private get message(): string {
    const {round: {game, forced, sitting: {refusal}}} = this;
    if (!game) return refusal ? '' : words.starting;
    const {over, won, stepped, game: id} = game.state;
    const isSurvival = / survival| on-mine=go/.test(id);
    if (forced !== null) return words.mustGuess(percent(forced));
    if (!over) return isSurvival ? words.survival : coarse.matches ? words.goesOnTouch : words.goesOn;
    if (isSurvival) return won ? words.survived : words.done(stepped);
    return won ? words.won : words.lost;
  }

  private get marks(): Marks {
    const {game, sitting: {hint}} = this.round;
    if (hint?.row === undefined || hint.col === undefined || !game) return noMarks;
    const {cols} = game.begun;
    return marksOfCell(cellAt({row: hint.row, col: hint.col}, cols), hint.because ?? [], cols);
  }

  // What a player looks at all the time, and what a thumb needs.
  private renderBar(): TemplateResult {
    const {round} = this;
    const left = round.game ? minesLeft(round.game.state) : null;
    return html`<div class="deck no-print">
      <p class="dial"><span class="unseen">${words.minesLeft}</span><span class="flag" aria-hidden="true">⚑</span> ${left === null ? '–' : count(left)}</p>
      <p class="dial"><span class="unseen">${words.time}</span><span aria-hidden="true">◷</span> <minewise-clock .span=${round.span}></minewise-clock></p>
      <span class="space"></span>
      <button type="button" aria-pressed=${this.isFlagging} title="${words.flagMode} (G)" @click=${this.flagging}>${words.flagMode}</button>
      <button type="button" title="${words.fresh} (N)" @click=${() => void this.begin()}>${icons.again}<span class="long">${words.again}</span><span class="unseen short">${words.again}</span></button>
    </div>`;
  }

  private renderFigures(): TemplateResult {
    const {state} = this.round.game!;
    return html`<dl>
      <dt>${words.clicks}</dt><dd>${count(this.round.clicks)}</dd>
      <dt>${words.moves}</dt><dd>${count(state.moves)}</dd>
      ${state.over ? html`<dt>${words.guesses}</dt><dd>${count(state.guesses)}</dd>` : nothing}
      ${state.stepped ? html`<dt>${words.stepped}</dt><dd>${count(state.stepped)}</dd>` : nothing}
    </dl>`;
  }

  private renderDeeds(): TemplateResult {
    const {round} = this;
    return html`<div class="deeds">
      <button type="button" ?disabled=${!round.canUndo} @click=${() => void round.undo()}>${icons.undo}${words.undo}</button>
      <button type="button" ?disabled=${!round.isOn} @click=${() => void round.sitting.askHint()}>${icons.hint}${words.hint}</button>
      <button type="button" ?disabled=${!round.game} @click=${this.analyse}>${icons.look}${words.analyse}</button>
    </div>`;
  }

  private renderHint({text, kind, row, col}: Decision): TemplateResult {
    const place = row === undefined || col === undefined ? '' : placeName({row, col});
    return html`<h3>${words.hints[kind](place)}</h3><p class="reason">${text}</p>`;
  }

  private renderHelp(): TemplateResult {
    const {help} = this;
    return html`<details class="card" ?open=${this.isHelpUnfolded}>
      <summary>${helpWords.title}</summary><div class="fields">
      ${tick(helpWords.odds, help.odds, odds => this.assist({odds}))}
      ${tick(helpWords.warn, help.warn, warn => this.assist({warn}))}
      ${tick(helpWords.stop, help.stop, stop => this.assist({stop}))}
      ${choice(helpWords.auto, helpWords.autos, help.auto, auto => this.assist({auto}))}
      <p class="small faint">${helpWords.about}</p>
      ${tick(helpWords.question, help.question, question => this.assist({question}))}
    </div></details>`;
  }

  private review(transcript: string): void {
    this.workbench.watch(transcript);
  }

  private readonly analyse = (): void => {
    const {round: {game}, workbench} = this;
    if (!game) return;
    workbench.edit(momentOf(game.begun, game.state));
    this.text = this.text === null ? null : textOf(workbench.position);
    workbench.open('solve');
  };
}

customElements.define('minewise-play', MinewisePlay);
