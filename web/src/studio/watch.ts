// The view that watches: agents on any game, side by side where there are several; or a game that was
// played and saved, with its review.
import {html, nothing, type TemplateResult} from 'lit';

import type {Decision} from '../../generated/answers.js';
import {Watching} from '../app/watching.js';
import '../board/grid.js';
import {type Marks, noMarks} from '../board/marks.js';
import type {Engine} from '../engine/engine.js';
import type {Position} from '../model/position.js';
import {mostBytes} from '../app/reader.js';
import {strings} from '../strings.js';
import {cellAt, placeName} from '../tell/places.js';
import {marksOfCell} from '../tell/rings.js';
import {viewStyles} from '../tell/styles.js';
import {agents, gallery, type Moment} from './agents.js';
import {choice, fileCss, tick} from './fields.js';
import type {Film, Showing} from './film.js';
import {makeGif} from './gif_export.js';
import {saveFile} from './kept.js';
import {addressOfGame, unpacked} from './link.js';
import {reviewCard} from './review.js';
import {formCss} from './setup_form.js';
import {Show} from './show.js';
import {startStudio} from '../app/start.js';
import {transport, watchCss} from './transport.js';
import {watchWords as words} from './words.js';

const names = Object.fromEntries(['', ...agents].map(name => [name, name || words.nobody]));
const usualPace = '500';

export class MinewiseWatch extends Watching {
  static override styles = [...viewStyles, formCss, fileCss, watchCss];

  private readonly engines = new Map<string, Engine>();
  private readonly show = new Show(() => this.engine('studio'), film => this.engine(`analysis ${film}`), () => this.requestUpdate());
  private game = gallery[0]!.game;
  private players: string[] = [...gallery[0]!.agents, ''];
  private pace: string = usualPace;
  private hasOdds = false;
  private weighed = '';
  private told = '';
  private wantsReview = false;
  private wantsParting = false;
  private begun: {players: readonly string[]; game: string} | null = null;  // what is shown, unless it was saved

