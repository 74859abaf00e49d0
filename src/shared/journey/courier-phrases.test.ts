import { expect, it } from 'vitest';
import { courierPhrase, languageOf } from './courier-phrases.ts';

it.each([
  ['Departed facility', 'departed'],
  ['ARRIVED AT DESTINATION HUB.', 'arrived_at_destination'],
  ['  Out  for delivery ', 'out_for_delivery'],
  ['Customs cleared', 'customs_cleared'],
  ['خَرَجَت مع المندوب', 'out_for_delivery'],
  ['تعذر على شركة الشحن قبول الشحنة أو إيصالها', 'not_carried'],
])('knows %j', (words, phrase) => {
  expect(courierPhrase(words)).toBe(phrase);
});

it.each(['Departed facility 12 in Riyadh', 'Delivered to neighbour', '', 'وصلت مركز جدة'])(
  'does not guess what %j means',
  (words) => {
    expect(courierPhrase(words)).toBeUndefined();
  },
);

it('tells the language by the letters', () => {
  expect(languageOf('Departed facility')).toBe('en');
  expect(languageOf('غادرت مركز DXB')).toBe('ar');
});
