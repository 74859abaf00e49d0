import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PHONE_TEXT, parsePhone } from './phone.ts';

describe('parsePhone', () => {
  it('gives the four formats of a number', () => {
    expect(parsePhone('0512345678')).toEqual({
      ok: true,
      e164: '+966512345678',
      national: '051 234 5678',
      international: '+966 51 234 5678',
      rfc3966: 'tel:+966512345678',
      country: 'SA',
      callingCode: '966',
    });
  });

  it.each([
    '٠٥١٢٣٤٥٦٧٨',
    '۰۵۱۲۳۴۵۶۷۸',
    '+966 51 234 5678',
    '00966512345678',
    '966512345678',
    '051-234-5678',
    '\u202a+966 51 234 5678\u202c',
    ' 0512345678 ',
  ])('reads %j as one Saudi mobile', (text) => {
    expect(parsePhone(text)).toMatchObject({ ok: true, e164: '+966512345678' });
  });

  it('reads a number by the country given, and an international one by its own', () => {
    expect(parsePhone('0501234567', 'AE')).toMatchObject({ e164: '+971501234567', country: 'AE' });
    expect(parsePhone('+971501234567', 'SA')).toMatchObject({ country: 'AE', callingCode: '971' });
  });

  it.each([
    ['', 'SA', 'not_a_number'],
    ['abc', 'SA', 'not_a_number'],
    ['+', 'SA', 'not_a_number'],
    ['call 0512345678', 'SA', 'not_a_number'],
    ['1', 'SA', 'too_short'],
    ['+96651234567', 'SA', 'too_short'],
    ['123456789012345678', 'SA', 'too_long'],
    ['5'.repeat(MAX_PHONE_TEXT + 1), 'SA', 'too_long'],
    ['+999123456', 'SA', 'invalid_country'],
    ['0512345678', 'XX', 'invalid_country'],
    ['0512345678', '', 'invalid_country'],
    ['0912345678', 'SA', 'invalid'],
    ['051234567', 'SA', 'invalid'],
  ] as const)('refuses %j of %s as %s', (text, country, error) => {
    expect(parsePhone(text, country)).toEqual({ ok: false, error });
  });

  it('never throws, and reads its own formats back', () => {
    const digits = fc.stringMatching(/^[+0]?[0-9]{1,19}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const phone = parsePhone(text);
        if (!phone.ok) return;
        for (const format of [phone.e164, phone.international]) {
          expect(parsePhone(format)).toEqual(phone);
        }
      }),
    );
  });
});
