// What a visitor has chosen for this browser: how the page looks, never what was put in. Kept in
// local storage where there is one; a page without it works all the same.

export const themes = ['auto', 'light', 'dark', 'colour-blind'] as const;
export type Theme = typeof themes[number];
export type Numbers = 'percent' | 'none';

export interface Settings {
  readonly theme: Theme;
  readonly numbers: Numbers;
  readonly heat: boolean;
  readonly panel: number;  // the width of the side panel, in rem
}

export const usual: Settings = {theme: 'auto', numbers: 'percent', heat: true, panel: 25};
export const narrowestPanel = 20;
export const widestPanel = 40;

/** The part of Storage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'minewise';

// What is stored may be of an older page, or damaged: each setting stands or falls by itself.
function checked(stored: Partial<Record<keyof Settings, unknown>>): Settings {
  const {theme, numbers, heat, panel} = stored;
  return {
    theme: themes.find(each => each === theme) ?? usual.theme,
    numbers: numbers === 'none' ? 'none' : usual.numbers,
    heat: typeof heat === 'boolean' ? heat : usual.heat,
    panel: typeof panel === 'number' ? withinPanel(panel) : usual.panel,
  };
}

export function withinPanel(width: number): number {
  return Math.min(widestPanel, Math.max(narrowestPanel, width)) || usual.panel;
}

export function loadSettings(store: () => Store): Settings {
  try {
    return checked(JSON.parse(store().getItem(key) ?? '{}') ?? {});
  } catch {
    return usual;
  }
}

export function saveSettings(store: () => Store, settings: Settings): void {
  try {
    store().setItem(key, JSON.stringify(settings));
  } catch {
    // No storage: the settings last as long as the page.
  }
}
