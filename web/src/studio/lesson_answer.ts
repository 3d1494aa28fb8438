// Whether a cell is what a lesson asks for, by what the engine knows.
import type {AnalysisGrounds} from '../../generated/answers.js';
import type {Answer} from '../model/answer.js';
import type {Sought} from './lessons.js';
import {learnWords as words} from './words.js';

type Grounds = Pick<AnalysisGrounds, 'text' | 'mine_probability' | 'layouts_mine' | 'layouts_safe'>;

const alike = 1e-9;  // probabilities within this are the same

export function isRight(cell: number, answer: Answer, sought: Sought): boolean {
  if (sought === 'safe') return answer.safe.has(cell);
  if (sought === 'mine') return answer.mines.has(cell);
  const least = Math.min(...[...answer.mine].filter(risk => !Number.isNaN(risk)));
  return answer.mine[cell]! <= least + alike;
}

/** Why a cell is certain; or, where it is not, that it may be both. */
export function reasonOf({text, mine_probability: risk, layouts_mine: mine, layouts_safe: safe}: Grounds): string {
  if (risk > 0 && risk < 1) return mine && safe ? words.layouts(mine, safe) : words.either;
  return text.trim().split('\n').map(line => line.trim()).join('\n');
}
