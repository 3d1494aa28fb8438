// A button that copies a text, and says that it did.
import {html, LitElement, type TemplateResult} from 'lit';

import {copyText} from '../app/clipboard.js';
import {strings} from '../strings.js';
import {icons} from './icons.js';
import {tellStyles} from './styles.js';

export class MinewiseCopy extends LitElement {
  static override properties = {text: {attribute: false}, isDone: {state: true}};
  static override styles = tellStyles;

  text = '';
  private isDone = false;

  override render(): TemplateResult {
    const {isDone} = this;
    return html`<button type="button" @click=${this.copy}>${isDone ? icons.done : icons.copy}
      <span aria-live="polite">${isDone ? strings.tell.copied : strings.tell.copy}</span></button>`;
  }

  // Where there is no clipboard the text beside the button can still be selected.
  private async copy(): Promise<void> {
    if (await copyText(this.text)) this.tell();
  }

  private tell(): void {
    this.isDone = true;
    setTimeout(() => { this.isDone = false; }, 2000);
  }
}

customElements.define('minewise-copy', MinewiseCopy);
