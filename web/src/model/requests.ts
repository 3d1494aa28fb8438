// Questions of the module that its schemas are about to list: `read` and `link`.
import type {Reading} from './reading.js';

declare module '../../generated/answers.js' {
  interface Requests {
    read: {verb: 'read'; text?: string; link?: string; at?: number; as?: 'position'};
    link: {verb: 'link'; text: string; as?: 'position'};
  }
}
declare module '../engine/engine.js' {
  interface Answers {
    read: Reading;
  }
}
