import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodsValueOf } from '../../../common/goods.ts';
import { readContract } from '../../http/contract.ts';
import { cellsOf } from './cells-of.ts';
import { MOST_LINES } from './judge-line.ts';
import type { JudgedRow } from './judged-row.ts';
import { judgeOrder } from './judge-order.ts';
import { firstRowOf, partOf, type PlacedPart } from './reading/further-lines.ts';
import type { Cells } from './reading/import-fields.ts';
import type { RowChange } from './row-store.ts';
import { JUDGE_CONTEXT, RECEIVER, storedRow } from './testing/judge-rows.ts';

const RUNS = process.env.TEST_COUNTS === 'full' ? 2_000 : 60;

interface Product {
  sku?: string;
  product_name: string;
  quantity: number;
  price: { amount: number; currency: 'SAR' };
}

const product: fc.Arbitrary<Product> = fc.record(
  {
    sku: fc.constantFrom('OUD', 'DATES', 'OF-THE-SHOP'),
    product_name: fc.stringMatching(/^[ء-ي]{2,12}$/u),
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.record({
      amount: fc.integer({ min: 1, max: 100_000 }),
      currency: fc.constant('SAR' as const),
    }),
  },
  { requiredKeys: ['product_name', 'quantity', 'price'] },
);
const orders = fc.array(fc.array(product, { minLength: 1, maxLength: MOST_LINES + 1 }), {
  minLength: 1,
  maxLength: 6,
});

const cellsOfProduct = ({ sku = '', product_name, quantity, price }: Product): Cells => ({
  ...{ sku, product_name, quantity: String(quantity) },
  price: (price.amount / 100).toFixed(2),
});

/** The rows of an order as shops write them. */
function rowsOf(number: number, products: readonly Product[]): Cells[] {
  return products.map((each, index) => ({
    ...{ reference_id: `#${number}`, ...cellsOfProduct(each) },
    ...(index === 0 && { ...RECEIVER, weight: '2 kg' }),
  }));
}

/** Judges a file of these rows, each with the lines that are joined to it. */
function judgeFile(rows: readonly Cells[]): RowChange[] {
  const all = rows.map((cells, index): JudgedRow => storedRow(index + 2, cells));
  const firsts = new Map<number, JudgedRow[]>();
  let above: PlacedPart | undefined;
  for (const row of all) {
    const part = partOf(cellsOf(row, JUDGE_CONTEXT.columns));
    above = { ...part, row: row.row_no, joinedTo: firstRowOf(part, above) };
    const first = above.joinedTo ?? row.row_no;
    firsts.set(first, [...(firsts.get(first) ?? []), row]);
  }
  return [...firsts.values()].flatMap(([first, ...lines]) =>
    first ? judgeOrder(first, lines, JUDGE_CONTEXT) : [],
  );
}

/** What is booked of a product: its sku if the account has it. */
const booked = ({ sku, ...rest }: Product) => ({
  ...rest,
  ...(sku !== undefined && JUDGE_CONTEXT.products.has(sku) && { sku }),
});

it('orders that a shop writes line by line are the orders as they were', () => {
  fc.assert(
    fc.property(orders, (given) => {
      const judged = judgeFile(given.flatMap((products, index) => rowsOf(index, products)));
      const imported = judged.flatMap((row) => row.judged?.order ?? []);
      expect(judged.filter(({ state }) => state === 'wrong')).toEqual([]);
      expect(imported).toHaveLength(given.length);
      for (const [index, products] of given.entries()) {
        const [first, ...further] = products.map(booked);
        const order = imported[index];
        expect(order).toMatchObject({ reference_id: `#${index}`, weight: 2_000, ...first });
        expect(order?.further_products ?? []).toEqual(further);
        const amounts = products.map(({ price }) => price.amount);
        expect(order && goodsValueOf(order).amount).toBe(amounts.reduce((sum, each) => sum + each));
      }
    }),
    { numRuns: RUNS },
  );
});

it('an order with another product, or without one, is another order', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 2, maxLength: 6 }),
      fc.nat(),
      product,
      (products, at, other) => {
        const hash = (some: readonly Product[]) => judgeFile(rowsOf(1, some))[0]?.order_hash;
        const place = at % products.length;
        const same = JSON.stringify(products[place]) === JSON.stringify(other);
        expect(hash([...products])).toBe(hash(products));
        expect(hash(products.slice(0, -1))).not.toBe(hash(products));
        if (!same) expect(hash(products.with(place, other))).not.toBe(hash(products));
      },
    ),
    { numRuns: RUNS },
  );
});

it('an order has as many products as the contract allows', () => {
  const { FurtherProducts } = readContract().components.schemas ?? {};
  expect(FurtherProducts).toMatchObject({ maxItems: MOST_LINES });
});
