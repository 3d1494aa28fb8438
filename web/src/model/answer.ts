// What the page shows of an analysis, by cell.
import type {Analysis} from '../../generated/answers.js';

export interface Answer {
  analysis: Analysis;
  mine: Float64Array;  // the probability of a mine; NaN where the position shows what is there
  safe: ReadonlySet<number>;
  mines: ReadonlySet<number>;
  best: number | null;
}

/** No layout explains the position, or it cannot be asked about. */
export interface Trouble {
  message: string;
  cells: number[];  // clues that clash
  isClash: boolean;
}

export function answerOf(analysis: Analysis): Answer {
  const {cols} = analysis;
  const number = (place: {row: number; col: number}) => place.row * cols + place.col;
  const certain = (verdict: string) => new Set(
      analysis.deductions.filter(each => each.verdict === verdict).map(number));
  return {
    analysis,
    mine: Float64Array.from(analysis.mine_probability.flat(), each => each ?? NaN),
    safe: certain('safe'),
    mines: certain('mine'),
    best: analysis.best ? number(analysis.best) : null,
  };
}
