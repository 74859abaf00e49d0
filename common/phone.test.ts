import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePhone } from './phone.ts';
import { itForAll } from './testing/it-for-all.ts';

it.each<[string, ...string[]]>([
  ['in Arabic digits', '٠٥١٢٣٤٥٦٧٨', '۰۵۱۲۳۴۵۶۷۸', '+٩٦٦٥١٢٣٤٥٦٧٨', '０５１２３４５６７８'],
  ['written abroad', '+966 51 234 5678', '00966512345678', '966512345678'],
  ['with invisible marks', '\u202a+966 51 234 5678\u202c', '\u200f٠٥١\u00a0٢٣٤\u00a0٥٦٧٨\u200f'],
  ['with white space', ' 0512345678 ', '＋９６６　５１２３４５６７８', '051\t234\u202f5678\n'],
  ['in brackets', '(+966) 51-234-5678', '+966 (0) 51 234 5678', '( 00 966 ) 512345678'],
  ['with dashes', '051-234-5678', '051–234—5678', '051‑234−5678', '051_234_5678'],
  ['with dots and strokes', '[051] 234.5678', '051/234/5678', '051·234•5678', "051'234’5678"],
  [
    'as a tel: address',
    'tel:+966512345678',
    'TEL:+966-51-234-5678',
    'tel:%2B966%2051%20234%205678',
  ],
  ['in a context', 'tel:512345678;phone-context=+966', 'tel:0512345678;phone-context=a.example'],
  ['as right-to-left pages show it', '966512345678+', '٩٦٦ ٥١ ٢٣٤ ٥٦٧٨ +'],
])('reads a Saudi mobile %s', (_, ...texts) => {
  for (const text of texts) {
    expect(parsePhone(text), text).toMatchObject({ ok: true, e164: '+966512345678' });
  }
});

it('reads a number by the country given, and an international one by its own', () => {
  expect(parsePhone('0501234567', 'AE')).toMatchObject({ e164: '+971501234567', country: 'AE' });
  expect(parsePhone('+971501234567', 'SA')).toMatchObject({ country: 'AE', callingCode: '971' });
});

it('reads 00 as + where people dial abroad otherwise', () => {
  expect(parsePhone('011 966 51 234 5678', 'US')).toMatchObject({ e164: '+966512345678' });
  expect(parsePhone('00 966 51 234 5678', 'US')).toMatchObject({ e164: '+966512345678' });
});

it('needs no country for an international number', () => {
  expect(parsePhone('+966512345678', '')).toMatchObject({ country: 'SA' });
  expect(parsePhone('+80012345678')).toMatchObject({ country: null, callingCode: '800' });
});

it.each(['tel:+966-11-234-5678;ext=12', '011 234 5678 ext. 12', '0112345678x12'])(
  'keeps the extension of %j in what people read, not in E.164',
  (text) => {
    expect(parsePhone(text)).toMatchObject({
      e164: '+966112345678',
      international: '+966 11 234 5678 ext. 12',
      rfc3966: 'tel:+966112345678;ext=12',
    });
  },
);

it.each([
  ['', 'SA', 'not_a_number'],
  ['call 0512345678', 'SA', 'not_a_number'],
  ['0512345678, 0551234567', 'SA', 'not_a_number'],
  ['++966512345678', 'SA', 'not_a_number'],
  ['+966512345678+', 'SA', 'not_a_number'],
  ['tel:', 'SA', 'not_a_number'],
  ['1 415 555 012', 'US', 'too_short'],
  ['0912345678', 'SA', 'invalid'],
  ['171234567', 'SA', 'invalid'],
] as const)('refuses %j of %s as %s', (text, country, error) => {
  expect(parsePhone(text, country)).toEqual({ ok: false, error });
});

const digits = fc.stringMatching(/^[+0]?[0-9]{1,19}$/);
itForAll(
  'never throws, and reads its own formats back',
  [fc.oneof(digits, fc.string())],
  (text) => {
    const phone = parsePhone(text);
    if (!phone.ok) return;
    for (const format of [phone.e164, phone.international, phone.rfc3966]) {
      expect(parsePhone(format)).toEqual(phone);
    }
    if (phone.country) expect(parsePhone(phone.national, phone.country)).toEqual(phone);
  },
);
