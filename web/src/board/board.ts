// <minewise-board>: a board for anyone's own page. It starts an engine of its own, reads the position
// it is given, and shows every probability while one edits. docs/web.md tells how to use it.
import {css, html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';

import type {Analysis} from '../../generated/answers.js';
import {Dropped, type Engine} from '../engine/engine.js';
import {EngineError, type Refusal} from '../engine/module.js';
import {type Answer, answerOf} from '../model/answer.js';
import {type Position, textOf, type Topology} from '../model/position.js';
import {positionOf} from '../model/reading.js';
import {strings} from '../strings.js';
import {themeCss} from '../theme/theme.js';
import {type EditName, edited, editNames} from './edits.js';
import type {BoardEvents} from './events.js';
import './grid.js';
import {noMarks} from './marks.js';
import {startOwnEngine} from './own_engine.js';

/** What the events of a board hold. */
export interface MinewiseBoardEvents {
  'minewise-change': {text: string};
  'minewise-analysis': {analysis: Analysis};
  'minewise-error': Refusal;
}

export class MinewiseBoard extends LitElement {
  static override properties = {
    position: {}, mines: {}, topology: {}, numbers: {}, theme: {reflect: true}, editable: {type: Boolean},
    src: {}, now: {state: true}, answer: {state: true}, refusal: {state: true},
  };
  static override styles = [themeCss, css`
    :host { display: flex; flex-direction: column; color: var(--mw-ink); font-family: system-ui, sans-serif; }
    :host([hidden]) { display: none; }
    .box {
      position: relative; flex: 1 1 auto; min-height: 0; aspect-ratio: var(--ratio, 1); max-width: var(--width, 30rem);
      background: var(--mw-paper); border-radius: 8px;
    }
    minewise-grid { position: absolute; inset: 0; }
    p { margin: 0; font-size: 0.875rem; line-height: 1.4; }
    p:empty { display: none; }
  `];

  declare position: string;
  declare mines: string | null;
  declare topology: Topology | null;
  declare numbers: 'percent' | 'none';
  declare theme: string | null;
  declare editable: boolean;
  declare src: string;
  declare private now: Position | null;
  declare private answer: Answer | null;
  declare private refusal: Refusal | null;
  private engine: Engine | null = null;
  private known: Analysis | null = null;  // that `answer` was made of

  constructor() {
    super();
    this.position = '';
    [this.mines, this.topology, this.theme] = [null, null, null];
    this.numbers = 'percent';
    this.editable = false;
    this.src = '';
    [this.now, this.answer, this.refusal] = [null, null, null];
  }

  /** The position on the board in notation. */
  get text(): string {
    return this.now ? textOf(this.now) : '';
  }
  set text(text: string) {
    this.position = text;
  }

  /** What is known of the position on the board; null while it is awaited, or where nothing is. */
  get analysis(): Analysis | null {
    return this.answer ? this.known : null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate('position');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.engine?.close();
    this.engine = null;
  }

  override render(): TemplateResult {
    return html`<div class="box">${this.now ? this.grid(this.now) : nothing}</div>
      <p role="status">${this.refusal?.message ?? nothing}</p>`;
  }

  private grid(position: Position): TemplateResult {
    const marks = this.refusal ? {...noMarks, clash: this.refusal.cells} : noMarks;
    return html`<minewise-grid .position=${position} .answer=${this.answer} .marks=${marks}
        .numbers=${this.numbers} .mode=${this.editable ? 'edit' : 'look'}
        .label=${strings.board.label}></minewise-grid>`;
  }

  override firstUpdated(): void {
    for (const name of editNames)
      this.renderRoot.addEventListener(name, event => this.edit(name, event as CustomEvent));
  }

  override willUpdate(changed: PropertyValues): void {
    if (!this.isConnected) return;
    if (changed.has('src') && this.engine) {
      this.engine.close();
      this.engine = null;
    }
    if (['position', 'mines', 'topology', 'src'].some(name => changed.has(name))) void this.read();
    if (changed.has('now') && this.now) this.fitTo(this.now);
  }

  // The box is as high as its board needs, unless the page says otherwise.
  private fitTo({rows, cols, topology}: Position): void {
    const [across, down] = topology === 'hex' ? [cols + 0.5, 0.866 * rows + 0.3] : [cols, rows];
    this.style.setProperty('--ratio', `${44 * across + 52} / ${44 * down + 52}`);
    this.style.setProperty('--width', `${44 * across + 52}px`);
  }

  private async read(): Promise<void> {
    if (this.position.trim() === '') return;
    const {position: text, mines, topology} = this;
    const count = mines === null ? {} : mines === 'unknown' ? {'count-unknown': true} : {mines};
    await this.ask(async engine => {
      const question = {text, ...count, ...(topology === null ? {} : {topology})};
      const reading = await engine.ask('read', question, {channel: 'read'});
      this.take(positionOf(reading));
    });
  }

  private edit<T extends EditName>(name: T, event: CustomEvent<BoardEvents[T]>): void {
    event.stopPropagation();
    if (this.now) this.take(edited(this.now, name, event.detail));
  }

  private take(position: Position): void {
    const isOtherSize = position.rows !== this.now?.rows || position.cols !== this.now.cols;
    if (isOtherSize) this.answer = this.refusal = null;
    this.now = position;
    this.send('minewise-change', {text: this.text});
    void this.analyze();
  }

  private analyze(): Promise<void> {
    return this.ask(async engine => {
      const analysis = await engine.ask('analyze', {text: this.text, as: 'position'}, {channel: 'analysis'});
      this.known = analysis;
      this.answer = answerOf(analysis);
      this.refusal = null;
      this.send('minewise-analysis', {analysis});
    });
  }

  // Asks the engine, and tells what it refuses.
  private async ask(question: (engine: Engine) => Promise<void>): Promise<void> {
    try {
      await question(this.engine ??= startOwnEngine(this.src));
    } catch (error) {
      if (error instanceof Dropped) return;
      this.answer = null;
      this.refusal = error instanceof EngineError ? error.refusal
          : {kind: 0, message: String(error), line: 0, column: 0, cells: []};
      this.send('minewise-error', this.refusal);
    }
  }

  private send<T extends keyof MinewiseBoardEvents>(type: T, detail: MinewiseBoardEvents[T]): void {
    this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
  }
}

customElements.define('minewise-board', MinewiseBoard);
