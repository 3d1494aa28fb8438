// What there was before and after: undo and redo without end. A step that joins the one before it
// takes its place, so that one drag is undone at once.

export class History<Step> {
  private past: Step[] = [];
  private future: Step[] = [];

  constructor(private present: Step) {}

  get now(): Step {
    return this.present;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  take(step: Step, joins = false): void {
    if (!joins) this.past.push(this.present);
    this.future = [];
    this.present = step;
  }

  undo(): boolean {
    return this.move(this.past, this.future);
  }

  redo(): boolean {
    return this.move(this.future, this.past);
  }

  private move(from: Step[], to: Step[]): boolean {
    if (from.length === 0) return false;
    to.push(this.present);
    this.present = from.pop()!;
    return true;
  }
}
