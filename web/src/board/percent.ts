// Probabilities as people read them in a cell: whole percents, tenths below ten where there is room,
// and never 0 or 100, which only certain cells are.

/** A probability in thousandths, as fine as it is shown: tenths of a percent below ten percent. */
export function thousandths(probability: number): number {
  const fine = Math.round(1000 * probability);
  return fine < 100 ? fine : 10 * Math.round(100 * probability);
}

/** What stands in a cell: "33", "4.2", "<1", ">99". */
export function percentText(probability: number, hasTenths: boolean): string {
  return shownPercent(thousandths(probability), hasTenths);
}

/** The same, from thousandths. */
export function shownPercent(fine: number, hasTenths: boolean): string {
  if (fine >= 1000) return '>99';
  if (fine >= 100) return String(fine / 10);
  if (hasTenths) return fine === 0 ? '<0.1' : (fine / 10).toFixed(1);
  return fine < 5 ? '<1' : String(Math.round(fine / 10));
}
