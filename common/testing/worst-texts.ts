import fc from 'fast-check';

/** What holds up a pattern: letters it may repeat, spaces, and characters that it refuses at last. */
const REPEATED = ['a', 'A', '0', 'م', ' ', '\u00A0', '-', '<', '/', ',', '\u0301', '😀', 'a '];
const ENDS = ['', '\u202E', '\u0000', '!', ' '];

/**
 * Texts of about `length` UTF-16 units that keep a pattern busy longest: a beginning that it accepts,
 * one thing again and again, and an end that it refuses.
 */
export function worstTexts(pattern: string | undefined, length: number): string[] {
  const begin = pattern === undefined ? '' : acceptedBy(pattern);
  const last = Array.from(begin).at(-1) ?? 'a';
  return [...REPEATED, last, begin === '' ? 'x' : begin].flatMap((repeated) => {
    const many = repeated.repeat(Math.ceil(length / repeated.length));
    return ENDS.map((end) => begin + many + end);
  });
}

/** A text that a pattern of the contract accepts. */
export function acceptedBy(pattern: string): string {
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), {
    seed: 1,
    numRuns: 1,
  });
  return text;
}
