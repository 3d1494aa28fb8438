// One round of a visitor: the game, its clock and clicks, the questions put on cells, and what help
// knows of the moment. The module is the referee; this only keeps what it does not.
import type {State} from '../../generated/answers.js';
import {Dropped, type Engine} from '../engine/engine.js';
import type {Answer} from '../model/answer.js';
import {type Position, textOf} from '../model/position.js';
import type {Span} from './clock.js';
import type {Deal} from './dealer.js';
import {type Game, momentOf, shownPosition} from './game.js';
import {cellsToOpen, type Help, isHelping, objection} from './help.js';
import {Sitting} from './sitting.js';

function withQuestions(position: Position, questions: ReadonlySet<number>): Position {
  if (questions.size === 0) return position;
  const symbols = [...position.symbols];
  for (const cell of questions) if (symbols[cell] === '?') symbols[cell] = 'q';
  return {...position, symbols: symbols.join('')};
}

export class Round {
  readonly sitting: Sitting;
  span: Span = {from: null, to: null};
  clicks = 0;
  questions: ReadonlySet<number> = new Set();
  notice: string | null = null;           // why the last click was held back
  private held: string | null = null;     // that click: made again, it counts
  private known: {state: State; answer: Promise<Answer | null>; now: Answer | null} | null = null;
  private drawn: {game: Game; questions: ReadonlySet<number>; position: Position} | null = null;
  private marking: Promise<void> = Promise.resolve();  // the last mark
  private isNoted = false;                // the module knows that there is help
  private turns: number[] = [];           // moves since each click of the visitor, with what was opened for him
  private beginning: Promise<void> = Promise.resolve();

  constructor(engine: () => Engine, private readonly analyst: () => Engine, private readonly help: () => Help,
              private readonly changed: () => void) {
    this.sitting = new Sitting(engine, changed);
  }

  get game(): Game | null {
    return this.sitting.game;
  }
  get isOn(): boolean {
    return this.game !== null && !this.game.state.over;
  }

  /** What the visitor sees: the same value until something changes. */
  get shown(): Position | null {
    const {game, questions, drawn} = this;
    if (!game) return null;
    if (drawn?.game === game && drawn.questions === questions) return drawn.position;
    const position = withQuestions(shownPosition(game.begun, game.state), questions);
    this.drawn = {game, questions, position};
    return position;
  }

  get canUndo(): boolean {
    return this.game !== null && this.turns.length > 0;
  }

  /** What is known of the moment, where it is to be shown and is there. */
  get answer(): Answer | null {
    return this.help().odds ? this.now : null;
  }

  /** Where nothing is certain and the visitor wants to be told: the least risk. */
  get forced(): number | null {
    const answer = this.help().stop && !this.isFresh ? this.now : null;
    return answer && answer.safe.size === 0 && answer.best !== null ? answer.mine[answer.best]! : null;
  }

  // Nothing is open: whether the first cell may be a mine is a matter of the rules.
  private get isFresh(): boolean {
    return this.game?.state.board.every(row => /^\?*$/.test(row)) ?? true;
  }

  private get now(): Answer | null {
    return this.isOn && this.known?.state === this.game?.state ? this.known!.now : null;
  }

  async begin(deal: () => Promise<Deal>): Promise<void> {
    this.span = {from: null, to: null};
    [this.clicks, this.questions, this.notice, this.held, this.known, this.isNoted] = [0, new Set(), null, null, null, false];
    this.turns = [];
    await (this.beginning = this.sitting.begin(deal));
    await this.look();
  }

  // A click on a board whose mines are still being laid is made once they are.
  async open(cell: number): Promise<void> {
    if (!this.game) await this.beginning;
    if (await this.isHeld(cell)) return;
    await this.move(game => game.play('open', cell));
  }

  chord(cell: number): Promise<void> {
    return this.move(game => game.play('chord', cell));
  }

  /** Covered, flag, question mark if there are any, covered. Which comes next is known once the mark
      before it is made. */
  mark(cell: number): Promise<void> {
    return this.marking = this.marking.then(() => this.turn(cell));
  }

  private async turn(cell: number): Promise<void> {
    const symbol = this.shown?.symbols[cell];
    const questions = new Set(this.questions);
    if (symbol === 'q') {
      questions.delete(cell);
      this.questions = questions;
      ++this.clicks;
      return this.changed();
    }
    if (symbol === 'F' && this.help().question) this.questions = questions.add(cell);
    await this.move(game => game.play('mark', cell));
  }

  /** Takes back the last click of the visitor, and what was opened for him after it. */
  async undo(): Promise<void> {
    this.notice = this.held = null;
    for (let left = this.turns.pop() ?? 0; left > 0; --left) await this.sitting.change(game => game.undo());
    if (this.isOn) this.span = {...this.span, to: null};
    await this.look();
  }

  /** Learns of the moment what help needs, and opens what is to be opened. */
  async look(): Promise<void> {
    while (isHelping(this.help()) && this.isOn) {
      const answer = await this.analysis();
      // What the visitor has flagged, rightly or not, is left alone.
      const isFree = (cell: number) => this.shown?.symbols[cell] === '?';
      const cells = answer && this.isOn ? cellsToOpen(answer, this.help().auto).filter(isFree) : [];
      this.changed();
      if (cells.length === 0) return;
      await this.openAll(cells);
    }
  }

  // The session writes into the transcript that there was help; to ask it for a hint is how it hears.
  private async note(game: Game): Promise<void> {
    if (this.isNoted) return;
    this.isNoted = true;
    await game.hint().catch(() => {});
  }

  private async openAll(cells: number[]): Promise<void> {
    for (const cell of cells) {
      if (!this.isOn || this.shown?.symbols[cell] !== '?') continue;
      if (await this.sitting.change(game => game.play('open', cell))) this.turns.push((this.turns.pop() ?? 0) + 1);
      this.time();
    }
  }

  private async analysis(): Promise<Answer | null> {
    const {game} = this;
    if (!game) return null;
    if (this.known?.state === game.state) return this.known.answer;
    const text = textOf(momentOf(game.begun, game.state));
    const answer = this.analyst().analyze({text, as: 'position'}, {channel: 'moment'}).catch(error => {
      if (!(error instanceof Dropped)) console.warn(error);
      return null;
    });
    const known = this.known = {state: game.state, answer, now: null as Answer | null};
    await this.note(game);
    known.now = await answer;
    return known.now;
  }

  private async isHeld(cell: number): Promise<boolean> {
    const {warn, stop} = this.help();
    const click = `${cell} ${this.game?.state.moves}`;
    if (!(warn || stop) || this.held === click || this.isFresh) return false;
    const answer = await this.analysis();
    this.notice = answer && objection(cell, answer, this.help());
    this.held = this.notice === null ? null : click;
    this.changed();
    return this.notice !== null;
  }

  private async move(act: (game: Game) => Promise<Game>): Promise<void> {
    if (!this.isOn) return;
    ++this.clicks;
    this.notice = this.held = null;
    if (this.span.from === null) this.span = {from: performance.now(), to: null};
    if (await this.sitting.change(act)) this.turns.push(1);
    this.time();
    await this.look();
  }

  private time(): void {
    if (this.game?.state.over && this.span.to === null) this.span = {from: this.span.from, to: performance.now()};
    this.changed();
  }
}
