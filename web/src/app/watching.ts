// An element that shows something of the workbench, and is drawn again when that changes.
import {LitElement} from 'lit';

import type {Workbench} from './workbench.js';

export class Watching extends LitElement {
  static override properties: Record<string, object> = {workbench: {attribute: false}};

  workbench!: Workbench;
  /** The events of the workbench after which it is drawn again. */
  protected readonly heard: readonly ('change' | 'look' | 'show')[] = ['change'];
  private readonly hear = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    for (const each of this.heard) this.workbench.addEventListener(each, this.hear);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const each of this.heard) this.workbench.removeEventListener(each, this.hear);
  }
}
