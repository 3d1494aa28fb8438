// Games that people play, as the module keeps them: handles by number.
import type {PlayQuestion} from './messages.js';
import type {Module} from './module.js';

export class Games {
  constructor(private readonly module: Module) {}

  /** Answers with JSON: the number of a new game, or the state after a move. */
  answer(question: PlayQuestion): string {
    const {module} = this;
    switch (question.action) {
      case 'begin':
        return String(this.begin(question.game, question.options));
      case 'open':
      case 'mark':
      case 'chord':
        module.orThrow(error => module.call(`mw_session_${question.action}`, question.game,
                                            question.cell, error));
        return this.text('json', question.game);
      case 'undo':
        module.orThrow(error => module.call('mw_session_undo', question.game, error));
        return this.text('json', question.game);
      case 'state':
        return this.text('json', question.game);
      case 'hint':
      case 'transcript':
        return this.text(question.action, question.game);
      case 'position':
        return this.position(question.game);
      case 'end':
        module.call('mw_session_free', question.game);
        return 'null';
    }
  }

  private begin(game: string, options: object): number {
    const {module} = this;
    return module.withText(game, (text, size) =>
        module.withText(JSON.stringify(options), (words, wordsSize) =>
            module.orThrow(error => module.call('mw_session_new', text, size, words, wordsSize, error))));
  }

  private text(what: string, game: number): string {
    const {module} = this;
    return module.takeText(module.orThrow(error => module.call(`mw_session_${what}`, game, error)));
  }

  private position(game: number): string {
    const {module} = this;
    const position = module.orThrow(error => module.call('mw_session_position', game, error));
    try {
      return module.takeText(module.orThrow(error => module.call('mw_position_text', position, error)));
    } finally {
      module.call('mw_position_free', position);
    }
  }
}
