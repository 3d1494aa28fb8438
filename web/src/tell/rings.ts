// What the board rings while the panel tells something: for each thing told, the marks that go with
// it. Several things may want the board at once; the most passing one has it.
import {type Marks, noMarks} from '../board/marks.js';
import {cellsOf, type Pair} from './places.js';

/** A cell and the clues that it rests on. */
export function marksOfCell(cell: number, clues: readonly Pair[], cols: number): Marks {
  return {...noMarks, subject: cell, premises: cellsOf(clues, cols)};
}

/** Clues that cannot all be right. */
export function marksOfClash(cells: number[]): Marks {
  return {...noMarks, clash: cells};
}

/** Cells of one's own choice, as the best ones. */
export function marksOfCells(cells: number[]): Marks {
  return {...noMarks, conclusions: cells};
}

/** The marks to show, of those that are wanted: the first. */
export function firstMarks(...wanted: (Marks | null | undefined)[]): Marks {
  return wanted.find(each => each) ?? noMarks;
}

/** An element wants marks on the board, or no longer: while something is pointed at, or while it
    tells of a step. */
export class MarkEvent extends CustomEvent<{marks: Marks | null; isPassing: boolean}> {
  constructor(marks: Marks | null, isPassing: boolean) {
    super('tell-mark', {detail: {marks, isPassing}, bubbles: true, composed: true});
  }
}

/** The visitor wants to see another cell. */
export class LookEvent extends CustomEvent<number> {
  constructor(cell: number) {
    super('tell-look', {detail: cell, bubbles: true, composed: true});
  }
}
