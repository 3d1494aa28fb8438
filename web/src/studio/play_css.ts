// How the view of play looks beyond what all views have in common.
import {css} from 'lit';

export const playCss = css`
  .deck {
    display: flex; align-items: center; gap: 0.5rem 1rem; flex-wrap: wrap; flex: none;
    min-block-size: 3.25rem; padding: 0.375rem 1.25rem; border-block-end: 1px solid var(--ui-line);
  }
  .dial { font-size: 1.125rem; font-weight: 600; font-variant-numeric: tabular-nums; min-inline-size: 4rem; }
  .dial span[aria-hidden] { color: var(--ui-faint); font-weight: 400; }
  .space { flex: 1; }
  .deck button[aria-pressed=true] { background: var(--ui-tint); border-color: var(--ui-accent); color: var(--ui-ink); }
  .deeds { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .deeds button { flex: 1; }
  .word { min-block-size: 2.625rem; }
  .word h3 { color: var(--ui-ink); font-size: 0.875rem; }
  details.card { display: block; }
  details.card > summary { color: var(--ui-ink); font-size: 1.0625rem; font-weight: 600; }
  details.card[open] > summary { margin-block-end: 0.75rem; }
  @media (max-width: 39.99rem) {
    .deck { padding-inline: 0.75rem; gap: 0.5rem; }
    .dial { min-inline-size: 3.25rem; }
    .long { display: none; }
  }
  @media (min-width: 40rem) { .short { display: none; } }
  @media screen and (min-width: 70rem) { .main { padding-block: 0 6rem; } }
`;
