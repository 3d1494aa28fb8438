// What is being watched: one to three games side by side, a moment of them, and whether they run. The
// moves are asked for ahead of what is shown, so that a slider has somewhere to go and the moment of
// parting is found.
import type {Review} from '../../generated/answers.js';
import {Dropped, type Engine} from '../engine/engine.js';
import type {Answer} from '../model/answer.js';
import {textOf} from '../model/position.js';
import {Film, parting, type Showing} from './film.js';
import {tellingMove} from './review.js';

const mostAhead = 4000;  // frames that are asked for before they are shown

export class Show {
  films: Film[] = [];
  at = 0;
  refusal: string | null = null;
  isBeginning = false;
  review: Review | null = null;
  isReviewing = false;
  parting: number | null = null;
  odds: (Answer | null)[] = [];
  private round = 0;
  private isLoading = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly studio: () => Engine, private readonly analysts: (film: number) => Engine,
              private readonly changed: () => void) {}

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }
  get isWhole(): boolean {
    return this.films.every(film => film.isWhole);
  }
  /** Several boards that are better put one above the other. */
  get isWide(): boolean {
    const {rows = 1, cols = 1} = this.films[0]?.frames[0]?.position ?? {};
    return this.films.length > 1 && cols > 1.4 * rows;
  }
  /** The furthest move that can be shown. */
  get length(): number {
    return Math.max(0, ...this.films.map(film => film.frames.length - 1));
  }

  async begin(showings: readonly Showing[]): Promise<void> {
    const round = ++this.round;
    this.pause();
    const old = this.films;
    [this.films, this.at, this.refusal, this.isBeginning, this.review, this.parting, this.odds] = [[], 0, null, true, null, null, []];
    this.changed();
    try {
      for (const film of old) await film.end();
      const films: Film[] = [];
      for (const showing of showings) films.push(await Film.begin(this.studio(), showing));
      if (round !== this.round) return void films.forEach(film => void film.end());
      this.films = films;
      this.isBeginning = false;
      this.changed();
      await this.load(round);
    } catch (error) {
      if (error instanceof Dropped || round !== this.round) return;
      this.refusal = error instanceof Error ? error.message : String(error);
    }
    this.isBeginning = false;
    this.changed();
  }

  /** Nothing else can be shown. */
  refuse(refusal: string): void {
    this.refusal = refusal;
    this.changed();
  }

  go(move: number): void {
    const at = Math.max(0, Math.min(this.length, move));
    if (at === this.length && this.isWhole) this.pause();
    this.at = at;
    this.changed();
    if (!this.isLoading && !this.isWhole) this.load(this.round).catch(() => {});  // told by what does not come
  }

  play(pace: number): void {
    this.pause();
    if (this.at === this.length && this.isWhole) this.at = 0;
    this.timer = setInterval(() => this.go(this.at + 1), pace);
    this.changed();
  }

  pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.changed();
  }

  close(): void {
    ++this.round;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Judges the first game. */
  async judge(): Promise<void> {
    const {round, films: [film]} = this;
    if (!film || this.isReviewing) return;
    this.isReviewing = true;
    this.changed();
    try {
      const text = await film.transcript();
      const review = await this.studio().ask('review', {text, as: 'transcript'});
      if (round === this.round) this.review = review;
      if (round === this.round && this.at === 0) this.at = tellingMove(review);
    } catch (error) {
      if (!(error instanceof Dropped)) this.refusal = error instanceof Error ? error.message : String(error);
    }
    this.isReviewing = false;
    this.changed();
  }

  /** Learns the probabilities of the moment, for each game. */
  async weigh(): Promise<void> {
    const {at, films} = this;
    this.odds = films.map(() => null);
    await Promise.all(films.map(async (film, number) => {
      const text = textOf({...film.at(at).position, symbols: film.at(at).position.symbols.replaceAll('*', '?').replaceAll('!', '?')});
      const answer = await this.analysts(number).analyze({text, as: 'position'}, {channel: 'odds'}).catch(() => null);
      if (this.at === at && this.films === films) this.odds[number] = answer;
    }));
    this.changed();
  }

  // One move of each in turn, so that all of them can begin.
  private async load(round: number): Promise<void> {
    this.isLoading = true;
    while (round === this.round && !this.isWhole && this.length < this.at + mostAhead) {
      for (const film of this.films) if (!film.isWhole) await film.next();
      if (round !== this.round) return;
      if (this.films.length > 1) this.parting ??= parting(this.films);
      this.changed();
    }
    this.isLoading = false;
  }
}
