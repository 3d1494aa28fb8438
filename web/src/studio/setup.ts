// Which game a visitor wants: a size, the rules, and how hard. A value, kept for the next visit, from
// which a game ID is written. What the words mean is the module's business.
import type {Topology} from '../model/position.js';

export const boards = ['beginner', 'intermediate', 'expert', 'custom', 'daily', 'position', 'id'] as const;
export const modes = ['classic', 'survival'] as const;
export const firsts = ['any', 'safe', 'zero'] as const;
export const clueModels = ['exact', 'withheld:0.2', 'optimistic', 'cautious'] as const;
export const topologies = ['square', 'torus', 'hex'] as const;
export const guesses = ['may', 'never', 'easy', 'medium', 'hard', 'expert'] as const;

export interface Setup {
  readonly board: typeof boards[number];
  readonly width: number;
  readonly height: number;
  readonly mines: number;
  readonly mode: typeof modes[number];
  readonly first: typeof firsts[number];
  readonly clues: typeof clueModels[number];
  readonly topology: Topology;
  readonly guess: typeof guesses[number];  // whether guesses may be needed; if not, how hard it is
  readonly id: string;
}

export const usualSetup: Setup = {
  board: 'beginner', width: 20, height: 20, mines: 60, mode: 'classic', first: 'zero', clues: 'exact',
  topology: 'square', guess: 'may', id: '',
};

export const longestSide = 100;

const sizes = {
  beginner: [9, 9, 10], intermediate: [16, 16, 40], expert: [30, 16, 99], daily: [16, 16, 40],
} as const;

/** Width, height and mines. */
export function sizeOf({board, width, height, mines}: Setup): readonly [number, number, number] {
  return board in sizes ? sizes[board as keyof typeof sizes] : [width, height, mines];
}

/** "9x9/10" */
export function boardOf(setup: Setup): string {
  const [width, height, mines] = sizeOf(setup);
  return `${width}x${height}/${mines}`;
}

/** The daily board is the same for everyone: it needs no guess, and its seed is the day in Greenwich. */
export function dailySetup(setup: Setup): Setup {
  return {...usualSetup, board: setup.board, id: setup.id, guess: 'never'};
}

export function dailySeed(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Whether the mines are laid so that nobody has to guess. Such boards are made for exact clues. */
export function needsNoGuess({guess, clues}: Setup): boolean {
  return guess !== 'may' && clues === 'exact';
}

/** The words of a game ID about the rules. */
export function rulesOf({mode, first, clues, topology}: Setup): string {
  return `${mode} first=${first}` + (clues === 'exact' ? '' : ` clues=${clues}`) +
      (topology === 'square' ? '' : ` topology=${topology}`);
}

/** What games have in common whose times can be compared. */
export function kindOf(setup: Setup): string {
  const rules = needsNoGuess(setup) ? [setup.mode, ...setup.topology === 'square' ? [] : [`topology=${setup.topology}`],
                                       `no-guess${setup.guess === 'never' ? '' : ` ${setup.guess}`}`].join(' ')
                                    : rulesOf(setup);
  return `${boardOf(setup)} ${rules}`;
}

function oneOf<T>(known: readonly T[], word: unknown, usual: T): T {
  return known.find(each => each === word) ?? usual;
}

function whole(value: unknown, least: number, most: number, usual: number): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole ? Math.min(most, Math.max(least, value)) : usual;
}

/** What was stored, which may be of an older page or damaged: each word stands or falls by itself. */
export function checkedSetup(stored: Partial<Record<keyof Setup, unknown>>): Setup {
  const width = whole(stored.width, 1, longestSide, usualSetup.width);
  const height = whole(stored.height, 1, longestSide, usualSetup.height);
  return {
    board: oneOf(boards, stored.board, usualSetup.board), width, height,
    mines: whole(stored.mines, 0, width * height, Math.min(usualSetup.mines, width * height)),
    mode: oneOf(modes, stored.mode, usualSetup.mode), first: oneOf(firsts, stored.first, usualSetup.first),
    clues: oneOf(clueModels, stored.clues, usualSetup.clues),
    topology: oneOf(topologies, stored.topology, usualSetup.topology),
    guess: oneOf(guesses, stored.guess, usualSetup.guess),
    id: typeof stored.id === 'string' ? stored.id : '',
  };
}
