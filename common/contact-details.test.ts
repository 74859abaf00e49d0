import { expect, it } from 'vitest';
import { holdsContactDetails } from './contact-details.ts';

it.each([
  '0512345678',
  'اتصل بي على 0512345678',
  '٠٥١٢٣٤٥٦٧٨',
  'واتساب ٠٥ ١٢٣٤ ٥٦٧٨',
  '۰۵۱۲۳۴۵۶۷۸',
  '０５１２３４５６７８',
  '0 5 1 2 3 4 5 6 7 8',
  '05-12-34-56-78',
  '05.1234.5678',
  '(+966) 51 234 5678',
  '00966512345678',
  '05\u200f1234\u200e5678',
  'o512345678',
  '05l2345678',
  'صفر خمسة واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية',
  'zero five one two three four five six seven eight',
  'الرقم الموحد 920012345',
  'واتساب 123456',
  'call me: 465 1234',
  'someone@customer.example',
  'someone @ customer . example',
  'someone (at) customer (dot) com',
  'someone at customer dot com',
  'حسابي @someone',
  'اكتب لي احمد ات جيميل',
  'https://courier.example/offer',
  'HTTP : //courier',
  'www.courier',
  'courier.com',
  'courier . com',
  'courier dot com',
  'كورير نقطة كوم',
  'wa.me/abc',
  't . me/abc',
  'bit.ly/3abc',
])('finds contact details in %j', (text) => {
  expect(holdsContactDetails(text)).toBe(true);
});

it.each([
  '',
  'وصلت في موعدها، والمندوب اتصل قبل الوصول.',
  'دفعت 1,250.00 ريال بدل 1,300.00 ريال',
  'السعر ١٨٫٥٠ ريال',
  '18.50 19.50 22.00 25.00',
  'من 2026-11-20 إلى 2026-11-23',
  'وصلت 21/11/2026 الساعة 10:30 بدل 20/11/2026 الساعة 09:00',
  'الدعم متاح 24/7 على الواتساب',
  'Support answers 24/7.',
  'الحالة «خرجت للتوصيل» منذ 3 أيام',
  'Status: out_for_delivery since 21.11.2026 14:05',
  'اتصل المندوب 3 مرات خلال 10 دقائق',
  'خمسة نجوم',
  'one two days late, 12 kg, 40 x 30 x 20',
  'The driver called at 10:30, then again at 11.',
  'Late.So I called the support.',
  'picked up/dropped off, and/or returned',
  'Arrived at noon. Very good.',
  'جوال سعره 1200 وصل سليمًا',
  'Shipped 150 parcels, 148 on time, 2 late.',
])('lets %j through', (text) => {
  expect(holdsContactDetails(text)).toBe(false);
});

it('takes no longer for a hostile text', () => {
  for (const part of ['1', '1 ', 'a@', '.', 'call ', 'at ', '05.12-', 'one ']) {
    const begun = performance.now();
    holdsContactDetails(part.repeat(Math.floor(2_000 / part.length)));
    expect(performance.now() - begun).toBeLessThan(100);
  }
});
