// A game that a visitor plays, as the module keeps it, in an engine of its own: a game lives as long
// as its engine's worker. Moves that cannot be made are told in the module's words.
import type {Decision, State} from '../../generated/answers.js';
import type {Engine} from '../engine/engine.js';
import type {Count, Position, Topology} from '../model/position.js';
import type {Deal} from './dealer.js';

/** What a visitor sees of a game, in symbols of the board: marks as flags, and at the end the mines
    that were not marked, and the marks that were wrong. */
export function shownPosition(begun: Position, state: State): Position {
  const symbols = [...state.board.join('')];
  const layout = state.layout?.join('');
  for (const [row, col] of state.marks) {
    const cell = row * begun.cols + col;
    symbols[cell] = layout && layout[cell] !== '*' ? '!' : 'F';
  }
  const shown = symbols.map((symbol, cell) =>
      symbol === '?' && layout?.[cell] === '*' ? '*' : symbol);
  return {...momentOf(begun, state), symbols: shown.join('')};
}

/** The position of this moment: what the game has shown, without what the visitor marked. */
export function momentOf(begun: Position, state: State): Position {
  return {...begun, symbols: state.board.join(''), count: state.mines === null ? begun.count : {mines: state.mines}};
}

/** Mines that are neither marked nor stepped on, as far as the visitor knows. */
export function minesLeft(state: State): number | null {
  if (state.mines === null) return null;
  const shown = [...state.board.join('')].filter(symbol => symbol === 'M' || symbol === 'F').length;
  return state.mines - shown - state.marks.length;
}

/** A seed that nobody can foresee, small enough for JSON. */
export function randomSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! & 0x1fffff) * 2 ** 32 + low!;
}

/** What a player knows of a number of mines that is not told, by the headers of a position. */
export function countIn(text: string): Count {
  const [, density] = /^density (\S+)/m.exec(text) ?? [], [, prior] = /^mines prior:(\S+)/m.exec(text) ?? [];
  if (density !== undefined) return {density: Number(density)};
  return prior !== undefined ? {prior: prior.split(',').map(Number)} : 'unknown';
}

/** The board of a game, before anything is open. */
export function boardOfState({game, board}: State, count: Count): Position {
  const word = (name: string) => new RegExp(` ${name}=(\\S+)`).exec(game)?.[1];
  const [rows, cols] = [board.length, board[0]!.length];
  return {
    rows, cols, symbols: '?'.repeat(rows * cols), topology: (word('topology') ?? 'square') as Topology,
    count, clues: word('clues') ?? 'exact',
  };
}

export type Move = 'open' | 'mark' | 'chord';

export class Game {
  private constructor(private readonly engine: Engine, private readonly number: number, private readonly count: Count,
                      readonly state: State) {}

  static async begin(engine: Engine, {game, options}: Deal): Promise<Game> {
    const number = Number(await engine.play({action: 'begin', game, options}));
    const [state, text] = await Promise.all([engine.play({action: 'state', game: number}), engine.play({action: 'position', game: number})]);
    return new Game(engine, number, countIn(text), JSON.parse(state) as State);
  }

  get begun(): Position {
    return boardOfState(this.state, this.count);
  }

  async play(action: Move, cell: number): Promise<Game> {
    return this.with(await this.engine.play({action, game: this.number, cell}));
  }

  async undo(): Promise<Game> {
    return this.with(await this.engine.play({action: 'undo', game: this.number}));
  }

  async hint(): Promise<Decision> {
    return JSON.parse(await this.engine.play({action: 'hint', game: this.number})) as Decision;
  }

  /** Once it is over, as `minewise play --save` writes it. */
  transcript(): Promise<string> {
    return this.engine.play({action: 'transcript', game: this.number});
  }

  /** Gives its memory back. */
  async end(): Promise<void> {
    await this.engine.play({action: 'end', game: this.number});
  }

  private with(state: string): Game {
    return new Game(this.engine, this.number, this.count, JSON.parse(state) as State);
  }
}
