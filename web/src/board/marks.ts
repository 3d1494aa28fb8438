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

/** The marks that lie on a board of so many cells. */
export function marksOn(cells: number, {subject, premises, conclusions, clash, trail}: Marks): Marks {
  const isOn = (cell: number) => cell < cells;
  return {
    subject: subject !== null && isOn(subject) ? subject : null, premises: premises.filter(isOn),
    conclusions: conclusions.filter(isOn), clash: clash.filter(isOn),
    trail: trail.filter(([from, to]) => isOn(from) && isOn(to)),
  };
}
