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
