// Themes as style sheets: every colour of the page is a custom property named by what it stands for
// (--mw-safe, --mw-premise, --mw-digit-3), with the colours of the pictures. An element that adopts
// `themeCss` gives them to all within it, by its attribute `theme`: auto (or none), light, dark or
// colour-blind. Print is light or colour-blind, and a visitor who forces colours gets them.
import {type CSSResult, unsafeCSS} from 'lit';

import type {PaletteTheme} from '../../generated/answers.js';
import {palettes} from '../../generated/palette.js';

export type ThemeName = 'light' | 'dark' | 'colour-blind';

export type Role = keyof PaletteTheme['roles'];
export const roles = Object.keys(palettes[0]!.roles) as Role[];

/** The colours of a theme; of the light one where no theme has that name. */
export function paletteOf(name: string): PaletteTheme {
  return palettes.find(each => each.theme === name) ?? palettes[0]!;
}

function properties(name: ThemeName): string {
  const palette = paletteOf(name);
  const colours = roles.map(role => `--mw-${role}: ${palette.roles[role]};`);
  const digits = palette.digits.map((colour, digit) => `--mw-digit-${digit}: ${colour};`);
  const scheme = name === 'dark' ? 'dark' : 'light';
  return [`--mw-theme: ${name}; color-scheme: ${scheme};`, ...colours, ...digits].join(' ');
}

// The system's colours. Cells differ by their shapes alone.
function forcedProperties(): string {
  const paper = ['paper', 'open', 'covered', 'safe', 'flag', 'proved-mine', 'stepped-on'];
  const accent = ['premise', 'chain'];
  const colour = (role: string) =>
      paper.includes(role) ? 'Canvas' : accent.includes(role) ? 'Highlight' : 'CanvasText';
  const digits = paletteOf('light').digits.map((_, digit) => `--mw-digit-${digit}: CanvasText;`);
  return ['--mw-theme: forced;', ...roles.map(role => `--mw-${role}: ${colour(role)};`), ...digits].join(' ');
}

/** For the styles of an element that chooses the theme of what is within it. */
export const themeCss: CSSResult = unsafeCSS(`
  :host { ${properties('light')} }
  @media (prefers-color-scheme: dark) { :host(:not([theme])), :host([theme='auto']) { ${properties('dark')} } }
  :host([theme='light']) { ${properties('light')} }
  :host([theme='dark']) { ${properties('dark')} }
  :host([theme='colour-blind']) { ${properties('colour-blind')} }
  @media print { :host(:not([theme='colour-blind'])) { ${properties('light')} } }
  @media (forced-colors: active) { :host(:not([theme])), :host([theme]) { ${forcedProperties()} } }
`);
