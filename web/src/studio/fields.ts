// Fields of the studio's forms.
import {css, html, type TemplateResult} from 'lit';

/** A choice between words. */
export function choice<T extends string>(label: string, names: Readonly<Record<T, string>>, chosen: T,
                                         choose: (word: T) => void): TemplateResult {
  return html`<label>${label}<select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as T)}>
    ${(Object.keys(names) as T[]).map(name =>
        html`<option value=${name} ?selected=${name === chosen}>${names[name]}</option>`)}</select></label>`;
}

/** A whole number within limits. */
export function whole(label: string, value: number, most: number, take: (value: number) => void): TemplateResult {
  return html`<label>${label}<input type="number" min="1" max=${most} .value=${String(value)}
      @change=${({target}: Event) => {
        const field = target as HTMLInputElement;
        const given = Math.round(Number(field.value));
        take(Math.max(1, Math.min(most, given || value)));
        field.value = String(Math.max(1, Math.min(most, given || value)));
      }}></label>`;
}

export function tick(label: string, isOn: boolean, take: (isOn: boolean) => void): TemplateResult {
  return html`<label class="tick"><input type="checkbox" .checked=${isOn}
      @change=${(event: Event) => take((event.target as HTMLInputElement).checked)}>${label}</label>`;
}

/** A field for a file looks as a button does. */
export const fileCss = css`
  .fields label.button {
    flex: 1; display: inline-grid; place-items: center; block-size: var(--ui-height); cursor: pointer; font-size: inherit;
    border: 1px solid var(--ui-line); border-radius: var(--ui-radius); color: var(--ui-ink); background: var(--ui-paper);
  }
  label.button:hover { background: var(--ui-soft); }
  label.button:focus-within { outline: 2px solid var(--ui-accent); outline-offset: 2px; }
  label.button input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
`;
