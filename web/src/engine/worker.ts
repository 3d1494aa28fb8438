// The worker: one instance of the module, one question at a time. While it computes it hears nothing;
// whoever wants an answer no longer ends the worker and starts another (engine.ts).
import type {Begin, Question, Reply} from './messages.js';
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

function answer(question: Question): Reply {
  const {id} = question;
  try {
    if (question.play) return {id, answer: games!.answer(question.play)};
    return {id, answer: module!.ask(question.ask!, question.watched ? reporter(id) : null)};
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
  self.postMessage(answer(event.data));
};
