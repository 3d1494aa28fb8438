// Games as the module keeps them, a person's or an agent's: handles, which are addresses in it. One
// that has ended is refused, since questions about it may still be on their way.
import type {PlayQuestion} from './messages.js';
import {EngineError, Kind, type Module} from './module.js';

export class Games {
  private readonly open = new Map<number, number>();  // handles by the numbers that questions know
  private last = 0;

  constructor(private readonly module: Module) {}

  /** Answers with JSON: the number of a new game, or the state after a move; or with a text. */
  answer(question: PlayQuestion): string {
    const {module} = this;
    const kind = `mw_${question.kind ?? 'session'}_`;
    if (question.action === 'begin') return String(this.begin(kind, question.game, question.options));
    if (question.action === 'end' && !this.open.has(question.game)) return 'null';
    const game = this.handle(question.game);
    switch (question.action) {
      case 'open':
      case 'mark':
      case 'chord':
        module.orThrow(error => module.call(kind + question.action, game, question.cell, error));
        return this.text(kind + 'json', game);
      case 'undo':
        module.orThrow(error => module.call(kind + 'undo', game, error));
        return this.text(kind + 'json', game);
      case 'state':
        return this.text(kind + 'json', game);
      case 'hint':
      case 'step':
      case 'transcript':
        return this.text(kind + question.action, game);
      case 'position':
        return this.position(kind, game);
      case 'end':
        module.call(kind + 'free', game);
        this.open.delete(question.game);
        return 'null';
    }
  }

  private begin(kind: string, game: string | Uint8Array, options: object): number {
    const {module} = this;
    this.open.set(this.last + 1, module.withText(game, (text, size) =>
        module.withText(JSON.stringify(options), (words, wordsSize) =>
            module.orThrow(error => module.call(kind + 'new', text, size, words, wordsSize, error)))));
    return ++this.last;
  }

  private handle(number: number): number {
    const game = this.open.get(number);
    if (game === undefined) throw new EngineError({kind: Kind.input, message: 'that game has ended', line: 0, column: 0, cells: []});
    return game;
  }

  private text(call: string, game: number): string {
    const {module} = this;
    return module.takeText(module.orThrow(error => module.call(call, game, error)));
  }

  private position(kind: string, game: number): string {
    const {module} = this;
    const position = module.orThrow(error => module.call(kind + 'position', game, error));
    try {
      return module.takeText(module.orThrow(error => module.call('mw_position_text', position, error)));
    } finally {
      module.call('mw_position_free', position);
    }
  }
}
