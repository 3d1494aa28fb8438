// The place of an error in a text, as people see it best: the line, and a caret under the column. A
// long line is cut to what stands around the place.

export interface Place {
  line: number;    // from 1
  column: number;  // from 1, in letters
  before: string;  // what is shown of the line before the place
  rest: string;    // and from there on
}

const mostBefore = 30;
const mostAfter = 30;

/** Null where the error has no place, or not one in this text. */
export function placeOf(text: string, line: number, column: number): Place | null {
  const whole = line < 1 || column < 1 ? null : lineOf(text, line);
  if (whole === null) return null;
  const letters = [...whole.replaceAll('\t', ' ')];
  const at = Math.min(lettersBefore(whole, column), letters.length);
  const from = Math.max(0, at - mostBefore), to = at + mostAfter;
  return {
    line, column: at + 1,
    before: (from > 0 ? '…' : '') + letters.slice(from, at).join(''),
    rest: letters.slice(at, to).join('') + (to < letters.length ? '…' : ''),
  };
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
function lettersBefore(line: string, column: number): number {
  const bytes = new TextEncoder().encode(line).subarray(0, column - 1);
  return [...new TextDecoder().decode(bytes)].length;
}
