// What cells are worth under best play: a chance to win where a mine ends the game (classic), where
// more is better; a number of mines stepped on where play goes on (survival), where less is.
import type {Optimal} from '../../generated/answers.js';
import {strings} from '../strings.js';
import {decimal, percent} from './figures.js';
import type {Column} from './table.js';

const words = strings.tell.optimal;
export const kinds = ['classic', 'survival'] as const;
export type Kind = typeof kinds[number];
export type Worth = NonNullable<Optimal['cells']>[number];

export function worthText(value: number, kind: Kind): string {
  return kind === 'classic' ? percent(value, 2) : decimal(value, 4);
}

/** The best cells first. */
export function byWorth(cells: readonly Worth[], kind: Kind): Worth[] {
  const sign = kind === 'classic' ? -1 : 1;
  return [...cells].sort((one, other) => sign * (one.decimal - other.decimal));
}

export function worthColumns(kind: Kind): Column<Worth>[] {
  const means = kind === 'classic' ? words.classicMeans : words.survivalMeans;
  return [
    {head: words.value, means, rank: each => each.decimal,
     show: each => worthText(each.decimal, kind)},
    {head: words.risk, means: words.riskMeans, rank: each => each.mine_probability,
     show: each => percent(each.mine_probability)},
  ];
}
