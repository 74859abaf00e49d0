import type { ListProductsParams } from '../../api/generated/model/list-products-params.ts';
import { listProducts } from '../../api/generated/products/products.ts';
import { ListProductsQueryParams } from '../../api/generated/zod/products/products.zod.ts';
import { listRules } from '../../ui/table/list-rules.ts';

/** The query of the list, without the number of rows. */
export type ProductQuery = Omit<ListProductsParams, 'limit'>;

/** The list of products; what is archived is listed only where the address asks for it. */
export const productSource = {
  name: 'products',
  operation: 'listProducts',
  load: (query: ListProductsParams, options: { signal: AbortSignal }) =>
    listProducts({ archived: false, ...query }, options),
  rules: listRules<ProductQuery>(ListProductsQueryParams, [
    'archived',
    'shipment_type',
    'packaging_type',
    'origin_country',
  ]),
};
