// Whatever comes in as text becomes a position here: pasted, dropped, a link, a moment of a game,
// or the board with a setting changed. The module reads it. What it refuses is told, and changes
// nothing.
import {Dropped} from '../engine/engine.js';
import {EngineError} from '../engine/module.js';
import {type Place, placeOf} from '../model/place.js';
import {type Draft, type Position, textOf} from '../model/position.js';
import {momentsOf, positionOf} from '../model/reading.js';
import {strings} from '../strings.js';
import type {Workbench} from './workbench.js';

/** Why something was not taken, and where in its text that shows. */
export interface Notice {
  message: string;
  place: Place | null;
}

/** The longest text or file that is read. */
export const mostBytes = 8 << 20;

function noticeOf(error: unknown, text: string): Notice | null {
  if (error instanceof Dropped) return null;
  if (!(error instanceof EngineError)) return {message: String(error), place: null};
  const {message, line, column} = error.refusal;
  return {message, place: placeOf(text, line, column)};
}

/** Each call answers with null where all went well. The board may be edited while the module reads:
    changes come one after another, each is made again to a board that is no longer the one it was
    made to, and what is read whole waits for them. */
export class Reader {
  private changes: Promise<unknown> = Promise.resolve();
  private beginnings = 0;

  constructor(private readonly workbench: Workbench) {}

  /** Any text that the module knows. */
  async text(text: string): Promise<Notice | null> {
    if (text.length > mostBytes) return {message: strings.editor.tooLong, place: null};
    if (text.trim() === '') return {message: strings.editor.empty, place: null};
    return this.take({text}, text);
  }

  async file(file: Blob): Promise<Notice | null> {
    if (file.size > mostBytes) return {message: strings.editor.tooLong, place: null};
    return this.text(await file.text());
  }

  /** The position in an address. `joins` where the page has only begun. */
  link(link: string, joins: boolean): Promise<Notice | null> {
    return this.take({link}, '', joins);
  }

  /** Another moment of the game that was read. */
  moment(at: number, joins: boolean): Promise<Notice | null> {
    const text = this.workbench.moments?.text ?? '';
    return this.take({text, at}, text, joins);
  }

  /** A new board, at once: changes that the module has not yet answered were meant for the old. */
  begin(position: Position): void {
    ++this.beginnings;
    this.workbench.take({position, moments: null});
  }

  /** The board with something changed, where the module takes it; as the module writes it. */
  change(make: (position: Position) => Draft): Promise<Notice | null> {
    const {beginnings} = this;
    const isMeant = () => beginnings === this.beginnings;
    const change = this.changes.then(() => this.makeChange(make, isMeant));
    this.changes = change;
    return change;
  }

  private async makeChange(make: (position: Position) => Draft,
                           isMeant: () => boolean): Promise<Notice | null> {
    const {workbench} = this;
    try {
      while (isMeant()) {
        const base = workbench.position;
        const text = textOf(make(base));
        const reading = await workbench.engine.ask('read', {text, as: 'position'});
        if (workbench.position === base) return workbench.edit(positionOf(reading)), null;
      }
      return null;
    } catch (error) {
      return isMeant() ? noticeOf(error, '') : null;
    }
  }

  private async take(question: {text?: string; link?: string; at?: number}, text: string,
                     joins = false): Promise<Notice | null> {
    const {workbench} = this;
    try {
      await this.changes;
      const {position} = workbench;
      const reading = await workbench.engine.ask('read', question, {channel: 'read'});
      const step = {position: positionOf(reading), moments: momentsOf(text, reading)};
      workbench.take(step, joins && workbench.position === position);
      return null;
    } catch (error) {
      return noticeOf(error, text);
    }
  }
}
