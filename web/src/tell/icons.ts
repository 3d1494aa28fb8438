// The few signs of the panel and the views, drawn as the page's other icons are (app/icons). Each
// stands beside words or in a button that has a name, so that screen readers pass them over.
import {html, svg, type TemplateResult} from 'lit';

function drawn(paths: TemplateResult): TemplateResult {
  return html`<svg class="symbol" viewBox="0 0 24 24" fill="none" stroke="currentColor"
      stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"
      aria-hidden="true">${paths}</svg>`;
}

function filled(path: string): TemplateResult {
  return drawn(svg`<path d=${path} fill="currentColor"/>`);
}

export const icons = {
  safe: drawn(svg`<path d="M12 6v12M6 12h12"/>`),
  mine: drawn(svg`<path d="m7 7 10 10M17 7 7 17"/>`),
  unsettled: drawn(svg`<circle cx="12" cy="12" r="6.5" stroke-dasharray="2.5 2.6"/>`),
  pin: drawn(svg`<path d="M9 3.5h6l-.75 6.5L18 13.5H6L9.75 10zM12 13.5V21"/>`),
  back: drawn(svg`<path d="M14.5 6 8.5 12l6 6"/>`),
  next: drawn(svg`<path d="m9.5 6 6 6-6 6"/>`),
  play: filled('M8 5.5v13l10.5-6.5z'),
  pause: drawn(svg`<path d="M8.5 6.5v11M15.5 6.5v11" stroke-width="3"/>`),
  stop: filled('M7 7h10v10H7z'),
  copy: drawn(svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path
      d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>`),
  done: drawn(svg`<path d="m5.5 12.5 4.5 4.5 8.5-10"/>`),
  up: drawn(svg`<path d="m7 14 5-5 5 5"/>`),
  down: drawn(svg`<path d="m7 10 5 5 5-5"/>`),
  undo: drawn(svg`<path d="M9 5 4.5 9.5 9 14M5 9.5h9.5a5 5 0 0 1 0 10H12"/>`),
  hint: drawn(svg`<path d="M9.5 18h5M10.5 21h3M8.5 15a6 6 0 1 1 7 0z"/>`),
  again: drawn(svg`<path d="M19 12a7 7 0 1 1-2-5M19 4v4h-4"/>`),
  look: drawn(svg`<circle cx="10.5" cy="10.5" r="5.5"/><path d="m15 15 4.5 4.5"/>`),
};
