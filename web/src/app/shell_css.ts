// What the shell has of its own: the way past the header, the veil while something is dragged over
// the page, and what is seen on paper alone.
import {css} from 'lit';

export const shellCss = css`
  .skip {
    position: fixed; z-index: 10; inset-block-start: -4rem; inset-inline-start: 1rem; border: 0;
    background: var(--ui-accent); color: var(--ui-paper);
  }
  .skip:focus { inset-block-start: 0.5rem; }
  .drop {
    position: fixed; z-index: 8; inset: 0.75rem; display: grid; place-items: center; pointer-events: none;
    border: 2px dashed var(--ui-accent); border-radius: 0.75rem; color: var(--ui-accent);
    background: color-mix(in srgb, var(--ui-paper) 82%, transparent); font-size: 1.25rem; font-weight: 600;
  }
  .print-only { display: none; }
  @media print { .print-only { display: block; overflow-wrap: anywhere; font-size: 0.75rem; } }
`;
