import type { components } from '../../../../openapi/generated/types.ts';
import type { Database } from '../../../db/database.ts';
import { findPublicShipment, lockShipment, type ShipmentRow, updateShipment } from '../store.ts';
import { addressStateOf } from '../../../domain/receiver-address.ts';
import { problem } from '../../../http/problem.ts';

type Schemas = components['schemas'];

/**
 * Saves the missing parts of an address as the receiver gives them.
 *
 * @returns the shipment.
 * @throws ProblemError 404 for an unknown shipment, 409 when nothing is missing or it is too late.
 */
export async function completeAddress(
  { kysely }: Database,
  publicToken: string,
  address: Schemas['ReceiverAddress'],
  now: Date,
): Promise<ShipmentRow> {
  return kysely.transaction().execute(async (tx) => {
    const found = await findPublicShipment(tx, publicToken);
    const shipment = found && (await lockShipment(tx, found.account_id, found.id));
    if (!shipment) throw problem(404, 'not_found');
    const state = addressStateOf(shipment);
    if (state === 'complete') throw problem(409, 'address_known');
    if (state === 'too_late') throw problem(409, 'address_too_late');
    await updateShipment(tx, shipment.account_id, shipment.id, {
      version: shipment.version + 1,
      receiver: JSON.stringify({ ...shipment.receiver, ...address }),
      address_completed_at: now,
    });
    return found;
  });
}
