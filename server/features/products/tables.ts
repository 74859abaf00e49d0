import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';

type Wire = components['schemas'];
/** Written by database triggers alone. */
type Counted<T> = ColumnType<T, never, never>;

declare module '../../db/tables.ts' {
  interface Tables {
    products: ProductsTable;
    product_photos: ProductPhotosTable;
    product_sales: ProductSalesTable;
    product_counts: ProductCountsTable;
    product_words: ProductWordsTable;
    shipment_products: ShipmentProductsTable;
  }
}

export interface ProductsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Counts the account's products in the order in which they were added. */
  number: Fixed<number>;
  sku: string;
  /** At least one of the names is there. */
  name_ar: string | null;
  name_en: string | null;
  /** Of one, in minor units of its currency. */
  price_amount: number;
  price_currency: Currency;
  /** Grams. */
  weight: number;
  weight_unit: Wire['WeightUnit'];
  /** Millimetres; all three or none. */
  length: number | null;
  width: number | null;
  height: number | null;
  dimension_unit: Wire['DimensionUnit'];
  shipment_type: Wire['ProductShipmentType'];
  packaging_type: Wire['PackagingType'] | null;
  hs_code: string | null;
  origin_country: string | null;
  /** Folded names to sort by, each from the other language if there is none. */
  name_ar_key: string;
  name_en_key: string;
  /** The words that the search finds it by, as those of shipments. */
  search_text: string;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: FixedTime;
  updated_at: Time;
}

/** WebP in base64. */
export interface ProductPhotosTable {
  account_id: Fixed<string>;
  product_id: Fixed<string>;
  preview: string;
  photo: string;
}

/** Kept by a trigger on `shipments`, so that every way of booking counts. */
export interface ProductSalesTable {
  account_id: Fixed<string>;
  product_id: Fixed<string>;
  quantity_sold: Generated<number>;
  /** 1970 if it was never used. */
  last_used_at: ColumnType<Date, Date | undefined, Date>;
}

/** How many products an account has. */
export interface ProductCountsTable {
  account_id: Counted<string>;
  count: Counted<number>;
  /** The greatest number that a product ever had. */
  last_number: Counted<number>;
}

/** What a product is found by. */
export interface ProductWordsTable {
  account_id: Counted<string>;
  product_id: Counted<string>;
  number: Counted<number>;
  archived: Counted<boolean>;
  sku: Counted<string>;
  name_ar_key: Counted<string>;
  name_en_key: Counted<string>;
  price_amount: Counted<number>;
  weight: Counted<number>;
  tokens: Counted<number[]>;
}

/** What a shipment counts as sold. */
export interface ShipmentProductsTable {
  account_id: Counted<string>;
  shipment_id: Counted<string>;
  product_id: Counted<string>;
  quantity: Counted<number>;
}
