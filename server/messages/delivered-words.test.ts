import { describe, expect, it } from 'vitest';
import { LISTED } from './delivered-words.ts';
import type { AnnouncedShipment } from './message.ts';
import { writeLetter } from './write-letter.ts';

const SHIPMENT: AnnouncedShipment = {
  ...{ id: 'shp_01jd4a5r6s7t8v9w0x1y2z3a4b', trackingNumber: 'MZ48205173965' },
  ...{ courier: 'R&D {url} $1', place: 'جدة', canBeRated: true },
};
const RATING =
  'https://mizan.example/shipments/ShipmentDetails/shp_01jd4a5r6s7t8v9w0x1y2z3a4b?rate=true';

function letterOf(count: number, locale: 'ar' | 'en', shipment = SHIPMENT) {
  const to = { channel: 'email', to: 'reem@shop.example', locale } as const;
  const shipments = Array.from({ length: Math.min(count, LISTED) }, () => shipment);
  const message = { kind: 'delivered', ...to, count, shipments } as const;
  const { subject = '', text, html = '' } = writeLetter(message, 'https://mizan.example');
  return { subject, text, html };
}

describe.each(['ar', 'en'] as const)('in %s', (locale) => {
  it.each([1, 2, LISTED, 5_000])('%i shipments, each with its link to rate', (count) => {
    const { subject, text, html } = letterOf(count, locale);
    expect(`${subject}${text}`.replaceAll('{url}', '')).not.toMatch(/[{}[\]]|undefined/);
    const listed = Math.min(count, LISTED);
    expect(text.split(RATING)).toHaveLength(listed + 1);
    expect(html.split(`<a href="${RATING}"`)).toHaveLength(listed + 1);
    expect(text).toContain('\u2068MZ48205173965\u2069');
    expect(html).toContain('<b dir="ltr">MZ48205173965</b>');
    expect(html).toContain('<bdi>R&amp;D {url} $1</bdi>');
    expect(html).toContain('<a href="https://mizan.example/profile"');
    expect(html.includes('/shipments/MyShipments"')).toBe(count > 1);
    // As long as the outbox of the contract allows.
    expect(text.length).toBeLessThan(5_000);
    expect(html.length).toBeLessThan(20_000);
  });

  it.each([1, 2])('%i shipments that cannot be rated have no such link', (count) => {
    const { text, html } = letterOf(count, locale, { ...SHIPMENT, canBeRated: false });
    expect(text + html).not.toContain('rate=true');
  });
});

it.each([
  [1, 'تم توصيل شحنتك MZ48205173965', 'Your shipment MZ48205173965 was delivered'],
  [2, 'تم توصيل شحنتين', '2 shipments were delivered'],
  [3, 'تم توصيل 3 شحنات', '3 shipments were delivered'],
  [11, 'تم توصيل 11 شحنة', '11 shipments were delivered'],
  [100, 'تم توصيل 100 شحنة', '100 shipments were delivered'],
  [5_000, 'تم توصيل 5,000 شحنة', '5,000 shipments were delivered'],
])('counts %i shipments in the subject', (count, ar, en) => {
  expect([letterOf(count, 'ar').subject, letterOf(count, 'en').subject]).toEqual([ar, en]);
});

it.each([
  [1, 'وشحنة أخرى.', 'And one more shipment.'],
  [2, 'وشحنتان أخريان.', 'And 2 more shipments.'],
  [3, 'و3 شحنات أخرى.', 'And 3 more shipments.'],
  [11, 'و11 شحنة أخرى.', 'And 11 more shipments.'],
  [100, 'و100 شحنة أخرى.', 'And 100 more shipments.'],
])('counts %i shipments that it does not name', (more, ar, en) => {
  expect(letterOf(LISTED + more, 'ar').text.split('\n\n')).toContain(ar);
  expect(letterOf(LISTED + more, 'en').text.split('\n\n')).toContain(en);
  expect(letterOf(LISTED, 'ar').text).not.toContain('أخرى');
});
