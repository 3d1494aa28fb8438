// Requests, texts and options as nobody would write them: good ones with bytes changed, doubled, cut
// out and spliced. Large numbers are kept out, so that each is answered soon.
import {Random} from './random.js';

const texts = [
  'mines 2\n???\n121\n', 'mines unknown\ntopology hex\n???\n?3?\n_F?\n', 'density 0.3\nclues optimistic\n?1?\n???\n',
  'topology torus\nclues cautious\nmines 3\n????\n?2??\n????\n', 'layouts 3x3 first=0,0\n010000001\n100000000\n',
  '*..\n..*\n', '5x5/4 classic first=safe seed=7', '4x4@0.2 survival clues=withheld:0.2+optimistic topology=hex seed=1',
  '. # - x\n1 2 1 1\n', 'minewise transcript 1\ngame 3x3/2 classic seed=1 game=0\n', '3x3_1.2', '🟦🟦1️⃣\n', '\u0000\u0001',
  '1H!\nHHH\n', '3x3x2\nHHH\nH1H\n', '#p=1~3x3~AAAA', 'p=2.9.9', '',
];
const values: unknown[] = [0, 1, 2, 7, -1, 0.5, '1', '0,0', '0,1', '9,9', true, false, null, [], {}, 'all', 'hex', 'light', '?', [1], 'x'];
const keys = [
  'text', 'link', 'as', 'board', 'seed', 'agent', 'at', 'mines', 'density', 'count-unknown', 'clues', 'topology', 'why',
  'show', 'most', 'format', 'theme', 'rules', 'first', 'cells', 'kind', 'count', 'numbers', 'layout', 'without', 'position',
];
const verbs = [
  'agents', 'analyze', 'clues', 'generate', 'influence', 'optimal', 'play', 'position', 'read', 'link', 'palette', 'render',
  'review', 'nothing', '',
];
const letters = ['?', '0', '1', '8', '_', 'M', 'F', '\n', ' ', '"', '{', '}', ',', ':', '/', 'x', '-', '.', '*', '\u0000', '\u00e9', '\ud83d\ude00', '\t', '\r'];

/** Changes a few places of a text. */
export function mutated(random: Random, text: string): string {
  const parts = [...text];
  for (let change = random.below(4); change > 0; --change) {
    const at = random.below(parts.length + 1);
    const kind = random.below(4);
    if (kind === 0) parts.splice(at, 1 + random.below(3));
    else if (kind === 1) parts.splice(at, 0, random.pick(letters));
    else if (kind === 2) parts[at] = random.pick(letters);
    else parts.splice(at, 0, ...parts.slice(random.below(parts.length + 1)).slice(0, 12));
  }
  return parts.join('');
}

export function anyText(random: Random): string {
  return mutated(random, random.pick(texts));
}

/** Options of any kind under any name. */
export function anyOptions(random: Random): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (let more = random.below(4); more > 0; --more) options[random.pick(keys)] = random.pick(values);
  return options;
}

export function anyRequest(random: Random): string {
  const verb = random.pick(verbs);
  const text = verb === 'generate' ? {kind: 'random', board: '3x3/2'} : {text: anyText(random)};
  const request = JSON.stringify({verb, ...text, ...anyOptions(random)});
  return random.below(4) ? request : mutated(random, request);
}

/** Whether it could take long: several digits in a row, or words for many games. */
export function isHeavy(text: string): boolean {
  return /\d\d|xpert|ntermediate|eginner|compare|no-guess|hard|extremes/i.test(text);
}
