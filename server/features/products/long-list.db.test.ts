import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { foldForSearch } from '../../../common/search-text.ts';
import { fillProducts } from '../../testing/bench/fill-products.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { searchWords } from '../shipments/list/search-words.ts';
import { COUNT_CAP } from '../../db/count-cap.ts';
import { findProducts, SEARCH_CAP } from './find-products.ts';
import { type ProductFilter } from './product-filter.ts';
import type { ProductPosition, SortField } from './sort-order.ts';
import { type ProductRow, selectProducts } from './store.ts';

const isFull = process.env.TEST_COUNTS === 'full';
/** More than are counted, so that every way of finding a page is taken. */
const MANY = isFull ? 6_000 : 1_600;
const RUNS = isFull ? 300 : 60;

const FIELDS = [
  ...(['name', 'sku', 'price', 'weight', 'quantity_sold', 'last_used_at', 'created_at'] as const),
] satisfies SortField[];

const question = fc.record({
  q: fc.constantFrom(
    '',
    'ق',
    'shi',
    'قميص',
    'قميص ازرق',
    'per-1',
    'premium blue',
    'سلسله5',
    'zz',
    '12',
  ),
  archived: fc.constantFrom(undefined, true, false),
  shipment_type: fc.constantFrom(undefined, undefined, 'chilled' as const, 'parcel' as const),
  field: fc.constantFrom(...FIELDS),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  locale: fc.constantFrom('ar' as const, 'en' as const),
  limit: fc.integer({ min: 1, max: 60 }),
  /** Rows that come before. */
  skipped: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_300 })),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let accountId: string;
  let every: (ProductRow & { number: number })[];

  beforeAll(async () => {
    accountId = (await backend.newCustomer(0)).accountId;
    const stranger = await backend.newCustomer(0);
    await fillProducts(database(), accountId, MANY);
    await fillProducts(database(), stranger.accountId, 50);
    every = await selectProducts(database().kysely, accountId).select('number').execute();
  });

  /** Whether a product matches, told letter by letter. */
  function isMatch(row: ProductRow, { q, archived, shipment_type }: Question): boolean {
    const texts = [row.sku, row.name_ar ?? '', row.name_en ?? ''];
    const words = texts.flatMap((text) => searchWords(text));
    const whole = words.flatMap((parts) => parts.map((_, from) => parts.slice(from).join('')));
    // Of long numbers the last four digits are known too.
    const beginnings = [
      ...whole,
      ...whole.flatMap((word) => /\d{7}$/.exec(word)?.[0].slice(3) ?? []),
    ];
    const isSaid = (sought: string) =>
      beginnings.some(
        (word) => word.startsWith(sought) || word.replace(/^ال/, '').startsWith(sought),
      );
    return (
      searchWords(q).every((parts) => isSaid(parts.join(''))) &&
      (archived === undefined || archived === (row.archived_at !== null)) &&
      (shipment_type === undefined || row.shipment_type === shipment_type)
    );
  }

  function valueOf(row: ProductRow & { number: number }, { field, locale }: Question) {
    const names = locale === 'ar' ? [row.name_ar, row.name_en] : [row.name_en, row.name_ar];
    const values: Record<SortField, string | number> = {
      name: foldForSearch(names.find((name) => name !== null) ?? ''),
      sku: row.sku,
      price: row.price_amount,
      weight: row.weight,
      quantity_sold: row.quantity_sold,
      last_used_at: row.last_used_at.getTime(),
      created_at: row.number,
    };
    return values[field];
  }

  function naive(asked: Question): { id: string; value: string | number }[] {
    const sign = asked.direction === 'asc' ? 1 : -1;
    const compare = (a: string | number, b: string | number) => {
      // By code points, as the database does, not by UTF-16 units.
      if (typeof a === 'string' && typeof b === 'string') {
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
      }
      return Number(a) - Number(b);
    };
    return every
      .filter((row) => isMatch(row, asked))
      .map((row) => ({ id: row.id, value: valueOf(row, asked) }))
      .sort((a, b) => sign * (compare(a.value, b.value) || compare(a.id, b.id)));
  }

  it('finds, counts and sorts as a naive reading of all products does, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const { q, archived, shipment_type, field, direction, locale, limit, skipped } = asked;
        const filter: ProductFilter = {
          ...(q !== '' && { q }),
          ...(archived !== undefined && { archived }),
          ...(shipment_type && { shipment_type }),
        };
        const due = naive(asked);
        const ids = due.map(({ id }) => id);
        const start = skipped % (due.length + 1);
        let after = start === 0 ? null : positionOf(due[start - 1], field);
        for (const from of [start, start + limit]) {
          const order = { field, direction, locale, after, limit };
          const found = await findProducts(database().kysely, accountId, filter, order);
          expect(found.page.map(({ id }) => id)).toEqual(ids.slice(from, from + limit));
          const cap = q === '' ? COUNT_CAP : SEARCH_CAP;
          expect([found.total, found.isCapped]).toEqual([
            Math.min(due.length, cap),
            due.length > cap,
          ]);
          expect(found.end === null).toBe(due.length <= from + limit);
          after = found.end;
          if (after === null) return;
        }
      }),
      { numRuns: RUNS },
    );
  }, 300_000);

  it('shows every match once from the first page to the last, also of a word that all have', async () => {
    const order = { field: 'created_at', direction: 'desc', locale: 'ar', limit: 90 } as const;
    const seen: string[] = [];
    let after: ProductPosition | null = null;
    do {
      const found = await findProducts(
        database().kysely,
        accountId,
        { q: 'سلسله' },
        { ...order, after },
      );
      seen.push(...found.page.map(({ id }) => id));
      after = found.end;
    } while (after !== null);
    const newest = every.toSorted((one, other) => other.number - one.number);
    expect(seen).toEqual(newest.map(({ id }) => id));
  });
});

/** Where a page ends that ends with this product. */
function positionOf(
  row: { id: string; value: string | number } | undefined,
  field: SortField,
): ProductPosition | null {
  if (!row) return null;
  const { id, value } = row;
  return [field === 'last_used_at' ? new Date(value).toISOString() : String(value), id];
}
