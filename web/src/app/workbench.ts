// The workbench: the position being edited, its past, and what the engine says of it. Views read it
// and hear of changes; edits go through `edit`. A change asks the engine at once, and drops the
// question before it.
import {Dropped, type Engine} from '../engine/engine.js';
import {EngineError, Kind} from '../engine/module.js';
import {answerOf, type Answer, type Trouble} from '../model/answer.js';
import {type Position, textOf} from '../model/position.js';

export class Workbench extends EventTarget {
  private past: Position[] = [];
  private future: Position[] = [];
  answer: Answer | null = null;
  trouble: Trouble | null = null;
  isAsking = false;

  constructor(readonly engine: Engine, private now: Position) {
    super();
    void this.askEngine();
  }

  get position(): Position {
    return this.now;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Takes another position. `joins` the edit before it, as strokes of one drag do. */
  edit(position: Position, joins = false): void {
    if (!joins) this.past.push(this.now);
    this.future = [];
    this.take(position);
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.now);
    this.take(before);
  }

  redo(): void {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.now);
    this.take(after);
  }

  private take(position: Position): void {
    const isOtherBoard = position.rows !== this.now.rows || position.cols !== this.now.cols;
    this.now = position;
    if (isOtherBoard) this.answer = null;
    void this.askEngine();
  }

  private async askEngine(): Promise<void> {
    this.isAsking = true;
    this.changed();
    try {
      const analysis = await this.engine.ask('analyze', {text: textOf(this.now), as: 'position'}, {channel: 'analysis'});
      this.answer = answerOf(analysis);
      this.trouble = null;
    } catch (error) {
      if (error instanceof Dropped) return;
      this.answer = null;
      this.trouble = troubleOf(error);
    }
    this.isAsking = false;
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof EngineError)) return {message: String(error), cells: [], isClash: false};
  const {message, cells, kind} = error.refusal;
  return {message, cells, isClash: kind === Kind.impossible};
}
