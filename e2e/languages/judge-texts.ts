import { enUS } from '@mui/x-date-pickers/locales';
import { CURRENCIES } from '../../common/money.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { outsideIsolates, riskyRuns } from './bidi.ts';
import { wordsIn, type KnownData } from './known-data.ts';
import type { PageText } from './page-texts.ts';

/** The same in every language: currencies, formats, methods of HTTP, keys, brands, and prefixes of codes. */
const international = new Set([
  ...[
    'SAR',
    'USD',
    'AED',
    'GBP',
    'EUR',
    'CSV',
    'XLSX',
    'PDF',
    'XML',
    'SKU',
    'XLSX',
    'HS',
    'PNG',
    'JPG',
    'JPEG',
    'WEBP',
    'WebP',
    'API',
    ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    'Ctrl',
    'Esc',
  ],
  ...['MZ', 'RRRD', 'Visa', 'Mastercard', 'Amex', 'PayPal', 'Apple', 'Pay'],
  // Names of standards.
  ...['Standard', 'Webhooks'],
]);
const foreign: Record<Locale, RegExp> = {
  ar: /\p{Script=Latin}{2,}/u,
  en: /\p{Script=Arabic}{2,}/u,
};

/** The errors of a text on a page in one language; empty if there are none. */
export function judgeText(said: PageText, language: Locale, data: KnownData): string[] {
  return [
    ...judgeWords(said, language, data),
    ...(/(?![0-9])\p{Nd}/u.test(said.text) ? ['has digits other than 0 to 9'] : []),
    ...(language === 'ar' ? judgeOrder(said) : []),
    ...said.misordered.map((run) => `shows ${run} in another order`),
  ].map((fault) => `${said.where} «${said.text.trim()}» ${fault}`);
}

function judgeWords(said: PageText, language: Locale, data: KnownData): string[] {
  const strange = (text: string) =>
    wordsIn(text, foreign[language]).filter((word) => !international.has(word));
  // What people type is not translated.
  const untranslated =
    said.where === 'value'
      ? []
      : strange(withoutCodes(said.text)).filter((word) => !data.has(word));
  const loose = said.where === 'text' && !said.isolated ? strange(outsideIsolates(said.text)) : [];
  return [
    ...untranslated.map((word) => `has the untranslated word ${word}`),
    ...loose
      .filter((word) => !untranslated.includes(word))
      .map((word) => `has ${word} among words of the other direction without an isolate`),
  ];
}

/** E-mails and addresses of pages are the same in every language. */
function withoutCodes(text: string): string {
  return text.replaceAll(/[^\s\u2066-\u2069]*[@/][^\s\u2066-\u2069]*/g, ' ');
}

function judgeOrder(said: PageText): string[] {
  if (said.isolated) return [];
  return riskyRuns(outsideIsolates(said.text)).map(({ text }) => `has ${text} without an isolate`);
}

/**
 * The errors of a text on a page in a pseudo-language, in which every text of the catalogues is
 * between ⟦ and ⟧.
 */
export function judgePseudo(said: PageText, data: KnownData): string[] {
  const isData = said.isolated && said.where === 'text';
  const isForeign = isData || said.where === 'value' || pickerTexts.has(said.text);
  if (isForeign || said.ariaHidden) return cutOff(said);
  const outside = wordsIn(outsideBrackets(said.text)).filter(
    (word) => !data.has(word) && !international.has(word) && !intlWords.has(word),
  );
  return [
    ...outside.map((word) => `${said.where} «${said.text.trim()}» has ${word} from no catalogue`),
    ...cutOff(said),
  ];
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
/**
 * Words between list items, the names of currencies, and the months of calendars, which come from
 * Intl and not from a catalogue.
 */
const intlWords = new Set([
  ...['and', 'or'],
  ...Object.keys(CURRENCIES).flatMap((code) => wordsIn(currencyNames.of(code) ?? '')),
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleDateString('en', { month: 'long' }),
  ),
]);

const { localeText: ofPickers } = enUS.components.MuiLocalizationProvider.defaultProps;
/** MUI's calendars include English. Arabic has a test of its own. */
const pickerTexts = new Set([
  ofPickers.previousMonth,
  ofPickers.nextMonth,
  ofPickers.calendarViewSwitchingButtonAriaLabel?.('day'),
]);

function cutOff({ text, cutOff: isCutOff }: PageText): string[] {
  return isCutOff && text.includes('⟧') ? [`text «${text.trim()}» is cut off`] : [];
}

/** An amount with the riyal sign divides its sentence into texts with one of the brackets each. */
function outsideBrackets(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
  if (less !== text) return outsideBrackets(less);
  return text.replace(/⟦[^⟦⟧]*$/u, ' ').replace(/^[^⟦⟧]*⟧/u, ' ');
}
