import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import type { Place } from '../../../domain/shipment-request.ts';
import type { Locale } from '../../../reference/locale.ts';
import { CITIES } from '../../../reference/places/cities.ts';

const TAGS = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;
const IN_RIYADH = { timeZone: 'Asia/Riyadh' } as const;

/** The city's name in Saudi Arabia; abroad the city as written, with the country. */
export function placeName({ country, city }: Place, locale: Locale): string {
  if (country === HOME_COUNTRY) return cityName(city, locale);
  const name = new Intl.DisplayNames(TAGS[locale], { type: 'region' }).of(country) ?? country;
  return locale === 'ar' ? `${city}، ${name}` : `${city}, ${name}`;
}

export function cityName(city: string, locale: Locale): string {
  return CITIES.find(({ code }) => code === city)?.name[locale] ?? city;
}

/** `الأحد، 23 نوفمبر`, of a calendar day or an instant. */
export function dayName(value: string, locale: Locale): string {
  const isDay = value.length === '2026-11-23'.length;
  return new Intl.DateTimeFormat(TAGS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isDay ? { timeZone: 'UTC' } : IN_RIYADH),
  }).format(new Date(value));
}

/** `23 نوفمبر` */
export function shortDay(value: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'short',
    ...IN_RIYADH,
  });
  return format.format(new Date(value));
}

export function timeOfDay(value: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], {
    hour: 'numeric',
    minute: '2-digit',
    ...IN_RIYADH,
  });
  return format.format(new Date(value));
}
