// The header: whose page this is, the views, and the tools that work in all of them.
import {css, html, type TemplateResult} from 'lit';

import {views} from '../model/view.js';
import {strings} from '../strings.js';
import {brandMark, icon, type IconName} from './icons.js';
import type {Workbench} from './workbench.js';

/** What the header leads to. */
export interface Ways {
  board(): void;
  paste(): void;
  share(): void;
  help(): void;
}

const words = strings.app;

// A tool that has nothing to do keeps the focus.
function tool(name: string, drawing: IconName, keys: string, press: () => void, isOff = false) {
  return html`<button class="icon" aria-label=${name} title=${keys ? `${name} (${keys})` : name}
      aria-disabled=${isOff} @click=${press}>${icon(drawing)}</button>`;
}

function tabs(workbench: Workbench): TemplateResult {
  return html`<nav aria-label=${words.views}>${views.map(view => html`
    <button class="tab" aria-current=${workbench.view === view ? 'page' : 'false'}
        @click=${() => workbench.open(view)}>${words.view[view]}</button>`)}</nav>`;
}

export function header(workbench: Workbench, ways: Ways): TemplateResult {
  return html`<header class="head no-print">
    <button class="skip" @click=${() => ways.board()}>${words.skip}</button>
    <h1>${brandMark()}<span class="name">${words.title}</span></h1>
    ${tabs(workbench)}
    <div class="tools" role="group" aria-label=${words.tools}>
      ${tool(words.undo, 'undo', 'Ctrl+Z', () => workbench.undo(), !workbench.canUndo)}
      ${tool(words.redo, 'redo', 'Ctrl+Y', () => workbench.redo(), !workbench.canRedo)}
      <span class="gap"></span>
      ${tool(words.paste, 'paste', 'Ctrl+V', () => ways.paste())}
      ${tool(words.share, 'share', '', () => ways.share())}
      <button class="icon" aria-label=${words.display} title=${words.display}
          popovertarget="display">${icon('display')}</button>
      ${tool(words.help, 'help', '?', () => ways.help())}
    </div>
  </header>`;
}

export const headerCss = css`
  .head {
    grid-area: head;
    display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center;
    gap: 0 2rem;
    padding-inline: 1.25rem 0.75rem;
    border-block-end: 1px solid var(--ui-line);
  }
  h1 {
    display: flex; align-items: center; gap: 0.625rem;
    font-size: 1.0625rem; font-weight: 650; letter-spacing: -0.01em;
  }
  .brand { inline-size: 1.625rem; block-size: 1.625rem; }
  nav { display: flex; gap: 0.25rem; align-self: stretch; }
  .tab {
    --pad: 0.75rem;
    position: relative; block-size: 100%; border: 0; border-radius: 0; background: none;
    padding-inline: var(--pad); color: var(--ui-faint); font-weight: 500;
  }
  .tab.tab:hover { background: none; color: var(--ui-ink); }
  .tab:focus-visible { outline-offset: -4px; }
  .tab[aria-current=page] { color: var(--ui-ink); }
  .tab[aria-current=page]::after {
    content: ''; position: absolute; inset: auto var(--pad) -1px; block-size: 2px;
    background: var(--ui-accent); border-radius: 1px;
  }
  .tools { display: flex; align-items: center; gap: 0.125rem; }
  .gap { inline-size: 1px; block-size: 1.25rem; margin-inline: 0.375rem; background: var(--ui-line); }
  @media (max-width: 55.99rem) {
    .head {
      grid-template: 'name tools' 3.5rem 'tabs tabs' 2.75rem / minmax(0, 1fr) auto; align-items: center;
      padding-inline: 1rem 0.5rem; gap: 0;
    }
    h1 { grid-area: name; }
    .tools { grid-area: tools; }
    nav {
      grid-area: tabs; margin-inline: -0.625rem 0; align-self: stretch; gap: 0;
      overflow-x: auto; scrollbar-width: none;
    }
    .tab[aria-current=page]::after { inset-block-end: 0; }
    .gap { margin-inline: 0.125rem; }
  }
  @media (max-width: 25rem) {
    .name { position: absolute; clip-path: inset(50%); }
    .tab { --pad: 0.625rem; }
    .gap { display: none; }
    .head { padding-inline: 0.75rem 0.25rem; }
  }
`;
