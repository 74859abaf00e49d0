import { expect, it } from 'vitest';
import { writeLetter } from './write-letter.ts';

const to = { email: 'reem@shop.example', phone: '+966500000021' };
const kinds = [
  { kind: 'code', code: '482913' },
  { kind: 'already_registered' },
  { kind: 'password_changed' },
  { kind: 'contact_changed' },
  { kind: 'statement', month: '2026-11', opening: 150_085, closing: -50 },
  { kind: 'api_key_created', keyName: 'متجر R&D $1' },
  { kind: 'api_key_rotated', keyName: 'متجر R&D $1' },
  { kind: 'api_key_revoked', keyName: 'متجر R&D $1' },
  { kind: 'auto_top_up_on', threshold: 20_050, amount: 50_000, dailyCap: 150_000 },
  {
    kind: 'report',
    ...{ title: 'الطلبات', days: '27 نوفمبر 2026', path: '/reports?view=orders' },
    frequency: 'week',
    figures: [{ name: 'سُلّمت', value: '405' }],
  },
  { kind: 'auto_top_up_failed' },
  { kind: 'auto_top_up_card_expired' },
] as const;

for (const locale of ['ar', 'en'] as const) {
  for (const channel of ['email', 'phone'] as const) {
    it.each(kinds)(`${locale} by ${channel}: $kind`, (what) => {
      const letter = writeLetter(
        { ...what, channel, to: to[channel], locale },
        'https://mizan.example',
      );
      expect(Object.values(letter).join()).not.toMatch(/[{}]|undefined/);
      // The text is in its language, except for addresses and program names.
      const script = locale === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u;
      expect(letter.text).toMatch(script);
      const { html, subject } = letter;
      const isMail = channel === 'email';
      expect([html !== undefined, subject !== undefined]).toEqual([isMail, isMail]);
      if (html) expect(html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
      if (what.kind === 'code') expect(letter.text).toContain(what.code);
      else expect(letter.text).toContain('https://mizan.example/');
      if (what.kind === 'auto_top_up_on') {
        for (const amount of ['200.50', '500.00', '1500.00']) {
          expect(letter.text).toContain(amount);
          if (html) expect(html).toContain(`<b dir="ltr">${amount}</b>`);
        }
      }
      if (what.kind === 'statement') {
        for (const amount of ['1,500.85', '-0.50']) {
          expect(letter.text).toContain(amount);
          if (html) expect(html).toContain(`<b dir="ltr">${amount}</b>`);
        }
        if (html) expect(html).toContain('2026</bdi>');
      }
      if (what.kind === 'report' && html) {
        expect(html).toContain('<bdi>سُلّمت</bdi>: <b dir="ltr">405</b>');
        expect(html).toContain('href="https://mizan.example/reports?view=orders"');
      }
      if ('keyName' in what) {
        expect(letter.text).toContain(what.keyName);
        if (html) expect(html).toContain('<bdi>متجر R&amp;D $1</bdi>');
      }
    });
  }
}

it('fits a long text into one text message', () => {
  const { text } = writeLetter(
    { kind: 'code', code: '482913', channel: 'phone', to: to.phone, locale: 'ar' },
    'https://mizan.example',
  );
  // Two parts of a text message in UCS-2 are 134 characters.
  expect(text.length).toBeLessThanOrEqual(134);
});
