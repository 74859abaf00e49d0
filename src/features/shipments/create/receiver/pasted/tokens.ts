import { foldForSearch } from '../../../../../../common/search-text.ts';

const kinds = ['line', 'email', 'code', 'word', 'digits', 'mark'] as const;

export interface Token {
  /** `code` is a date, a time, a link or an amount; `mark` any other single character. */
  kind: (typeof kinds)[number];
  /** As written. */
  text: string;
  /** The form in which words are compared. */
  key: string;
  start: number;
  end: number;
}

const codes = [
  String.raw`(?:https?:\/\/|www\.|[a-z][a-z-]{0,19}\.(?:com|me|gl|net|page|link)\/)\S+`,
  // 2026-11-05, 05-11-2026, 10/11/26, and without a year 3/11.
  String.raw`(?:19|20|14)\d\d(?<a>[-/.])\d{1,2}\k<a>\d{1,2}(?![-/.]?\d)`,
  String.raw`\d{1,2}(?<b>[-/.])\d{1,2}\k<b>(?:\d{4}|\d\d)(?![-/.]?\d)`,
  String.raw`\d{1,2}\/\d{1,2}(?![\d/])`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?(?!\d)`,
  // 1,340.00 and 24.7136.
  String.raw`\d{1,3}(?:[,٬]\d{3})+(?:[.٫]\d+)?(?!\d)`,
  String.raw`\d{1,6}[.٫](?:\d{1,2}|\d{4,})(?![\d.])`,
];
const PART = new RegExp(
  [
    String.raw`(?<line>\n)`,
    String.raw`(?<email>\w[\w.+-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})`,
    `(?<code>${codes.join('|')})`,
    // 14th, 7ay, 5pm.
    String.raw`(?<word>\d{1,2}\p{L}[\p{L}\p{M}]*|\p{L}[\p{L}\p{M}\p{N}]*(?:['’‘\u0060-]\p{L}[\p{L}\p{M}\p{N}]*)*)`,
    String.raw`(?<digits>\d+)`,
    String.raw`(?<mark>\S)`,
  ].join('|'),
  'giu',
);

/** The form in which words are compared. */
export function wordKey(word: string): string {
  return foldForSearch(word).replace(/['’‘`-]/g, '');
}

/** The parts of a clean message, one after another, without the spaces. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(PART)].map((match) => {
    const [part] = match;
    return {
      kind: kinds.find((each) => match.groups?.[each] !== undefined) ?? 'mark',
      text: part,
      key: /\p{L}/u.test(part) ? wordKey(part) : part,
      start: match.index,
      end: match.index + part.length,
    };
  });
}
