// One line below the board that says how things stand. A screen reader hears it when it changes.
import {css, html, type TemplateResult} from 'lit';

import {strings} from '../strings.js';
import {roughly} from '../tell/figures.js';
import type {Workbench} from './workbench.js';

export function verdict({answer, trouble}: Workbench): string {
  if (trouble) return trouble.message;
  if (!answer) return strings.app.loading;
  const {layouts} = answer.analysis;
  return strings.editor.verdict(answer.safe.size, answer.mines.size,
                                layouts === null ? null : strings.editor.layouts(roughly(layouts)));
}

export function statusLine(workbench: Workbench): TemplateResult {
  return html`<div class="status">
    <p role="status" class=${workbench.trouble ? 'trouble' : ''}>${verdict(workbench)}</p>
    <span class="thinking no-print" ?hidden=${!workbench.isAsking} title=${strings.editor.thinking}></span>
  </div>`;
}

export const statusCss = css`
  .status {
    display: flex; align-items: center; gap: 0.75rem; min-block-size: 2.5rem; flex: none; position: relative;
    padding: 0.375rem 1.25rem; border-block-start: 1px solid var(--ui-line);
    color: var(--ui-faint); font-size: 0.875rem; line-height: 1.35;
  }
  .status .trouble { color: var(--ui-wrong); }
  .status p { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  .thinking {
    position: absolute; inset: -1px 0 auto; block-size: 2px; overflow: hidden;
    opacity: 0; animation: appear 0s 0.3s forwards;
  }
  .thinking[hidden] { display: none; }
  .thinking::after {
    content: ''; position: absolute; inset-block: 0; inline-size: 30%;
    background: var(--ui-accent); animation: pass 1.2s infinite ease-in-out;
  }
  @keyframes appear { to { opacity: 1; } }
  @keyframes pass { from { inset-inline-start: -30%; } to { inset-inline-start: 100%; } }
  @media (prefers-reduced-motion: reduce) { .thinking::after { animation: none; inline-size: 100%; } }
  @media (max-width: 69.99rem) { .status { padding-inline: 1rem; } }
  @media print { .status { border: 0; padding: 0.5rem 0; } }
`;
