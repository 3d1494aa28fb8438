// Where things stand: a header above, the main area with the board, and the side panel that tells.
// Side by side where there is room for the percentages of an Expert board, one below the other where
// not. A view is an element that is `display: contents` and has two children of the classes `main`
// and `side`, which fall into the shell's grid.
import {css} from 'lit';

/** For views: their two parts take their places in the shell. */
export const areas = css`
  .main {
    grid-area: main;
    display: flex; flex-direction: column;
    min-inline-size: 0; min-block-size: 0;
  }
  .side {
    grid-area: side;
    min-inline-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
    padding: 1.25rem;
    background: var(--ui-soft);
    border-inline-start: 1px solid var(--ui-line);
  }
  .board { flex: 1; min-block-size: 0; min-inline-size: 0; position: relative; }
  @media (max-width: 69.99rem) {
    /* The page scrolls here: the board as wide as the screen, and what is told below it in sight. */
    .board { flex: none; block-size: clamp(14rem, 100vw, max(14rem, 60dvh)); }
    .side {
      overflow: visible; border-inline-start: 0; border-block-start: 1px solid var(--ui-line);
      padding: 1rem;
    }
  }
  @media print {
    .main, .side { display: block; overflow: visible; background: none; border: 0; padding: 0; }
    .board { block-size: 60vh; }
  }
`;

/** A view as an element. */
export const viewCss = css`
  :host { display: contents; }
  :host([hidden]) { display: none; }
`;

/** For the shell: the grid itself. */
export const frame = css`
  :host {
    --head: 3.5rem;
    display: grid;
    grid-template: 'head head' var(--head) 'main side' minmax(0, 1fr) / minmax(0, 1fr) var(--panel, 25rem);
    block-size: 100dvh;
    background: var(--ui-paper);
    position: relative;
    overflow: hidden;
  }
  @media (max-width: 69.99rem) {
    :host {
      grid-template: 'head' var(--head) 'main' auto 'side' auto / minmax(0, 1fr);
      block-size: auto; min-block-size: 100dvh;
      overflow: clip;
    }
  }
  @media (max-width: 55.99rem) { :host { --head: 6.25rem; } }
  @media print {
    :host { display: block; block-size: auto; overflow: visible; }
  }
`;
