// The view Solve: the board with its settings and brushes, and beside it what follows from it.
// Events of the board become edits of the position here.
import {css, html, type TemplateResult} from 'lit';

import '../board/grid.js';
import './controls.js';
import './moments.js';
import {edited, type EditName} from '../board/edits.js';
import type {BoardEvents} from '../board/events.js';
import {cleared} from '../model/position.js';
import {strings} from '../strings.js';
import {brushBar, brushCss} from './brushes.js';
import {icon} from './icons.js';
import {areas, viewCss} from './layout.js';
import type {Reader} from './reader.js';
import {statusCss, statusLine} from './status.js';
import {ui} from './ui.js';
import {Watching} from './watching.js';

type Told<T extends keyof BoardEvents> = CustomEvent<BoardEvents[T]>;

export class MinewiseSolve extends Watching {
  static override properties = {...Watching.properties, reader: {attribute: false}, isUnfolded: {state: true}};
  static override styles = [ui, viewCss, areas, brushCss, statusCss, css`
    .board { padding: 0.25rem 1.25rem 0; }
    minewise-grid { inline-size: 100%; block-size: 100%; }
    minewise-controls { flex: none; border-block-end: 1px solid var(--ui-line); }
    .opening { visibility: hidden; }
    .fold { display: none; }
    @media (max-width: 39.99rem) {
      .fold {
        display: flex; align-items: center; justify-content: space-between; gap: 1rem; flex: none;
        block-size: 2.5rem; padding-inline: 1rem; border: 0; border-radius: 0; font-size: 0.875rem;
        color: var(--ui-faint); border-block-end: 1px solid var(--ui-line);
      }
      .fold[aria-expanded=true] .symbol { transform: rotate(180deg); }
      minewise-controls:not(.unfolded) { display: none; }
      .board { padding-inline: 0.5rem; }
    }
  `];

  reader!: Reader;
  protected override readonly heard = ['change', 'show'] as const;
  private isUnfolded = false;

  private edit<T extends EditName>({type, detail}: Told<T>): void {
    const {workbench} = this;
    const joins = 'joins' in detail && detail.joins;
    workbench.edit(edited(workbench.position, type as T, detail), joins);
  }

  // Where there is little room, one line says what the settings are, and opens them.
  private fold(): TemplateResult {
    const {position} = this.workbench;
    return html`<button class="fold no-print" aria-expanded=${this.isUnfolded} aria-controls="controls"
        @click=${() => { this.isUnfolded = !this.isUnfolded; }}>${
            strings.editor.boardSummary(position)}${icon('down')}</button>`;
  }

  private grid(): TemplateResult {
    const {position, answer, marks, settings, brush} = this.workbench;
    return html`<minewise-grid id="board" mode="edit" .position=${position} .answer=${answer} .marks=${marks}
        .numbers=${settings.numbers} .heat=${settings.heat} .brush=${brush} .label=${strings.app.board}
        @mw-cycle=${this.edit} @mw-paint=${this.edit} @mw-type=${this.edit} @mw-flag=${this.edit}
        @mw-resize=${this.edit}
        @mw-look=${(event: Told<'mw-look'>) => this.workbench.look(event.detail.cell)}></minewise-grid>`;
  }

  override render(): TemplateResult {
    const {workbench, reader} = this;
    return html`<main class="main" tabindex="-1">
        <h2 class="unseen">${strings.app.board}</h2>
        ${this.fold()}
        <minewise-controls id="controls" class="no-print ${this.isUnfolded ? 'unfolded' : ''}"
            .workbench=${workbench} .reader=${reader}></minewise-controls>
        <div class="board ${workbench.isOpening ? 'opening' : ''}">${this.grid()}</div>
        <minewise-moments .workbench=${workbench} .reader=${reader}></minewise-moments>
        ${brushBar(workbench.brush, brush => workbench.choose(brush),
                   () => workbench.edit(cleared(workbench.position)))}
        ${statusLine(workbench)}
      </main>
      <aside class="side" aria-label=${strings.app.panel}>
        <minewise-panel .workbench=${workbench}></minewise-panel>
      </aside>`;
  }
}

customElements.define('minewise-solve', MinewiseSolve);
