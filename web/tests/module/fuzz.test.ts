// Any bytes into the C entry points of the module: it answers or refuses, and never ends. A failure
// prints its seed and the smallest request that still does it. MINEWISE_FUZZ_ROUNDS and
// MINEWISE_FUZZ_SEED ask for more.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {Crash, EngineError, type Module} from '../../src/engine/module.js';
import {anyOptions, anyRequest, anyText, isHeavy} from '../support/mutants.js';
import {newModule} from '../support/program.js';
import {Random} from '../support/random.js';

const rounds = Number(process.env['MINEWISE_FUZZ_ROUNDS'] ?? 3000);
const seed = Number(process.env['MINEWISE_FUZZ_SEED'] ?? 1);

/** Whether the module survives: an answer or a refusal, which says something. */
function survives(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch (error) {
    if (error instanceof Crash) return false;
    assert.ok(error instanceof EngineError, String(error));
    assert.ok(error.refusal.kind >= 1 && error.refusal.kind <= 6 && error.message, error.message);
    return true;
  }
}

/** The shortest text, by leaving parts out, that a fresh module does not survive. */
function smallest(text: string, fails: (text: string) => boolean): string {
  for (let size = text.length >> 1; size > 0; size >>= 1)
    for (let at = 0; at + size <= text.length;) {
      const shorter = text.slice(0, at) + text.slice(at + size);
      if (fails(shorter)) text = shorter;
      else at += size;
    }
  return text;
}

function askRaw(module: Module, request: string): void {
  module.withText(request, (address, size) =>
      module.takeText(module.orThrow(error => module.call('mw_page_ask', address, size, error))));
}

test('any request', () => {
  const module = newModule();
  const random = new Random(seed);
  for (let round = 0; round < rounds; ++round) {
    const request = anyRequest(random);
    if (isHeavy(request) || survives(() => askRaw(module, request))) continue;
    const fails = (shorter: string) => !survives(() => askRaw(newModule(), shorter));
    assert.fail(`seed ${seed}, round ${round}: ${JSON.stringify(smallest(request, fails))}`);
  }
});

/** Handles of positions, analyses and sessions; 0 is none, which every call takes. */
class Handles {
  readonly positions = [0, 0, 0];
  readonly analyses = [0, 0, 0];
  readonly sessions = [0, 0, 0];

  constructor(private readonly module: Module, private readonly random: Random) {}

  /** One call, chosen by chance. */
  step(): void {
    const {random} = this;
    const slot = random.below(3);
    const kind = random.below(4);
    if (kind === 0) this.read(slot);
    else if (kind === 1) this.askPosition(slot);
    else if (kind === 2) this.askAnalysis(slot);
    else this.playSession(slot);
  }

  private withTexts(use: (...numbers: number[]) => number): number {
    const text = anyText(this.random);
    const options = this.random.below(3) ? '' : JSON.stringify(anyOptions(this.random));
    if (isHeavy(text) || isHeavy(options)) return 0;
    return this.module.withText(text, (address, size) =>
        this.module.withText(options, (more, moreSize) => use(address, size, more, moreSize)));
  }

  private make(kind: 'position' | 'analysis' | 'session', slots: number[], slot: number, made: () => number): void {
    const handle = made();
    this.module.call(`mw_${kind}_free`, slots[slot]!);
    slots[slot] = handle;
  }

  private read(slot: number): void {
    const {module} = this;
    const name = this.random.below(2) ? 'mw_position_read' : 'mw_session_new';
    const [kind, slots] = name === 'mw_session_new' ? ['session' as const, this.sessions] : ['position' as const, this.positions];
    this.make(kind, slots, slot, () => this.withTexts((...texts) => module.orThrow(error => module.call(name, ...texts, error))));
  }

  private askPosition(slot: number): void {
    const {module, random} = this;
    const position = this.positions[slot]!;
    const calls = [
      () => module.orThrow(error => module.call('mw_position_set', position, random.below(40), random.below(256) - 128, error)),
      () => module.takeText(module.orThrow(error => module.call('mw_position_text', position, error))),
      () => module.call('mw_position_symbol', position, random.below(40)),
      () => this.make('analysis', this.analyses, random.below(3), () =>
          module.orThrow(error => module.call('mw_analyze', position, error))),
      () => this.make('position', this.positions, random.below(3), () =>
          module.orThrow(error => module.call('mw_position_copy', position, error))),
    ];
    random.pick(calls)();
  }

  private askAnalysis(slot: number): void {
    const {module, random} = this;
    const analysis = this.analyses[slot]!;
    const calls = [
      () => module.takeText(module.orThrow(error => module.call('mw_analysis_why', analysis, random.below(40), error))),
      () => module.takeText(module.orThrow(error => module.call('mw_analysis_layouts', analysis, error))),
      () => module.takeText(module.orThrow(error => module.call('mw_analysis_svg', analysis, 0, 0, error))),
      () => module.call('mw_analysis_is_exact', analysis),
    ];
    random.pick(calls)();
  }

  private playSession(slot: number): void {
    const {module, random} = this;
    const session = this.sessions[slot]!;
    const move = random.pick(['open', 'open', 'open', 'mark', 'chord']);
    const calls = [
      () => module.orThrow(error => module.call(`mw_session_${move}`, session, random.below(40), error)),
      () => module.orThrow(error => module.call(`mw_session_${move}`, session, random.below(16), error)),
      () => module.orThrow(error => module.call('mw_session_undo', session, error)),
      () => module.takeText(module.orThrow(error =>
          module.call(`mw_session_${random.pick(['json', 'hint', 'transcript'])}`, session, error))),
      () => this.make('position', this.positions, random.below(3), () =>
          module.orThrow(error => module.call('mw_session_position', session, error))),
    ];
    random.pick(calls)();
  }
}

test('handles of every kind, in any order', () => {
  const module = newModule();
  const handles = new Handles(module, new Random(seed));
  for (let round = 0; round < rounds; ++round)
    assert.ok(survives(() => handles.step()), `seed ${seed}, round ${round} of handles`);
});
