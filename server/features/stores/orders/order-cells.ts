import type { Cells } from '../../import-batches/reading/import-fields.ts';
import type { OrderedProduct } from '../../import-batches/reading/order-product.ts';
import type { OrderContent } from '../reading/store-event.ts';

/**
 * A store's order as the rows of a file: the first with the receiver, one for each further product.
 * What the store says of the weight counts unless all products are those of the account.
 */
export function cellsOfContent(
  { cells, lines, weight }: OrderContent,
  products: ReadonlyMap<string, OrderedProduct>,
): [first: Cells, ...further: Cells[]] {
  const isWeighed = [cells, ...lines].every(
    ({ sku = '' }) => products.get(sku)?.weight !== undefined,
  );
  return [isWeighed || weight === null ? cells : { ...cells, weight }, ...lines];
}

/** Codes in the order that no product of the account has. */
export function unknownSkus(
  { cells, lines }: OrderContent,
  products: ReadonlyMap<string, OrderedProduct>,
): string[] {
  const skus = [cells, ...lines].flatMap(({ sku }) => sku ?? []);
  return [...new Set(skus)].filter((sku) => !products.has(sku));
}
