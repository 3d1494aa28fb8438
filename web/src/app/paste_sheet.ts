// A place to paste a position into, for screens without a keyboard and for those who look for one.
import {css, html, nothing, type TemplateResult} from 'lit';

import {strings} from '../strings.js';
import {noticeCss, noticeText} from './notice.js';
import type {Notice, Reader} from './reader.js';
import {Sheet} from './sheet.js';

const words = strings.editor.pasteSheet;

export class MinewisePaste extends Sheet {
  static override properties = {...Sheet.properties, reader: {attribute: false}, notice: {state: true}};
  static override styles = [...Sheet.styles, noticeCss, css`
    p.about { color: var(--ui-faint); font-size: 0.875rem; }
    textarea {
      inline-size: 100%; min-block-size: 12rem; resize: vertical; padding: 0.75rem;
      border: 1px solid var(--ui-edge); border-radius: var(--ui-radius); background: var(--ui-paper);
      font: 0.875rem/1.4 ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace; white-space: pre;
    }
    .told { color: var(--ui-wrong); }
  `];

  reader!: Reader;
  private notice: Notice | null = null;
  protected override heading = words.title;

  override show(): void {
    this.notice = null;
    super.show();
  }

  private take(notice: Notice | null): void {
    this.notice = notice;
    if (!notice) this.close();
  }

  private async read(): Promise<void> {
    this.take(await this.reader.text(this.renderRoot.querySelector('textarea')!.value));
  }

  private async open(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';  // so that the same file, mended, can be chosen again
    if (file) this.take(await this.reader.file(file));
  }

  private browse(): void {
    this.renderRoot.querySelector<HTMLInputElement>('[type=file]')!.click();
  }

  protected override body(): TemplateResult {
    return html`<p class="about">${words.about}</p>
      <textarea autofocus spellcheck="false" autocomplete="off" dir="ltr" aria-label=${words.text}></textarea>
      <div role="alert">${this.notice ? noticeText(this.notice) : nothing}</div>
      <div class="row">
        <button class="main-action" @click=${this.read}>${words.read}</button>
        <button @click=${this.browse}>${words.file}</button>
        <input type="file" class="unseen" tabindex="-1" aria-hidden="true" @change=${this.open}>
      </div>`;
  }
}

customElements.define('minewise-paste', MinewisePaste);
