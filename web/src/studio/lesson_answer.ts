// Whether a cell is what a lesson asks for, by what the engine knows.
import type {Answer} from '../model/answer.js';
import type {Sought} from './lessons.js';

const alike = 1e-9;  // probabilities within this are the same

export function isRight(cell: number, answer: Answer, sought: Sought): boolean {
  if (sought === 'safe') return answer.safe.has(cell);
  if (sought === 'mine') return answer.mines.has(cell);
  const least = Math.min(...[...answer.mine].filter(risk => !Number.isNaN(risk)));
  return answer.mine[cell]! <= least + alike;
}

/** Why, without what opening the cell would tell, and without a probability that is told already. */
export function shortReason(text: string): string {
  const [first = '', ...others] = text.split(/^if it is safe/m)[0]!.trim().split('\n');
  const lines = / with probability /.test(first) ? others : [first, ...others];
  return lines.map(line => line.trim()).join('\n');
}
