// The side panel beside the board that is edited: the verdict, the card of the cell that is looked
// at, and what is certain. A cell stays in its card until another covered cell is looked at, or for
// as long as it is pinned. What the panel tells of is marked on the board.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {AnalysisGrounds} from '../../generated/answers.js';
import {type Marks, noMarks} from '../board/marks.js';
import {type Position, textOf} from '../model/position.js';
import {strings} from '../strings.js';
import type {PinEvent} from './card.js';
import './card.js';
import './certain.js';
import {Inquirer} from './inquirer.js';
import {placeOf} from './places.js';
import {Reasons, type Subject} from './reasons.js';
import {firstMarks, type LookEvent, type MarkEvent, marksOfCell, marksOfClash} from './rings.js';
import {loadStudio} from './studio_script.js';
import {tellStyles} from './styles.js';
import './verdict.js';


export class MinewisePanel extends Inquirer {
  static override styles = [...tellStyles, css`:host { display: block; }`];

  protected override readonly heard = ['change', 'look'] as const;
  private readonly reasons = new Reasons(
      subject => this.askWhy(subject), () => this.requestUpdate());
  private pinned: number | null = null;
  private passing: Marks | null = null;  // while something is pointed at
  private lasting: Marks | null = null;  // of a proof that is shown
  private hasAdviser = false;
  private toldBefore: unknown = null;
  private answerBefore: unknown = null;
  private positionBefore: Position | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.hearKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.hearKey);
    this.reasons.forget();
  }

  override willUpdate(): void {
    const {workbench, reasons} = this;
    this.leave(workbench.position);
    if (workbench.isAsking) return;
    const cell = this.chosenCell();
    if (cell === null) reasons.forget();
    else reasons.want({cell, text: textOf(workbench.position)});
    if (cell === null || cell !== this.pinned) this.pinned = null;
    if (reasons.told !== this.toldBefore) this.passing = this.lasting = null;
    this.toldBefore = reasons.told;
    if (workbench.answer !== this.answerBefore) this.passing = null;
    this.answerBefore = workbench.answer;
  }

  // What is pointed at may be gone with the position, without a word of the pointer. On a board of
  // another size a cell has another number.
  private leave(position: Position): void {
    const before = this.positionBefore;
    if (before === position) return;
    this.positionBefore = position;
    this.passing = this.lasting = null;
    if (before?.rows === position.rows && before.cols === position.cols) return;
    this.pinned = null;
    this.reasons.forget();
  }

  override updated(): void {
    const marks = this.wantedMarks();
    if (JSON.stringify(marks) !== JSON.stringify(this.workbench.marks)) this.workbench.show(marks);
  }

  override render(): TemplateResult {
    const {answer, trouble, isAsking, position} = this.workbench;
    const {told, awaited} = this.reasons;
    const deductions = answer?.deductions;
    return html`<div class="cards" @tell-mark=${this.hearMark} @tell-look=${this.hearLook}
        @tell-pin=${this.hearPin}>
      <minewise-verdict .answer=${answer} .trouble=${trouble} .isAsking=${isAsking}>
      </minewise-verdict>
      ${trouble ? nothing : html`<minewise-card .told=${told} .awaited=${awaited}
          .answer=${answer} .cols=${position.cols} .isPinned=${this.pinned !== null}>
        </minewise-card>`}
      <details class="card" @toggle=${this.loadAdviser}>
        <summary>${strings.tell.adviser}</summary>${this.hasAdviser
            ? html`<minewise-adviser .workbench=${this.workbench}></minewise-adviser>`
            : strings.tell.loading}</details>
      ${deductions ? html`<minewise-certain .deductions=${deductions} .cols=${position.cols}>
        </minewise-certain>` : nothing}
    </div>`;
  }

  // Its module is large, so that it is loaded when somebody unfolds it. Where it does not come, what
  // is there says what it needs.
  private readonly loadAdviser = (): void => {
    loadStudio().then(() => {
      this.hasAdviser = true;
      this.requestUpdate();
    }, () => {});
  };

  // The pinned cell, the one looked at, or else the last: the first that is covered.
  private chosenCell(): number | null {
    const {answer, looked} = this.workbench;
    const isCovered = (cell: number | null | undefined) =>
        cell != null && !Number.isNaN(answer?.mine[cell] ?? NaN);
    return [this.pinned, looked, this.reasons.told?.cell].find(isCovered) ?? null;
  }

  private askWhy({cell, text}: Subject): Promise<AnalysisGrounds> {
    const {row, col} = placeOf(cell, this.workbench.position.cols);
    const question = {text, as: 'position', why: `${row},${col}`} as const;
    return this.engine.why(question, {channel: 'why'});
  }

  private wantedMarks(): Marks {
    const {answer, trouble, position} = this.workbench;
    const {told, awaited} = this.reasons;
    const clash = trouble && marksOfClash(trouble.cells);
    // The clues of the sentence that is told; those of a proof are shown with its steps.
    const because = told && answer?.deductions?.of(told.cell)?.because;
    const looked = awaited ? {...noMarks, subject: awaited.cell}
        : told?.grounds && marksOfCell(told.cell, because ?? told.grounds.rests_on, position.cols);
    return firstMarks(this.passing, this.lasting, clash, looked);
  }

  private hearMark({detail}: MarkEvent): void {
    if (detail.isPassing) this.passing = detail.marks;
    else this.lasting = detail.marks;
    this.requestUpdate();
  }

  private hearLook({detail}: LookEvent): void {
    if (this.pinned !== null) this.pinned = detail;
    this.workbench.look(detail);
  }

  private hearPin({detail}: PinEvent): void {
    this.pinned = detail ? this.reasons.told?.cell ?? null : null;
    this.requestUpdate();
  }

  // P on a cell of the board keeps it in the card.
  private readonly hearKey = (event: KeyboardEvent): void => {
    const isOnBoard = event.composedPath().some(
        each => each instanceof Element && each.localName === 'minewise-grid');
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (event.key.toLowerCase() !== 'p' || !isOnBoard || isOther) return;
    const {looked} = this.workbench;
    this.pinned = this.pinned === looked ? null : looked;
    this.requestUpdate();
  };
}

customElements.define('minewise-panel', MinewisePanel);
