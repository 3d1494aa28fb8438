// The place of an error in a text, as people see it best: the line, and a caret under the column. A
// long line is cut to what stands around the place.

export interface Place {
  line: number;    // from 1
  column: number;  // from 1
  shown: string;   // the line, or the part of it around the place
  caret: string;   // spaces, then a caret
}

const widest = 60;
const before = 30;

/** Null where the error has no place, or not one in this text. */
export function placeOf(text: string, line: number, column: number): Place | null {
  if (line < 1 || column < 1) return null;
  const whole = lineOf(text, line);
  if (whole === null) return null;
  const letters = [...whole.replaceAll('\t', ' ')];
  const at = Math.min(columnOf(whole, column), letters.length);
  const from = letters.length <= widest ? 0 : Math.max(0, at - before);
  const part = letters.slice(from, from + widest);
  const head = from > 0 ? '…' : '';
  const tail = from + widest < letters.length ? '…' : '';
  return {line, column, shown: head + part.join('') + tail,
          caret: ' '.repeat(head.length + at - from) + '^'};
}

// One line out of many, without taking all of them apart.
function lineOf(text: string, line: number): string | null {
  let from = 0;
  for (let passed = 1; passed < line; ++passed) {
    from = text.indexOf('\n', from) + 1;
    if (from === 0) return null;
  }
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? undefined : end).replace(/\r$/, '');
}

// The module counts columns in bytes; people in letters.
function columnOf(line: string, column: number): number {
  const bytes = new TextEncoder().encode(line).subarray(0, column - 1);
  return [...new TextDecoder().decode(bytes)].length;
}
