import { expect, it } from 'vitest';
import { searchPatterns, soughtWords } from './shipment-search.ts';

it.each([
  ['words', 'أحمد الجهني', ['%احمد%', '%الجهني%']],
  ['a phone in groups', '+966 50 000 0122', ['%+966500000122%']],
  ['a phone in Arabic digits', '٠٥٠ ٠٠٠ ٠١٢٢', ['%0500000122%']],
  ['a tracking number in groups', 'MZ 4820 5173 965', ['%mz%', '%48205173965%']],
  ['a name and a phone', 'سارة 050 000 0122', ['%ساره%', '%0500000122%']],
  ['two short numbers', '12 450', ['%12%', '%450%']],
  ['two long numbers', '48205173965 13580246794', ['%48205173965%', '%13580246794%']],
  ['signs', '50%_\\', ['%50\\%\\_\\\\%']],
])('looks for %s', (_, q, patterns) => {
  expect(searchPatterns(q)).toEqual(patterns);
});

it.each([
  ['short words whole', 'أحمد', [['احمد', '% احمد%', true]]],
  ['long words by their beginning', 'MZ48205173965', [['mz482051', '% mz48205173965%', false]]],
  [
    'a phone with and without its plus',
    '+966 50 000 0122',
    [['96650000', '% 966500000122%', false]],
  ],
  ['signs', '50%_\\', [['50%_\\', '% 50\\%\\_\\\\%', true]]],
  ['nothing', ' + ', [['+', '% +%', true]]],
])('finds %s', (_, q, words) => {
  expect(
    soughtWords(q).map(({ beginning, pattern, isWhole }) => [beginning, pattern, isWhole]),
  ).toEqual(words);
});
