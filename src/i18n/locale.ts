import { LOCALE_KEY } from '../../common/product.ts';

export const locales = ['ar', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

/**
 * Pseudo-languages for development and demo mode, each with the language it is made from. They
 * reveal words that are not in a catalogue and texts that are cut off. They are not offered to
 * customers.
 */
const pseudoLocales = { pseudo: 'en', 'pseudo-rtl': 'ar' } as const;
export type PseudoLocale = keyof typeof pseudoLocales;

const defaultLocale: Locale = 'ar';
const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * Tags for Intl. The calendar and the digits are fixed, because plain `ar-SA` means Hijri dates in
 * some engines and Arabic-Indic digits in others. Engines have no Saudi English and use American
 * English, with the month first; British English puts the day first, as Arabic does.
 */
export const intlTags: Record<Locale, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

/** The time zone of every date. */
export const timeZone = 'Asia/Riyadh';

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The choice on this device: from storage, else from the cookie, else Arabic. */
export function storedChoice(): Locale | PseudoLocale {
  return asChoice(readStorage()) ?? asChoice(readCookie()) ?? defaultLocale;
}

/** The language of that choice. A pseudo-language counts as the one it is made from. */
export function storedLocale(): Locale {
  return localeOf(storedChoice());
}

export function localeOf(choice: Locale | PseudoLocale): Locale {
  return isPseudo(choice) ? pseudoLocales[choice] : choice;
}

export function isPseudo(text: string | null | undefined): text is PseudoLocale {
  return text !== null && text !== undefined && Object.hasOwn(pseudoLocales, text);
}

/** Stores the choice in storage, and for 365 days in the cookie. */
export function storeLocale(locale: Locale | PseudoLocale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // If storage is blocked or full, the cookie still has the choice.
  }
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
}

/** The choice with that name; undefined if there is none. */
export function asChoice(text: string | null | undefined): Locale | PseudoLocale | undefined {
  return isPseudo(text) ? text : locales.find((locale) => locale === text);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(LOCALE_KEY);
  } catch {
    return null;
  }
}

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${LOCALE_KEY}=`));
  return pair?.slice(LOCALE_KEY.length + 1);
}
