// The edge between the main area and the side panel. It can be moved by pointer and by arrow keys.
import {css, html, type TemplateResult} from 'lit';

import {narrowestPanel, widestPanel, withinPanel} from '../model/settings.js';
import {strings} from '../strings.js';
import type {Workbench} from './workbench.js';

function move(workbench: Workbench, width: number): void {
  workbench.set({panel: withinPanel(Math.round(width * 4) / 4)});
}

// The width that puts the edge under the pointer.
function widthAt(event: PointerEvent): number {
  const edge = event.currentTarget as HTMLElement;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isFromRight = getComputedStyle(edge).direction !== 'rtl';
  return (isFromRight ? document.documentElement.clientWidth - event.clientX : event.clientX) / rem;
}

function key(workbench: Workbench, event: KeyboardEvent): void {
  const {panel} = workbench.settings;
  const {direction} = getComputedStyle(event.currentTarget as Element);
  const grows = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  move(workbench, panel + (event.key === grows ? 1 : -1));
}

export function divider(workbench: Workbench): TemplateResult {
  const hold = (event: PointerEvent) =>
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
  const drag = (event: PointerEvent) => {
    if (event.buttons & 1) move(workbench, widthAt(event));
  };
  return html`<section class="edge no-print" aria-label=${strings.app.panelWidth}>
    <div class="divider" role="separator" aria-orientation="vertical" tabindex="0"
      aria-label=${strings.app.panelWidth} aria-valuemin=${narrowestPanel} aria-valuemax=${widestPanel}
      aria-valuenow=${workbench.settings.panel}
      @pointerdown=${hold} @pointermove=${drag}
      @keydown=${(event: KeyboardEvent) => key(workbench, event)}></div></section>`;
}

export const dividerCss = css`
  .edge { display: contents; }
  .divider {
    position: relative; grid-area: side; justify-self: start; z-index: 2;
    inline-size: 0.625rem; margin-inline-start: -0.3125rem; cursor: col-resize; touch-action: none;
  }
  .divider::after {
    content: ''; position: absolute; inset-block: 0; inline-size: 1px; margin-inline-start: 0.3125rem;
  }
  .divider:hover::after, .divider:active::after { background: var(--ui-accent); inline-size: 2px; }
  @media (max-width: 69.99rem) { .divider { display: none; } }
`;
