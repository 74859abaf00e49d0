import { describe, expect, it } from 'vitest';
import { ids, languages, messageOf, wordsOf } from './testing/catalogues.ts';

/** Names the other language in that language. */
const otherLanguage = ['app.language.switch'];
/** Wordings fixed letter by letter by the specification. */
const asSpecified = ['billing.none.title', 'home.balance.none'];
/** Names and codes that are written in Latin letters in Arabic too. */
const latinWords =
  /\b(?:MZ|SAR|SKU|HS|CSV|XLSX|Excel|XML|API|PDF|A4|A6|SPL|PNG|JPEG|WebP|Visa|Mastercard|Amex|PayPal|Apple Pay|https|Standard Webhooks)\b/g;

/** Patterns that may not be in any text. */
const mistakes: [name: string, pattern: RegExp][] = [
  ['digits other than 0 to 9', /(?![0-9])\p{Nd}/u],
  ['straight quotation marks', /"/],
  ['three dots for an ellipsis', /\.\.\./],
  ['white space other than a space or a no-break space', /(?![ \u00a0])\s/],
  ['two spaces in a row', /\s\s/],
  ['a space before punctuation', /\s[.,:;!?،؛؟…]/],
  // Marks reorder everything up to the end of the paragraph; isolates end.
  ['a direction mark or embedding', /[\u061c\u200e\u200f\u202a-\u202e]/],
];

/** Patterns that may not be in one language, mainly because they belong to the other. */
const foreign: Record<(typeof languages)[number], [name: string, pattern: RegExp][]> = {
  ar: [
    ['Latin punctuation', /[,;?]/],
    ['Latin quotation marks', /[“”‘’']/],
    ['stretched letters', /\u0640/],
  ],
  en: [
    ['Arabic letters or punctuation', /[\p{Script=Arabic}،؛؟«»]/u],
    ['a straight apostrophe', /'/],
  ],
};

describe.each(languages)('texts in %s', (language) => {
  it.each([...mistakes, ...foreign[language]])('have no %s', (_name, pattern) => {
    expect(textsWith(pattern, [...otherLanguage, ...asSpecified])).toEqual([]);
  });

  it('have no space at the start or end', () => {
    const spaced = ids.filter((id) => /^\s|\s$/.test(messageOf(language, id)));
    expect(spaced).toEqual([]);
  });

  it('close every isolate they open', () => {
    const open = ids.filter((id) => {
      const marks = messageOf(language, id).replace(/[^\u2066-\u2069]/g, '');
      return marks.replaceAll('\u2069', '').length * 2 !== marks.length;
    });
    expect(open).toEqual([]);
  });

  /** The texts that match `pattern`, as `id: text`. */
  function textsWith(pattern: RegExp, except: readonly string[]): string[] {
    return ids
      .filter((id) => !except.includes(id))
      .flatMap((id) => wordsOf(language, id).map((words) => ({ id, words })))
      .filter(({ words }) => pattern.test(words))
      .map(({ id, words }) => `${id}: ${words}`);
  }
});

it('Arabic texts have no Latin letters except in names and codes', () => {
  const latin = ids.filter((id) =>
    wordsOf('ar', id).some((words) => /\p{Script=Latin}/u.test(words.replace(latinWords, ''))),
  );
  expect(latin).toEqual(otherLanguage);
});

it('Arabic texts isolate every value, which may be a number or in Latin letters', () => {
  const bare = ids.filter((id) => /(?<![\u2066-\u2068])\{\w+\}(?!\u2069)/.test(argumentsOf(id)));
  expect(bare).toEqual([]);
});

/** The Arabic message without plural forms, which are in braces too. */
function argumentsOf(id: string): string {
  return messageOf('ar', id).replaceAll(/(?<=\b(?:zero|one|two|few|many|other)|=\d) \{/g, ' (');
}
