/**
 * Parts of a text that may be displayed in the wrong order among Arabic words (Unicode Standard
 * Annex #9).
 *
 * In a right-to-left line, digits still run from left to right, but only those that the algorithm
 * treats as one number:
 * - a sign before a number is neutral there (W4 joins a sign only between two numbers, and after an
 *   Arabic letter not even then, W2): `-5` is displayed as `5-`, `+966` as `966+`;
 * - a space, a dash or any other neutral between numbers takes the direction of the line (N1), and
 *   the parts change places: `50 123` is displayed as `123 50`, `1–3` as `3–1`;
 * - `%` belongs to its number only if no Arabic letter precedes it (W5, W2);
 * - `10:30` and `3.5` hold together by their separator (W4), unless a space or sign follows with
 *   another number;
 * - Latin letters next to a number (`A4`, `MZ 12`) form a run of their own, which changes places
 *   with its neighbours.
 *
 * So a single group of digits between Arabic words is safe. Anything more needs an isolate:
 * `<bdi>`, `dir="ltr"`, or the marks U+2066 to U+2069.
 */
export interface RiskyRun {
  /** Start in UTF-16 units. */
  start: number;
  text: string;
}

/** Characters that end a run: Arabic letters, brackets, quotation marks, separators, isolates. */
const breaks = String.raw`\p{Script=Arabic}،؛؟«»“”()\[\]⟦⟧·•|!?…—\u2066-\u2069\s`;
/** Words joined by single spaces. A full stop, comma or colon before a space ends the run. */
const run = new RegExp(`[^${breaks}]+(?:(?<![.,:;])[ \u00a0][^${breaks}]+)*`, 'gu');

/** Numbers and codes in a text whose parts could change places. */
export function riskyRuns(text: string): RiskyRun[] {
  // A dash between spaces separates two runs.
  const parted = text.replaceAll(/ [–—-] /g, ' | ');
  return [...parted.matchAll(run)].flatMap(({ 0: found, index }) => {
    const words = found.replace(/[.,:;]+$/u, '');
    const isRisky = /\p{Nd}/u.test(words) && !/^\p{Nd}+$/u.test(words);
    return isRisky ? [{ start: index, text: words }] : [];
  });
}

/** A text without the parts between isolate marks. */
export function outsideIsolates(text: string): string {
  // Each part is replaced by a character that ends a run, as the isolate does on the screen.
  const less = text.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu, '،');
  return less === text ? text : outsideIsolates(less);
}
