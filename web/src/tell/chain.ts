// Chains of deductions, as the module follows them (docs/reasoning.md), in cells of the board.
import type {Influence, InfluenceDeduction, InfluencePremise} from '../../generated/answers.js';
import {type Marks, noMarks} from '../board/marks.js';
import {cellAt, type Place} from './places.js';

export interface Link {
  cell: number;
  place: Place;
  verdict: 'safe' | 'mine';
  rule: InfluenceDeduction['rule'];
  premises: number[];  // clues and cells; the number of mines has none
}

// Deductions with the same premises name them once.
function premisesOf(influence: Influence,
                    deduction: InfluenceDeduction): readonly InfluencePremise[] {
  const {premises, premises_of: other} = deduction;
  return premises ?? (other === undefined ? [] : influence.deductions[other]?.premises ?? []);
}

function linkOf(influence: Influence, deduction: InfluenceDeduction): Link {
  const {cols} = influence;
  const premises = premisesOf(influence, deduction).flatMap(({row, col}) =>
      row === undefined || col === undefined ? [] : [cellAt({row, col}, cols)]);
  const {row, col, verdict, rule} = deduction;
  return {cell: cellAt({row, col}, cols), place: {row, col}, verdict, rule, premises};
}

/** The longest chain, first to last. */
export function chainOf(influence: Influence): Link[] {
  return influence.longest.deductions.flatMap(number => {
    const deduction = influence.deductions[number];
    return deduction ? [linkOf(influence, deduction)] : [];
  });
}

/** The longest chain as lines from stop to stop. */
export function trailOf({longest, cols}: Influence): [number, number][] {
  const cells = longest.stops.map(stop => cellAt(stop, cols));
  return cells.slice(1).map((cell, number) => [cells[number]!, cell]);
}

/** Whether some reason was too long to look into. */
export function isCut(influence: Influence): boolean {
  return influence.deductions.some(each => !each.complete);
}

/** The chain on the board, and one link of it with what it rests on. */
export function marksOfChain(influence: Influence, link: Link | null): Marks {
  const trailing = {...noMarks, trail: trailOf(influence)};
  return link ? {...trailing, subject: link.cell, premises: link.premises} : trailing;
}

/** Clues by what is lost without them, then by what rests on them; those without any last. */
export function rankedClues(influence: Influence): Influence['clues'] {
  return influence.clues.filter(each => each.total > 0 || (each.lost ?? 0) > 0)
      .sort((one, other) => (other.lost ?? 0) - (one.lost ?? 0) || other.total - one.total);
}
