// The settings of the board: size, grid, what is known of the mines, how clues are shown. A value
// goes to the module before it is taken; one that it refuses stays in its field with the reason
// below it, and the board is as it was.
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';

import {
  type Count, coveredPosition, type Draft, longestSide, type Position, resized, type Topology,
} from '../model/position.js';
import {strings} from '../strings.js';
import {controlsCss} from './controls_css.js';
import type {Reader} from './reader.js';
import {ui} from './ui.js';
import {Watching} from './watching.js';

const words = strings.editor;

const presets = {
  beginner: {rows: 9, cols: 9, mines: 10},
  intermediate: {rows: 16, cols: 16, mines: 40},
  expert: {rows: 16, cols: 30, mines: 99},
} as const;

type Field = 'rows' | 'cols' | 'topology' | 'amount' | 'clues';
type CountKind = keyof typeof words.counts | 'prior';

function kindOf(count: Count): CountKind {
  if (count === 'unknown') return 'unknown';
  return 'prior' in count ? 'prior' : 'mines' in count ? 'mines' : 'density';
}

function shareOf({count, rows, cols}: Position): number {
  if (count === 'unknown' || 'prior' in count) return 0.2;
  return 'mines' in count ? count.mines / (rows * cols) : count.density;
}

// What stands in the field when another kind is chosen: about as many mines as before.
function countOf(kind: CountKind, position: Position): Count {
  if (kind === 'prior') return position.count;
  if (kind === 'unknown') return 'unknown';
  const share = shareOf(position);
  if (kind === 'mines') return {mines: Math.round(share * position.rows * position.cols)};
  return {density: Math.round(share * 1000) / 1000};
}

function amountOf(count: Count): string {
  if (count === 'unknown') return '';
  return 'prior' in count ? count.prior.join() : String('mines' in count ? count.mines : count.density);
}

function written(kind: CountKind, text: string): Draft['count'] {
  if (kind === 'density') return {density: text.trim()};
  return {mines: kind === 'prior' ? `prior:${text.trim()}` : text.trim()};
}

export class MinewiseControls extends Watching {
  static override properties = {...Watching.properties, reader: {attribute: false}};
  static override styles = [ui, controlsCss];

  reader!: Reader;
  private drafts: Partial<Record<Field, string>> = {};
  private refusals: Partial<Record<Field, string>> = {};
  private writesClues = false;
  private shown: Position | null = null;

  // Another position: what was half written about the one before is no longer meant.
  override willUpdate(): void {
    const {position} = this.workbench;
    if (position === this.shown) return;
    this.shown = position;
    this.drafts = {};
    this.refusals = {};
    this.writesClues = false;
  }

  override render(): TemplateResult {
    const {position} = this.workbench;
    return html`<div class="controls" role="group" aria-label=${words.settings}>
      ${this.newBoards()}
      <div class="field" role="group" aria-label=${words.size}>
        ${this.sideField('cols', words.width)}
        <span aria-hidden="true">×</span>${this.sideField('rows', words.height)}
        ${this.refusal('cols')}${this.refusal('rows')}</div>
      <div class="field">${this.choice('topology', words.grid, words.grids, position.topology,
          topology => this.change(at => ({...at, topology: topology as Topology}), 'topology'))}
        ${this.refusal('topology')}</div>
      <div class="field">${this.countField()}</div>
      <div class="field">${this.clueField()}</div>
    </div>`;
  }

  private newBoards(): TemplateResult {
    const begin = ({rows, cols, mines}: typeof presets[keyof typeof presets]) => {
      const {topology, clues} = this.workbench.position;
      this.reader.begin({...coveredPosition(rows, cols, {mines}), topology, clues});
    };
    return html`<div class="field new" role="group" aria-label=${words.newBoard}>
      ${Object.entries(presets).map(([name, preset]) => html`<button @click=${() => begin(preset)}>${
          words.presets[name as keyof typeof presets]}</button>`)}</div>`;
  }

