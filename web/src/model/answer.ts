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

// Row by row into one array: this runs at every edit.
function probabilities({rows, cols, mine_probability}: Analysis): Float64Array {
  const mine = new Float64Array(rows * cols);
  mine_probability.forEach((line, row) =>
      line.forEach((each, col) => { mine[row * cols + col] = each ?? NaN; }));
  return mine;
}

export function answerOf(analysis: Analysis): Answer {
  const {cols} = analysis;
  const number = (place: {row: number; col: number}) => place.row * cols + place.col;
  const certain = (verdict: string) => new Set(
      analysis.deductions.filter(each => each.verdict === verdict).map(number));
  return {
    analysis,
    mine: probabilities(analysis),
    safe: certain('safe'),
    mines: certain('mine'),
    best: analysis.best ? number(analysis.best) : null,
  };
}
