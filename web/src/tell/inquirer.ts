// An element of the page that asks questions which may take long. It has an engine of its own for
// them, so that answers while editing never wait behind them.
import {startEngine} from '../app/start.js';
import {Watching} from '../app/watching.js';
import type {Engine} from '../engine/engine.js';

export class Inquirer extends Watching {
  private ownEngine: Engine | undefined;

  /** Started when it is first needed, ended with the element. */
  protected get engine(): Engine {
    return this.ownEngine ??= startEngine();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.ownEngine?.close();
    this.ownEngine = undefined;
  }
}
