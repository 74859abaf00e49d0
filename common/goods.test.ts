import { expect, it } from 'vitest';
import { checkGoods, goodsValueOf, skusOf } from './goods.ts';
import type { Currency } from './money.ts';

const worth = (amount: number, currency: Currency = 'SAR') => ({ price: { amount, currency } });

it('the value of the goods is the price of the one product, whatever its quantity', () => {
  expect(goodsValueOf(worth(45_000))).toEqual({ amount: 45_000, currency: 'SAR' });
  const none = { ...worth(45_000), further_products: null };
  expect(goodsValueOf(none)).toEqual({ amount: 45_000, currency: 'SAR' });
});

it('the SKUs are those of all lines, each once, and no empty ones', () => {
  const further_products = [{ sku: 'B' }, { sku: '' }, {}, { sku: 'A' }, { sku: null }];
  expect(skusOf({ sku: 'A', further_products })).toEqual(['A', 'B']);
  expect(skusOf({ sku: null, further_products: null })).toEqual([]);
});

it('the value of the goods is the sum of all prices', () => {
  const further_products = [worth(1, 'AED'), worth(100_000_000, 'AED')];
  const value = goodsValueOf({ ...worth(45_000, 'AED'), further_products });
  expect(value).toEqual({ amount: 100_045_001, currency: 'AED' });
});

it('the value of the goods is none of two currencies', () => {
  const further_products = [worth(1, 'USD')];
  expect(() => goodsValueOf({ ...worth(1), further_products })).toThrow(TypeError);
});

it('the currency of a product is that of the first', () => {
  const further_products = [worth(1), worth(1, 'USD'), worth(1), worth(1, 'EUR')];
  expect(checkGoods({ ...worth(1), further_products })).toEqual(
    [1, 3].map((index) => ({
      pointer: `/further_products/${index}/price/currency`,
      code: 'not_allowed',
      params: { allowed: ['SAR'] },
    })),
  );
});

it('the currency of a product is not judged before it is there', () => {
  expect(checkGoods({})).toEqual([]);
  const unknown = { currency: "' OR 1=1 --" };
  expect(checkGoods({ price: unknown, further_products: [worth(1)] })).toEqual([]);
  expect(checkGoods({ further_products: [worth(1)] })).toEqual([]);
  expect(checkGoods({ ...worth(1), further_products: [{}, { price: null }] })).toEqual([]);
});
