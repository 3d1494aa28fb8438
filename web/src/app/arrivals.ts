// What arrives from outside while the page is open: a paste anywhere but in a text field, text or a
// file that is dropped, and keys that work everywhere.
import {brushOfKey} from './brushes.js';
import {isLater} from '../model/view.js';
import {mostBytes, type Notice, type Reader} from './reader.js';
import type {Workbench} from './workbench.js';

/** What the shell does on its own behalf. */
export interface Host {
  tell(notice: Notice | null): void;
  hover(isOver: boolean): void;
  help(): void;
}

// Nothing but the view that watches reads a replay of another program; a saved game is a position to Solve.
const replays = /\.(avf|evfs?|mvf|rmv|rawvf)$/i;
const saved = /^minewise transcript/;

// Who the event is for, within all the shadow roots.
function target(event: Event): Element | null {
  const first = event.composedPath()[0];
  return first instanceof Element ? first : null;
}

const texts = 'input:not([type=radio], [type=checkbox], [type=range]), textarea';

function isText(event: Event): boolean {
  return target(event)?.matches(texts) ?? false;
}

function isField(event: Event): boolean {
  return target(event)?.matches(`${texts}, select`) ?? false;
}

function isInDialog(event: Event): boolean {
  return event.composedPath().some(each => each instanceof HTMLDialogElement);
}

export class Arrivals {
  private readonly ending = new AbortController();

  constructor(private readonly workbench: Workbench, private readonly reader: Reader,
              private readonly host: Host) {
    const {signal} = this.ending;
    window.addEventListener('paste', event => this.paste(event), {signal});
    window.addEventListener('dragover', event => this.over(event), {signal});
    window.addEventListener('dragleave', event => { if (!event.relatedTarget) host.hover(false); }, {signal});
    window.addEventListener('drop', event => void this.drop(event), {signal});
    window.addEventListener('keydown', event => this.key(event), {signal});
  }

  end(): void {
    this.ending.abort();
  }

  private paste(event: ClipboardEvent): void {
    if (isText(event) || isInDialog(event)) return;
    event.preventDefault();
    void this.take(event.clipboardData);
  }

  private over(event: DragEvent): void {
    if (isText(event)) return;
    event.preventDefault();
    this.host.hover(true);
  }

  private async drop(event: DragEvent): Promise<void> {
    this.host.hover(false);
    if (isText(event)) return;
    event.preventDefault();
    await this.take(event.dataTransfer);
  }

  // A file before the text that may come with it.
  private async take(parcel: DataTransfer | null): Promise<void> {
    const file = parcel?.files[0];
    const text = parcel?.getData('text/plain') ?? '';
    if (file && await this.isWatched(file)) return this.workbench.watch(new Uint8Array(await file.arrayBuffer()));
    if (!file && isLater(this.workbench.view) && saved.test(text)) return this.workbench.watch(text);
    const notice = await (file ? this.reader.file(file) : this.reader.text(text));
    this.host.tell(notice);
    if (!notice && ['watch', 'learn'].includes(this.workbench.view)) this.workbench.open('solve');
  }

  private async isWatched(file: File): Promise<boolean> {
    const {view} = this.workbench;
    if (file.size > mostBytes) return false;
    return view === 'watch' || replays.test(file.name) || (isLater(view) && saved.test(await file.slice(0, 64).text()));
  }

  private key(event: KeyboardEvent): void {
    if (event.defaultPrevented || isField(event) || isInDialog(event)) return;
    if (this.isTaken(event)) event.preventDefault();
  }

  private isTaken(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (event.altKey) return false;
    if (event.ctrlKey || event.metaKey) return this.isTakenWithControl(key, event.shiftKey);
    if (key === '?') return this.host.help(), true;
    const brush = this.workbench.view === 'solve' ? brushOfKey(event.key) : undefined;
    if (brush) this.workbench.choose(brush.symbol);
    return brush !== undefined && key !== 'escape';
  }

  private isTakenWithControl(key: string, isShift: boolean): boolean {
    if (key === 'z' && !isShift) return this.workbench.undo(), true;
    if (key === 'y' || key === 'z') return this.workbench.redo(), true;
    return false;
  }
}
