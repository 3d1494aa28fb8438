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

/** The cells to be opened for the visitor. */
export function cellsToOpen(answer: Answer, auto: Help['auto']): number[] {
  if (auto === 'no') return [];
  const rules = auto === 'single-point' ? ['single-point'] : ['single-point', 'subset'];
  const {deductions} = answer;
  return (deductions?.slice(0, deductions.length) ?? [])
      .filter(each => each.verdict === 'safe' && (auto === 'all' || rules.includes(each.rule)))
      .map(each => each.row * answer.analysis.cols + each.col);
}
