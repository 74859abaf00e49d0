import type { components } from '../../../../openapi/generated/types.ts';
import { type Money, money } from '../../../../common/money.ts';
import type { PieceDimensions } from '../../../../common/sizes.ts';
import { withoutNulls } from '../../../http/without-nulls.ts';
import type { Cells } from './import-fields.ts';
import { isNothing } from './row-reader.ts';
import type { Values } from './values.ts';

type Schemas = components['schemas'];

/** A product of the account, for one piece of it. */
export interface OrderedProduct {
  name: string;
  price?: Money;
  /** Grams. */
  weight?: number;
  /** Millimetres. */
  dimensions?: PieceDimensions;
  packaging_type?: Schemas['PackagingType'];
  shipment_type?: Schemas['ShipmentType'];
}

/** What a row says of its product, and the product of the account that it names. */
export interface OrderLine {
  values: Values;
  product?: OrderedProduct;
}

/** A product of an order; what its row lacks is absent. */
export interface FilledProduct {
  sku?: string;
  product_name?: string;
  quantity: number;
  price?: Money;
}

/**
 * What the first row of an order says of its own product. Shops write what the whole order costs
 * into its first row, and the price of a piece into each: then the price is not the product's.
 *
 * @param lines the cells of all further lines of the order.
 */
export function withOwnPrice(first: Values, lines: readonly Cells[]): Values {
  const isOfOrder = lines.length > 0 && lines.every(({ price = '' }) => isNothing(price.trim()));
  if (!isOfOrder || first.unit_price === undefined) return first;
  const { price, ...own } = first;
  return own;
}

/** The product of a row or a further line: what it says, then its product, then the defaults. */
export function productOf({ values, product }: OrderLine, defaults: Values): FilledProduct {
  const quantity = values.quantity ?? defaults.quantity ?? 1;
  const priceOf = (piece: Money | undefined) => times(piece, quantity);
  return {
    ...withoutNulls({
      // A store's own code that is no product of the account stays in the file.
      sku: product && values.sku,
      product_name: values.product_name ?? product?.name ?? defaults.product_name,
      price:
        values.price ??
        priceOf(values.unit_price) ??
        priceOf(product?.price) ??
        defaults.price ??
        priceOf(defaults.unit_price),
    }),
    quantity,
  };
}

/** What the products of an order weigh together; undefined unless it is known of each. */
export function weightOf(lines: readonly OrderLine[], defaults: Values): number | undefined {
  return lines.reduce<number | undefined>((sum, line) => {
    const { weight } = line.product ?? {};
    return sum === undefined || weight === undefined
      ? undefined
      : sum + weight * productOf(line, defaults).quantity;
  }, 0);
}

/** The price of a whole line, as orders have it. */
function times(price: Money | undefined, quantity: number): Money | undefined {
  if (!price) return undefined;
  const amount = price.amount * quantity;
  return Number.isSafeInteger(amount) ? money(amount, price.currency) : undefined;
}
