import { expect, it } from 'vitest';
import { moneyOf, receiverOf, textOf } from './order-cells.ts';

it.each([
  ['186.00 SAR', { amount: 18600, currency: 'SAR' }],
  ['15 SAR', { amount: 1500, currency: 'SAR' }],
  ['0.5 SAR', { amount: 50, currency: 'SAR' }],
  ['186.005 SAR', undefined],
  ['186.00 XXX', undefined],
  ['186.00', undefined],
  ['-1 SAR', undefined],
])('reads %j as an amount', (text, money) => {
  expect(moneyOf(text)).toEqual(money);
});

it('has an empty text for a field that the order lacks', () => {
  expect(textOf([{ field: 'sku', text: 'A' }], 'receiver.city')).toBe('');
  expect(textOf([{ field: 'sku', text: 'A' }], 'sku')).toBe('A');
});

it('joins the parts of a name', () => {
  expect(receiverOf([{ field: 'receiver.full_name', text: 'عميل' }])).toBe('عميل');
  expect(
    receiverOf([
      { field: 'receiver.full_name', text: 'عميل' },
      { field: 'receiver.last_name', text: 'تجريبي' },
    ]),
  ).toBe('عميل تجريبي');
});
