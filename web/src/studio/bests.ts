// What a visitor has reached, by kind of game: kept in this browser alone, and taken from one to
// another as a file. Games with help or with moves taken back count as played, and set no record.

export interface Best {
  played: number;
  won: number;
  streak: number;        // wins in a row, up to now
  longest: number;
  seconds: number | null;
  pace: number | null;   // 3BV a second
  efficiency: number | null;
}
export type Bests = Readonly<Record<string, Best>>;

/** How a game went. Without a 3BV, where there is none to be told. */
export interface Outcome {
  won: boolean;
  isClean: boolean;      // without help, and nothing taken back
  seconds: number;
  clicks: number;
  clicks3bv: number | null;
}

export const noBest: Best = {played: 0, won: 0, streak: 0, longest: 0, seconds: null, pace: null, efficiency: null};

const least = (a: number | null, b: number | null) => a === null ? b : b === null ? a : Math.min(a, b);
const most = (a: number | null, b: number | null) => a === null ? b : b === null ? a : Math.max(a, b);

/** 3BV a second, and a click; null where nothing can be said: help clicks too. */
export function paceOf({won, seconds, clicks3bv}: Outcome): number | null {
  return won && clicks3bv !== null && seconds > 0 ? clicks3bv / seconds : null;
}
export function efficiencyOf({won, isClean, clicks, clicks3bv}: Outcome): number | null {
  return won && isClean && clicks3bv !== null && clicks > 0 ? clicks3bv / clicks : null;
}

export function withOutcome(bests: Bests, kind: string, outcome: Outcome): Bests {
  const best = bests[kind] ?? noBest;
  const streak = outcome.won ? best.streak + 1 : 0;
  const counted = {
    ...best, played: best.played + 1, won: best.won + (outcome.won ? 1 : 0), streak, longest: Math.max(best.longest, streak),
  };
  if (!outcome.won || !outcome.isClean) return {...bests, [kind]: counted};
  return {...bests, [kind]: {
    ...counted, seconds: least(best.seconds, outcome.seconds), pace: most(best.pace, paceOf(outcome)),
    efficiency: most(best.efficiency, efficiencyOf(outcome)),
  }};
}

/** Both together: the better record, the longer history. */
export function joined(one: Bests, other: Bests): Bests {
  const all: Record<string, Best> = {...one};
  for (const [kind, best] of Object.entries(other)) {
    const own = all[kind] ?? noBest;
    const longer = own.played >= best.played ? own : best;
    all[kind] = {
      ...longer, longest: Math.max(own.longest, best.longest), seconds: least(own.seconds, best.seconds),
      pace: most(own.pace, best.pace), efficiency: most(own.efficiency, best.efficiency),
    };
  }
  return all;
}

function numberOr<T>(value: unknown, usual: T): number | T {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : usual;
}

function checkedBest(stored: Record<string, unknown>): Best {
  return {
    played: numberOr(stored['played'], 0), won: numberOr(stored['won'], 0), streak: numberOr(stored['streak'], 0),
    longest: numberOr(stored['longest'], 0), seconds: numberOr(stored['seconds'], null),
    pace: numberOr(stored['pace'], null), efficiency: numberOr(stored['efficiency'], null),
  };
}

/** Reads what `bestsText` wrote; throws where it is something else. */
export function bestsOf(text: string): Bests {
  const read = JSON.parse(text) as {bests?: unknown} | null;
  if (typeof read?.bests !== 'object' || read.bests === null) throw new Error('these are no personal bests');
  return Object.fromEntries(Object.entries(read.bests).filter(([, best]) => typeof best === 'object' && best !== null)
                                .map(([kind, best]) => [kind, checkedBest(best as Record<string, unknown>)]));
}

export function bestsText(bests: Bests): string {
  return JSON.stringify({bests}, null, 1) + '\n';
}
