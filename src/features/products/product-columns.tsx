import type { Product } from '../../api/generated/model/product.ts';
import {
  amount,
  code,
  count,
  named,
  place,
  weight,
  written,
} from '../../shared/table/field-kinds.tsx';
import { fieldColumn, type ListColumn } from '../../shared/table/list-column.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { DimensionsText } from '../../ui/text/dimensions-text.tsx';
import { NameCell, TypeCell, UsedCell } from './product-cells.tsx';

/** A column that is hidden at first. */
const extra = { isExtra: true } as const;

/** The fields of a product. The server makes the files, so none of these is for spreadsheets. */
export const productColumns: readonly ListColumn<Product>[] = [
  {
    id: 'name',
    labelId: 'products.column.name',
    pinned: 'start',
    canHide: false,
    sorts: 'asc',
    size: 220,
    cell: (product) => <NameCell product={product} />,
    csv: {},
  },
  fieldColumn(
    'price',
    'products.column.price',
    amount(({ price }) => price),
    { sorts: 'desc', size: 112 },
  ),
  fieldColumn(
    'weight',
    'products.column.weight',
    weight((product) => product.weight),
    { sorts: 'desc', size: 108 },
  ),
  {
    id: 'shipment_type',
    labelId: 'products.column.type',
    size: 116,
    cell: (product) => <TypeCell product={product} />,
    csv: {},
  },
  fieldColumn(
    'quantity_sold',
    'products.column.sold',
    count((product) => product.quantity_sold),
    { sorts: 'desc', size: 104 },
  ),
  {
    id: 'last_used_at',
    labelId: 'products.column.lastUsed',
    sorts: 'desc',
    size: 128,
    cell: (product) => <UsedCell product={product} />,
    csv: {},
  },
  {
    id: 'created_at',
    labelId: 'products.column.created',
    sorts: 'desc',
    size: 108,
    cell: ({ created_at }) => <DateText value={created_at} format="short" />,
    csv: {},
  },
  fieldColumn(
    'sku',
    'products.field.sku',
    code(({ sku }) => sku),
    { ...extra, sorts: 'asc' },
  ),
  fieldColumn(
    'name_ar',
    'products.field.name_ar',
    written(({ name_ar }) => name_ar),
    extra,
  ),
  fieldColumn(
    'name_en',
    'products.field.name_en',
    written(({ name_en }) => name_en),
    extra,
  ),
  {
    id: 'dimensions',
    labelId: 'products.column.dimensions',
    ...extra,
    size: 170,
    cell: ({ length, width, height, dimension_unit }) =>
      length !== undefined &&
      width !== undefined &&
      height !== undefined && (
        <DimensionsText length={length} width={width} height={height} unit={dimension_unit} />
      ),
    csv: {},
  },
  fieldColumn(
    'packaging_type',
    'products.field.packaging_type',
    named('packaging_type', ({ packaging_type }) => packaging_type),
    extra,
  ),
  fieldColumn(
    'hs_code',
    'products.field.hs_code',
    code(({ hs_code }) => hs_code),
    extra,
  ),
  fieldColumn(
    'origin_country',
    'products.field.origin_country',
    place('countryName', ({ origin_country }) => origin_country),
    extra,
  ),
];
