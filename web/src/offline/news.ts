// <minewise-news>: a line at the edge of the page once a newer build is ready. It never loads the
// page again by itself: that would throw away what can be undone.
import {css, html, LitElement, nothing} from 'lit';

import {strings} from '../strings.js';
import {workOffline} from './offline.js';

declare const MINEWISE_INLINE: boolean;

export class MinewiseNews extends LitElement {
  static override styles = css`
    :host { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 10; }
    p { margin: 0; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; background: Canvas; color: CanvasText;
        font: 1rem/1.4 system-ui, sans-serif; }
    button { font: inherit; margin-inline-start: .75rem; min-block-size: 2.75rem; }
    @media print { :host { display: none; } }
  `;

  private load: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!MINEWISE_INLINE) void workOffline(load => this.tell(load));
  }

  private tell(load: () => void): void {
    this.load = load;
    this.requestUpdate();
  }

  override render() {
    const {newVersion, loadIt} = strings.offline;
    const line = html`<p>${newVersion}<button @click=${this.load}>${loadIt}</button></p>`;
    return html`<div role="status">${this.load ? line : nothing}</div>`;
  }
}

customElements.define('minewise-news', MinewiseNews);
