// Asks why, for the cell that is looked at. It waits until the look has settled, so that moving the
// pointer over the board costs nothing, and what was told before stays until the new answer is
// there: most come within a few frames, and the card changes at once and once only. One that takes
// longer is late, and the card then says that it waits.
import type {AnalysisGrounds} from '../../generated/answers.js';
import {Dropped} from '../engine/engine.js';

/** A cell of a position. */
export interface Subject {
  cell: number;
  text: string;  // of the position
}

export interface Told extends Subject {
  grounds: AnalysisGrounds | null;
  refusal: string | null;  // in place of grounds
}

export interface Pace {
  settles: number;  // milliseconds until a look counts
  late: number;     // and until an answer is late
}

const usualPace: Pace = {settles: 60, late: 200};

export type Ask = (subject: Subject) => Promise<AnalysisGrounds>;

export class Reasons {
  /** The last cell that was answered for. */
  told: Told | null = null;
  /** The cell whose answer is late. */
  awaited: Subject | null = null;
  private wanted: Subject | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly ask: Ask, private readonly changed: () => void,
              private readonly pace = usualPace) {}

  /** The cell that is looked at now. Asks unless that is known, or on its way. */
  want(subject: Subject): void {
    if (isSame(subject, this.wanted)) return;
    this.stopTimers();
    this.wanted = subject;
    if (isSame(subject, this.told)) return this.tell(this.told!);
    this.timers.push(setTimeout(() => void this.question(subject), this.pace.settles));
    this.timers.push(setTimeout(() => this.wait(subject), this.pace.late));
  }

  /** Nothing is looked at, and nothing is to be told. */
  forget(): void {
    this.stopTimers();
    this.wanted = this.awaited = this.told = null;
  }

  private async question(subject: Subject): Promise<void> {
    const answer = {...subject, grounds: null, refusal: null};
    try {
      const grounds = await this.ask(subject);
      if (this.wanted === subject) this.tell({...answer, grounds});
    } catch (error) {
      if (error instanceof Dropped || this.wanted !== subject) return;
      this.tell({...answer, refusal: error instanceof Error ? error.message : String(error)});
    }
  }

  private tell(told: Told): void {
    this.stopTimers();
    this.told = told;
    this.awaited = null;
    this.changed();
  }

  private wait(subject: Subject): void {
    this.awaited = subject;
    this.changed();
  }

  private stopTimers(): void {
    for (const each of this.timers) clearTimeout(each);
    this.timers = [];
  }
}

function isSame(one: Subject, other: Subject | null): boolean {
  return one.cell === other?.cell && one.text === other.text;
}
