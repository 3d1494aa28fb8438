// The workbench: the position being edited, its past, and what the engine says of it. Views read it
// and hear of changes; edits go through `edit`. A change asks the engine at once, and drops the
// question before it. Looking and showing have events of their own, since they come with every move
// of the pointer: "look" and "show". All else is a "change".
import {type Marks, noMarks} from '../board/marks.js';
import {Dropped, type Engine} from '../engine/engine.js';
import {Crash, EngineError, Kind} from '../engine/module.js';
import type {Answer, Trouble} from '../model/answer.js';
import {History} from '../model/history.js';
import {type Position, textOf} from '../model/position.js';
import type {Moments} from '../model/reading.js';
import {loadSettings, saveSettings, type Settings} from '../model/settings.js';
import type {View} from '../model/view.js';
import {strings} from '../strings.js';

/** What one undo takes back: the position, and the game that it is a moment of. */
interface Step {
  position: Position;
  moments: Moments | null;
}

/** What undo takes back in a view that has a past of its own, as a game has. */
export interface Past {
  readonly canUndo: boolean;
  undo(): void;
}

const store = () => localStorage;

export class Workbench extends EventTarget {
  private readonly history: History<Step>;
  private readonly pasts = new Map<View, Past>();
  answer: Answer | null = null;
  trouble: Trouble | null = null;
  isAsking = false;
  looked: number | null = null;
  marks: Marks = noMarks;
  view: View = 'solve';
  isOpening = false;  // a link is being read, and takes the place of what is there
  watched: string | Uint8Array | null = null;  // a game for the view that watches: text or a file, or '#' and a link's code
  brush: string | null = null;  // what a click or a drag puts (app/brushes)
  settings: Settings;
  private kept: Settings = loadSettings(store);

  constructor(readonly engine: Engine, position: Position) {
    super();
    this.history = new History<Step>({position, moments: null});
    this.settings = this.kept;
    void this.askEngine();
  }

  get position(): Position {
    return this.history.now.position;
  }
  get moments(): Moments | null {
    return this.history.now.moments;
  }
  get canUndo(): boolean {
    return (this.pasts.get(this.view) ?? this.history).canUndo;
  }
  get canRedo(): boolean {
    return !this.pasts.has(this.view) && this.history.canRedo;
  }

  /** Takes another position. `joins` the edit before it, as strokes of one drag do. */
  edit(position: Position, joins = false): void {
    this.take({position, moments: this.moments}, joins);
  }

  /** Takes a position that was read, with the game that it is a moment of. */
  take(step: Step, joins = false): void {
    const {position} = this;
    this.history.take(step, joins);
    this.moved(position);
  }

  /** From now on, undo in this view leaves the position as it is and goes back in this past. */
  setPast(view: View, past: Past): void {
    this.pasts.set(view, past);
    this.changed();
  }

  undo(): void {
    const {position} = this;
    const past = this.pasts.get(this.view);
    if (past) past.undo();
    else if (this.history.undo()) this.moved(position);
  }

  redo(): void {
    const {position} = this;
    if (this.canRedo && this.history.redo()) this.moved(position);
  }

  /** The cell that is told about, or none. */
  look(cell: number | null): void {
    if (cell === this.looked) return;
    this.looked = cell;
    this.dispatchEvent(new Event('look'));
  }

  /** Points at cells of the board. */
  show(marks: Marks): void {
    this.marks = marks;
    this.dispatchEvent(new Event('show'));
  }

  open(view: View): void {
    if (view === this.view) return;
    this.view = view;
    this.marks = noMarks;
    this.changed();
  }

  /** Waits for the position of a link before any is shown. */
  async opening(link: Promise<void>): Promise<void> {
    this.isOpening = true;
    await link;
    this.isOpening = false;
    this.changed();
  }

  /** Opens the view that watches, with a game to be read. */
  watch(game: string | Uint8Array): void {
    this.watched = game;
    this.view = 'watch';
    this.changed();
  }

  choose(brush: string | null): void {
    this.brush = brush;
    this.changed();
  }

  /** Settings of the visitor's own, kept for the next time. */
  set(settings: Partial<Settings>): void {
    this.kept = {...this.kept, ...settings};
    saveSettings(store, this.kept);
    this.borrow(settings);
  }

  /** Settings of a link, for as long as the page is open. */
  borrow(settings: Partial<Settings>): void {
    this.settings = {...this.settings, ...settings};
    this.changed();
  }

  private moved(before: Position): void {
    const {rows, cols} = this.position;
    if (rows !== before.rows || cols !== before.cols) {
      this.answer = null;
      this.trouble = null;
      this.looked = null;
    }
    this.marks = noMarks;
    void this.askEngine();
  }

  private async askEngine(): Promise<void> {
    this.isAsking = true;
    this.changed();
    try {
      const question = {text: textOf(this.position), as: 'position'} as const;
      this.answer = await this.engine.analyze(question, {channel: 'analysis'});
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
  if (!(error instanceof EngineError)) return {message: engineTrouble(error), cells: [], isClash: false};
  const {message, cells, kind} = error.refusal;
  return {message, cells, isClash: kind === Kind.impossible};
}

function engineTrouble(error: unknown): string {
  const said = error instanceof Crash ? strings.app.engineLost : strings.app.noEngine;
  return `${said} (${error instanceof Error ? error.message : String(error)})`;
}
