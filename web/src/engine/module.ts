// The module: Minewise's C interface (include/minewise.h) compiled to WebAssembly. It runs wherever
// WebAssembly does: in the page's worker, in node for tests, in anyone's own page.
//
// A broken contract or want of memory ends the instance (there are no exceptions inside): the call
// throws a Crash, and the instance must be thrown away.

/** What the library says of an error: its kind, in words, and where. */
export interface Refusal {
  kind: number;
  message: string;
  line: number;
  column: number;
  cells: number[];
}

/** Kinds of errors, as in minewise.h. */
export const Kind = {input: 1, impossible: 2, limit: 3, memory: 4, internal: 5, stopped: 6} as const;

/** An error that the library reports; it goes on. */
export class EngineError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'EngineError';
  }
}

/** The instance has ended and must not be called again. */
export class Crash extends Error {
  constructor(cause: unknown) {
    super('the module has ended: ' + String(cause), {cause});
    this.name = 'Crash';
  }
}

/** Called now and then during a long question with what is known of its progress, as JSON. Returns
    whether to stop. */
export type Progress = (json: string) => boolean;

type Call = (...numbers: number[]) => number;
type Exports = Record<string, Call> & {memory: WebAssembly.Memory; _initialize?: () => void};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Module {
  private readonly calls: Exports;
  private progress: Progress | null = null;

  /** Makes an instance of a compiled module. */
  constructor(compiled: WebAssembly.Module) {
    const quiet = () => 8;  // EBADF: there are no files, and nothing is printed
    const instance = new WebAssembly.Instance(compiled, {
      wasi_snapshot_preview1: {fd_close: quiet, fd_seek: quiet, fd_write: quiet},
      minewise: {progress: (text: number, size: number) => this.report(text, size)},
    });
    this.calls = instance.exports as unknown as Exports;
    this.calls._initialize?.();
  }

  get version(): string {
    return this.zeroEnded(this.call('mw_version'));
  }

  /** The bytes of its memory, which grows and never shrinks. */
  get memorySize(): number {
    return this.calls.memory.buffer.byteLength;
  }

  /** Asks `mw_ask`: a request as JSON, an answer as text. Throws an EngineError. */
  ask(request: object, progress: Progress | null = null): string {
    this.progress = progress;
    return this.withText(JSON.stringify(request), (text, size) =>
        this.takeText(this.orThrow(error => this.call('mw_page_ask', text, size, error))));
  }

  /** Calls a function that takes numbers, and returns one. */
  call(name: string, ...numbers: number[]): number {
    const called = this.calls[name];
    if (!called) throw new TypeError(`the module has no ${name}`);
    try {
      return called(...numbers);
    } catch (cause) {
      throw new Crash(cause);
    }
  }

  /** Calls a function with a place for an error, and throws what it finds there. */
  orThrow(use: (error: number) => number): number {
    const place = this.call('malloc', 4);
    try {
      new DataView(this.calls.memory.buffer).setUint32(place, 0, true);
      const answer = use(place);
      const error = new DataView(this.calls.memory.buffer).getUint32(place, true);
      if (error) throw new EngineError(this.takeError(error));
      return answer;
    } finally {
      this.call('free', place);
    }
  }

  /** Hands a text, or bytes as they are, to a function as an address and a number of bytes. */
  withText<T>(text: string | Uint8Array, use: (address: number, size: number) => T): T {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    const address = this.call('malloc', bytes.length + 1);
    if (!address) throw new Crash('no memory for a text');
    new Uint8Array(this.calls.memory.buffer, address, bytes.length).set(bytes);
    try {
      return use(address, bytes.length);
    } finally {
      this.call('free', address);
    }
  }

  /** The text of an mw_text, which is freed. */
  takeText(text: number): string {
    const result = this.textAt(this.call('mw_text_data', text), this.call('mw_text_size', text));
    this.call('mw_text_free', text);
    return result;
  }

  private takeError(error: number): Refusal {
    const count = this.call('malloc', 4);
    const cells = this.call('mw_error_cells', error, count);
    const size = new DataView(this.calls.memory.buffer).getUint32(count, true);
    const refusal = {
      kind: this.call('mw_error_kind', error),
      message: this.zeroEnded(this.call('mw_error_message', error)),
      line: this.call('mw_error_line', error),
      column: this.call('mw_error_column', error),
      cells: [...new Uint32Array(this.calls.memory.buffer, cells, size)],
    };
    this.call('free', count);
    this.call('mw_error_free', error);
    return refusal;
  }

  private report(text: number, size: number): number {
    return this.progress?.(this.textAt(text, size)) ? 1 : 0;
  }

  private textAt(address: number, size: number): string {
    return decoder.decode(new Uint8Array(this.calls.memory.buffer, address, size));
  }

  private zeroEnded(address: number): string {
    const bytes = new Uint8Array(this.calls.memory.buffer);
    return this.textAt(address, bytes.indexOf(0, address) - address);
  }
}
