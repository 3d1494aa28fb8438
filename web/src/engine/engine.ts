// The engine as the page sees it: questions with typed answers, each a promise. One question runs at
// a time. A question on a channel drops those before it on the same channel: one that waits is never
// asked, and one that runs for longer than a moment loses its worker, since a worker that computes
// hears nothing. Dropped questions reject with Dropped. Where a worker was lost, the next question
// starts another; where none can be started, all questions are refused.
import type {
  Agents, Analysis, AnalysisGrounds, Board, Clues, Experiment, Influence, Optimal, Position, Requests, Review,
} from '../../generated/answers.js';
import {type Answer, answerFrom, type Digest} from '../model/answer.js';
import type {PlayQuestion, Question, Reply, Take, Told} from './messages.js';
import {Crash, EngineError} from './module.js';

/** What each verb answers: JSON by its schema, or text. */
export interface Answers {
  agents: Agents;
  analyze: Analysis;
  board: Board;
  clues: Clues;
  compare: Experiment;
  influence: Influence;
  optimal: Optimal;
  read: Position;
  review: Review;
}
export type Verb = keyof Requests;
export type Options<V extends Verb> = Omit<Requests[V], 'verb'>;

/** A newer question took its place, or it was cancelled. */
export class Dropped extends Error {
  constructor() {
    super('a newer question took its place');
    this.name = 'Dropped';
  }
}

export interface Asking {
  channel?: string;                       // newer questions on it drop older ones
  progress?: (progress: unknown) => void; // of a long question
  signal?: AbortSignal;
}

interface Waiting {
  question: Question;
  asking: Asking;
  resolve: (answer: Told) => void;
  reject: (reason: unknown) => void;
  began: number;
}

// How long a dropped question may still run before its worker is ended: to start another takes
// about as long.
const patience = 30;

// How many workers in a row may fail before their first reply. Each is started by a question: the
// network may be back. No other is tried after the last.
const mostFailures = 3;

export class Engine {
  private worker: Worker | undefined;
  private running: Waiting | undefined;
  private waiting: Waiting[] = [];
  private nextId = 1;
  private isReady = false;
  private hasReplied = false;
  private failures = 0;  // of workers in a row, before their first reply
  private refusal: {error: unknown} | undefined;  // of all questions: there is no engine

  /** The module may still be on its way; `startWorker` makes a worker of the page's own kind. */
  constructor(private readonly module: Promise<WebAssembly.Module>,
              private readonly startWorker: () => Worker) {
    void this.start();
  }

  /** Asks for JSON. */
  async ask<V extends Verb & keyof Answers>(verb: V, options: Options<V>, asking: Asking = {}): Promise<Answers[V]> {
    return JSON.parse(await this.askText(verb, options, asking)) as Answers[V];
  }

  /** Asks for text: a picture, a layout set, notation; or JSON as it is. */
  askText<V extends Verb>(verb: V, options: Options<V>, asking: Asking = {}): Promise<string> {
    return this.put({id: this.nextId++, ask: {verb, ...options}, watched: !!asking.progress}, asking);
  }

  /** Asks for an analysis as the page shows it. The worker reads it, so that a large one holds up
      nobody. */
  async analyze(options: Options<'analyze'>, asking: Asking = {}): Promise<Answer> {
    return answerFrom(await this.take<Digest>('digest', options, asking));
  }

  /** Asks why, for the cell of the option `why`, and for nothing else. */
  why(options: Options<'analyze'> & {why: string}, asking: Asking = {}): Promise<AnalysisGrounds> {
    return this.take('why', options, asking);
  }

  /** A move in a game, or another question about it. Games live as long as no question of this
      engine is dropped, so whoever plays has an engine of its own. */
  play(question: PlayQuestion): Promise<string> {
    return this.put({id: this.nextId++, play: question}, {});
  }

  /** Another engine of the same module, with a worker of its own. */
  another(): Engine {
    return new Engine(this.module, this.startWorker);
  }

  /** Ends the worker. Whoever still waits is told. */
  close(): void {
    this.running?.reject(new Dropped());
    this.end();
    this.refuse(new Dropped());
  }

  private put<T extends Told = string>(question: Question, asking: Asking): Promise<T> {
    if (asking.signal?.aborted) return Promise.reject(new Dropped());
    return new Promise((resolve, reject) => {
      const told = (answer: Told) => resolve(answer as T);
      const entry: Waiting = {question, asking, resolve: told, reject, began: 0};
      if (asking.channel) this.dropChannel(asking.channel);
      asking.signal?.addEventListener('abort', () => this.drop(entry, 0));
      this.waiting.push(entry);
      this.next();
    });
  }

  private take<T extends Told>(take: Take, options: Options<'analyze'>, asking: Asking): Promise<T> {
    return this.put({id: this.nextId++, ask: {verb: 'analyze', ...options}, take}, asking);
  }

  private dropChannel(channel: string): void {
    for (const each of [...this.waiting])
      if (each.asking.channel === channel) this.drop(each, patience);
    if (this.running?.asking.channel === channel) this.drop(this.running, patience);
  }

  private drop(entry: Waiting, allowed: number): void {
    entry.reject(new Dropped());
    if (entry !== this.running) {
      this.waiting = this.waiting.filter(each => each !== entry);
      return;
    }
    const left = Math.max(0, entry.began + allowed - performance.now());
    setTimeout(() => {
      if (this.running !== entry) return;
      this.end();
      this.next();
    }, left);
  }

  private async start(): Promise<void> {
    let worker: Worker | undefined;
    this.hasReplied = false;
    try {
      worker = this.worker = this.startWorker();
      worker.onmessage = (event: MessageEvent<Reply>) => this.hear(event.data);
      worker.onerror = event => this.lose(event.message);
      const module = await this.module;
      if (this.worker !== worker) return;
      worker.postMessage({module});
      this.isReady = true;
      this.next();
    } catch (error) {
      if (this.worker !== worker) return;
      this.refusal = {error};
      this.end();
      this.next();
    }
  }

  // Without a worker, until the next question starts one.
  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.running = undefined;
    this.isReady = false;
  }

  // The worker is gone. Whoever asked is told; and if it never came, whoever waits.
  private lose(message: string | undefined): void {
    if (this.hasReplied) return this.crash(message ?? '');
    const error = new Error(message || 'its worker could not be loaded');
    this.running?.reject(error);
    this.end();
    if (++this.failures >= mostFailures) this.refusal = {error};
    this.refuse(error);
  }

  private crash(cause: string): void {
    this.running?.reject(new Crash(cause));
    this.end();
    this.next();
  }

  private refuse(error: unknown): void {
    for (const each of this.waiting) each.reject(error);
    this.waiting = [];
  }

  private hear(reply: Reply): void {
    this.hasReplied = true;
    this.failures = 0;
    const entry = this.running;
    if (!entry || entry.question.id !== reply.id) return;
    if ('progress' in reply) return entry.asking.progress?.(JSON.parse(reply.progress));
    if ('crash' in reply) return this.crash(reply.crash);
    this.running = undefined;
    if ('refusal' in reply) entry.reject(new EngineError(reply.refusal));
    else entry.resolve(reply.answer);
    this.next();
  }

  private next(): void {
    if (this.refusal) return this.refuse(this.refusal.error);
    if (!this.worker && this.waiting.length > 0) void this.start();
    if (!this.isReady || this.running) return;
    this.running = this.waiting.shift();
    if (!this.running) return;
    this.running.began = performance.now();
    this.worker!.postMessage(this.running.question);
  }
}
