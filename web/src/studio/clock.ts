// <minewise-clock>: the seconds of a game. It ticks by itself, so that nothing else is drawn again.
import {css, html, LitElement, type TemplateResult} from 'lit';

/** When a game began and ended, in milliseconds; null for not yet. */
export interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

export function secondsOf({from, to}: Span, now: number): number {
  return from === null ? 0 : ((to ?? now) - from) / 1000;
}

export class MinewiseClock extends LitElement {
  static override properties = {span: {attribute: false}};
  static override styles = css`:host { font-variant-numeric: tabular-nums; }`;

  declare span: Span;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.span = {from: null, to: null};
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  override updated(): void {
    const runs = this.span.from !== null && this.span.to === null;
    if (!runs) this.stop();
    else this.timer ??= setInterval(() => this.requestUpdate(), 200);
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  override render(): TemplateResult {
    const seconds = secondsOf(this.span, performance.now());
    return html`${this.span.to === null ? Math.floor(seconds) : seconds.toFixed(2)}`;
  }
}

customElements.define('minewise-clock', MinewiseClock);
