// How the panel and the views look beyond what the page has in common (app/ui): cards, tables with
// numbers in columns, and the few figures that stand out.
import {css} from 'lit';

import {areas, viewCss} from '../app/layout.js';
import {ui} from '../app/ui.js';

const cards = css`
  .cards {
    display: grid; gap: 0.875rem; align-content: start; grid-template-columns: minmax(0, 1fr);
    font-size: 0.875rem;
  }
  .card {
    display: grid; gap: 0.75rem; align-content: start; grid-template-columns: minmax(0, 1fr);
    padding: 1rem 1.125rem 1.125rem;
    background: var(--ui-paper);
    border: 1px solid var(--ui-line);
    border-radius: calc(1.5 * var(--ui-radius));
  }
  .card > header { display: flex; align-items: center; gap: 0.5rem; }
  .card > header > h2 { flex: 1; min-inline-size: 0; }
  .part {
    display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr);
    padding-block-start: 0.75rem; border-block-start: 1px solid var(--ui-line);
  }
  .small { font-size: 0.8125rem; line-height: 1.45; }
  .faint { color: var(--ui-faint); }
  p { text-wrap: pretty; overflow-wrap: break-word; }
  dl { margin: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.375rem 1rem; }
  dt { color: var(--ui-faint); }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
  .trouble::first-letter { text-transform: uppercase; }
  .trouble { border-inline-start: 3px solid var(--ui-wrong); padding-inline-start: 0.75rem; }
  .digits {
    overflow-wrap: anywhere; max-block-size: 10rem; overflow: auto; user-select: all;
    font-family: ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace; font-size: 0.8125rem;
  }
`;

const pressed = css`
  .symbol { inline-size: 1.125rem; block-size: 1.125rem; }
  button:has(.symbol) {
    display: inline-flex; align-items: center; justify-content: center; gap: 0.375rem;
  }
  button.icon[aria-pressed=true] { color: var(--ui-accent); background: var(--ui-tint); }
  button.link, button.place, button.sort {
    block-size: auto; border: 0; border-radius: 0.25rem; background: none; padding: 0.0625rem 0;
    text-align: start;
  }
  button.link, button.place { color: var(--ui-accent); font-weight: 500; }
  button.link:hover, button.place:hover, button.sort:hover {
    background: none; text-decoration: underline; text-underline-offset: 0.2em; }
  details > summary {
    cursor: pointer; color: var(--ui-accent); font-weight: 500; inline-size: fit-content;
    border-radius: 0.25rem;
  }
  details > summary::marker { color: var(--ui-faint); }
  details[open] > summary { margin-block-end: 0.5rem; }
`;

const tables = css`
  .scroll { overflow-x: auto; max-inline-size: 100%; }
  .tall { max-block-size: 20rem; overflow-y: auto; }
  table { border-collapse: collapse; inline-size: 100%; font-size: 0.875rem; }
  caption {
    text-align: start; font-size: 0.8125rem; font-weight: 600; color: var(--ui-faint);
    padding-block-end: 0.25rem;
  }
  th, td {
    padding-block: 0.25rem; padding-inline: 0.625rem 0; text-align: end; white-space: nowrap;
  }
  th:first-child, td:first-child { padding-inline-start: 0.375rem; text-align: start; }
  th:last-child, td:last-child { padding-inline-end: 0.375rem; }
  thead th { color: var(--ui-faint); font-weight: 500; font-size: 0.8125rem; }
  tbody th { font-weight: 500; }
  tbody tr { border-block-start: 1px solid var(--ui-line); }
  tbody tr:hover { background: var(--ui-soft); }
  tbody tr.current { background: var(--ui-tint); }
  tbody tr.current .place { color: inherit; text-decoration: underline; }
  button.sort { display: inline-flex; align-items: center; font-weight: 500; }
  button.sort .symbol { inline-size: 0.875rem; block-size: 0.875rem; }
  @media (max-width: 24rem) {
    table { font-size: 0.8125rem; }
    thead th { font-size: 0.75rem; }
    th, td { padding-inline-start: 0.375rem; }
    th:first-child, td:first-child { padding-inline-start: 0; }
    th:last-child, td:last-child { padding-inline-end: 0; }
  }
  .bar {
    display: inline-block; block-size: 0.5rem; border-radius: 0.25rem; background: var(--ui-accent);
    vertical-align: 0.0625rem; min-inline-size: 2px;
  }
`;

const printed = css`
  @media print {
    .card { break-inside: avoid; border: 0; padding: 0.5rem 0; }
    button:not(.place):not(.sort), details:not([open]) { display: none; }
  }
`;

export const tellStyles = [ui, cards, pressed, tables, printed];

/** For views: a board, and cards beside it. */
export const viewStyles = [...tellStyles, areas, viewCss, css`
  .board { padding: 1.25rem; }
  minewise-grid { inline-size: 100%; block-size: 100%; }
  @media (max-width: 69.99rem) { .board { padding: 0.5rem; } }
  /* As much as Solve has around its board, so that the board stays where it is. */
  @media screen and (min-width: 70rem) {
    .main { padding-block: calc(3.25rem + 1px) 6rem; }
    .board { padding: 0.25rem 1.25rem 0; }
  }
`];
