// The icons of the page: strokes on a grid of 24, in the colour of the text around them.
import {html, svg, type TemplateResult} from 'lit';

const drawings = {
  undo: svg`<path d="M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 0 10H12" transform="translate(0 -2)"/>`,
  redo: svg`<path d="m15 5 4.5 4.5L15 14M19 9.5H9.5a5 5 0 0 0 0 10H12"/>`,
  paste: svg`<path d="M9 4.5H6.5A1.5 1.5 0 0 0 5 6v13a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V6a1.5 1.5 0 0 0-1.5-1.5H15"/><rect x="9" y="3" width="6" height="3.5" rx="1"/><path d="M9 12h6M9 16h4"/>`,
  share: svg`<path d="M12 15V3.5M8 7l4-4 4 4M7 11H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1"/>`,
  display: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 0 0 0-17z" fill="currentColor"/>`,
  help: svg`<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.5a2.5 2.5 0 1 1 3.6 2.25c-.8.4-1.2.9-1.2 1.75v.3M12 16.5v.2"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  cycle: svg`<path d="M6 3.5 18 12l-5.5 1.2L9.5 19z"/>`,
  eye: svg`<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="3"/>`,
  flag: svg`<path d="M7 21V4M7 4.5l10.5 4L7 12.5z" fill="currentColor"/>`,
  mine: svg`<circle cx="12" cy="12" r="5" fill="currentColor"/><path d="M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18"/>`,
  withheld: svg`<path d="M7 17.5h10"/>`,
  covered: svg`<rect x="5" y="5" width="14" height="14" rx="1.5" fill="currentColor" fill-opacity=".3"/>`,
  down: svg`<path d="m6 9.5 6 6 6-6"/>`,
  plus: svg`<path d="M12 6v12M6 12h12"/>`,
  circle: svg`<circle cx="12" cy="12" r="7.5"/>`,
  ring: svg`<rect x="4.5" y="4.5" width="15" height="15" rx="2" stroke-dasharray="3 2.5"/>`,
};

export type IconName = keyof typeof drawings;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="symbol" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"
      stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawings[name]}</svg>`;
}

/** The mark of Minewise: a cell that is open in part, and a mine that is known. */
export function brandMark(): TemplateResult {
  return html`<svg class="brand" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="2" y="2" width="28" height="28" rx="7" fill="var(--ui-accent)"/>
    <path d="M9 22V11l7 7 7-7v11" fill="none" stroke="var(--ui-paper)" stroke-width="3"
        stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
}
