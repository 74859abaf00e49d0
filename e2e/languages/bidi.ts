/**
 * What may be shown in a wrong order among Arabic words (Unicode Standard Annex #9).
 *
 * In a line from right to left, digits still run from left to right, but only those that the
 * algorithm takes for one number:
 * - a sign before a number is a neutral there (W4 joins a sign only between two numbers, and after
 *   an Arabic letter not even then, W2): `-5` shows as `5-`, `+966` as `966+`;
 * - a space, a dash or any other neutral between numbers takes the direction of the line (N1), and
 *   the parts change places: `50 123` shows as `123 50`, `1–3` as `3–1`;
 * - `%` goes with its number only where no Arabic letter stands before (W5, W2);
 * - `10:30` and `3.5` hold together by their separator (W4) until a space or sign joins them;
 * - Latin letters beside a number (`A4`, `MZ 12`) make a run of their own, which changes places with
 *   its neighbours.
 *
 * So a lone group of digits between Arabic words is safe, and whatever has more to it needs an
 * isolate around it: `<bdi>`, `dir="ltr"`, or the marks U+2066 to U+2069.
 */
export interface RiskyRun {
  /** Where it begins, in UTF-16 units. */
  start: number;
  text: string;
}

/** Ends a run: Arabic letters, brackets, quotation marks, separators of facts, isolates. */
const breaks = String.raw`\p{Script=Arabic}،؛؟«»“”()\[\]⟦⟧·•|!?…—\u2066-\u2069\s`;
/** Words joined by single spaces; a full stop, comma or colon before a space ends a sentence part. */
const run = new RegExp(`[^${breaks}]+(?:(?<![.,:;])[ \u00a0][^${breaks}]+)*`, 'gu');

/** Numbers and codes in a text whose parts could change places, wherever they stand. */
export function riskyRuns(text: string): RiskyRun[] {
  // A dash between spaces parts two things, each of which stands for itself.
  const parted = text.replaceAll(/ [–—-] /g, ' | ');
  return [...parted.matchAll(run)].flatMap(({ 0: found, index }) => {
    const words = found.replace(/[.,:;]+$/u, '');
    const isRisky = /\p{Nd}/u.test(words) && !/^\p{Nd}+$/u.test(words);
    return isRisky ? [{ start: index, text: words }] : [];
  });
}

/** What is left of a text once the parts between isolate marks are taken out. */
export function outsideIsolates(text: string): string {
  // Something that ends a run stands in for the part, as the isolate does on the screen.
  const less = text.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, '،');
  return less === text ? text : outsideIsolates(less);
}
