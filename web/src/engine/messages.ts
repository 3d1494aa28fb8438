// What the page and its worker say to each other.
import type {AnalysisGrounds} from '../../generated/answers.js';
import type {Digest} from '../model/answer.js';
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
  take?: Take;  // the text unless it says otherwise
}

/** What the worker makes of the JSON of an analysis: a digest, or one part of it. It is read there,
    since to read that of a large board takes longer than a frame. */
export type Take = 'digest' | 'why';

/** A game is begun with `begin` and asked by its number from then on. A person plays in a `session`, which
    is meant where nothing else is said; a `game` is an agent's or a saved one, and goes on by steps. */
export type PlayQuestion = {kind?: 'session' | 'game'} & (
    | {action: 'begin'; game: string | Uint8Array; options: object}
    | {action: 'open' | 'mark' | 'chord'; game: number; cell: number}
    | {action: 'undo' | 'state' | 'hint' | 'step' | 'position' | 'transcript' | 'end'; game: number});

/** A text, or what was taken from it. */
export type Told = string | Digest | AnalysisGrounds;

export type Reply =
    | {id: number; answer: Told}
    | {id: number; refusal: Refusal}
    | {id: number; crash: string}
    | {id: number; progress: string};
