import { ratingPath, shipmentListPath, shipmentPath } from '../../common/shipment-paths.ts';
import type { Locale } from '../reference/locale.ts';
import type { AnnouncedShipment, Message } from './message.ts';
import type { Paragraph } from './words.ts';

/** Shipments that an e-mail names; it counts the others. */
export const LISTED = 10;

type Plural = Record<Intl.LDMLPluralRule, string>;

interface DeliveredWords {
  /** Of one shipment. */
  subject: string;
  delivered: string;
  details: string;
  rate: string;
  choice: string;
  /** Of several: how many, each of them, and how many more. */
  many: Plural;
  each: string;
  more: Plural;
  list: string;
}

const WORDS: Record<Locale, DeliveredWords> = {
  ar: {
    subject: 'تم توصيل شحنتك {number}',
    delivered: 'تم توصيل شحنتك {number} إلى {place} مع {courier}.',
    details: '[تفاصيل الشحنة]({url}{shipment})',
    rate: '[قيّم {courier}]({url}{rating})',
    choice: '[تغيير مواعيد هذه الرسائل أو إيقافها]({url}/profile)',
    many: {
      zero: 'لم يتم توصيل أي شحنة',
      one: 'تم توصيل شحنة واحدة',
      two: 'تم توصيل شحنتين',
      few: 'تم توصيل {count} شحنات',
      many: 'تم توصيل {count} شحنة',
      other: 'تم توصيل {count} شحنة',
    },
    each: '{number} · {place} · {courier}',
    more: {
      zero: '',
      one: 'وشحنة أخرى.',
      two: 'وشحنتان أخريان.',
      few: 'و{count} شحنات أخرى.',
      many: 'و{count} شحنة أخرى.',
      other: 'و{count} شحنة أخرى.',
    },
    list: '[عرض كل الشحنات]({url}{list})',
  },
  en: {
    subject: 'Your shipment {number} was delivered',
    delivered: 'Your shipment {number} was delivered to {place} by {courier}.',
    details: '[Shipment details]({url}{shipment})',
    rate: '[Rate {courier}]({url}{rating})',
    choice: '[Change when you get these emails, or stop them]({url}/profile)',
    many: englishPlural('One shipment was delivered', '{count} shipments were delivered'),
    each: '{number} · {place} · {courier}',
    more: englishPlural('And one more shipment.', 'And {count} more shipments.'),
    list: '[All shipments]({url}{list})',
  },
};

function englishPlural(one: string, other: string): Plural {
  return { zero: other, one, two: other, few: other, many: other, other };
}

/** The words of an e-mail about one or more delivered shipments, each with a link to rate it. */
export function deliveredWords({
  locale,
  count,
  shipments,
}: Extract<Message, { kind: 'delivered' }>): { subject: Paragraph; paragraphs: Paragraph[] } {
  const said = WORDS[locale];
  const [first] = shipments;
  const choice: Paragraph = { words: said.choice, values: {}, look: 'note' };
  if (count === 1 && first) {
    const values = valuesOf(first);
    const rate: Paragraph = { words: said.rate, values, look: 'button' };
    return {
      subject: { words: said.subject, values },
      paragraphs: [
        { words: said.delivered, values },
        ...(first.canBeRated ? [rate] : []),
        { words: said.details, values },
        choice,
      ],
    };
  }
  const counted = (plural: Plural, number: number): Paragraph => ({
    words: plural[new Intl.PluralRules(locale).select(number)],
    values: { count: new Intl.NumberFormat('en').format(number) },
  });
  const subject = counted(said.many, count);
  const more = count - shipments.length;
  return {
    subject,
    paragraphs: [
      { ...subject, words: `${subject.words}:` },
      ...shipments.map((shipment) => ({
        words: shipment.canBeRated ? `${said.each}\n${said.rate}` : said.each,
        values: valuesOf(shipment),
      })),
      ...(more > 0 ? [counted(said.more, more)] : []),
      { words: said.list, values: { list: shipmentListPath } },
      choice,
    ],
  };
}

function valuesOf({ id, trackingNumber, courier, place }: AnnouncedShipment) {
  return {
    ...{ number: trackingNumber, courier, place },
    ...{ shipment: shipmentPath(id), rating: ratingPath(id) },
  };
}
