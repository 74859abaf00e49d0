import { findAttachment, type KeptFile, putAttachment } from './store.ts';
import { getShipment } from '../shipments/store.ts';
import { toAttachment } from './to-attachment.ts';
import { toDataUrl } from './mapper.ts';
import { toShipment } from '../shipments/mapper.ts';
import type { Handlers, AccountContext } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';

export const attachmentsHandlers = {
  async updateShipmentAttachment({ path, body: { attachment } }, context) {
    const file = await toAttachment(attachment);
    if (typeof file === 'string') throw invalidFields([{ pointer: '/attachment', code: file }]);
    return put(path.shipment_id, file, context);
  },

  deleteShipmentAttachment({ path }, context) {
    return put(path.shipment_id, null, context);
  },

  async getShipmentAttachment({ path }, { account, db }) {
    const file = await findAttachment(db.kysely, account.id, path.shipment_id);
    if (!file) throw problem(404, 'not_found');
    return { status: 200, body: { media_type: file.media_type, content: toDataUrl(file) } };
  },
} satisfies Pick<
  Handlers,
  'updateShipmentAttachment' | 'deleteShipmentAttachment' | 'getShipmentAttachment'
>;

async function put(
  shipmentId: string,
  file: KeptFile | null,
  { account, db, now }: AccountContext,
) {
  const place = { accountId: account.id, shipmentId };
  const isThere = await db.kysely
    .transaction()
    .execute((tx) => putAttachment(tx, place, file, now));
  if (!isThere) throw problem(404, 'not_found');
  const shipment = await getShipment(db.kysely, account.id, shipmentId);
  return { status: 200 as const, body: toShipment(shipment, now) };
}
