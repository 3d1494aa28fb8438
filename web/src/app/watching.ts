// An element that shows something of the workbench, and is drawn again when that changes.
import {LitElement} from 'lit';

import type {Workbench} from './workbench.js';

export class Watching extends LitElement {
  static override properties: Record<string, object> = {workbench: {attribute: false}};

  workbench!: Workbench;
  private readonly hear = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.workbench.addEventListener('change', this.hear);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.workbench.removeEventListener('change', this.hear);
  }
}
