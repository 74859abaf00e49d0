import type { Queryable } from '../../db/database.ts';
import type { FieldError } from '../../http/problem.ts';
import { knownSkus } from './store.ts';

/** The products of an order. */
interface Goods {
  sku?: string | null;
  further_products?: readonly { sku?: string }[] | null;
}

/** The SKUs of an order that are of no product of the account. */
export async function unknownSkus(
  db: Queryable,
  accountId: string,
  { goods, kept = {} }: { goods: Goods; kept?: Goods },
): Promise<FieldError[]> {
  const former = new Set(placesOf(kept).map(({ sku }) => sku));
  const places = placesOf(goods).filter(({ sku }) => !former.has(sku));
  const known = await knownSkus(
    db,
    accountId,
    places.map(({ sku }) => sku),
  );
  return places
    .filter(({ sku }) => !known.has(sku))
    .map(({ pointer }) => ({ pointer, code: 'unknown_sku' }));
}

/** Every SKU with where it is. */
function placesOf({ sku, further_products }: Goods): { pointer: string; sku: string }[] {
  const further = (further_products ?? []).map((product, at) => ({
    ...{ pointer: `/further_products/${at}/sku`, sku: product.sku },
  }));
  return [{ pointer: '/sku', sku }, ...further].flatMap((place) =>
    place.sku ? [{ ...place, sku: place.sku }] : [],
  );
}
