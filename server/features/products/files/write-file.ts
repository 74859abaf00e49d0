import { toDecimal } from '../../../../common/money.ts';
import { fromGrams, fromMillimetres } from '../../../../common/units.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable } from '../../../db/database.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import type { Locale } from '../../../reference/locale.ts';
import { listCountries } from '../../../reference/places/countries.ts';
import { writeCsv } from '../../../table-files/write-csv.ts';
import { writeXlsx } from '../../../table-files/write-xlsx.ts';
import type { WrittenCell } from '../../../table-files/written-cell.ts';
import { findProducts } from '../find-products.ts';
import type { ProductFilter } from '../product-filter.ts';
import type { ProductPosition, SortOrder } from '../sort-order.ts';
import { type ProductRow, productsInOrder } from '../store.ts';
import { type FileField, headingOf } from './headings.ts';

type Format = components['schemas']['ImportFileFormat'];

/** Products that are read at once. */
const PAGE = 500;

const SHEET = { ar: 'المنتجات', en: 'Products' } as const;
const SOLD = { ar: 'المبيع', en: 'Sold' } as const;

/** The columns of a file; `importProducts` reads all but the last. */
const FIELDS = [
  ...(['sku', 'name_ar', 'name_en', 'price', 'currency', 'weight', 'weight_unit'] as const),
  ...(['length', 'width', 'height', 'dimension_unit', 'shipment_type', 'packaging_type'] as const),
  ...(['hs_code', 'origin_country'] as const),
] satisfies FileField[];

interface Asked {
  accountId: string;
  filter: ProductFilter;
  sort: Pick<SortOrder, 'field' | 'direction'>;
  locale: Locale;
}

/** The matching products as a file that can be sent back. */
export async function productFile(
  db: Queryable,
  format: Format,
  asked: Asked,
): Promise<Uint8Array> {
  const { locale } = asked;
  const headings = [...FIELDS.map((field) => headingOf(field, locale)), SOLD[locale]];
  const rows: WrittenCell[][] = [];
  for await (const product of everyMatch(db, asked)) rows.push(cellsOf(product, locale));
  if (format === 'csv') return writeCsv(headings, rows);
  const sheet = { name: SHEET[locale], headings, rows };
  return writeXlsx({ sheets: [sheet], rightToLeft: locale === 'ar' });
}

async function* everyMatch(
  db: Queryable,
  { accountId, filter, sort, locale }: Asked,
): AsyncGenerator<ProductRow> {
  let after: ProductPosition | null = null;
  do {
    const order: SortOrder = { ...sort, locale, after, limit: PAGE };
    const found = await findProducts(db, accountId, filter, order);
    yield* await productsInOrder(
      db,
      accountId,
      found.page.map(({ id }) => id),
    );
    after = found.end;
  } while (after !== null);
}

function cellsOf(product: ProductRow, locale: Locale): WrittenCell[] {
  const { price_amount: amount, price_currency: currency, dimension_unit } = product;
  const side = (millimetres: number | null): WrittenCell =>
    millimetres === null ? '' : fromMillimetres(millimetres, dimension_unit);
  const { shipment_type, packaging_type, origin_country } = product;
  const country = listCountries().find(({ code }) => code === origin_country);
  return [
    ...[product.sku, product.name_ar ?? '', product.name_en ?? ''],
    Number(toDecimal({ amount, currency })),
    currency,
    fromGrams(product.weight, product.weight_unit),
    product.weight_unit,
    ...[product.length, product.width, product.height].map(side),
    dimension_unit,
    ENUM_NAMES.shipment_type[shipment_type][locale],
    packaging_type ? ENUM_NAMES.packaging_type[packaging_type][locale] : '',
    product.hs_code ?? '',
    country?.name[locale] ?? origin_country ?? '',
    product.quantity_sold,
  ];
}
