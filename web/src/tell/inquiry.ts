// A question of a view and what became of it: running, answered, refused or stopped. A new question
// takes the place of the old one, whose answer is no longer heard.
import {Dropped} from '../engine/engine.js';

export class Inquiry<Answer> {
  answer: Answer | null = null;
  refusal: string | null = null;
  isRunning = false;
  wasStopped = false;
  private about: string | null = null;
  private stopper = new AbortController();

  constructor(private readonly changed: () => void) {}

  /** Whether the last question was about this. */
  isAbout(what: string): boolean {
    return this.about === what;
  }

  async begin(about: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<void> {
    this.clear();
    this.about = about;
    this.isRunning = true;
    this.changed();
    const {signal} = this.stopper;
    try {
      const answer = await ask(signal);
      if (!signal.aborted) this.end(() => { this.answer = answer; });
    } catch (error) {
      if (signal.aborted || error instanceof Dropped) return;
      this.end(() => { this.refusal = error instanceof Error ? error.message : String(error); });
    }
  }

  stop(): void {
    this.stopper.abort();
    this.end(() => { this.wasStopped = true; });
  }

  /** As if nothing had been asked. */
  clear(): void {
    this.stopper.abort();
    this.stopper = new AbortController();
    this.answer = this.refusal = this.about = null;
    this.isRunning = this.wasStopped = false;
  }

  private end(take: () => void): void {
    this.isRunning = false;
    take();
    this.changed();
  }
}
