import { expect, it } from 'vitest';
import { outsideIsolates, riskyRuns } from './bidi.ts';

const runsIn = (text: string) => riskyRuns(text).map((run) => run.text);

it.each([
  'يثبت السعر 15 دقيقة.',
  'من 9 صباحًا إلى 12 ظهرًا',
  '21 نوفمبر 2026',
  '(12 تقييمًا)',
  'الخطوة 3: الدفع',
  'رقم التتبع حرفا MZ ثم 11 رقمًا.',
  '3 شحنات، 4 طرود',
  '2 يناير 2025 – 3 ديسمبر',
  'بلا أرقام',
])('numbers among Arabic words are safe in %s', (text) => {
  expect(runsIn(text)).toEqual([]);
});

it.each([
  ['اتصل على +966 50 000 0001 الآن', '+966 50 000 0001'],
  ['من 1–3 أيام', '1–3'],
  ['الساعة 10:30 صباحًا', '10:30'],
  ['الوزن 3.5 كغم', '3.5'],
  ['التغيير -5 نقاط', '-5'],
  ['مقاس A4', 'A4'],
  ['ضريبة 15%', '15%'],
  ['رقم MZ12345678901.', 'MZ12345678901'],
  ['المرجع ORD-12345، شكرًا', 'ORD-12345'],
  ['SAR\u00a01,250.00 كاملة', 'SAR\u00a01,250.00'],
  ['40 × 30 × 20 سم', '40 × 30 × 20'],
  ['المجموع (1,705 تقييمات)', '1,705'],
  ['راسل a1@b.example', 'a1@b.example'],
])('numbers among Arabic words are risky in %s', (text, run) => {
  expect(runsIn(text)).toEqual([run]);
  expect(text.slice(riskyRuns(text)[0]?.start).startsWith(run)).toBe(true);
});

it.each(['رُدّ \u2066SAR\u00a026.45\u2069 إلى رصيدك', '\u2068a \u2066+9 1\u2069 b\u2069، باكستان'])(
  'numbers are safe between isolate marks in %s',
  (text) => {
    expect(runsIn(text)).not.toEqual([]);
    expect(runsIn(outsideIsolates(text))).toEqual([]);
  },
);

it('numbers are risky next to an isolate all the same', () => {
  expect(runsIn(outsideIsolates('\u2066SAR\u2069 1.5'))).toEqual(['1.5']);
});
