// The colours in force at an element, for what is drawn and not styled: the custom properties of the
// theme as they are there, and the heat map of that theme.
import {paletteOf, type Role, roles} from './theme.js';

/** A fill, and what reads well on it. */
export interface Paint {
  fill: string;
  ink: string;
}

export interface Colours {
  theme: string;
  role: Record<Role, string>;
  digits: string[];
  on: (fill: string) => string;  // ink or paper, whichever is easier to read on a fill
  heat: (probability: number) => Paint;
  alarm: string;                 // the ring around what clashes
  font: string;
}

/** The fill and the ink of the heat map. */
export function heat(theme: string, probability: number): Paint {
  const palette = paletteOf(theme);
  const percent = Math.round(100 * probability);
  return {fill: palette.heat[percent]!, ink: palette.heat_ink[percent]!};
}

// Relative luminance, by the Web Content Accessibility Guidelines, of "#rrggbb".
function luminance(colour: string): number {
  const linear = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Reads the theme at an element. */
export function coloursAt(element: Element): Colours {
  const style = getComputedStyle(element);
  const theme = style.getPropertyValue('--mw-theme').trim();
  const palette = paletteOf(theme);
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const role = Object.fromEntries(
      roles.map(each => [each, read(`--mw-${each}`, palette.roles[each])])) as Record<Role, string>;
  const isForced = theme === 'forced';
  const on = (fill: string) =>
      isForced || contrast(role.ink, fill) >= contrast(role.paper, fill) ? role.ink : role.paper;
  return {
    theme, role, on,
    digits: palette.digits.map((colour, digit) => read(`--mw-digit-${digit}`, colour)),
    heat: probability => isForced ? {fill: role.paper, ink: role.ink} : heat(theme, probability),
    alarm: isForced ? role.ink : role['stepped-on'],
    font: style.fontFamily,
  };
}
