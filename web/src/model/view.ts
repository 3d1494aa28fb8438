// The views of the page: what is done with the position, or with games.

export const views = ['solve', 'play', 'watch', 'learn', 'influence', 'optimal'] as const;
export type View = typeof views[number];

/** The views that come with the studio, when they are first opened. */
export type Later = 'play' | 'watch' | 'learn';

export function isLater(view: View): view is Later {
  return view === 'play' || view === 'watch' || view === 'learn';
}
