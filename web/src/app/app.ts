// The page: the board, and beside it what there is to tell.
import {css, html, LitElement} from 'lit';

import '../offline/news.js';
import {coveredPosition} from '../model/position.js';
import {startEngine} from './start.js';
import {Workbench} from './workbench.js';

export class MinewiseApp extends LitElement {
  static override styles = css`:host { display: block; }`;

  private readonly workbench = new Workbench(startEngine(), coveredPosition(9, 9, {mines: 10}));

  override connectedCallback(): void {
    super.connectedCallback();
    this.workbench.addEventListener('change', () => this.requestUpdate());
  }

  override render() {
    const {answer, trouble} = this.workbench;
    return html`<p role="status">${answer?.analysis.layouts ?? trouble?.message ?? ''}</p>`;
  }
}

customElements.define('minewise-app', MinewiseApp);
