// What is told once a game is over: its figures as players count them, whether it was a best, and the
// ways to look at it again.
import {html, nothing, type TemplateResult} from 'lit';

import type {Board} from '../../generated/answers.js';
import type {Engine} from '../engine/engine.js';
import {count, decimal, percent} from '../tell/figures.js';
import {icons} from '../tell/icons.js';
import {type Bests, bestsOf, efficiencyOf, type Outcome, paceOf, withOutcome} from './bests.js';
import {secondsOf} from './clock.js';
import type {Game} from './game.js';
import {keep, load, saveFile} from './kept.js';
import {addressOfGame} from './link.js';
import type {Round} from './round.js';
import {bestWords, playWords as words} from './words.js';

export function loadBests(): Bests {
  return load('bests', stored => {
    try {
      return bestsOf(JSON.stringify(stored));
    } catch {
      return {};
    }
  });
}

export class Ending {
  transcript: string | null = null;
  outcome: Outcome | null = null;
  isBest = false;
  told = '';
  bestsTold = '';
  bests: Bests = loadBests();
  private of: Game | null = null;
  private counted = '';  // the game that has been counted: an undo does not make it another

  constructor(private readonly studio: () => Engine, readonly changed: () => void) {}

  clear(): void {
    this.goOn();
    this.counted = this.bestsTold = '';
  }

  /** The last move was taken back. The game has been counted all the same. */
  goOn(): void {
    [this.of, this.transcript, this.outcome, this.isBest, this.told] = [null, null, null, false, ''];
  }

  /** A game is over. */
  take(game: Game, round: Round, kind: string): void {
    if (this.of === game) return;
    this.of = game;
    void this.tell(game, round, kind);
  }

  setBests(bests: Bests): void {
    this.bests = bests;
    keep('bests', {bests});
    this.changed();
  }

  sayOfBests(told: string): void {
    this.bestsTold = told;
    this.changed();
  }

  say(told: string): void {
    this.told = told;
    this.changed();
  }

  // The transcript is there at once; the 3BV comes with the studio's module.
  private async tell(game: Game, round: Round, kind: string): Promise<void> {
    const {state: {won, player}} = game;
    const outcome = {
      won, isClean: player === 'human', seconds: secondsOf(round.span, performance.now()), clicks: round.clicks, clicks3bv: null,
    };
    this.outcome = outcome;
    const transcript = await game.transcript().catch(() => null);
    if (this.of !== game) return;
    this.transcript = transcript;
    this.changed();
    if (transcript === null) return;
    const board = await this.studio().ask('board', {text: transcript}).catch(() => null) as Board | null;
    if (this.of !== game) return;
    this.outcome = {...outcome, clicks3bv: board?.['3bv'] ?? null};
    this.count(kind, this.outcome);
    this.changed();
  }

  private count(kind: string, outcome: Outcome): void {
    if (kind === '' || this.counted !== '') return;
    this.counted = kind;
    const before = this.bests[kind]?.seconds ?? null;
    this.setBests(withOutcome(this.bests, kind, outcome));
    this.isBest = outcome.won && outcome.isClean && (before === null || outcome.seconds < before);
  }
}

async function copyLink(ending: Ending, transcript: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(await addressOfGame(transcript));
    ending.say(words.copied);
  } catch {
    ending.say(words.noCopy);
  }
}

function figures(outcome: Outcome): TemplateResult {
  const [pace, efficiency] = [paceOf(outcome), efficiencyOf(outcome)];
  const row = (name: string, value: string | null) => value === null ? nothing : html`<dt>${name}</dt><dd>${value}</dd>`;
  return html`<dl>
    ${row(words.time, `${decimal(outcome.seconds, 2)} s`)}
    ${row(words.bbbv, outcome.clicks3bv === null ? null : count(outcome.clicks3bv))}
    ${row(words.pace, pace === null ? null : decimal(pace, 2))}
    ${row(words.efficiency, efficiency === null ? null : percent(efficiency, 0, false))}
  </dl>`;
}

export function endingCard(ending: Ending, review: (transcript: string) => void): TemplateResult | typeof nothing {
  const {outcome, transcript} = ending;
  if (!outcome) return nothing;
  return html`<section class="card" aria-labelledby="ended">
    <header><h2 id="ended">${outcome.won ? words.ended.won : words.ended.lost}</h2></header>
    ${ending.isBest ? html`<p><strong>${bestWords.isNew}</strong></p>` : nothing}
    ${figures(outcome)}
    ${outcome.isClean ? nothing : html`<p class="small faint">${words.helped}</p>`}
    ${transcript === null ? nothing : html`<div class="deeds">
      <button type="button" class="main-action" @click=${() => review(transcript)}>${icons.look}${words.review}</button>
      <button type="button" @click=${() => saveFile('minewise-game.txt', transcript)}>${words.save}</button>
      <button type="button" @click=${() => void copyLink(ending, transcript)}>${words.link}</button></div>`}
    <p role="status" class="small">${ending.told}</p>
  </section>`;
}
