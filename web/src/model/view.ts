// The views of the page: what is done with the position.

export const views = ['solve', 'play', 'influence', 'optimal'] as const;
export type View = typeof views[number];
