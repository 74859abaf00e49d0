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

describe('an Arabic page', () => {
  const data = new KnownData('ar');
  data.add(answer);

  it.each([
    said('رصيدك'),
    said('Sample City', { isolated: true }),
    said('\u2068Sample City\u2069، باكستان'),
    said('SAR', { where: 'text' }),
    said('اختيار Sample', { where: 'aria-label' }),
    said('+966 50 000 0001', { isolated: true }),
    said('بعد 15 دقيقة'),
    said('راسل \u2066help@mizan.example\u2069'),
  ])('may contain $text', (text) => {
    expect(judgeText(text, 'ar', data)).toEqual([]);
  });

  it.each([
    said('Save'),
    said('Save', { isolated: true }),
    said('حفظ Save'),
    said('Close', { where: 'aria-label' }),
    said('home.title'),
    said('Parcel Comet', { isolated: true }),
    said('pending', { isolated: true }),
    said('Sample City'),
    said('اتصل على +966500000001'),
    said('ضريبة 15%'),
    said('بعد ١٥ دقيقة'),
    said('راسل help@mizan.example'),
    said('+966 50', { isolated: true, misordered: ['+966 50'] }),
  ])('may not contain $text', (text) => {
    expect(judgeText(text, 'ar', data)).not.toEqual([]);
  });
});

describe('an English page', () => {
  const data = new KnownData('en');
  data.add({ ...answer, note: 'شحنة تجريبية' });

  it.each([said('Parcel Comet'), said('شحنة', { isolated: true }), said('+966 50 000')])(
    'may contain $text',
    (text) => {
      expect(judgeText(text, 'en', data)).toEqual([]);
    },
  );

  it.each([said('حفظ', { isolated: true }), said('شحنة'), said('مذنّب الطرود', { isolated: true })])(
    'may not contain $text',
    (text) => {
      expect(judgeText(text, 'en', data)).not.toEqual([]);
    },
  );
});

describe('a page in a pseudo-language', () => {
  const data = new KnownData('en');
  data.add(answer);

  it.each([
    said('⟦Ĥóḿé lor⟧'),
    said('⟦⟦Ĥóḿé lor⟧ · Ḿíźáń⟧', { where: 'title of the tab' }),
    said('⟦Ẃéĺćóḿé, Noura lor⟧'),
    said('Parcel Comet'),
    said('21 Nov 2026', { isolated: true }),
    said('MZ12345678901'),
    said('Next month', { where: 'aria-label' }),
  ])('may contain $text', (text) => {
    expect(judgePseudo(text, data)).toEqual([]);
  });

  it.each([
    said('Home'),
    said('⟦Ĥóḿé lor⟧ today'),
    said('Close', { where: 'aria-label' }),
    said('Next', { where: 'aria-label' }),
    said('⟦Ĥóḿé lor⟧', { cutOff: true }),
  ])('may not contain $text', (text) => {
    expect(judgePseudo(text, data)).not.toEqual([]);
  });
});
