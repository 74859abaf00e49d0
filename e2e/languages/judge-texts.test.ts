import { describe, expect, it } from 'vitest';
import { judgePseudo, judgeText } from './judge-texts.ts';
import { KnownData } from './known-data.ts';
import type { PageText } from './page-texts.ts';

const said = (text: string, more: Partial<PageText> = {}): PageText => ({
  text,
  where: 'text',
  isolated: false,
  ariaHidden: false,
  cutOff: false,
  misordered: [],
  ...more,
});
const answer = {
  name: { ar: 'مذنّب الطرود', en: 'Parcel Comet' },
  city: 'Sample City',
  status: 'pending',
};

const arabic = new KnownData('ar');
arabic.add(answer);
const english = new KnownData('en');
english.add({ ...answer, note: 'شحنة تجريبية' });

const judges = {
  'an Arabic page': (text: PageText) => judgeText(text, 'ar', arabic),
  'an English page': (text: PageText) => judgeText(text, 'en', english),
  'a page in a pseudo-language': (text: PageText) => judgePseudo(text, english),
};

describe.each<[page: keyof typeof judges, right: PageText[], wrong: PageText[]]>([
  [
    'an Arabic page',
    [
      said('رصيدك'),
      said('Sample City', { isolated: true }),
      said('\u2068Sample City\u2069، باكستان'),
      said('SAR'),
      said('اختيار Sample', { where: 'aria-label' }),
      said('+966 50 000 0001', { isolated: true }),
      said('راسل \u2066help@mizan.example\u2069'),
    ],
    // bidi.test.ts has the other numbers that are out of order.
    [
      said('Save'),
      said('Save', { isolated: true }),
      said('حفظ Save'),
      said('Close', { where: 'aria-label' }),
      said('home.title'),
      said('Parcel Comet', { isolated: true }),
      said('pending', { isolated: true }),
      said('Sample City'),
      said('ضريبة 15%'),
      said('بعد ١٥ دقيقة'),
      said('راسل help@mizan.example'),
      said('+966 50', { isolated: true, misordered: ['+966 50'] }),
    ],
  ],
  [
    'an English page',
    [said('Parcel Comet'), said('شحنة', { isolated: true }), said('+966 50 000')],
    [said('حفظ', { isolated: true }), said('شحنة'), said('مذنّب الطرود', { isolated: true })],
  ],
  [
    'a page in a pseudo-language',
    [
      said('⟦Ĥóḿé lor⟧'),
      said('⟦⟦Ĥóḿé lor⟧ · Ḿíźáń⟧', { where: 'title of the tab' }),
      said('⟦Ẃéĺćóḿé, Noura lor⟧'),
      // Before and after an amount.
      said('⟦Ýóú ńééd'),
      said('ḿóŕé lor⟧'),
      said('Parcel Comet'),
      said('21 Nov 2026', { isolated: true }),
      said('MZ12345678901'),
      said('Next month', { where: 'aria-label' }),
    ],
    [
      said('Home'),
      said('⟦Ĥóḿé lor⟧ today'),
      said('Close', { where: 'aria-label' }),
      said('Next', { where: 'aria-label' }),
      said('⟦Ĥóḿé lor⟧', { cutOff: true }),
    ],
  ],
])('%s', (page, right, wrong) => {
  it.each(right)('may contain $text', (text) => {
    expect(judges[page](text)).toEqual([]);
  });

  it.each(wrong)('may not contain $text', (text) => {
    expect(judges[page](text)).not.toEqual([]);
  });
});
