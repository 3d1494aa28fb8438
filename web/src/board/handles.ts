// The handles at the edges of a board, by which it is made larger and smaller by whole rows and
// columns. While one is dragged the new edge is shown; the board changes when it is let go.
import {css, html, LitElement, nothing} from 'lit';

import {longestSide} from '../model/position.js';
import {strings} from '../strings.js';
import {send} from './events.js';
import {draggedBy, type Growth, type HandleName, handles, isGrowth, noGrowth, typedBy} from './resize.js';
import type {View} from './view.js';

const words = strings.board;

export class MinewiseHandles extends LitElement {
  static override properties = {view: {attribute: false}, growth: {state: true}};
  static override styles = css`
    :host { position: absolute; pointer-events: none; }
    .handle {
      position: absolute; box-sizing: border-box; width: 24px; height: 24px; pointer-events: auto;
      display: grid; place-items: center; touch-action: none; border-radius: 6px; outline: none;
    }
    .handle::before {
      content: ''; width: 4px; height: 28px; border-radius: 2px; background: var(--mw-faint, #5f6871);
      opacity: 0.6; transition: opacity 120ms;
    }
    .handle:hover::before, .handle:focus-visible::before, .active::before {
      opacity: 1; background: var(--mw-premise, #0b5fc4);
    }
    .handle:focus-visible { outline: 3px solid var(--mw-premise, #0b5fc4); outline-offset: -3px; }
    .left, .right { top: calc(50% - 24px); height: 48px; cursor: ew-resize; }
    .top, .bottom { left: calc(50% - 24px); width: 48px; cursor: ns-resize; }
    .top::before, .bottom::before { width: 28px; height: 4px; }
    .left { right: 100%; } .right { left: 100%; } .top { bottom: 100%; } .bottom { top: 100%; }
    .corner { left: 100%; top: 100%; cursor: nwse-resize; place-items: start; }
    .corner::before {
      width: 9px; height: 9px; margin: 3px; background: none !important; border-radius: 0 0 4px 0;
      border: solid var(--mw-faint, #5f6871); border-width: 0 4px 4px 0;
    }
    .corner:hover::before, .corner:focus-visible::before, .corner.active::before {
      border-color: var(--mw-premise, #0b5fc4);
    }
    .edge {
      position: absolute; inset: 0; box-sizing: border-box;
      border: 2px dashed var(--mw-premise, #0b5fc4); border-radius: 4px;
    }
    .size {
      position: absolute; inset: auto 0 0 auto; margin: 6px; padding: 2px 8px; border-radius: 999px;
      background: var(--mw-premise, #0b5fc4); color: var(--mw-paper, #fff);
      font: 600 13px/1.5 inherit; font-variant-numeric: tabular-nums; white-space: nowrap;
    }
    @media (prefers-reduced-motion: reduce) { .handle::before { transition: none; } }
    @media print { :host { display: none; } }
  `;

  declare view: View | null;
  declare growth: Growth | null;
  private drag: {handle: HandleName; pointer: number; x: number; y: number} | null = null;

  constructor() {
    super();
    this.view = null;
    this.growth = null;
  }

  override updated(): void {
    if (!this.view) return;
    const {plan, scale, origin} = this.view;
    const {top, left, bottom, right} = this.growth ?? noGrowth;
    const lengths = {
      left: origin.x - left * plan.side, top: origin.y - top * plan.pitch,
      width: plan.boardWidth + (left + right) * plan.side, height: plan.boardHeight + (top + bottom) * plan.pitch,
    };
    for (const [name, length] of Object.entries(lengths)) this.style.setProperty(name, `${length / scale}px`);
  }

  override render() {
    if (!this.view) return nothing;
    return html`${this.growth ? this.edge(this.growth) : nothing}${handles.map(name => this.handle(name))}`;
  }

  private handle(name: HandleName) {
    const {rows, cols} = this.view!.plan;
    const {value, text} = valueOf(name, rows, cols);
    const isActive = this.drag?.handle === name;
    return html`<div class="handle ${name} ${isActive ? 'active' : ''}" role="slider" tabindex="0"
        aria-label=${words.handle[name]} aria-valuemin="1" aria-valuemax=${longestSide}
        aria-valuenow=${value} aria-valuetext=${text}
        aria-orientation=${name === 'top' || name === 'bottom' ? 'vertical' : 'horizontal'}
        @keydown=${(event: KeyboardEvent) => this.type(event, name)}
        @pointerdown=${(event: PointerEvent) => this.take(event, name)}
        @pointermove=${this.pull} @pointerup=${this.let} @pointercancel=${this.cancel}></div>`;
  }

  // The edge of the board as it would be.
  private edge({top, left, bottom, right}: Growth) {
    const {plan} = this.view!;
    return html`<div class="edge">
      <span class="size">${words.size(plan.rows + top + bottom, plan.cols + left + right)}</span></div>`;
  }

  private type(event: KeyboardEvent, handle: HandleName): void {
    const growth = typedBy(handle, event.key, this.view!.plan);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (growth) send(this, 'mw-resize', growth);
  }

  private take(event: PointerEvent, handle: HandleName): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.drag = {handle, pointer: event.pointerId, x: event.clientX, y: event.clientY};
    this.growth = noGrowth;
  }

  private pull(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    const {plan, scale} = this.view!;
    this.growth = draggedBy(this.drag.handle, (event.clientX - this.drag.x) * scale / plan.side,
                            (event.clientY - this.drag.y) * scale / plan.pitch, plan);
  }

  private let(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    const {growth} = this;
    this.cancel();
    if (growth && isGrowth(growth)) send(this, 'mw-resize', growth);
  }

  private cancel(): void {
    this.drag = null;
    this.growth = null;
  }
}

function valueOf(name: HandleName, rows: number, cols: number): {value: number; text: string} {
  if (name === 'corner') return {value: cols, text: `${words.cols(cols)}, ${words.rows(rows)}`};
  return name === 'top' || name === 'bottom' ? {value: rows, text: words.rows(rows)}
      : {value: cols, text: words.cols(cols)};
}

customElements.define('minewise-handles', MinewiseHandles);
