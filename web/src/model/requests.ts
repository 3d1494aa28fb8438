// Answers of the module that have no schema of their own yet.
import type {Reading} from './reading.js';

declare module '../engine/engine.js' {
  interface Answers {
    read: Reading;
  }
}
