// A slider over the moments of a game that was read. One drag is one step of undo.
import {css, html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';

import {strings} from '../strings.js';
import type {Reader} from './reader.js';
import {ui} from './ui.js';
import {Watching} from './watching.js';

export class MinewiseMoments extends Watching {
  static override properties = {...Watching.properties, reader: {attribute: false}};
  static override styles = [ui, css`
    .moments { display: flex; align-items: center; gap: 1rem; padding: 0.375rem 1.25rem; }
    input { flex: 1; min-inline-size: 0; accent-color: var(--ui-accent); border-radius: var(--ui-radius); }
    output { color: var(--ui-faint); font-size: 0.875rem; min-inline-size: 12ch; text-align: end; }
  `];

  reader!: Reader;
  private isSliding = false;

  private slide(event: Event): void {
    void this.reader.moment(Number((event.target as HTMLInputElement).value), this.isSliding);
    this.isSliding = true;
  }

  override render(): TemplateResult | typeof nothing {
    const {moments} = this.workbench;
    if (!moments) return nothing;
    const said = strings.editor.momentOf(moments.at, moments.moves);
    return html`<div class="moments no-print">
      <input type="range" min="0" max=${moments.moves} .value=${live(String(moments.at))}
          aria-label=${strings.editor.moment} aria-valuetext=${said}
          @input=${this.slide} @change=${() => { this.isSliding = false; }}>
      <output>${said}</output></div>`;
  }
}

customElements.define('minewise-moments', MinewiseMoments);
