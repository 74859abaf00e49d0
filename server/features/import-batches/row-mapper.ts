import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import { cardVersions } from '../couriers/tariff.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { cellsOf } from './cells-of.ts';
import { countFurther } from './count-lines.ts';
import { ALL_FIELDS, type Cells } from './reading/import-fields.ts';
import type { ImportRow } from './row-store.ts';
import type { ImportBatch } from './store.ts';
import type { RowPrice } from './tables.ts';

type Schemas = components['schemas'];

/** Rows with their couriers, whose cards may have been replaced. */
export async function showRows(
  db: Database,
  batch: Pick<ImportBatch, 'account_id' | 'id' | 'status' | 'columns'>,
  rows: readonly ImportRow[],
): Promise<Schemas['ImportRow'][]> {
  const needed = rows.flatMap(({ price }) => price?.stored[0] ?? []);
  const versions = await cardVersions(db, needed);
  const further = await countFurther(db.kysely, batch, rows);
  return rows.map((row) => ({
    ...toImportRow(row, batch, versions),
    ...withoutNulls({ further_products: further.get(row.row_no) }),
  }));
}

/** @param versions of the cards with which rows are priced. */
function toImportRow(
  row: ImportRow,
  batch: Pick<ImportBatch, 'status' | 'columns'>,
  versions: ReadonlyMap<number, CardVersion>,
): Schemas['ImportRow'] {
  const { shipment_id: id, tracking_number } = row;
  return {
    row: row.row_no,
    state: row.state === 'priced' && batch.status === 'waiting' ? 'waiting' : row.state,
    book_again: row.book_again,
    cells: toImportCells(cellsOf(row, batch.columns)),
    faults: row.faults,
    repairs: row.repairs,
    ...withoutNulls({
      repeated_of: row.repeated_of,
      // A line that is left out by itself is out of its order.
      joined_to: row.left_out ? null : row.joined_to,
      price: row.price && toImportPrice(row, row.price, versions),
      courier_choice: row.courier_choice,
      shipment: id !== null && tracking_number !== null ? { id, tracking_number } : null,
    }),
  };
}

/** In the order of all fields. */
export function toImportCells(cells: Cells): Schemas['ImportCell'][] {
  return ALL_FIELDS.flatMap((field) => {
    const text = cells[field];
    return text === undefined ? [] : [{ field, text }];
  });
}

function toImportPrice(
  { row_no, subtotal, vat }: ImportRow,
  { stored, service_type, preferred_delivery_day }: RowPrice,
  versions: ReadonlyMap<number, CardVersion>,
): Schemas['ImportPrice'] {
  const [version, , , , , , , , , expected_delivery_on] = stored;
  const card = versions.get(version);
  if (!card) throw new Error(`row ${row_no} needs version ${version} of a card`);
  const { id, name } = card.shown.courier;
  return {
    courier: { id, name },
    service_type,
    total_fee: sar((subtotal ?? 0) + (vat ?? 0)),
    expected_delivery_on,
    preferred_delivery_day,
  };
}
