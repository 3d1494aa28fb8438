// The steps of a proof as marks on the board.
import type {AnalysisStep} from '../../generated/answers.js';
import {type Marks, noMarks} from '../board/marks.js';
import {cellAt, cellsOf} from './places.js';

/** A step of a proof about a cell: what it argues from, and what it fixes or refutes. */
export function marksOfStep(subject: number | null, step: AnalysisStep, cols: number): Marks {
  const clues = cellsOf(step.clues, cols);
  const isClash = step.kind === 'clash';
  return {
    ...noMarks, subject,
    premises: [...(isClash ? [] : clues), ...step.before.map(each => cellAt(each, cols))],
    conclusions: step.cells.map(each => cellAt(each, cols)),
    clash: isClash ? clues : [],
  };
}
