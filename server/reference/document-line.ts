import { HOME_COUNTRY } from '../../common/place-rules.ts';
import { addDays, type CalendarDay } from '../domain/calendar.ts';
import type { LocalizedText } from '../domain/rate-card.ts';
import type { Place } from '../domain/shipment-request.ts';
import {
  isSubscriptionLine,
  type SubscriptionLine,
  type IssuedDocument,
} from '../domain/issued-document.ts';
import { ENUM_NAMES } from './enum-names.ts';
import { CITIES } from './places/cities.ts';

const TAGS = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;
const LANGUAGES = ['ar', 'en'] as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const PLANS: Readonly<Record<SubscriptionLine['tier'], LocalizedText>> = {
  intermediate: { ar: 'الباقة المتوسطة', en: 'Intermediate plan' },
  advanced: { ar: 'الباقة المتقدمة', en: 'Advanced plan' },
};
const PERIODS: Readonly<Record<SubscriptionLine['period'], LocalizedText>> = {
  monthly: { ar: 'اشتراك شهري', en: 'monthly subscription' },
  yearly: { ar: 'اشتراك سنوي', en: 'yearly subscription' },
};

/** What was charged, in a few words. */
export function lineTitle({
  subject,
  line,
}: Pick<IssuedDocument, 'subject' | 'line'>): LocalizedText {
  if (isSubscriptionLine(line)) {
    const [plan, period] = [PLANS[line.tier], PERIODS[line.period]];
    return { ar: `${plan.ar}، ${period.ar}`, en: `${plan.en}, ${period.en}` };
  }
  const [from, to] = [placeText(line.origin), placeText(line.destination)];
  const ar = `من ${from.ar} إلى ${to.ar}`;
  const en = `from ${from.en} to ${to.en}`;
  if (subject === 'return') {
    return { ar: `إرجاع شحنة ${ar} إلى مرسلها`, en: `Return to sender of a shipment ${en}` };
  }
  if (subject === 'delivery') {
    return {
      ar: `توصيل شحنة ${ar} بعد استرداد أجرتها`,
      en: `Delivery, after its refund, of a shipment ${en}`,
    };
  }
  return { ar: `أجرة شحن ${ar}`, en: `Shipping ${en}` };
}

/** Further details of the line, each with its name. */
export function lineFacts({
  line,
}: Pick<IssuedDocument, 'line'>): { name: LocalizedText; value: LocalizedText }[] {
  if (isSubscriptionLine(line))
    return [{ name: { ar: 'المدة', en: 'Period' }, value: daysText(line) }];
  const { courier, service_type, tracking_number } = line;
  return [
    { name: { ar: 'شركة الشحن', en: 'Courier' }, value: courier },
    { name: { ar: 'نوع الخدمة', en: 'Service' }, value: ENUM_NAMES.service_type[service_type] },
    {
      name: { ar: 'رقم التتبع', en: 'Tracking number' },
      value: { ar: tracking_number, en: tracking_number },
    },
  ];
}

function daysText({ starts_on, ends_on }: SubscriptionLine): LocalizedText {
  const last = addDays(ends_on, -1);
  return {
    ar: `من ${dayText(starts_on, 'ar')} إلى ${dayText(last, 'ar')}`,
    en: `from ${dayText(starts_on, 'en')} to ${dayText(last, 'en')}`,
  };
}

/** `21 نوفمبر 2026` */
export function dayText(day: CalendarDay, language: 'ar' | 'en'): string {
  const format = new Intl.DateTimeFormat(TAGS[language], { ...DAY, timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** The city's name; abroad the city as written, with the country. */
export function placeText({ country, city }: Place): LocalizedText {
  if (country === HOME_COUNTRY) {
    return CITIES.find(({ code }) => code === city)?.name ?? { ar: city, en: city };
  }
  const [ar, en] = LANGUAGES.map((language) => {
    const name = new Intl.DisplayNames(TAGS[language], { type: 'region' }).of(country) ?? country;
    return [city, name].filter((part) => part !== '').join(language === 'ar' ? '، ' : ', ');
  });
  return { ar: ar ?? city, en: en ?? city };
}
