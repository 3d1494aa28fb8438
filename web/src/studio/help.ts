// Help while playing: what a visitor has switched on, and what it makes of a click and of a moment.
// What is certain and how likely a mine is, the engine says.
import {percent} from '../tell/figures.js';
import {cellName} from '../tell/places.js';
import type {Answer} from '../model/answer.js';
import {playWords as words} from './words.js';

export const autos = ['no', 'single-point', 'subset', 'all'] as const;

export interface Help {
  readonly odds: boolean;
  readonly warn: boolean;
  readonly stop: boolean;
  readonly auto: typeof autos[number];
  readonly question: boolean;  // a flag may become a question mark; no help, and no record is lost by it
}

export function checkedHelp(stored: Partial<Record<keyof Help, unknown>>): Help {
  return {
    odds: stored.odds === true, warn: stored.warn === true, stop: stored.stop === true,
    auto: autos.find(each => each === stored.auto) ?? 'no', question: stored.question === true,
  };
}

/** Whether anything is on that has to know the probabilities. */
export function isHelping({odds, warn, stop, auto}: Help): boolean {
  return odds || warn || stop || auto !== 'no';
}

/** Why a click is held back once, or null where it is made. */
export function objection(cell: number, answer: Answer, help: Help): string | null {
  const {cols} = answer.analysis;
  const risk = answer.mine[cell] ?? NaN;
  if (Number.isNaN(risk)) return null;
  if (help.warn && answer.mines.has(cell)) return words.provedMine(cellName(cell, cols));
  if (!help.stop || answer.safe.has(cell)) return null;
  if (answer.safe.size > 0) return words.safeElsewhere(cellName(cell, cols), percent(risk));
  const least = answer.best === null ? risk : answer.mine[answer.best]!;
  return words.forced(percent(least));
}

const rules: Record<Help['auto'], readonly string[] | null> =
    {'no': [], 'single-point': ['single-point'], 'subset': ['single-point', 'subset'], 'all': null};

/** The cells to be opened for the visitor. Deductions come in the order in which they were made, the
    simplest rules first: what comes after one by another rule may rest on it. */
export function cellsToOpen({deductions, analysis: {cols}}: Pick<Answer, 'deductions' | 'analysis'>, auto: Help['auto']): number[] {
  const all = deductions?.slice(0, deductions.length) ?? [];
  const known = rules[auto];
  const other = known ? all.findIndex(each => !known.includes(each.rule)) : -1;
  return all.slice(0, other < 0 ? all.length : other)
      .filter(each => each.verdict === 'safe').map(each => each.row * cols + each.col);
}
