// A sheet over the page: a title, a way to close it, and a body. It is a <dialog>, which keeps the
// focus inside while it is open, closes with Esc, and gives the focus back.
import {css, html, type TemplateResult} from 'lit';

import {strings} from '../strings.js';
import {icon} from './icons.js';
import {ui} from './ui.js';
import {Watching} from './watching.js';

export abstract class Sheet extends Watching {
  static override styles = [ui, css`
    :host { display: contents; }
    dialog {
      inline-size: min(36rem, 100vw - 2rem); max-block-size: min(44rem, 100dvh - 2rem);
      padding: 0; border: 1px solid var(--ui-line); border-radius: 0.75rem;
      background: var(--ui-paper); color: var(--ui-ink);
      box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 0.28);
      overscroll-behavior: contain;
    }
    dialog::backdrop { background: rgb(10 14 20 / 0.45); }
    .top {
      position: sticky; inset-block-start: 0; z-index: 1; background: var(--ui-paper);
      display: flex; align-items: center; justify-content: space-between;
      padding: 1rem 0.75rem 0.5rem 1.5rem;
    }
    .body { display: grid; gap: 1.25rem; padding: 0.25rem 1.5rem 1.5rem; }
    .row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
    section { display: grid; gap: 0.5rem; }
    @media (max-width: 30rem) {
      .top { padding-inline: 1rem 0.5rem; }
      .body { padding-inline: 1rem; }
    }
  `];

  private beganOutside = false;
  protected abstract heading: string;
  protected abstract body(): TemplateResult;

  /** Opens it. The focus goes to its first field or button. */
  show(): void {
    this.requestUpdate();
    void this.updateComplete.then(() => this.dialog.showModal());
  }

  close(): void {
    this.dialog.close();
  }

  private get dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  // A press on the backdrop is one on the dialog itself, outside its content. It has to begin there
  // too: a drag out of a text field ends there as well.
  private began(event: PointerEvent): void {
    this.beganOutside = event.target === event.currentTarget;
  }

  private pressed(event: MouseEvent): void {
    if (event.target === event.currentTarget && this.beganOutside) this.close();
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="title" @pointerdown=${this.began}
        @click=${this.pressed}>
      <div class="top"><h2 id="title">${this.heading}</h2>
        <button class="icon" aria-label=${strings.app.close} @click=${this.close}>${icon('close')}</button>
      </div>
      <div class="body">${this.body()}</div>
    </dialog>`;
  }
}
