// The style of the board: a box that scrolls, in it a sheet, and on the sheet the canvases, which
// stay where they are, and the elements of the cells, which nobody sees but their focus.
import {css} from 'lit';

export const gridCss = css`
  :host { display: block; position: relative; min-width: 0; min-height: 0; width: 100%; height: 100%; contain: strict; }
  .scroller { position: absolute; inset: 0; overflow: auto; }
  .scrolls { overscroll-behavior: contain; }
  .sheet { position: relative; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
  .painting { touch-action: none; }
  .panning { touch-action: pan-x pan-y; }
  .sight { position: sticky; top: 0; left: 0; width: 0; height: 0; pointer-events: none; }
  canvas { display: block; position: absolute; top: 0; left: 0; }
  canvas + canvas { color: var(--mw-ink, #1b1f24); transition: color 1ms; }  /* tells of a change of theme */
  .cells { position: absolute; font-size: 0; }
  [role='row'] {
    position: absolute; display: flex; height: var(--pitch);
    top: calc(var(--row) * var(--pitch) + (var(--height) - var(--pitch)) / 2); left: calc(var(--col) * var(--side));
  }
  .odd { margin-left: var(--shift); }
  [role='gridcell'] { flex: 0 0 var(--side); height: var(--pitch); outline: none; cursor: default; }
  .edit [role='gridcell'], .play [role='gridcell'] { cursor: pointer; }
  .looking [role='gridcell'] { cursor: help; }
  [role='gridcell']:focus-visible {
    position: relative; z-index: 1; border-radius: 4px;
    outline: 3px solid var(--mw-premise, #0b5fc4); outline-offset: 0;
    box-shadow: inset 0 0 0 2px var(--mw-paper, #fff), 0 0 0 5px var(--mw-paper, #fff);
  }
  .hex [role='gridcell']:focus-visible { border-radius: 45%; }
  .zoom {
    position: absolute; right: 10px; bottom: 10px; display: flex; overflow: hidden; border-radius: 8px;
    background: var(--mw-paper, #fff);
    border: 1px solid color-mix(in srgb, var(--mw-line, #8b949e) 50%, var(--mw-paper, #fff));
  }
  .zoom button {
    all: unset; box-sizing: border-box; width: 34px; height: 32px; display: grid; place-items: center;
    color: var(--mw-ink, #1b1f24); cursor: pointer;
  }
  .zoom button:hover { background: var(--mw-open, #f6f8fa); }
  .zoom button:focus-visible { outline: 3px solid var(--mw-premise, #0b5fc4); outline-offset: -3px; }
  .zoom svg {
    width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.75;
    stroke-linecap: round; stroke-linejoin: round;
  }
  @media (pointer: coarse) { .zoom button { width: 44px; height: 40px; } }
  @media print { .zoom { display: none; } .scroller { overflow: visible; } }
`;
