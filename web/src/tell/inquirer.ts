// An element of the page that asks questions which may take long. It has an engine of its own for
// them, so that answers while editing never wait behind them.
import {startEngine, startStudio} from '../app/start.js';
import {Watching} from '../app/watching.js';
import type {Engine} from '../engine/engine.js';
import type {Answer} from '../model/answer.js';

export class Inquirer extends Watching {
  private ownEngine: Engine | undefined;
  private plain: {of: Answer | null; answer: Answer | null} = {of: null, answer: null};

  /** Started when it is first needed, ended with the element. */
  protected get engine(): Engine {
    return this.ownEngine ??= this.start();
  }
  protected start(): Engine {
    return startEngine();
  }

  /** What is known of the position, without the best cell: views mark cells of their own. */
  protected get plainAnswer(): Answer | null {
    const {answer} = this.workbench;
    if (answer !== this.plain.of)
      this.plain = {of: answer, answer: answer && {...answer, best: null}};
    return this.plain.answer;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.ownEngine?.close();
    this.ownEngine = undefined;
  }
}

/** One that asks what the module that is loaded first leaves out. */
export class LaterInquirer extends Inquirer {
  protected override start(): Engine {
    return startStudio();
  }
}
