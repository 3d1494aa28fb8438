// The dealer: the next game is ready before it is asked for. A game by its ID costs nothing. A board
// that needs no guess is searched for in a worker of its own, so that neither a move nor the first
// click of a game waits for it.
import type {Engine} from '../engine/engine.js';
import {randomSeed} from './game.js';
import {boardOf, needsNoGuess, rulesOf, type Setup, sizeOf} from './setup.js';

/** What a session is begun with: a game ID, or the words of one and a layout. */
export interface Deal {
  readonly game: string;
  readonly options: object;
}

async function dealt(setup: Setup, seed: number, engine: () => Engine): Promise<Deal> {
  if (!needsNoGuess(setup)) return {game: `${boardOf(setup)} ${rulesOf(setup)} seed=${seed}`, options: {}};
  const [width, height] = sizeOf(setup);
  const layout = await engine().askText('generate', {
    kind: 'no-guess', board: boardOf(setup), topology: setup.topology, mode: 'repair', seed,
    first: `${Math.floor(height / 2)},${Math.floor(width / 2)}`,
    ...(setup.guess === 'never' || setup.guess === 'may' ? {} : {difficulty: setup.guess}),
  });
  return {game: setup.mode, options: {layout}};
}

export class Dealer {
  private ready: {setup: Setup; deal: Promise<Deal>} | null = null;

  constructor(private readonly engine: () => Engine) {}

  /** A game that nobody has seen. The one after it is made ready. */
  async take(setup: Setup): Promise<Deal> {
    const {ready} = this;
    const deal = ready?.setup === setup ? ready.deal : this.deal(setup, randomSeed());
    this.ready = null;
    const taken = await deal;
    if (needsNoGuess(setup)) this.prepare(setup);
    return taken;
  }

  /** The game of a seed. */
  deal(setup: Setup, seed: number): Promise<Deal> {
    return dealt(setup, seed, this.engine);
  }

  private prepare(setup: Setup): void {
    const deal = this.deal(setup, randomSeed());
    deal.catch(() => {});  // told when it is taken
    this.ready = {setup, deal};
  }
}
