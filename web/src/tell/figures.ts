// Numbers as the page prints them. A percentage says 0% or 100% only of what is certain: near them
// it takes as many digits as it needs. Whole numbers come from the module as decimal digits of any
// length and stay text, so that none is rounded on its way through a double.

const locale = 'en';
const separators = new Intl.NumberFormat(locale).formatToParts(1234567);
const comma = separators.find(part => part.type === 'group')?.value ?? ',';
const compact = new Intl.NumberFormat(
    locale, {notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3});

// A double tells 1 from what lies this far below it, and little more.
const mostDigits = 10;
const noise = 1e-12;

type Style = 'percent' | 'decimal';

// A format takes longer to make than to use.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(style: Style, digits: number): Intl.NumberFormat {
  const name = `${style} ${digits}`;
  const format = formats.get(name)
      ?? new Intl.NumberFormat(locale, {style, maximumFractionDigits: digits});
  formats.set(name, format);
  return format;
}

function withDigits(value: number, digits: number, style: Style): string {
  return formatOf(style, digits).format(value);
}

/** A probability in percent, with `digits` decimals or as many as keep it from looking certain. */
export function percent(probability: number, digits = 1,
                        isCertain = probability === 0 || probability === 1): string {
  if (isCertain) return withDigits(Math.round(probability), 0, 'percent');
  const [none, all] = [withDigits(0, 0, 'percent'), withDigits(1, 0, 'percent')];
  for (let each = digits; each <= mostDigits; ++each) {
    const text = withDigits(probability, each, 'percent');
    if (text !== none && text !== all) return text;
  }
  const least = 10 ** -(mostDigits + 2);
  const [sign, bound] = probability < 0.5 ? ['<', least] as const : ['>', 1 - least] as const;
  return sign + withDigits(bound, mostDigits, 'percent');
}

/** A sum of probabilities in percent: what rounding may have lost or added is not told. */
export function share(sum: number): string {
  return percent(sum, 1, Math.min(sum, 1 - sum) < noise);
}

/** A number that is not a probability: an average, a value. */
export function decimal(value: number, digits = 2): string {
  return withDigits(value, digits, 'decimal');
}

/** A small whole number. */
export function count(value: number): string {
  return withDigits(value, 0, 'decimal');
}

/** The digits of a whole number of any length, in groups of three. */
export function grouped(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.push(digits.slice(Math.max(0, end - 3), end));
  return groups.reverse().join(comma);
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function raised(value: number): string {
  return [...String(value)].map(digit => superscripts[Number(digit)]).join('');
}

/** How large a whole number is, short enough to be read aloud: "1.23 million", "4.56 × 10²³". */
export function roughly(digits: string): string {
  if (digits.length <= 6) return grouped(digits);
  if (digits.length <= 15) return compact.format(Number(digits));
  const leading = Number(`${digits[0]}.${digits.slice(1, 17)}`);
  const carries = withDigits(leading, 2, 'decimal') === '10';
  return `${decimal(carries ? 1 : leading)} × 10${raised(digits.length - (carries ? 0 : 1))}`;
}

export interface Fraction {
  num: string;
  den: string;
}

/** On one line: "5/14". */
export function fraction({num, den}: Fraction): string {
  return den === '1' ? grouped(num) : `${grouped(num)}/${grouped(den)}`;
}

/** The words for one and for many, by number. */
export interface Plural {
  one: string;
  other: string;
}

const plurals = new Intl.PluralRules(locale);

/** "1 cell", "1,200 cells". */
export function counted(value: number, words: Plural): string {
  return `${count(value)} ${plurals.select(value) === 'one' ? words.one : words.other}`;
}
