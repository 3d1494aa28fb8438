// What the address of the page holds after its `#`: the position, as the module codes it, and how
// the page shows it. Words that the page does not know are passed over; those left out mean what the
// visitor has chosen before.
import {type Numbers, type Settings, type Theme, themes} from './settings.js';
import {type View, views} from './view.js';

export interface Address {
  link?: string;  // of the position, for the module to read
  game?: string;  // to be watched, packed (studio/link)
  theme?: Theme;
  numbers?: Numbers;
  heat?: boolean;
  view?: View;
}

function oneOf<T extends string>(words: readonly T[], word: string | null): T | undefined {
  return words.find(each => each === word);
}

const switches = new Map([['on', true], ['off', false]]);

/** Reads a fragment, with its `#` or without. */
export function addressOf(fragment: string): Address {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const found = {
    link: words.get('p') || undefined,
    game: words.get('g') || undefined,
    theme: oneOf(themes, words.get('theme')),
    numbers: oneOf(['percent', 'none'] as const, words.get('numbers')),
    heat: switches.get(words.get('heat') ?? ''),
    view: oneOf(views, words.get('view')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Writes a fragment. What every visitor has anyway is left out. */
export function fragmentOf(link: string, settings: Settings, view: View): string {
  const words = [`p=${link}`];
  if (settings.theme !== 'auto') words.push(`theme=${settings.theme}`);
  if (settings.numbers !== 'percent') words.push(`numbers=${settings.numbers}`);
  if (!settings.heat) words.push('heat=off');
  if (view !== 'solve') words.push(`view=${view}`);
  return '#' + words.join('&');
}
