// Something that was not taken, and why: the module's words, and the line with a caret under the
// place.
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Place} from '../model/place.js';
import {strings} from '../strings.js';
import {icon} from './icons.js';
import type {Notice} from './reader.js';

// The caret stands behind the same letters as the place, unseen: so it is under it in any script.
function placeLines({line, column, before, rest}: Place): TemplateResult {
  return html`<p class="where">${strings.editor.where(line, column)}</p>
    <pre dir="ltr">${before}${rest}\n<span aria-hidden="true"><span class="blank">${
        before}</span><span class="caret">^</span></span></pre>`;
}

/** The words alone, for where the text stands above them. */
export function noticeText(notice: Notice): TemplateResult {
  return html`<p class="told">${notice.message}</p>${notice.place ? placeLines(notice.place) : nothing}`;
}

/** A box below the header that stays until it is dismissed. It takes no focus. */
export function noticeBox(notice: Notice | null, dismiss: () => void): TemplateResult {
  return html`<div class="notices no-print" role="alert">${notice ? html`
    <div class="notice">
      <div class="told-all">${noticeText(notice)}</div>
      <button class="icon" aria-label=${strings.editor.dismiss} @click=${dismiss}>${icon('close')}</button>
    </div>` : nothing}</div>`;
}

export const noticeCss = css`
  .notices {
    position: fixed; z-index: 5; inset: calc(var(--head) + 0.5rem) 1rem auto; margin-inline: auto;
    max-inline-size: 34rem; pointer-events: none;
  }
  .notice {
    display: flex; gap: 0.75rem; align-items: start; pointer-events: auto;
    padding: 0.875rem 0.625rem 0.875rem 1.125rem;
    background: var(--ui-paper); border: 1px solid var(--ui-line);
    border-inline-start: 3px solid var(--ui-wrong); border-radius: var(--ui-radius);
    box-shadow: 0 0.75rem 2.5rem rgb(0 0 0 / 0.22);
  }
  .told-all { flex: 1; min-inline-size: 0; padding-block: 0.375rem; }
  .told { overflow-wrap: anywhere; }
  .where { margin-block-start: 0.5rem; color: var(--ui-faint); font-size: 0.8125rem; }
  pre {
    margin: 0.25rem 0 0; padding: 0.5rem 0.75rem; overflow-x: auto; font-size: 0.8125rem;
    line-height: 1.35; background: var(--ui-soft); border-radius: var(--ui-radius);
  }
  .blank { visibility: hidden; }
  .caret { color: var(--ui-wrong); font-weight: 700; }
`;
