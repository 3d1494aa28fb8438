// A visitor's sitting at the board: the game that is going on, the hint for this moment of it, and
// what was refused. Answers may come late: a game that another one has replaced is ended, and a
// hint goes with the move after it.
import type {Decision} from '../../generated/answers.js';
import {Dropped, type Engine} from '../engine/engine.js';
import {Crash} from '../engine/module.js';
import type {Deal} from './dealer.js';
import {Game} from './game.js';

export class Sitting {
  game: Game | null = null;
  hint: Decision | null = null;
  refusal: string | null = null;
  private round = 0;  // of games that were begun

  constructor(private readonly engine: () => Engine, private readonly changed: () => void) {}

  /** Begins a game, in place of the one that is going on. */
  async begin(deal: () => Promise<Deal>): Promise<void> {
    const round = ++this.round;
    const old = this.game;
    this.game = null;
    await this.attempt(async () => {
      await old?.end();
      const game = await Game.begin(this.engine(), await deal());
      if (round === this.round) this.game = game;
      else await game.end();
    });
  }

  /** A move, or one taken back. False where it was not made. */
  async change(act: (game: Game) => Promise<Game>): Promise<boolean> {
    const {game, round} = this;
    let isMade = false;
    if (!game) return isMade;
    await this.attempt(async () => {
      const next = await act(game);
      isMade = round === this.round;
      if (isMade) [this.game, this.hint] = [next, null];
    });
    return isMade;
  }

  async askHint(): Promise<void> {
    const {game} = this;
    if (!game) return;
    await this.attempt(async () => {
      const hint = await game.hint();
      if (this.game === game) this.hint = hint;
    });
  }

  // A refusal leaves the game as it is; with the engine the game ends too.
  private async attempt(act: () => Promise<void>): Promise<void> {
    const {round} = this;
    this.refusal = this.hint = null;
    this.changed();
    try {
      await act();
    } catch (error) {
      if (error instanceof Dropped || round !== this.round) return;
      if (error instanceof Crash) this.game = null;
      this.refusal = error instanceof Error ? error.message : String(error);
    }
    this.changed();
  }
}
