import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { selectShipments, type ShipmentRow, withCourier } from '../shipments/store.ts';

type LeftOut = components['schemas']['LabelLeftOut'];

/** The shipments of this account that have a label, in the order asked for, and why others have none. */
export async function sortOut(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<{ printable: ShipmentRow[]; leftOut: LeftOut[] }> {
  const rows = await selectShipments(db, accountId).where('shipments.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, withCourier(row)]));
  const printable: ShipmentRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const id of ids) {
    const shipment = byId.get(id);
    if (!shipment) {
      leftOut.push({ shipment_id: id, reason: 'not_found' });
    } else if (hasLabel(shipment)) {
      printable.push(shipment);
    } else {
      const { tracking_number } = shipment;
      leftOut.push({ shipment_id: id, tracking_number, reason: 'cancelled' });
    }
  }
  return { printable, leftOut };
}

/** Nobody may send a parcel by what was cancelled. */
export function hasLabel({ status }: Pick<ShipmentRow, 'status'>): boolean {
  return status !== 'cancelled';
}
