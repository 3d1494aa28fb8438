// The address of the page holds the whole position and how it is shown. It follows the workbench, a
// moment behind; and an address that is opened or changed by hand is read.
import {Dropped} from '../engine/engine.js';
import {addressOf, fragmentOf} from '../model/address.js';
import {type Position, textOf} from '../model/position.js';
import type {Notice, Reader} from './reader.js';
import type {Workbench} from './workbench.js';

const pause = 300;

export class AddressBar {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private written: {position: Position; link: string} | null = null;

  /** `tell` hears of an address that cannot be read, `moved` of every new one. */
  constructor(private readonly workbench: Workbench, private readonly reader: Reader,
              private readonly tell: (notice: Notice | null) => void,
              private readonly moved: () => void) {}

  /** Reads the address, then keeps it up to date. */
  async begin(): Promise<void> {
    window.addEventListener('hashchange', () => void this.read(false));
    const reading = this.read(true);
    await (addressOf(location.hash).link ? this.workbench.opening(reading) : reading);
    this.workbench.addEventListener('change', () => this.follow());
  }

  /** The whole address of what is on the page now. */
  async address(): Promise<string> {
    await this.write();
    return location.href;
  }

  private async read(isFirst: boolean): Promise<void> {
    const {link, view, ...settings} = addressOf(location.hash);
    this.workbench.borrow(settings);
    if (view) this.workbench.open(view);
    if (link) this.tell(await this.reader.link(link, isFirst));
  }

  private follow(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), pause);
  }

  // A position that has no link (the engine is lost, or refuses it) leaves the address as it is.
  private async write(): Promise<void> {
    const {position, settings, view} = this.workbench;
    try {
      const fragment = fragmentOf(await this.link(position), settings, view);
      if (fragment === location.hash) return;
      history.replaceState(null, '', fragment);
      this.moved();
    } catch (error) {
      if (error instanceof Dropped) return;
      console.warn(error);
    }
  }

  private async link(position: Position): Promise<string> {
    if (this.written?.position !== position) {
      const {engine} = this.workbench;
      const question = {text: textOf(position), as: 'position'} as const;
      const link = await engine.askText('link', question, {channel: 'link'});
      this.written = {position, link: link.trim()};
    }
    return this.written.link;
  }
}
