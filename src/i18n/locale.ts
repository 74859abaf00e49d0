import { LOCALE_KEY } from '../../common/product.ts';

export const locales = ['ar', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

/**
 * Made-up languages for development and demo, each with the language it is made from. They show
 * words that are in no catalogue and texts that are cut off; no customer is offered one.
 */
const pseudoLocales = { pseudo: 'en', 'pseudo-rtl': 'ar' } as const;
export type PseudoLocale = keyof typeof pseudoLocales;

const defaultLocale: Locale = 'ar';
const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * Tags given to Intl. The calendar and the digits are pinned: plain `ar-SA` means Hijri dates in
 * some engines and Arabic-Indic digits in others. Engines have no English of Saudi Arabia and take
 * the American one, with the month first; the British writes the day first as the Arabic does.
 */
export const intlTags: Record<Locale, string> = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
};

/** The zone in which every date is shown. */
export const timeZone = 'Asia/Riyadh';

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** What was chosen on this device: storage first, then the cookie, then Arabic. */
export function storedChoice(): Locale | PseudoLocale {
  return asChoice(readStorage()) ?? asChoice(readCookie()) ?? defaultLocale;
}

/** The language of that choice; a made-up one counts as the one it is made from. */
export function storedLocale(): Locale {
  return localeOf(storedChoice());
}

export function localeOf(choice: Locale | PseudoLocale): Locale {
  return isPseudo(choice) ? pseudoLocales[choice] : choice;
}

export function isPseudo(text: string | null | undefined): text is PseudoLocale {
  return text !== null && text !== undefined && Object.hasOwn(pseudoLocales, text);
}

/** Keeps the choice in storage and for 365 days in the cookie. */
export function storeLocale(locale: Locale | PseudoLocale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage may be blocked or full; the cookie still keeps the choice.
  }
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
}

/** The choice of that name; undefined where there is none. */
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
