// For tests: an engine whose answers are given by hand, in the order of the questions.
import {Dropped, type Engine} from '../../src/engine/engine.js';

interface Asked {
  verb: string;
  text: string;
  channel: string | undefined;
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
}

export class SlowEngine {
  asked: Asked[] = [];

  /** The same, as what the page takes it for. */
  get engine(): Engine {
    return this as unknown as Engine;
  }

  readonly ask = (verb: string, options: {text?: string; link?: string},
                  asking: {channel?: string} = {}) =>
      new Promise((resolve, reject) => {
        const {channel} = asking;
        const old = this.asked.find(each => channel !== undefined && each.channel === channel);
        if (old) this.leave(old).reject(new Dropped());
        this.asked.push({verb, text: options.text ?? options.link ?? '', channel, resolve, reject});
      });
  readonly askText = this.ask;
  readonly analyze = (options: {text?: string}, asking?: {channel?: string}) =>
      this.ask('analyze', options, asking);

  /** Lets everything happen that waits for nobody. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; ++turn) await Promise.resolve();
  }

  /** Answers the oldest question of a verb, once it is there. */
  async answer(verb: string, make: (text: string) => unknown): Promise<void> {
    await this.settle();
    const oldest = this.asked.find(each => each.verb === verb);
    if (!oldest) throw new Error(`nobody asks ${verb}`);
    try {
      const answer = make(oldest.text);
      this.leave(oldest).resolve(answer);
    } catch (error) {
      this.leave(oldest).reject(error);
    }
    await this.settle();
  }

  private leave(question: Asked): Asked {
    this.asked = this.asked.filter(each => each !== question);
    return question;
  }
}
