// What the page and its worker say to each other.
import type {Refusal} from './module.js';

/** The first message: the module, compiled. */
export interface Begin {
  module: WebAssembly.Module;
}

/** A question to mw_ask, or a move in a game that goes on in the worker. */
export interface Question {
  id: number;
  ask?: object;
  play?: PlayQuestion;
  watched?: boolean;
}

/** A game is begun with `begin` and asked by its number from then on. */
export type PlayQuestion =
    | {action: 'begin'; game: string; options: object}
    | {action: 'open' | 'mark' | 'chord'; game: number; cell: number}
    | {action: 'undo' | 'state' | 'hint' | 'position' | 'transcript' | 'end'; game: number};

export type Reply =
    | {id: number; answer: string}
    | {id: number; refusal: Refusal}
    | {id: number; crash: string}
    | {id: number; progress: string};
