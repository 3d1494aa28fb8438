// "Show me": a proof step by step, each step's premises and conclusions marked on the board. It
// plays by itself, one step every second and a half, unless the visitor wants no motion; and it can
// be stepped through.
import {css, html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';

import type {AnalysisStep} from '../../generated/answers.js';
import {strings} from '../strings.js';
import {count, counted} from './figures.js';
import {icons} from './icons.js';
import {MarkEvent} from './rings.js';
import {marksOfStep} from './steps.js';
import {tellStyles} from './styles.js';

const words = strings.tell.proof;
const pace = 1500;

export interface Proof {
  subject: number;
  cols: number;
  steps: readonly AnalysisStep[];
  length: number;
  isShortest: boolean;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class MinewiseProof extends LitElement {
  static override properties = {
    proof: {attribute: false}, at: {state: true}, isPlaying: {state: true},
  };
  static override styles = [...tellStyles, css`
    :host { display: grid; gap: 0.5rem; grid-template-columns: minmax(0, 1fr); }
    ol { list-style: none; margin: 0; padding: 0; max-block-size: 16rem; overflow-y: auto; }
    li { border-inline-start: 3px solid var(--ui-line); }
    li button {
      display: block; inline-size: 100%; block-size: auto; border: 0; border-radius: 0;
      padding: 0.375rem 0.625rem; padding-inline-start: calc(0.625rem + 0.875rem * var(--level));
      text-align: start; white-space: normal; font-size: 0.875rem; line-height: 1.45;
      color: var(--ui-faint); background: none;
    }
    li[aria-current] { border-inline-start-color: var(--ui-accent); }
    li[aria-current] button { color: var(--ui-ink); background: var(--ui-tint); }
    .at { flex: 1; text-align: end; }
  `];

  proof: Proof | null = null;
  private at = 0;
  private isPlaying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  // The button that opened it is gone: its first one has the focus.
  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('button:enabled')?.focus({preventScroll: true});
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('proof')) return;
    this.at = 0;
    this.isPlaying = !wantsStillness() && !!this.proof && this.proof.steps.length > 1;
  }

  override updated(changed: PropertyValues): void {
    if (!changed.has('proof') && !changed.has('at') && !changed.has('isPlaying')) return;
    this.markStep();
    clearTimeout(this.timer);
    if (this.isPlaying) this.timer = setTimeout(() => this.go(this.at + 1, true), pace);
  }

  override render(): TemplateResult | typeof nothing {
    const {proof, at} = this;
    if (!proof) return nothing;
    const {steps} = proof;
    return html`
      ${steps.length > 1 ? this.renderControls(steps.length) : nothing}
      <ol>${steps.map((step, number) => html`
        <li aria-current=${number === at ? 'step' : nothing} .style=${`--level: ${step.level}`}>
          <button type="button" @click=${() => this.go(number, false)}>${step.text}</button>
        </li>`)}</ol>
      <p class="small faint">${counted(proof.length, words.steps)};
        ${proof.isShortest ? words.shortest : words.found}</p>
      <p class="unseen" aria-live="polite">${steps[at]?.text}</p>`;
  }

  private renderControls(length: number): TemplateResult {
    const {at, isPlaying} = this;
    const name = isPlaying ? words.pause : words.play;
    return html`<div class="row" role="group" aria-label=${words.heading}>
      <button type="button" class="icon" aria-label=${words.back} title=${words.back}
          ?disabled=${at === 0} @click=${() => this.go(at - 1, false)}>${icons.back}</button>
      ${wantsStillness() ? nothing : html`
        <button type="button" class="icon" aria-label=${name} title=${name}
            @click=${this.toggle}>${isPlaying ? icons.pause : icons.play}</button>`}
      <button type="button" class="icon" aria-label=${words.next} title=${words.next}
          ?disabled=${at === length - 1}
          @click=${() => this.go(at + 1, false)}>${icons.next}</button>
      <span class="at small faint">${words.at(count(at + 1), count(length))}</span>
    </div>`;
  }

  private toggle(): void {
    const isAtEnd = this.at === (this.proof?.steps.length ?? 0) - 1;
    if (!this.isPlaying && isAtEnd) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  private go(step: number, isPlaying: boolean): void {
    const last = (this.proof?.steps.length ?? 1) - 1;
    this.at = Math.max(0, Math.min(last, step));
    this.isPlaying = isPlaying && this.at < last;
  }

  private markStep(): void {
    const {proof} = this;
    const step = proof?.steps[this.at];
    if (!step) return;
    this.dispatchEvent(new MarkEvent(marksOfStep(proof.subject, step, proof.cols), false));
    this.scrollToStep();
  }

  // Within the list alone: the page stays where it is.
  private scrollToStep(): void {
    const item = this.renderRoot.querySelector<HTMLElement>('li[aria-current]');
    const list = item?.parentElement;
    if (!item || !list) return;
    const top = item.offsetTop - list.offsetTop;
    const least = top + item.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(top, Math.max(least, list.scrollTop));
  }
}

customElements.define('minewise-proof', MinewiseProof);
