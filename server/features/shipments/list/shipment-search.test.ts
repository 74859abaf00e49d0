import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Searchable, searchPatterns, searchTextOf, soughtWords } from './shipment-search.ts';

const SHIPMENT: Searchable = {
  tracking_number: 'MZ12345678901',
  reference_id: 'ORD-2024/77',
  company: null,
  further_products: null,
  product_name: 'عباءة',
  receiver: {
    full_name: 'محمد بن عبد الله الغامدي',
    country: 'SA',
    state: 'RD',
    city: 'riyadh',
    short_address: 'RDAA1234',
    phone: '+966512345678',
    address_type: 'residential',
  },
};

function finds(q: string, shipment: Searchable = SHIPMENT): boolean {
  const text = searchTextOf(shipment);
  return soughtWords(q).every(({ beginning, pattern, isWhole }) => {
    const word = pattern.slice(2, -1).replace(/\\(.)/g, '$1');
    expect([isWhole, word.startsWith(beginning)]).toEqual([word === beginning, true]);
    return text.includes(` ${word}`);
  });
}

const named = (full_name: string) => ({
  ...SHIPMENT,
  receiver: { ...SHIPMENT.receiver, full_name },
});
const referredTo = (reference_id: string) => ({ ...SHIPMENT, reference_id });

it.each(
  Object.entries({
    phone: [
      ...['0512345678', '512345678', '+966512345678', '966512345678', '00966512345678', '5678'],
      ...['051-234-5678', '(051) 234 5678', '+966-51-234-5678', '051.234.5678', '051 234 5678'],
      ...['(+966) 51 234-5678', '00 966 51 234 5678', '051–234–5678', '05123', '512-34'],
      ...['٠٥١٢٣٤٥٦٧٨', '۰۵۱۲۳۴۵۶۷۸', '٠٥١-٢٣٤-٥٦٧٨', '(۰۵۱) ۲۳۴ ۵۶۷۸', '٠٠٩٦٦٥١٢٣٤٥٦٧٨'],
      ...['5 1 2 3 4 5 6 7 8', '\u2066+966 51 234 5678\u2069'],
    ],
    name: [
      ...['الغامدي', 'غامدي', 'غامد', 'الرياض', 'رياض', 'riyadh', 'محمد الغامدي', 'غامدي محمد'],
      ...['عبدالله', 'عبد الله', 'عبد', 'عبدال', 'الله', 'محمد بن عبدالله', 'محمد - غامدي'],
      ...['«محمد»', 'غامدي،', 'عَبدُ اللَّه'],
    ],
    number: [
      ...['MZ12345678901', 'mz1234-5678', 'MZ 1234 5678 901', '12345678901', '1234-5678-901'],
      ...['8901', 'ORD-2024/77', 'ord 2024 77', 'ORD2024', '#ORD-2024', '2024/77', '2024', '77'],
      ...['#77', '٧٧'],
    ],
  }),
)('finds a shipment by its %s, however it is typed', (_, queries) => {
  expect(queries.filter((q) => !finds(q))).toEqual([]);
});

it.each(
  Object.entries({
    'عبدالله القحطاني': ['عبد الله'],
    'عبد الرحمن': ['عبدالرحمن'],
    عبدربه: ['عبد ربه'],
    'أبو بكر': ['ابوبكر'],
    أبوبكر: ['أبو بكر'],
    'أبو عبد الله': ['ابو عبدالله'],
    'آل سعود': ['السعود'],
    'محمد غامدي': ['الغامدي', 'الغامد'],
    'محمد الغامدي': ['الغ'],
    'أحمد سعد': ['السعد'],
    'متجر الألعاب': ['الألعاب', 'ألعاب'],
    'Saleh Al-Ghamdi': ['alghamdi'],
    'Saleh Alghamdi': ['al ghamdi'],
    'Saleh Al Ghamdi': ['Al-Ghamdi'],
    'Abdul Rahman': ['abdulrahman'],
  }),
)('finds the name %s in other spellings', (name, queries) => {
  expect(queries.filter((q) => !finds(q, named(name)))).toEqual([]);
});

it.each(
  Object.entries({
    '#1001': ['1001', '#1001'],
    1001: ['#1001'],
    '000123': ['123'],
    '0012345678': ['0012345678'],
    '1001 2345 678': ['1001 2345 678', '10012345678'],
    'SO_2024.5': ['so 5'],
  }),
)('finds the reference %s', (reference, queries) => {
  expect(queries.filter((q) => !finds(q, referredTo(reference)))).toEqual([]);
});

it('finds a shipment by its reference in any form, with or without its signs', () => {
  const part = fc.string({ unit: fc.constantFrom(...'abz019غم'), minLength: 1, maxLength: 12 });
  const sign = fc.constantFrom('-', '/', '_', '#', '.', ' - ');
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), sign, (parts, between) => {
      const stored = referredTo(parts.join(between));
      expect(finds(parts.join(between), stored)).toBe(true);
      expect(finds(parts.at(-1) ?? '', stored)).toBe(true);
    }),
  );
});

it.each(['%', '_', '# -', 'امد', 'الغد', 'الرد', '0612345678', 'ORD-2025', '234', '12345678 902'])(
  'does not find a shipment by %s',
  (q) => {
    expect(finds(q)).toBe(false);
  },
);

it('stores few words for a shipment, and for a long reference no more than its length', () => {
  expect(searchTextOf(SHIPMENT).split(' ').length).toBeLessThan(30);
  const long = searchTextOf(referredTo('a-'.repeat(50)));
  expect(long.length - searchTextOf(SHIPMENT).length).toBeLessThan(50 * 20);
});

it.each([
  ['٠٥٠-٠٠٠-٠١٢٢', ['%050%000%0122%']],
  ['00966 50 000 0122', ['%966%50%000%0122%']],
  ['MZ 4820 5173 965', ['%mz%', '%4820%5173%965%']],
  ['سارة 050 000 0122', ['%ساره%', '%050%000%0122%']],
  ['عبدالله', ['%عبد%الله%']],
  ['12 450', ['%12%', '%450%']],
  ['48205173965 13580246794', ['%48205173965%', '%13580246794%']],
  ['50%_\\', ['%50%']],
  ['%_\\', ['%\\%\\_\\\\%']],
])('searches anywhere for %s by its parts', (q, patterns) => {
  expect(searchPatterns(q)).toEqual(patterns);
});

it.each([
  ['short words whole', 'أحمد', [['احمد', '% احمد%', true]]],
  ['long words by their beginning', 'MZ48205173965', [['mz482051', '% mz48205173965%', false]]],
  ['a phone without its plus', '+966 50 000 0122', [['96650000', '% 966500000122%', false]]],
  ['words without their signs', '50%_\\', [['50', '% 50%', true]]],
  ['signs', '%_\\', [['%_\\', '% \\%\\_\\\\%', true]]],
  ['nothing', ' ', []],
])('looks up %s', (_, q, words) => {
  const sought = soughtWords(q).map((word) => [word.beginning, word.pattern, word.isWhole]);
  expect(sought).toEqual(words);
});
