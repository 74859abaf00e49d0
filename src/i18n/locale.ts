import { LOCALE_KEY } from '../../common/product.ts';

export const locales = ['ar', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

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

/** The language chosen on this device: storage first, then the cookie, then Arabic. */
export function storedLocale(): Locale {
  return asLocale(readStorage()) ?? asLocale(readCookie()) ?? defaultLocale;
}

/** Keeps the choice in storage and for 365 days in the cookie. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage may be blocked or full; the cookie still keeps the choice.
  }
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
}

function asLocale(text: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
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
