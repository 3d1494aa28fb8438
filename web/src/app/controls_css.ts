// How the settings of the board are laid out: in a row that wraps.
import {css} from 'lit';

export const controlsCss = css`
  :host { display: block; }
  .controls {
    display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem;
    padding: 0.625rem 1.25rem;
  }
  .field { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0.375rem; }
  .name { color: var(--ui-faint); font-size: 0.8125rem; }
  button, select, input[type=text] { --ui-height: 2rem; font-size: 0.875rem; }
  select { padding-inline: 0.375rem; }
  input[type=text] { inline-size: 3rem; padding-inline: 0.5rem; }
  .of-rows, .of-cols { text-align: center; }
  input.of-amount { inline-size: 4.5rem; }
  input.of-clues { inline-size: 10rem; }
  .wrong:empty { display: none; }
  /* Below its field and over what is there, so that nothing moves. */
  .field { position: relative; }
  .wrong {
    position: absolute; z-index: 4; inset-block-start: calc(100% + 0.375rem); inset-inline-start: 0;
    inline-size: max-content; max-inline-size: min(24rem, 80vw); padding: 0.5rem 0.75rem;
    background: var(--ui-paper); border: 1px solid var(--ui-wrong); border-radius: var(--ui-radius);
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
  }
  .new { gap: 0; }
  .new button { border-radius: 0; margin-inline-start: -1px; padding-inline: 0.625rem; }
  .new button:first-of-type {
    border-start-start-radius: var(--ui-radius); border-end-start-radius: var(--ui-radius);
  }
  .new button:last-of-type {
    border-start-end-radius: var(--ui-radius); border-end-end-radius: var(--ui-radius);
  }
  @media (max-width: 69.99rem) { .controls { padding-inline: 1rem; } }
`;
