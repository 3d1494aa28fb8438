// <minewise-adviser>: what an agent would open on the position, and why. The strongest agents are in a
// module of their own, the studio, larger than all the rest of the page; this script and that module are
// loaded when advice is first asked for (panel.ts).
import {css, html, nothing, type TemplateResult} from 'lit';

import type {Analysis} from '../../generated/answers.js';
import {Watching} from '../app/watching.js';
import type {Engine} from '../engine/engine.js';
import {textOf} from '../model/position.js';
import {agents, words} from './adviser_words.js';
import {startStudio} from '../app/start.js';
import {decimal, percent, share} from '../tell/figures.js';
import {Inquiry} from '../tell/inquiry.js';
import {cellAt, placeName} from '../tell/places.js';
import {LookEvent, MarkEvent, marksOfCells} from '../tell/rings.js';
import {tellStyles} from '../tell/styles.js';

type Advice = NonNullable<Analysis['advice']>;
type Candidate = NonNullable<Advice['candidates']>[number];

export class MinewiseAdviser extends Watching {
  static override styles = [...tellStyles, css`
    :host { display: grid; gap: 0.75rem; }
  `];

  private readonly inquiry = new Inquiry<Advice | null>(() => this.requestUpdate());
  private readonly hearToggle = () => this.requestUpdate();
  private engine: Engine | undefined;
  private agent: string = agents[0].name;
  private frame: HTMLDetailsElement | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.frame = this.closest('details');
    this.frame?.addEventListener('toggle', this.hearToggle);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.frame?.removeEventListener('toggle', this.hearToggle);
    this.inquiry.clear();
    this.engine?.close();
    this.engine = undefined;
  }

  // Folded away, it asks nothing.
  override willUpdate(): void {
    const {workbench, agent} = this;
    if (this.frame?.open === false || workbench.isAsking || !workbench.answer) return;
    const text = textOf(workbench.position);
    const about = `${agent} ${text}`;
    if (!this.inquiry.isAbout(about))
      void this.inquiry.begin(about, signal => this.ask(text, agent, signal));
  }

  private async ask(text: string, agent: string, signal: AbortSignal): Promise<Advice | null> {
    this.engine ??= startStudio();
    const question = {text, as: 'position', agent} as const;
    return (await this.engine.ask('analyze', question, {signal})).advice ?? null;
  }

  override render(): TemplateResult {
    const {inquiry} = this;
    return html`
      <label class="row">${words.whose}
        <select @change=${this.choose}>${agents.map(({name, told}) =>
            html`<option value=${name} ?selected=${name === this.agent}>${told}</option>`)}
        </select></label>
      <div aria-live="polite">${
          !this.workbench.answer ? nothing
          : inquiry.refusal !== null ? html`<p class="trouble">${inquiry.refusal}</p>`
          : inquiry.isRunning || !inquiry.isAbout(this.about) ? html`<p class="faint">${words.asking}</p>`
          : inquiry.answer ? this.renderAdvice(inquiry.answer)
          : html`<p>${words.nothing}</p>`}</div>`;
  }

  private get about(): string {
    return `${this.agent} ${textOf(this.workbench.position)}`;
  }

  private readonly choose = (event: Event): void => {
    this.agent = (event.target as HTMLSelectElement).value;
    this.requestUpdate();
  };

  private renderAdvice(advice: Advice): TemplateResult {
    return html`<p>${advice.agent} ${words.opens} ${this.place(advice)}: ${advice.text}</p>
      ${advice.candidates ? this.renderCandidates(advice, advice.candidates) : nothing}`;
  }

  private place(place: {row: number; col: number}): TemplateResult {
    const cell = cellAt(place, this.workbench.position.cols);
    const mark = (cells: number[] | null) => () =>
        this.dispatchEvent(new MarkEvent(cells && marksOfCells(cells), true));
    return html`<button type="button" class="place" @pointerenter=${mark([cell])}
        @pointerleave=${mark(null)} @focus=${mark([cell])} @blur=${mark(null)}
        @click=${() => this.dispatchEvent(new LookEvent(cell))}>${placeName(place)}</button>`;
  }

  private renderCandidates({by, worth_of: of}: Advice, cells: Candidate[]): TemplateResult {
    const isExact = by === 'endgame';
    const worth = of === 'mines' ? words.mines : isExact ? words.chance : words.share;
    return html`<div class="scroll"><table>
      <caption>${isExact ? words.bySearch : words.byLooking}</caption>
      <thead><tr><th scope="col">${words.cell}</th><th scope="col">${words.risk}</th>
        ${isExact ? nothing : html`<th scope="col">${words.goesOn}</th>`}
        <th scope="col">${worth}</th></tr></thead>
      <tbody>${cells.slice(0, 8).map((each, number) => html`<tr class=${number ? '' : 'current'}>
        <th scope="row">${this.place(each)}</th><td>${percent(each.mine_probability)}</td>
        ${isExact ? nothing : html`<td>${share(each.goes_on ?? 0)}</td>`}
        <td>${of === 'mines' ? decimal(each.worth, 3) : share(each.worth)}</td></tr>`)}</tbody>
    </table></div>`;
  }
}

customElements.define('minewise-adviser', MinewiseAdviser);
