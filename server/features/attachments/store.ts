import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ShipmentAttachmentsTable } from './tables.ts';

export type AttachmentRow = Pick<
  Selectable<ShipmentAttachmentsTable>,
  'shipment_id' | 'media_type' | 'content'
>;

/** A stored file. */
export interface KeptFile {
  mediaType: AttachmentRow['media_type'];
  bytes: Buffer;
}

/**
 * Replaces or removes the shipment's file.
 *
 * @returns whether the account has such a shipment.
 */
export async function putAttachment(
  tx: Tx,
  { accountId, shipmentId }: { accountId: string; shipmentId: string },
  file: KeptFile | null,
  now: Date,
): Promise<boolean> {
  const known = file && {
    media_type: file.mediaType,
    size: file.bytes.length,
    added_at: now.toISOString(),
  };
  const found = await tx
    .updateTable('shipments')
    .set({ attachment: known && JSON.stringify(known) })
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .returning('id')
    .executeTakeFirst();
  if (!found) return false;
  await tx
    .deleteFrom('shipment_attachments')
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .execute();
  if (file) {
    await tx
      .insertInto('shipment_attachments')
      .values({
        account_id: accountId,
        shipment_id: shipmentId,
        media_type: file.mediaType,
        content: file.bytes.toString('base64'),
      })
      .execute();
  }
  return true;
}

/**
 * The file of a shipment of this account; undefined when the shipment or its file does not exist.
 */
export function findAttachment(
  db: Queryable,
  accountId: string,
  shipmentId: string,
): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('shipment_attachments')
    .select(['shipment_id', 'media_type', 'content'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
}
