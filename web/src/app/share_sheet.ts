// Ways to take the position elsewhere: a link, text, a picture, another view.
import {css, html, nothing, type TemplateResult} from 'lit';

import {rowsOf, textOf} from '../model/position.js';
import {type View, views} from '../model/view.js';
import {strings} from '../strings.js';
import {copyPicture, copyText, saveFile} from './clipboard.js';
import {pngOf, svgOf, svgType} from './picture.js';
import {Sheet} from './sheet.js';

const words = strings.editor.shareSheet;
const name = 'minewise';

export class MinewiseShare extends Sheet {
  static override properties = {
    ...Sheet.properties, address: {attribute: false}, said: {state: true}, refused: {state: true},
  };
  static override styles = [...Sheet.styles, css`
    input.link { flex: 1; min-inline-size: 8rem; color: var(--ui-faint); }
    textarea {
      inline-size: 100%; block-size: 6rem; border: 1px solid var(--ui-edge); padding: 0.5rem;
      border-radius: var(--ui-radius); background: var(--ui-paper);
    }
    .said { min-block-size: 1.5em; color: var(--ui-faint); font-size: 0.875rem; }
  `];

  /** The address of the page with all that is on it, up to date. */
  address!: () => Promise<string>;
  private link = '';
  private said = '';
  private refused = '';  // text that the clipboard did not take
  protected override heading = words.title;

  override show(): void {
    this.link = this.said = this.refused = '';
    void this.attempt(async () => {
      this.link = await this.address();
      return '';
    });
    super.show();
  }

  // Does something, and says how it went.
  private async attempt(act: () => Promise<string>): Promise<void> {
    this.refused = this.said = '';
    try {
      this.said = await act();
    } catch (error) {
      this.said = `${words.failed}: ${error instanceof Error ? error.message : String(error)}`;
    }
    this.requestUpdate();
  }

  private copy(make: () => string | Promise<string>): void {
    void this.attempt(async () => {
      const text = await make();
      if (await copyText(text)) return words.copied;
      this.refused = text;
      return words.selected;
    });
  }

  private save(make: () => Promise<Blob>, ending: string): void {
    void this.attempt(async () => {
      saveFile(await make(), `${name}.${ending}`);
      return words.saved;
    });
  }

  private copyPng(): void {
    void this.attempt(async () => {
      const picture = this.png();
      if (await copyPicture(picture)) return words.copied;
      saveFile(await picture, `${name}.png`);
      return words.savedInstead;
    });
  }

  private send(): void {
    void this.attempt(async () => {
      await navigator.share({title: strings.app.title, url: await this.address()});
      return '';
    });
  }

  private readonly svg = () => svgOf(this.workbench);
  private readonly png = async () => pngOf(await this.svg());
  private readonly svgFile = async () => new Blob([await this.svg()], {type: svgType});

  private open(view: View): void {
    this.close();
    this.workbench.open(view);
  }

  override updated(): void {
    this.renderRoot.querySelector('textarea')?.select();
  }

  private linkPart(): TemplateResult {
    return html`<section><h3>${words.link}</h3><div class="row">
      <input type="text" class="link" readonly dir="ltr" aria-label=${words.link} .value=${this.link}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
      <button class="main-action" autofocus @click=${() => this.copy(this.address)}>${words.copyLink}</button>
      ${'share' in navigator ? html`<button @click=${this.send}>${words.send}</button>` : nothing}
    </div></section>`;
  }

  protected override body(): TemplateResult {
    const {position} = this.workbench;
    return html`${this.linkPart()}
      <section><h3>${words.asText}</h3><div class="row">
        <button @click=${() => this.copy(() => textOf(position))}>${words.notation}</button>
        <button @click=${() => this.copy(() => rowsOf(position))}>${words.rows}</button></div></section>
      <section><h3>${words.asPicture}</h3><div class="row">
        <button @click=${() => this.copy(this.svg)}>${words.copySvg}</button>
        <button @click=${() => this.save(this.svgFile, 'svg')}>${words.saveSvg}</button>
        <button @click=${this.copyPng}>${words.copyPng}</button>
        <button @click=${() => this.save(this.png, 'png')}>${words.savePng}</button></div></section>
      <section><h3>${words.openIn}</h3><div class="row">${views.filter(view => view !== 'solve').map(view =>
          html`<button @click=${() => this.open(view)}>${strings.app.view[view]}</button>`)}</div></section>
      ${this.refused ? html`<textarea readonly class="code" dir="ltr" aria-label=${words.asText}
          .value=${this.refused}></textarea>` : nothing}
      <p class="said" role="status">${this.said}</p>`;
  }
}

customElements.define('minewise-share', MinewiseShare);
