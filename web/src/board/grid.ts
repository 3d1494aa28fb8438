// <minewise-grid>: a board that is drawn, heard and touched. It shows a position and what is known of
// it, and tells what the visitor does by events (events.ts); it changes nothing itself.
import {html, LitElement, nothing, type PropertyValues, svg} from 'lit';

import type {Answer} from '../model/answer.js';
import {coveredPosition, type Position} from '../model/position.js';
import {strings} from '../strings.js';
import {Cells} from './cells.js';
import {type BoardEvents, looking, type Mode, send} from './events.js';
import {Gestures, type Surface} from './gestures.js';
import {gridCss} from './grid_css.js';
import './handles.js';
import {type KeyDeed, keyDeed} from './keys.js';
import {type Marks, noMarks} from './marks.js';
import {Fade, Patience} from './motion.js';
import type {Plan, Point} from './plan.js';
import {type Place, Stage} from './stage.js';
import type {View} from './view.js';

const words = strings.board;
const zoomStep = 1.25;
const wheelStep = 0.0025;  // of zoom, for each pixel of the wheel
const handleRoom = 26, plainRoom = 8;

export class MinewiseGrid extends LitElement implements Surface {
  static override properties = {
    position: {attribute: false}, answer: {attribute: false}, marks: {attribute: false}, numbers: {},
    heat: {type: Boolean}, mode: {}, brush: {}, label: {}, isWhole: {attribute: false},
  };
  static override styles = gridCss;

  declare position: Position;
  declare answer: Answer | null;
  declare marks: Marks;
  declare numbers: 'percent' | 'none';
  declare heat: boolean;
  declare mode: Mode;
  declare brush: string | null;
  declare label: string;
  declare isWhole: boolean;  // all of it is to be seen, as small as that may be, until the visitor zooms

  private stage: Stage | null = null;
  private cells: Cells | null = null;
  private view: View | null = null;
  private readonly gestures = new Gestures(this);
  private readonly patience = new Patience(() => this.stage?.redraw());
  private readonly fade = new Fade();
  private readonly print = matchMedia('print');
  private readonly onPrint = () => {
    this.stage?.restyle();
    this.stage?.draw();
  };
  private readonly observer = new ResizeObserver(([box]) => {
    this.stage?.resize(Math.floor(box!.contentRect.width), Math.floor(box!.contentRect.height));
    this.requestUpdate();
  });

  constructor() {
    super();
    this.position = coveredPosition(9, 9, 'unknown');
    this.answer = null;
    this.marks = noMarks;
    this.numbers = 'percent';
    this.heat = true;
    this.mode = 'look';
    this.brush = null;
    this.label = words.label;
    this.isWhole = false;
  }