  private sideField(side: 'rows' | 'cols', name: string): TemplateResult {
    return this.input(side, name, String(this.workbench.position[side]), 'numeric', text => {
      const length = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
      if (length < 1 || length > longestSide) return this.refuse(side, words.sizeLimit(longestSide));
      const edge = side === 'rows' ? 'bottom' : 'right';
      void this.change(at => resized(at, {[edge]: length - at[side]}), side);
    });
  }

  private countField(): TemplateResult {
    const {count} = this.workbench.position;
    const kind = kindOf(count);
    const name = kind === 'prior' ? words.weights : kind === 'mines' ? words.numberOfMines : words.density;
    const kinds = kind === 'prior' ? {...words.counts, prior: words.weighed} : words.counts;
    return html`${this.choice('amount', words.mines, kinds, kind,
        chosen => this.change(at => ({...at, count: countOf(chosen as CountKind, at)}), 'amount'))}
      ${kind === 'unknown' ? nothing : this.input('amount', name, amountOf(count),
          kind === 'mines' ? 'numeric' : 'decimal',
          text => void this.change(at => ({...at, count: written(kind, text)}), 'amount'))}
      ${this.refusal('amount')}`;
  }

  private clueField(): TemplateResult {
    const {clues} = this.workbench.position;
    const isPlain = Object.keys(words.clueModels).includes(clues) && !this.writesClues;
    const options = {...words.clueModels, other: words.otherClues};
    const choose = (model: string) => {
      this.writesClues = model === 'other';
      if (this.writesClues) this.requestUpdate();
      else void this.change(at => ({...at, clues: model}), 'clues');
    };
    return html`${this.choice('clues', words.clues, options, isPlain ? clues : 'other', choose)}
      ${isPlain && !clues.includes(':') ? nothing : this.input(
          'clues', words.clueModel, clues, 'text', text => void this.change(at => ({...at, clues: text.trim()}), 'clues'))}
      ${this.refusal('clues')}`;
  }

  private choice(field: Field, name: string, options: Record<string, string>, chosen: string,
                 choose: (value: string) => void): TemplateResult {
    const hear = (event: Event) => choose((event.target as HTMLSelectElement).value);
    const option = ([value, shown]: [string, string]) =>
        html`<option value=${value} ?selected=${value === chosen}>${shown}</option>`;
    return html`<label class="name" for="choice-${field}">${name}</label>
      <select id="choice-${field}" .value=${live(chosen)} @change=${hear}>${
          Object.entries(options).map(option)}</select>`;
  }

  private input(field: Field, name: string, value: string, mode: string,
                commit: (text: string) => void): TemplateResult {
    const text = (event: Event) => (event.target as HTMLInputElement).value;
    return html`<input type="text" class="of-${field}" inputmode=${mode}
        aria-label=${name} title=${name}
        autocomplete="off" spellcheck="false" .value=${live(this.drafts[field] ?? value)}
        aria-invalid=${field in this.refusals} aria-describedby="refusal-${field}"
        @input=${(event: Event) => { this.drafts[field] = text(event); }}
        @keydown=${(event: KeyboardEvent) => this.step(event, mode, commit)}
        @change=${(event: Event) => commit(text(event))}>`;
  }

  // Arrow keys count up and down where the field holds a whole number.
  private step(event: KeyboardEvent, mode: string, commit: (text: string) => void): void {
    const {value} = event.target as HTMLInputElement;
    const by = {ArrowUp: 1, ArrowDown: -1}[event.key];
    if (!by || mode !== 'numeric' || !/^\d+$/.test(value)) return;
    event.preventDefault();
    commit(String(Number(value) + by));
  }

  private refusal(field: Field): TemplateResult {
    return html`<span class="wrong" id="refusal-${field}" aria-live="polite">${
        this.refusals[field] ?? ''}</span>`;
  }

  private refuse(field: Field, message: string): void {
    this.refusals[field] = message;
    this.requestUpdate();
  }

  private async change(make: (position: Position) => Draft, field: Field): Promise<void> {
    const notice = await this.reader.change(make);
    if (notice) return this.refuse(field, notice.message);
    this.requestUpdate();
  }
}

customElements.define('minewise-controls', MinewiseControls);
