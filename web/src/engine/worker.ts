// The worker: one instance of the module, one question at a time. While it computes it hears nothing;
// whoever wants an answer no longer ends the worker and starts another (engine.ts).
import type {Analysis, AnalysisGrounds} from '../../generated/answers.js';
import {buffersOf, type Digest, digestOf} from '../model/answer.js';
import type {Begin, Question, Reply, Take} from './messages.js';
import {Crash, EngineError, Module, type Progress} from './module.js';
import {Games} from './games.js';

let module: Module | undefined;
let games: Games | undefined;

// Passes progress on, as often as anybody can see it.
function reporter(id: number): Progress {
  let told = 0;
  return json => {
    if (performance.now() - told > 100) {
      told = performance.now();
      self.postMessage({id, progress: json} satisfies Reply);
    }
    return false;
  };
}

function taken(text: string, take: Take): Digest | AnalysisGrounds {
  const analysis = JSON.parse(text) as Analysis;
  return take === 'digest' ? digestOf(analysis) : analysis.why!;
}

// A digest is handed over, not copied.
function send(reply: Reply): void {
  const {answer: told} = 'answer' in reply ? reply : {answer: ''};
  const isDigest = typeof told === 'object' && 'summary' in told;
  self.postMessage(reply, {transfer: isDigest ? buffersOf(told) : []});
}

function answer(question: Question): Reply {
  const {id} = question;
  try {
    if (question.play) return {id, answer: games!.answer(question.play)};
    const text = module!.ask(question.ask!, question.watched ? reporter(id) : null);
    return {id, answer: question.take ? taken(text, question.take) : text};
  } catch (error) {
    if (error instanceof EngineError) return {id, refusal: error.refusal};
    return {id, crash: error instanceof Crash ? error.message : String(error)};
  }
}

self.onmessage = (event: MessageEvent<Begin | Question>) => {
  if ('module' in event.data) {
    module = new Module(event.data.module);
    games = new Games(module);
    return;
  }
  send(answer(event.data));
};
