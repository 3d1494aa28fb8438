// How the page looks: theme, numbers, heat map. A small menu below its button.
import {css, html, type TemplateResult} from 'lit';

import {themes} from '../model/settings.js';
import {strings} from '../strings.js';
import type {Workbench} from './workbench.js';

const words = strings.editor.display;

function toggle(name: string, isOn: boolean, set: (isOn: boolean) => void): TemplateResult {
  return html`<label class="option"><input type="checkbox" .checked=${isOn}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}>${name}</label>`;
}

export function displayMenu(workbench: Workbench): TemplateResult {
  const {settings} = workbench;
  return html`<div id="display" class="menu" popover role="dialog" aria-label=${strings.app.display}>
    <fieldset><legend>${words.theme}</legend>${themes.map(theme => html`
      <label class="option"><input type="radio" name="theme" .checked=${theme === settings.theme}
          @change=${() => workbench.set({theme})}>${words.themes[theme]}</label>`)}</fieldset>
    <hr>
    ${toggle(words.numbers, settings.numbers === 'percent',
             isOn => workbench.set({numbers: isOn ? 'percent' : 'none'}))}
    ${toggle(words.heat, settings.heat, heat => workbench.set({heat}))}
  </div>`;
}

export const displayCss = css`
  .menu {
    position: fixed; inset: 3.25rem 0.75rem auto auto; margin: 0; inline-size: 15rem;
    padding: 0.75rem; border: 1px solid var(--ui-line); border-radius: 0.625rem;
    background: var(--ui-paper); color: var(--ui-ink); box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.22);
  }
  .menu:dir(rtl) { inset: 3.25rem auto auto 0.75rem; }
  .menu fieldset { margin: 0; padding: 0; border: 0; }
  .menu legend { padding: 0 0.375rem 0.25rem; font-size: 0.8125rem; color: var(--ui-faint); }
  .menu hr { border: 0; border-block-start: 1px solid var(--ui-line); margin: 0.5rem 0.375rem; }
  .option {
    display: flex; align-items: center; gap: 0.625rem; min-block-size: 2.125rem; padding-inline: 0.375rem;
    border-radius: var(--ui-radius); cursor: pointer;
  }
  .option:hover { background: var(--ui-soft); }
  .option input { accent-color: var(--ui-accent); margin: 0; inline-size: 1rem; block-size: 1rem; }
`;
