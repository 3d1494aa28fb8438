// Sittings with an engine that answers when it is told to, one question after the other.
import assert from 'node:assert/strict';
import test from 'node:test';

import type {Engine} from '../engine/engine.js';
import type {PlayQuestion} from '../engine/messages.js';
import {Sitting} from './sitting.js';

const deal = () => Promise.resolve({game: '9x9/10 classic', options: {}});

class Table {
  alive = new Set<number>();
  sitting = new Sitting(() => this as unknown as Engine, () => {});
  private waiting: (() => void)[] = [];
  private games = 0;
  private moves = 0;

  play(question: PlayQuestion): Promise<string> {
    return new Promise(resolve => this.waiting.push(() => resolve(this.answer(question))));
  }

  async answerAll(): Promise<void> {
    for (let round = 0; round < 20; ++round) {
      this.waiting.shift()?.();
      await new Promise(resolve => setTimeout(resolve));
    }
  }

  private answer({action, game}: PlayQuestion): string {
    if (action === 'begin') {
      this.alive.add(++this.games);
      return String(this.games);
    }
    assert.ok(this.alive.has(game as number), `${action} in a game that has ended`);
    if (action === 'end') this.alive.delete(game as number);
    if (action === 'open') ++this.moves;
    return JSON.stringify(action === 'hint' ? {text: 'open it'} : {moves: this.moves});
  }
}

async function begun(): Promise<Table> {
  const table = new Table();
  void table.sitting.begin(deal);
  await table.answerAll();
  return table;
}

test('of games begun quickly one after the other, the last one lives', async () => {
  const table = await begun();
  for (let times = 0; times < 3; ++times) void table.sitting.begin(deal);
  await table.answerAll();
  assert.equal(table.alive.size, 1);
  await table.sitting.change(game => Promise.resolve(game));
  void table.sitting.change(game => game.play('open', 0));
  await table.answerAll();
  assert.equal(table.sitting.game!.state.moves, 1);
});

test('moves made quickly one after the other all count', async () => {
  const table = await begun();
  for (const cell of [0, 1]) void table.sitting.change(game => game.play('open', cell));
  await table.answerAll();
  assert.equal(table.sitting.game!.state.moves, 2);
});

test('a hint goes with the move after it, and comes for the moment it was asked in', async () => {
  const table = await begun();
  void table.sitting.askHint();
  await table.answerAll();
  assert.equal(table.sitting.hint!.text, 'open it');
  void table.sitting.askHint();
  void table.sitting.change(game => game.play('open', 0));
  await table.answerAll();
  assert.equal(table.sitting.hint, null);
  void table.sitting.change(game => game.play('open', 1));
  void table.sitting.askHint();
  await table.answerAll();
  assert.equal(table.sitting.hint, null);
});

test('a move of a game that was replaced changes nothing', async () => {
  const table = await begun();
  void table.sitting.change(game => game.play('open', 0));
  void table.sitting.begin(deal);
  await table.answerAll();
  assert.equal(table.alive.size, 1);
  void table.sitting.change(game => game.play('open', 1));
  await table.answerAll();
  assert.equal(table.sitting.refusal, null);
});