  get plan(): Plan {
    return this.view!.plan;
  }
  get symbols(): string {
    return this.position.symbols;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
    this.print.addEventListener('change', this.onPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
    this.print.removeEventListener('change', this.onPrint);
    this.stage?.close();
  }

  /** Makes cells larger or smaller around a place of the window. */
  zoomBy(factor: number, at: Place = this.stage!.middle): void {
    this.stage!.zoomBy(factor, at);
    this.requestUpdate();
  }

  zoomIn(): void {
    this.zoomBy(zoomStep);
  }

  zoomOut(): void {
    this.zoomBy(1 / zoomStep);
  }

  /** Shows the whole board, with cells as large as that allows. */
  fit(): void {
    this.stage!.zoom = 'fit';
    this.requestUpdate();
  }

  pointOf(place: Place): Point {
    return this.stage!.pointOf(place);
  }

  /** Gives a cell the focus. */
  focusCell(cell: number): void {
    if (this.cells!.choose(cell)) this.cells!.tell(this.position, this.ownAnswer);
    this.stage!.reveal(cell);
    this.cells!.elementOf(cell)?.focus({preventScroll: true});
  }

  override render() {
    const {view, mode, gestures} = this;
    return html`
      <div class="scroller ${view?.doesScroll ? 'scrolls' : ''}" dir="ltr" @scroll=${() => this.stage?.redraw()} @wheel=${this.wheel}>
        <div class="sheet ${mode} ${this.position.topology} ${this.touch}"
             @pointerdown=${(event: PointerEvent) => view && gestures.down(event)}
             @pointermove=${(event: PointerEvent) => view && gestures.move(event)}
             @pointerup=${(event: PointerEvent) => gestures.up(event)}
             @pointercancel=${(event: PointerEvent) => gestures.cancel(event)}
             @pointerleave=${() => gestures.leave()} @contextmenu=${prevent} @mousedown=${prevent}>
          <div class="sight"><canvas></canvas><canvas @transitionend=${() => this.stage?.restyle()}></canvas></div>
          <div class="cells" role="grid" aria-label=${this.label} aria-readonly=${mode !== 'edit'}
               @keydown=${this.type} @focusin=${this.focused} @click=${this.clickOfAid}></div>
          ${view && mode === 'edit' ? html`<minewise-handles .view=${view}
              @pointerdown=${stop} @mw-resize=${this.grow}></minewise-handles>` : nothing}
        </div>
      </div>
      ${view && (view.doesScroll || this.isSmall || this.stage!.zoom !== this.usualZoom) ? this.zoomButtons() : nothing}`;
  }

  // Too small to be read.
  private get isSmall(): boolean {
    return this.isWhole && this.plan.side < 16 * this.view!.scale;
  }

  private zoomButtons() {
    const button = (label: string, path: string, act: () => void) => html`
      <button type="button" aria-label=${label} title=${label} @click=${act}>
        <svg viewBox="0 0 16 16" aria-hidden="true">${svg`<path d=${path} />`}</svg></button>`;
    return html`<div class="zoom" role="group" aria-label=${words.zoom}>
      ${button(words.zoomOut, 'M3 8h10', () => this.zoomOut())}
      ${button(words.fit, 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4', () => this.fit())}
      ${button(words.zoomIn, 'M3 8h10M8 3v10', () => this.zoomIn())}</div>`;
  }

  // What a finger does by itself: it scrolls, unless it paints.
  private get touch(): string {
    if (this.brush === looking) return 'panning looking';
    return this.mode === 'edit' && this.brush !== null ? 'painting' : 'panning';
  }

  // An answer to a board of another size is none.
  private get ownAnswer(): Answer | null {
    return this.answer?.mine.length === this.symbols.length ? this.answer : null;
  }

  override firstUpdated(): void {
    const scroller = this.renderRoot.querySelector<HTMLElement>('.scroller')!;
    scroller.addEventListener('touchmove', event => {
      if (event.touches.length > 1) event.preventDefault();  // two fingers zoom the board, not the page
    }, {passive: false});
    this.cells = new Cells(scroller.querySelector('.cells')!);
    this.stage = new Stage(scroller, () => this.scene(), () => ({numbers: this.numbers, heat: this.heat}));
    this.stage.resize(this.clientWidth, this.clientHeight);
    this.stage.zoom = this.usualZoom;
    this.requestUpdate();
  }

  private get usualZoom(): 'fit' | null {
    return this.isWhole ? 'fit' : null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('answer')) this.patience.end();
    else if (changed.has('position') && this.answer) this.patience.begin();
    if (changed.has('marks')) this.fade.begin();
    const before = changed.get('position') as Position | undefined;
    const isOtherSize = before && (before.rows !== this.position.rows || before.cols !== this.position.cols);
    if (isOtherSize && this.stage) this.stage.zoom = this.usualZoom;
    this.view = this.stage?.lay(this.position, this.mode === 'edit' ? handleRoom : plainRoom) ?? null;
  }

  override updated(): void {
    if (!this.view || !this.stage) return;
    this.stage.place();
    this.cells!.lay(this.plan, this.view.scale);
    this.cells!.tell(this.position, this.ownAnswer);
    this.stage.redraw();
  }

  private scene() {
    return {
      position: this.position, answer: this.ownAnswer, isStale: this.patience.isOver, marks: this.marks,
      clarity: this.fade.clarity(performance.now()),
    };
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey || !this.view) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    this.zoomBy(Math.exp(-wheelStep * Math.max(-200, Math.min(200, pixels))), event);
  }

  private type(event: KeyboardEvent): void {
    const cell = this.cells!.cellOf(event.target);
    if (cell === null) return;
    const {rows, cols, symbols} = this.position;
    const deed = keyDeed(event, cell, {rows, cols, symbols, mode: this.mode, page: this.stage!.page});
    if (!deed) return;
    event.preventDefault();
    this.perform(deed);
  }

  private perform(deed: KeyDeed): void {
    if ('move' in deed) this.focusCell(deed.move);
    else if ('send' in deed) send(this, deed.send, deed.detail);
    else if (deed.zoom === 'fit') this.fit();
    else this.zoomBy(deed.zoom === 'in' ? zoomStep : 1 / zoomStep);
  }

  private focused(event: FocusEvent): void {
    const cell = this.cells!.cellOf(event.target);
    if (cell === null) return;
    if (this.cells!.choose(cell)) return this.focusAgain(cell);
    send(this, 'mw-look', {cell, by: 'focus'});
  }

  // The element that had the focus has gone with the window around it.
  private focusAgain(cell: number): void {
    this.cells!.tell(this.position, this.ownAnswer);
    this.cells!.elementOf(cell)?.focus({preventScroll: true});
  }

  private grow({detail}: CustomEvent<BoardEvents['mw-resize']>): void {
    this.cells!.expect(detail);
  }

  // Aids such as screen readers click without a pointer.
  private clickOfAid(event: PointerEvent): void {
    const cell = this.cells!.cellOf(event.target);
    if (cell !== null && event.detail === 0) this.gestures.click(cell, false);
  }
}

function prevent(event: Event): void {
  event.preventDefault();
}

function stop(event: Event): void {
  event.stopPropagation();
}

customElements.define('minewise-grid', MinewiseGrid);

declare global {
  interface HTMLElementTagNameMap {
    'minewise-grid': MinewiseGrid;
  }
}
