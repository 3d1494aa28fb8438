// The two things on a board that take time: an answer that is late is dimmed after a moment, and marks
// come up softly, unless the visitor wants no motion.

const moment = 150;  // milliseconds that a stale answer may pass for a fresh one
const rise = 120;    // milliseconds until marks are fully there

/** How long an answer to an earlier position has stood. */
export class Patience {
  private timer: ReturnType<typeof setTimeout> | undefined;
  isOver = false;

  /** `ran` is called when it is over. */
  constructor(private readonly ran: () => void) {}

  begin(): void {
    this.timer ??= setTimeout(() => {
      this.isOver = true;
      this.ran();
    }, moment);
  }

  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isOver = false;
  }
}

/** How far marks have come up. */
export class Fade {
  private began = -Infinity;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  begin(): void {
    if (!this.still.matches) this.began = performance.now();
  }

  /** From 0 to 1, at this time. */
  clarity(now: number): number {
    return Math.max(0.2, Math.min(1, (now - this.began) / rise));
  }
}
