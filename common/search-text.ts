import { foldDigits } from './digits.ts';

const LETTER_VARIANTS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ک: 'ك',
  // Lower case writes sigma by its place in the word.
  ς: 'σ',
};
const VARIANT = new RegExp(`[${Object.keys(LETTER_VARIANTS).join('')}]`, 'g');

/**
 * The form in which text is stored for search and in which a query is compared with it: lower
 * case, without tashkeel, tatweel, accents and invisible characters, one letter for each family
 * of Arabic variants, ASCII digits, single spaces.
 *
 * Both sides must pass through this one function. Folding twice changes nothing. The result may
 * be longer than the text: compatibility forms such as `ﷲ` are spelt out.
 */
export function foldForSearch(text: string): string {
  const bare = text
    // Decomposing splits أ إ آ ؤ ئ into a letter and a mark, which then goes with the tashkeel.
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\u0640]/gu, '')
    .replace(VARIANT, (letter) => LETTER_VARIANTS[letter] ?? letter);
  return foldDigits(bare)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
