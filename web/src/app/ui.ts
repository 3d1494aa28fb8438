// How the parts of the page look that are not the board: buttons, fields, text. One accent colour,
// one corner radius, one height for everything that is pressed. Colours come from the theme's roles,
// so that the page and our pictures are of one palette.
import {css} from 'lit';

/** Names for colours mixed from the palette. Set once, on the shell; they are inherited. */
export const tokens = css`
  :host {
    --ui-paper: var(--mw-paper, #fff);
    --ui-ink: var(--mw-ink, #1b1f24);
    --ui-faint: var(--mw-faint, #5f6871);
    --ui-accent: var(--mw-premise, #0b5fc4);
    --ui-soft: color-mix(in srgb, var(--ui-ink) 4%, var(--ui-paper));
    --ui-fill: color-mix(in srgb, var(--ui-ink) 8%, var(--ui-paper));
    --ui-line: color-mix(in srgb, var(--ui-ink) 15%, var(--ui-paper));
    --ui-edge: color-mix(in srgb, var(--ui-ink) 52%, var(--ui-paper));
    --ui-tint: color-mix(in srgb, var(--ui-accent) 12%, var(--ui-paper));
    --ui-wrong: color-mix(in srgb, var(--mw-proved-mine, #8e1712) 88%, var(--ui-ink));
    --ui-radius: 0.4375rem;
    --ui-height: 2.25rem;
    color: var(--ui-ink);
    font: 400 0.9375rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Cantarell,
        'DejaVu Sans', sans-serif;
    font-variant-numeric: tabular-nums;
    -webkit-tap-highlight-color: transparent;
  }
`;

/** What every element of the page has in its style sheet. */
export const ui = css`
  *, ::before, ::after { box-sizing: border-box; }
  h1, h2, h3, p { margin: 0; }
  p, li, dd, td, output, .wrong { unicode-bidi: plaintext; }
  h2 { font-size: 1.0625rem; font-weight: 600; line-height: 1.35; }
  h3 { font-size: 0.8125rem; font-weight: 600; color: var(--ui-faint); }
  button, input, select, textarea { font: inherit; font-variant-numeric: inherit; color: inherit; }
  button, select, input[type=text], input[type=number] {
    block-size: var(--ui-height);
    border: 1px solid var(--ui-line);
    border-radius: var(--ui-radius);
    background: var(--ui-paper);
    padding: 0 0.625rem;
  }
  input[type=text], input[type=number], select, textarea { border-color: var(--ui-edge); }
  button { cursor: pointer; white-space: nowrap; }
  button:hover:not(:disabled, [aria-disabled=true]) { background: var(--ui-soft); }
  button:active:not(:disabled, [aria-disabled=true]) { background: var(--ui-fill); }
  button:disabled, button[aria-disabled=true] { opacity: 0.4; cursor: default; }
  button.main-action {
    background: var(--ui-accent); border-color: var(--ui-accent); color: var(--ui-paper); font-weight: 550;
  }
  button.main-action:hover:not(:disabled, [aria-disabled=true]) {
    background: color-mix(in srgb, var(--ui-accent) 88%, var(--ui-ink));
  }
  button.icon {
    display: inline-grid; place-items: center;
    inline-size: var(--ui-height); padding: 0; border-color: transparent; background: transparent;
  }
  button.icon:hover:not(:disabled, [aria-disabled=true]) { background: var(--ui-fill); }
  :focus-visible { outline: 2px solid var(--ui-accent); outline-offset: 2px; }
  .symbol { inline-size: 1.25rem; block-size: 1.25rem; display: block; flex: none; }
  .unseen {
    position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap;
  }
  .wrong { color: var(--ui-wrong); font-size: 0.8125rem; line-height: 1.35; }
  [aria-invalid=true] { border-color: var(--ui-wrong) !important; }
  pre, .code { font-family: ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace; }
  @media (pointer: coarse) { :host { --ui-height: 2.5rem; } }
  @media print { .no-print { display: none !important; } }
`;