  private engine(name: string): Engine {
    const engine = this.engines.get(name) ?? (name === 'studio' ? startStudio() : this.workbench.engine.another());
    this.engines.set(name, engine);
    return engine;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.workbench.watched === null) this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.show.close();
    for (const engine of this.engines.values()) engine.close();
    this.engines.clear();
  }

  protected override shouldUpdate(): boolean {
    if (this.workbench.view !== 'watch' && this.show.isPlaying) this.show.pause();
    return this.workbench.view === 'watch';
  }

  override willUpdate(): void {
    const {watched} = this.workbench;
    this.workbench.watched = null;
    if (watched !== null) void this.take(watched);
    const moment = this.hasOdds ? `${this.show.at} ${this.show.films.map(film => film.frames.length > this.show.at).join()}` : '';
    if (moment !== this.weighed && this.hasOdds) void this.show.weigh();
    this.weighed = moment;
    if (this.wantsParting && this.show.parting !== null) {
      this.wantsParting = false;
      this.show.go(this.show.parting);
    }
    if (this.wantsReview && this.show.films.length > 0 && this.show.isWhole) {
      this.wantsReview = false;
      void this.show.judge();
    }
  }

  // A saved game, a link's code behind '#', or what a link of this view holds: players and a game.
  private async take(text: string | Uint8Array): Promise<void> {
    this.told = '';
    if (typeof text !== 'string') return this.replay(text);
    try {
      const read = text.startsWith('#') ? await unpacked(text.slice(1)) : text;
      const asked = /^watch ([^\n]*)\n([^\n]*)/.exec(read);
      if (!asked) return this.replay(read);
      this.players = [...asked[1]!.split(' '), '', ''].slice(0, 3);
      this.game = asked[2]!;
      this.begin();
    } catch {
      this.show.refuse(words.gone);
    }
  }

  // A line by itself is a game ID, for the agents that are chosen.
  private replay(saved: string | Uint8Array): void {
    const text = typeof saved === 'string' ? saved : saved.length < 1000 ? new TextDecoder().decode(saved) : '';
    if (/^\d+x\d+[/@].*$/.test(text.trim())) {
      this.game = text.trim();
      return this.begin();
    }
    [this.wantsReview, this.wantsParting, this.begun] = [true, false, null];
    void this.show.begin([{text: saved, agent: null}]);
  }

  private get showings(): Showing[] {
    return this.players.filter(name => name !== '').map(agent => ({text: this.game, agent}));
  }

  private begin(): void {
    [this.told, this.wantsReview, this.wantsParting] = ['', false, false];
    const {showings, game} = this;
    if (showings.length === 0) return this.show.refuse(words.choose);
    this.begun = {players: showings.map(({agent}) => agent!), game};
    void this.show.begin(showings);
  }

  private look({game, agents: players}: Moment): void {
    this.game = game;
    this.players = [...players, '', ''].slice(0, 3);
    this.begin();
    this.wantsParting = true;
  }

  override render(): TemplateResult {
    const {show} = this;
    return html`
      <main class="main" tabindex="-1"><h2 class="unseen">${strings.app.board}</h2>
        ${transport(show, this.pace, pace => this.choosePace(pace))}
        <div class="stages ${show.isWide ? 'wide' : ''}">
          ${show.films.length === 0 ? html`<p class="waiting" role="status">${show.isBeginning ? words.starting : ''}</p>` : nothing}
          ${show.films.map((film, number) => this.renderFilm(film, number))}</div>
      </main>
      <aside class="side" aria-label=${words.title}><div class="cards">
        ${show.refusal ? html`<p class="trouble" role="alert">${show.refusal}</p>` : nothing}
        ${show.films.length ? this.renderWords() : nothing}
        ${show.review ? reviewCard(show.review, show.at, move => show.go(move))
            : show.isReviewing ? html`<section class="card"><p role="status">${words.reviewing}</p></section>` : nothing}
        ${this.renderForm()}
        ${this.renderGallery()}
      </div></aside>`;
  }

  private choosePace(pace: string): void {
    this.pace = pace;
    if (this.show.isPlaying) this.show.play(Number(pace));
    else this.requestUpdate();
  }

  private renderFilm(film: Film, number: number): TemplateResult {
    const {show, workbench: {settings}} = this;
    const {position, decision} = film.at(show.at);
    const isOver = film.isWhole && show.at >= film.frames.length - 1;
    return html`<section class="stage" aria-label=${words.board(film.player)}>
      <h3>${film.player}${isOver ? html` · ${film.state.won ? words.ended.won : words.ended.lost}` : nothing}</h3>
      <div class="board"><minewise-grid .position=${position} .answer=${this.hasOdds ? show.odds[number] ?? null : null}
        .marks=${this.marksOf(decision, position.cols)} .numbers=${settings.numbers} .heat=${settings.heat} mode="look"
        .brush=${null} .isWhole=${true} .label=${words.board(film.player)}></minewise-grid></div></section>`;
  }

  private marksOf(decision: Decision | null, cols: number): Marks {
    if (decision?.row === undefined || decision.col === undefined) return noMarks;
    return marksOfCell(cellAt({row: decision.row, col: decision.col}, cols), decision.because ?? [], cols);
  }

  private renderWords(): TemplateResult {
    const {show} = this;
    const isTogether = show.films.length > 1 && show.isWhole && show.parting === null;
    return html`<section class="card" aria-labelledby="says"><header><h2 id="says">${words.says}</h2></header>
      <p class="small faint code">${show.films[0]!.state.game}</p>
      <dl class="said" aria-live=${show.isPlaying ? 'off' : 'polite'}>${show.films.map(film => this.renderDecision(film))}</dl>
      ${show.parting === null ? isTogether ? html`<p>${words.together}</p>` : nothing
          : html`<button type="button" class="link" @click=${() => show.go(show.parting!)}>${words.parting(show.parting)}</button>`}
      ${tick(words.odds, this.hasOdds, isOn => { this.hasOdds = isOn; this.requestUpdate(); })}
      <div class="deeds">
        <button type="button" @click=${() => this.analyse()}>${words.analyse}</button>
        <button type="button" ?disabled=${!show.films[0]!.isWhole || show.isReviewing} @click=${() => void show.judge()}>${words.review}</button>
        <button type="button" ?disabled=${!show.films[0]!.isWhole} @click=${() => void this.save()}>${words.save}</button>
        <button type="button" ?disabled=${!show.films[0]!.isWhole} @click=${() => void this.saveSvg()}>${words.saveSvg}</button>
        <button type="button" ?disabled=${!show.isWhole} @click=${() => void this.saveGif()}>${words.saveGif}</button>
        <button type="button" @click=${() => void this.copyLink()}>${words.link}</button>
      </div><p role="status" class="small">${this.told}</p></section>`;
  }

  private renderDecision(film: Film): TemplateResult {
    const {decision} = film.at(this.show.at);
    const place = decision?.row === undefined || decision.col === undefined ? '' : placeName({row: decision.row, col: decision.col});
    return html`<dt>${film.player}</dt><dd>${!decision ? words.before
        : html`<strong>${decision.kind === 'flag' ? words.flags(place) : words.opens(place)}</strong>: ${decision.text}
        ${place ? html`<button type="button" class="link" @click=${() => this.askWhy(film)}>${words.why}</button>` : nothing}`}</dd>`;
  }

  private renderForm(): TemplateResult {
    return html`<section class="card" aria-labelledby="watch"><header><h2 id="watch">${words.heading}</h2></header>
      <p class="small faint">${words.about}</p>
      <form class="fields" @submit=${(event: Event) => { event.preventDefault(); this.begin(); }}>
        <label>${words.game}<input type="text" class="code" spellcheck="false" autocomplete="off" .value=${this.game}
            @change=${(event: Event) => { this.game = (event.target as HTMLInputElement).value; }}></label>
        <div class="three">${this.players.map((player, number) => choice(words.agent[number]!, this.namesFor(player), player, name => {
          this.players = this.players.map((each, at) => at === number ? name : each);
          this.requestUpdate();
        }))}</div>
        <button class="main-action" type="submit">${words.begin}</button>
        <label class="button">${words.open}<input type="file" @change=${(event: Event) => void this.openFile(event.target as HTMLInputElement)}></label>
      </form></section>`;
  }

  // An agent with parameters may come by a link.
  private namesFor(player: string): Record<string, string> {
    return player in names ? names : {...names, [player]: player};
  }

  private renderGallery(): TemplateResult {
    return html`<section class="card" aria-labelledby="gallery"><header><h2 id="gallery">${words.gallery}</h2></header>
      <ul class="gallery">${gallery.map(moment => html`<li><button type="button" class="link" @click=${() => this.look(moment)}>${moment.told}</button>
        <span class="small faint">${moment.agents.join(', ')}</span></li>`)}</ul></section>`;
  }

  private async openFile(field: HTMLInputElement): Promise<void> {
    const [file] = field.files ?? [];
    if (file && file.size > mostBytes) this.show.refuse(strings.editor.tooLong);
    else if (file) this.replay(new Uint8Array(await file.arrayBuffer()));
    field.value = '';
  }

  // Tells how a deed ends.
  private async tell(starts: string, deed: () => Promise<string>): Promise<void> {
    this.told = starts;
    this.requestUpdate();
    this.told = await deed().catch((error: unknown) => error instanceof Error ? error.message : String(error));
    this.requestUpdate();
  }

  private save(): Promise<void> {
    return this.tell('', async () => {
      saveFile('minewise-game.txt', await this.show.films[0]!.transcript());
      return words.saved;
    });
  }

  private saveSvg(): Promise<void> {
    const {at, films: [film]} = this.show;
    return this.tell('', async () => {
      const text = await film!.transcript();
      const picture = await this.engine('studio').askText('render', {text, at: Math.min(at, film!.frames.length - 1)});
      saveFile('minewise-game.svg', picture, 'image/svg+xml');
      return words.saved;
    });
  }

  private saveGif(): Promise<void> {
    return this.tell(words.gifStarts, async () => {
      const file = await makeGif(this.show.films, Number(this.pace), this);
      saveFile('minewise-game.gif', file as BlobPart, 'image/gif');
      return words.gifReady;
    });
  }

  private copyLink(): Promise<void> {
    const {begun, show} = this;
    return this.tell('', async () => {
      const text = begun ? `watch ${begun.players.join(' ')}\n${begun.game}\n` : await show.films[0]!.transcript();
      return navigator.clipboard.writeText(await addressOfGame(text)).then(() => words.copied, () => words.noCopy);
    });
  }

  private analyse(): void {
    this.toSolve(this.show.films[0]!.at(this.show.at).position);
  }

  // The moment before the move, with its cell.
  private askWhy(film: Film): void {
    const move = Math.min(this.show.at, film.frames.length - 1);
    const {row, col} = film.at(move).decision!;
    const {position} = film.at(move - 1);
    this.toSolve(position);
    this.workbench.look(cellAt({row: row!, col: col!}, position.cols));
  }

  private toSolve(position: Position): void {
    this.workbench.edit({...position, symbols: position.symbols.replaceAll('*', '?').replaceAll('!', '?')});
    this.workbench.open('solve');
  }
}

customElements.define('minewise-watch', MinewiseWatch);
