import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { selectShipments, type ShipmentRow, withCourier } from '../shipments/store.ts';

type LeftOut = components['schemas']['LabelLeftOut'];

/**
 * The account's shipments that have a label, in the requested order, and the reason why others have
 * none.
 */
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

/** A cancelled parcel must not be sent, so it has no label. */
export function hasLabel({ status }: Pick<ShipmentRow, 'status'>): boolean {
  return status !== 'cancelled';
}
