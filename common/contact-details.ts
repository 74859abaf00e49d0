import { foldForSearch } from './search-text.ts';

/** Longer texts are refused for their length; none of it is worth searching. */
const LONGEST = 2_000;

/** Between the digits of a number that somebody spaced out. */
const GAP = String.raw`[\s.\-_*()/+|~,،]{0,3}`;

/** Nine digits or more: mobile, landline and unified numbers, and whoever counts parcels by them. */
const LONG_NUMBER = new RegExp(String.raw`\d(?:${GAP}\d){8,}`);

/** A shorter number soon after a word that asks to call or write. */
const INTRODUCED_NUMBER = new RegExp(
  String.raw`(?:واتس|وتساب|جوال|هاتف|تلفون|موبايل|اتصل|كلمني|راسلني|تواصل|whats|phone|mobile|\bcall|\btel\b|\bwa\b)` +
    String.raw`[^\d]{0,20}\d(?:${GAP}\d){5,}`,
);

/** What is written with digits in a rating, and is no number to call. */
const HARMLESS_NUMBERS = [
  // 2026-11-21, 21/11/2026, 1448/05/12.
  /(?<!\d[./-]?)(?:(?:19|20|14)\d\d([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:19|20|14)\d\d)(?!\d|[./-]\d)/g,
  // 1,250.00 and 18.50, but not 05.12.
  /(?<![\d.,])(?!0\d)\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.]|,\d)/g,
  // 10:30 and 24/7.
  /(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<!\d)24\/7(?!\d)/g,
];

const LINKS = [
  /\bhttps?\s?:/,
  /\bwww\s?\./,
  // Endings that are no words, so that a full stop without a space after it is not a site.
  /[a-z0-9]\s?\.\s?(?:com|net|org|sa|app|shop|info|io|ly|xyz|online|ae)(?![a-z0-9])/,
  /\b(?:wa|t|m)\s?\.\s?me\b/,
  /[a-z0-9-]{2}\.[a-z]{2,6}\/[a-z0-9]/,
  /[a-z0-9]\s?[([]?\bdot\b[)\]]?\s?(?:com|net|org|sa)\b/,
  /(?:نقطه|دوت)\s?(?:كوم|نت|سا)(?!\p{L})/u,
];

const E_MAILS = [
  /[a-z0-9_]\s?@\s?[a-z0-9_]|@[a-z_][a-z0-9_.]{2}/,
  /[a-z0-9_]\s?[([{]\s?at\s?[)\]}]\s?[a-z0-9]/,
  /[a-z0-9_] at [a-z0-9-]{1,40}\s?[([]?dot[)\]]?\s?[a-z]{2}/,
  /(?:@|(?<!\p{L})ات)\s?(?:gmail|hotmail|outlook|yahoo|icloud|جيميل|هوتميل)/u,
];

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{ zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7' },
  ...{ eight: '8', nine: '9', صفر: '0', واحد: '1', اثنين: '2', اثنان: '2', ثلاثه: '3' },
  ...{ اربعه: '4', خمسه: '5', سته: '6', سبعه: '7', ثمانيه: '8', تسعه: '9' },
};
const DIGIT_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(DIGIT_WORDS).join('|')})(?!\p{L})`,
  'gu',
);

/**
 * Whether a text holds a phone number, an e-mail or the address of a site, also in Arabic digits,
 * spaced out, in words or otherwise a little disguised. Prices, dates and times are none. Linear in
 * the text's length.
 */
export function holdsContactDetails(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = foldForSearch(text);
  return [...LINKS, ...E_MAILS].some((pattern) => pattern.test(plain)) || holdsPhone(plain);
}

function holdsPhone(plain: string): boolean {
  let numbers = plain
    .replaceAll(DIGIT_WORD, (word) => DIGIT_WORDS[word] ?? word)
    // The letter o for zero, and l for one.
    .replaceAll(/(?<=\d\s?)o(?![a-z])|(?<![a-z])o(?=\s?\d)/g, '0')
    .replaceAll(/(?<=\d)l(?=\d)/g, '1');
  for (const harmless of HARMLESS_NUMBERS) numbers = numbers.replaceAll(harmless, ' # ');
  return LONG_NUMBER.test(numbers) || INTRODUCED_NUMBER.test(numbers);
}
