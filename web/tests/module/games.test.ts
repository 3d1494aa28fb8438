// Games by their ID: the module deals the boards that the program deals, and agents play them in the
// same way, to the byte of the transcript.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';

import {Games} from '../../src/engine/games.js';
import {agents} from '../../src/studio/agents.js';
import {minewise, newModule, newStudio} from '../support/program.js';

const folder = mkdtempSync(join(tmpdir(), 'minewise-games-'));
const studio = newStudio();

const boards = ['9x9/10', '8x8@0.2', '16x16/40', '12x7/15', '30x16/99'];
const modes = ['classic', 'survival'];
const firsts = ['any', 'safe', 'zero', 'zero:3,3', '0,0'];
const clues = ['exact', 'withheld:0.2', 'optimistic', 'cautious', 'withheld:0.2+optimistic'];
const topologies = ['square', 'torus', 'hex'];
const others = ['', ' count=hidden', ' cascade=no', ' on-mine=go', ' count=shown'];
const players = agents.filter(name => name !== 'optimal');

/** Fifty games of all rules. */
const games = Array.from({length: 50}, (_, at) => {
  const of = <T>(words: readonly T[], step: number) => words[Math.floor(at / step) % words.length]!;
  const game = `${of(boards, 1)} ${of(modes, 2)} first=${of(firsts, 3)} clues=${of(clues, 5)} ` +
      `topology=${of(topologies, 1)}${of(others, 7)} seed=${1000 + at} game=${at % 3}`;
  return {game, agent: game.startsWith('30x16') && !game.includes('clues=exact') ? 'basic' : of(players, 1)};
});

function saved(game: string, agent: string): string {
  const file = join(folder, 'game.txt');
  const {code, error} = minewise(['play', '--agent', agent, game, '--save', file]);
  assert.equal(code, 0, `${game}: ${error}`);
  return readFileSync(file, 'utf8');
}

test('fifty games of all rules, played out by agents', () => {
  for (const {game, agent} of games)
    assert.equal(studio.ask({verb: 'play', text: game, agent, format: 'transcript'}), saved(game, agent), `${agent} ${game}`);
});

test('step by step it is the same game', () => {
  const watched = new Games(studio);
  for (const {game, agent} of games.slice(0, 12)) {
    const number = Number(watched.answer({kind: 'game', action: 'begin', game, options: {agent}}));
    while (!(JSON.parse(watched.answer({kind: 'game', action: 'state', game: number})) as {over: boolean}).over)
      watched.answer({kind: 'game', action: 'step', game: number});
    assert.equal(watched.answer({kind: 'game', action: 'transcript', game: number}), saved(game, agent), `${agent} ${game}`);
    watched.answer({kind: 'game', action: 'end', game: number});
  }
});

test('a game that has ended is refused, and others go on', () => {
  const watched = new Games(studio);
  const begin = () => Number(watched.answer({kind: 'game', action: 'begin', game: '9x9/10 classic', options: {agent: 'basic'}}));
  const first = begin();
  watched.answer({kind: 'game', action: 'end', game: first});
  const second = begin();  // where the first was
  for (const action of ['step', 'state', 'transcript', 'undo'] as const)
    assert.throws(() => watched.answer({kind: 'game', action, game: first}), /has ended/);
  watched.answer({kind: 'game', action: 'end', game: first});
  watched.answer({kind: 'game', action: 'step', game: second});
  assert.equal((JSON.parse(watched.answer({kind: 'game', action: 'state', game: second})) as {moves: number}).moves, 1);
  watched.answer({kind: 'game', action: 'end', game: second});
});

test('a session deals the board of its ID', () => {
  const module = newModule();
  const played = new Games(module);
  for (const {game} of games.filter(({game: id}) => id.includes('on-mine=go') || id.includes('survival')).slice(0, 10)) {
    const number = Number(played.answer({action: 'begin', game, options: {}}));
    interface Seen {over: boolean; board: string[]; layout: string[] | null}
    const state = () => JSON.parse(played.answer({action: 'state', game: number})) as Seen;
    // Everything is opened in order, so that the whole layout is told in the end.
    const cols = state().board[0]!.length;
    for (let cell = 0; cell < state().board.length * cols && !state().over; ++cell)
      if (state().board.join('')[cell] === '?') played.answer({action: 'open', game: number, cell});
    const file = join(folder, 'session.txt');
    const transcript = played.answer({action: 'transcript', game: number});
    played.answer({action: 'end', game: number});
    const {code, error} = minewise(['replay', '-'], transcript);
    assert.equal(code, 0, `${game}: ${error} ${file}`);
  }
});

test('the agents that are offered are those of the module', () => {
  const known = JSON.parse(studio.ask({verb: 'agents'})) as {agents?: {name: string}[]} | {name: string}[];
  const list = Array.isArray(known) ? known : known.agents!;
  assert.deepEqual([...agents], list.map(({name}) => name));
});

test('reviews and the numbers of boards are those of the program', () => {
  for (const {game, agent} of games.slice(0, 6)) {
    const text = saved(game, agent);
    assert.equal(studio.ask({verb: 'review', text}), minewise(['review', '-', '--format', 'json'], text).out, game);
    assert.equal(studio.ask({verb: 'board', text}), minewise(['board', '-', '--format', 'json'], text).out, game);
  }
});

test('two hundred games leave the memory as it was', () => {
  const module = newModule();
  const played = new Games(module);
  const play = (seed: number) => {
    const number = Number(played.answer({action: 'begin', game: `30x16/99 classic first=zero seed=${seed}`, options: {}}));
    for (let cell = 0; cell < 480; cell += 7) {
      const state = JSON.parse(played.answer({action: 'state', game: number})) as {over: boolean; board: string[]};
      if (state.over) break;
      if (state.board.join('')[cell] === '?') played.answer({action: 'open', game: number, cell});
    }
    played.answer({action: 'end', game: number});
  };
  for (let seed = 0; seed < 20; ++seed) play(seed);
  const before = module.memorySize;
  for (let seed = 20; seed < 220; ++seed) play(seed);
  assert.ok(module.memorySize <= before + 65536 * 4, `${before} bytes became ${module.memorySize}`);
});
