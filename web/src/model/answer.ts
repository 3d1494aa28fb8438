// What the page shows of an analysis, by cell. A worker makes a digest of the analysis, in arrays that
// are handed over and not copied, since to read all numbers of a large board takes longer than a frame.
import type {Analysis, CommonDeduction} from '../../generated/answers.js';

/** An analysis without what it says of every cell. */
export type Summary = Omit<Analysis, 'mine_probability' | 'deductions'>;

/** Cells of a board. */
export interface Cells {
  readonly size: number;
  has(cell: number): boolean;
}

export interface Answer {
  analysis: Summary;
  mine: Float64Array;  // the probability of a mine; NaN where the position shows what is there
  safe: Cells;
  mines: Cells;
  best: number | null;
  deductions?: Deductions;
}

/** No layout explains the position, or it cannot be asked about. */
export interface Trouble {
  message: string;
  cells: number[];  // clues that clash
  isClash: boolean;
}

/** Deductions one after the other, places as cells; the clues of one begin at its start. */
interface DeductionDigest {
  cells: Uint32Array;
  isMine: Uint8Array;
  rules: Uint8Array;  // numbers of `ruleNames`
  ruleNames: CommonDeduction['rule'][];
  starts: Uint32Array;
  clues: Uint32Array;
}

/** What a worker hands over of an analysis. */
export interface Digest {
  summary: Summary;
  mine: Float64Array;
  deductions: DeductionDigest;
}

const numberOf = (place: {row: number; col: number}, cols: number) => place.row * cols + place.col;

function probabilities({rows, cols, mine_probability}: Analysis): Float64Array {
  const mine = new Float64Array(rows * cols);
  mine_probability.forEach((line, row) =>
      line.forEach((each, col) => { mine[row * cols + col] = each ?? NaN; }));
  return mine;
}

function deductionDigest({deductions, cols}: Analysis): DeductionDigest {
  const ruleNames = [...new Set(deductions.map(each => each.rule))];
  const starts = new Uint32Array(deductions.length + 1);
  deductions.forEach((each, at) => { starts[at + 1] = starts[at]! + each.because.length; });
  const clues = new Uint32Array(starts.at(-1)!);
  deductions.forEach(({because}, at) =>
      clues.set(because.map(([row, col]) => row * cols + col), starts[at]));
  return {
    cells: Uint32Array.from(deductions, each => numberOf(each, cols)),
    isMine: Uint8Array.from(deductions, each => each.verdict === 'mine' ? 1 : 0),
    rules: Uint8Array.from(deductions, each => ruleNames.indexOf(each.rule)),
    ruleNames, starts, clues,
  };
}

export function digestOf(analysis: Analysis): Digest {
  const {mine_probability: _, deductions: __, ...summary} = analysis;
  return {summary, mine: probabilities(analysis), deductions: deductionDigest(analysis)};
}

/** What of a digest is handed over. */
export function buffersOf({mine, deductions: {cells, isMine, rules, starts, clues}}: Digest): ArrayBuffer[] {
  return [mine, cells, isMine, rules, starts, clues].map(each => each.buffer as ArrayBuffer);
}

/** The deductions of an analysis, each made when it is asked for. */
export class Deductions {
  constructor(private readonly digest: DeductionDigest, private readonly cols: number) {}

  get length(): number {
    return this.digest.cells.length;
  }

  /** Those from one number to before another, as of an array. */
  slice(from: number, to: number): CommonDeduction[] {
    const count = Math.max(0, Math.min(to, this.length) - from);
    return Array.from({length: count}, (_, each) => this.at(from + each));
  }

  /** The deduction of a cell, if there is one. */
  of(cell: number): CommonDeduction | undefined {
    const each = this.digest.cells.indexOf(cell);
    return each < 0 ? undefined : this.at(each);
  }

  private at(each: number): CommonDeduction {
    const {cells, isMine, rules, ruleNames, starts, clues} = this.digest;
    const because = [...clues.subarray(starts[each], starts[each + 1])].map(clue => this.pair(clue));
    const [row, col] = this.pair(cells[each]!);
    const verdict = isMine[each] ? 'mine' : 'safe';
    return {row, col, verdict, rule: ruleNames[rules[each]!]!, because};
  }

  private pair(cell: number): [number, number] {
    return [Math.floor(cell / this.cols), cell % this.cols];
  }
}

// The cells of one verdict, from one array for both.
function cellsOf(verdicts: Uint8Array, verdict: number, size: number): Cells {
  return {size, has: cell => verdicts[cell] === verdict};
}

export function answerFrom({summary, mine, deductions}: Digest): Answer {
  const verdicts = new Uint8Array(mine.length);
  let mines = 0;
  deductions.cells.forEach((cell, at) => {
    verdicts[cell] = 1 + deductions.isMine[at]!;
    mines += deductions.isMine[at]!;
  });
  return {
    analysis: summary,
    mine,
    safe: cellsOf(verdicts, 1, deductions.cells.length - mines),
    mines: cellsOf(verdicts, 2, mines),
    best: summary.best ? numberOf(summary.best, summary.cols) : null,
    deductions: new Deductions(deductions, summary.cols),
  };
}

export function answerOf(analysis: Analysis): Answer {
  return answerFrom(digestOf(analysis));
}
