/** The languages of answers; the first is the default. */
const LOCALES = ['ar', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The language requested by `Accept-Language` (RFC 9110, 12.5.4): the supported one with the
 * highest weight. Arabic if none is supported, all weights are zero or the header is absent.
 */
export function localeOf(acceptLanguage: string | undefined): Locale {
  let best: { locale: Locale; weight: number } = { locale: 'ar', weight: 0 };
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const tag = range.toLowerCase().split('-')[0];
    const locale = tag === '*' ? 'ar' : LOCALES.find((candidate) => candidate === tag);
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (locale !== undefined && weight > best.weight) best = { locale, weight };
  }
  return best.locale;
}
