// Games by their ID: the module deals the boards that the program deals, and agents play them in the
// same way, to the byte of the transcript.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';

import {Games} from '../../src/engine/games.js';
import {agents, gallery} from '../../src/studio/agents.js';
import {parting} from '../../src/studio/film.js';
import {countIn} from '../../src/studio/game.js';
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

interface Told {kind: string; row: number; col: number; basis: string; rule?: string; text: string}

/** What an agent does, move by move. */
function deeds(game: string, agent: string): Told[] {
  const watched = new Games(studio);
  const number = Number(watched.answer({kind: 'game', action: 'begin', game, options: {agent}}));
  const told: Told[] = [];
  while (!(JSON.parse(watched.answer({kind: 'game', action: 'state', game: number})) as {over: boolean}).over)
    told.push(JSON.parse(watched.answer({kind: 'game', action: 'step', game: number})) as Told);
  watched.answer({kind: 'game', action: 'end', game: number});
  return told;
}

test('agents of the gallery part after a while, and the last of them has a reason', () => {
  const rules = ['exact', 'single-point', 'subset', 'contradiction', 'gaussian', 'groups', undefined, undefined, 'count', undefined];
  gallery.forEach(({game, agents: players, told}, at) => {
    const all = players.map(agent => deeds(game, agent));
    const move = parting(all.map(each => ({frames: [null, ...each].map(decision => ({decision}))} as never)))!;
    assert.ok(move >= 4, `${told}: they part at move ${move}`);
    const last = all.at(-1)![move - 1]!;
    assert.notEqual(last.basis, 'random', told);
    assert.equal(last.rule, rules[at], told);
  });
});

test('a replay that names no program is watched and saved', () => {
  const replay = 'Width: 3\nHeight: 2\nMines: 1\nBoard:\n*00\n000\nEvents:\n0.00 start\n' +
      '0.10 lc 3 2 (40 24)\n0.20 lr 3 2 (40 24)\n0.30 lc 1 2 (8 24)\n0.40 lr 1 2 (8 24)\n0.40 won\n';
  const watched = new Games(studio);
  const number = Number(watched.answer({kind: 'game', action: 'begin', game: replay, options: {}}));
  while (!(JSON.parse(watched.answer({kind: 'game', action: 'state', game: number})) as {over: boolean}).over)
    watched.answer({kind: 'game', action: 'step', game: number});
  const {code, error} = minewise(['replay', '-'], watched.answer({kind: 'game', action: 'transcript', game: number}));
  assert.equal(code, 0, error);
});

test('what a player knows of the mines is in the position of a game', () => {
  const played = new Games(newModule());
  const counts = [['4x4@0.2 survival', {density: 0.2}], ['4x4/3 classic count=prior:0,1,2,3', {prior: [0, 1, 2, 3]}],
                  ['4x4/3 survival', 'unknown']] as const;
  for (const [game, count] of counts) {
    const number = Number(played.answer({action: 'begin', game, options: {}}));
    assert.deepEqual(countIn(played.answer({action: 'position', game: number})), count, game);
  }
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
