// A game that is watched: an agent's or a saved one, frame by frame. Frames are asked for one after
// the other and kept, so that going back costs nothing and a long game begins at once.
import type {Decision, State} from '../../generated/answers.js';
import type {Engine} from '../engine/engine.js';
import {EngineError} from '../engine/module.js';
import type {Count, Position} from '../model/position.js';
import {boardOfState, countIn, shownPosition} from './game.js';

export interface Frame {
  readonly position: Position;
  readonly decision: Decision | null;  // that led here; none before the first move
}

/** What to watch: a text or a file that the module reads, and who plays it, unless it is a saved game. */
export interface Showing {
  readonly text: string | Uint8Array;
  readonly agent: string | null;
}

export class Film {
  readonly frames: Frame[] = [];
  state: State;
  isWhole = false;

  private constructor(private readonly engine: Engine, private readonly number: number, private readonly count: Count, state: State) {
    this.state = state;
    this.take(state, null);
  }

  static async begin(engine: Engine, {text, agent}: Showing): Promise<Film> {
    const options = agent === null ? {} : {agent};
    const number = Number(await engine.play({kind: 'game', action: 'begin', game: text, options}));
    const ask = (action: 'state' | 'position') => engine.play({kind: 'game', action, game: number});
    const [state, position] = await Promise.all([ask('state'), ask('position')]);
    return new Film(engine, number, countIn(position), JSON.parse(state) as State);
  }

  get player(): string {
    return this.state.player;
  }

  /** The frame after so many moves, or the last one there is. */
  at(move: number): Frame {
    return this.frames[Math.min(move, this.frames.length - 1)]!;
  }

  /** One more frame. False where the game is over or given up. */
  async next(): Promise<boolean> {
    if (this.isWhole) return false;
    try {
      const decision = JSON.parse(await this.ask('step')) as Decision;
      this.take(JSON.parse(await this.ask('state')) as State, decision);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.isWhole = true;
    }
    return !this.isWhole;
  }

  /** Once it is over. */
  transcript(): Promise<string> {
    return this.ask('transcript');
  }

  async end(): Promise<void> {
    await this.ask('end');
  }

  private take(state: State, decision: Decision | null): void {
    this.state = state;
    this.isWhole = state.over;
    this.frames.push({position: shownPosition(boardOfState(state, this.count), state), decision});
  }

  private ask(action: 'step' | 'state' | 'transcript' | 'end'): Promise<string> {
    return this.engine.play({kind: 'game', action, game: this.number});
  }
}

/** The first move at which players of one game do something different; null where they have not. */
export function parting(films: readonly Pick<Film, 'frames'>[]): number | null {
  const shortest = Math.min(...films.map(film => film.frames.length));
  const deed = (film: Pick<Film, 'frames'>, move: number) => {
    const decision = film.frames[move]?.decision;
    return decision ? `${decision.kind} ${decision.row},${decision.col}` : '';
  };
  for (let move = 1; move < shortest; ++move)
    if (films.some(film => deed(film, move) !== deed(films[0]!, move))) return move;
  return null;
}
