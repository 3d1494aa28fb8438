// What is pointed out on a board beside its answer: a cell that is asked about, the clues a conclusion
// rests on, clues that clash, and the way from one deduction to the next.

/** Cells by number. */
export interface Marks {
  subject: number | null;
  premises: number[];
  conclusions: number[];
  clash: number[];
  trail: [number, number][];
}

export const noMarks: Marks = {subject: null, premises: [], conclusions: [], clash: [], trail: []};
