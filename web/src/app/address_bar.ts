// The address of the page holds the whole position and how it is shown. It follows the workbench, a
// moment behind; and an address that is opened or changed by hand is read. One that was read stays
// as it is, broken or not, until something is changed.
import {Dropped} from '../engine/engine.js';
import {addressOf, fragmentOf} from '../model/address.js';
import {type Position, textOf} from '../model/position.js';
import type {Notice, Reader} from './reader.js';
import type {Workbench} from './workbench.js';

const pause = 300;

/** What of the workbench an address tells. */
interface Told {
  position: Position;
  manner: string;  // settings and view, as a fragment has them
}

export class AddressBar {
  private readonly ending = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: Told;
  private readings = 0;  // under way; until they end, the address is ahead of the workbench
  private linked: {position: Position; link: Promise<string>} | null = null;

  /** `tell` hears of an address that cannot be read, `moved` of every new one. */
  constructor(private readonly workbench: Workbench, private readonly reader: Reader,
              private readonly tell: (notice: Notice | null) => void,
              private readonly moved: () => void) {
    this.told = this.now;
  }

  /** Reads the address, then keeps it up to date. */
  async begin(): Promise<void> {
    const {signal} = this.ending;
    window.addEventListener('hashchange', () => void this.read(false), {signal});
    this.workbench.addEventListener('change', () => this.follow(), {signal});
    const reading = this.read(true);
    await (addressOf(location.hash).link ? this.workbench.opening(reading) : reading);
  }

  end(): void {
    this.ending.abort();
    clearTimeout(this.timer);
  }

  /** The whole address of what is on the page now; throws where there is none. */
  async address(): Promise<string> {
    return new URL(await this.fragment(), location.href).href;
  }

  private get now(): Told {
    const {position, settings, view} = this.workbench;
    return {position, manner: fragmentOf('', settings, view)};
  }

  private get isTold(): boolean {
    const {position, manner} = this.now;
    return position === this.told.position && manner === this.told.manner;
  }

  private async read(isFirst: boolean): Promise<void> {
    const {link, view, game, ...settings} = addressOf(location.hash);
    const {position} = this.workbench;
    ++this.readings;
    this.workbench.borrow(settings);
    if (game) this.workbench.watched = `#${game}`;
    if (link || view) this.workbench.open(view ?? 'solve');
    const notice = link ? await this.reader.link(link, isFirst) : null;
    --this.readings;
    this.told = notice ? {...this.now, position} : this.now;
    if (link) this.tell(notice);
    this.follow();
  }

  private follow(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), pause);
  }

  // A position that has no link (the engine is lost, or refuses it) leaves the address as it is.
  private async write(): Promise<void> {
    if (this.readings > 0 || this.isTold) return;
    try {
      const fragment = await this.fragment();
      if (this.readings > 0) return;
      this.told = this.now;
      if (fragment === location.hash) return;
      history.replaceState(null, '', fragment);
      this.moved();
    } catch (error) {
      console.warn(error);
    }
  }

  // Of what is on the workbench when the engine answers: a position that has been edited meanwhile
  // is asked about anew.
  private async fragment(): Promise<string> {
    for (;;) {
      const {position} = this.workbench;
      try {
        const link = await this.link(position);
        const {settings, view} = this.workbench;
        if (position === this.workbench.position) return fragmentOf(link, settings, view);
      } catch (error) {
        if (!(error instanceof Dropped) || position === this.workbench.position) throw error;
      }
    }
  }

  // Whoever asks about the same position waits for the same answer.
  private link(position: Position): Promise<string> {
    if (this.linked?.position === position) return this.linked.link;
    const question = {text: textOf(position), as: 'position'} as const;
    const link = this.workbench.engine.askText('link', question, {channel: 'link'})
                     .then(answer => answer.trim());
    const linked = this.linked = {position, link};
    link.catch(() => { if (this.linked === linked) this.linked = null; });
    return link;
  }
}
