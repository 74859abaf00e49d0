import { sql } from 'kysely';
import { findShipment } from '../../../features/shipments/store.ts';
import { handlers as right } from '../../../features/handlers.ts';
import type { SignedInContext } from '../../../http/operations.ts';
import { findDraft } from '../../../features/drafts/store.ts';
import type { Faults } from '../fault.ts';
import { unless } from '../unless.ts';

/** Actions accepted too late. */
export const stateFaults = {
  'stale-draft-accepted': {
    does: '`updateShipmentDraft` overwrites a newer version saved by another device.',
    handlers: {
      async updateShipmentDraft(request, context) {
        const place = { accountId: context.account.id, id: request.path.draft_id };
        const draft = await findDraft(context.db.kysely, place);
        const version = draft?.version ?? request.body.version;
        return right.updateShipmentDraft(
          { ...request, body: { ...request.body, version } },
          context,
        );
      },
    },
  },
  'stale-edit-accepted': {
    does: '`updateShipment` overwrites a newer edit.',
    handlers: {
      async updateShipment(request, context) {
        const { path, body } = request;
        const { db, account } = context;
        const shipment = await findShipment(db.kysely, account.id, { id: path.shipment_id });
        const version = shipment?.version ?? body.version;
        return right.updateShipment({ ...request, body: { ...body, version } }, context);
      },
    },
  },
  'cancelled-after-collection': {
    does: '`cancelShipment` cancels and refunds a shipment that the courier has collected.',
    beyond: 'No operation lets a courier collect a parcel.',
    handlers: {
      cancelShipment: (request, context) =>
        unless(
          'already_collected',
          () => right.cancelShipment(request, context),
          () =>
            sql`update shipments set tracking_status = 'created'
            where account_id = ${context.account.id} and id = ${request.path.shipment_id}`.execute(
              context.db.kysely,
            ),
        ),
    },
  },
  'used-quote-accepted': {
    does: '`createShipment` books a second shipment with a used quote.',
    unguarded: ['alter table shipments drop constraint shipments_account_id_quote_id_key'],
    handlers: {
      createShipment: (request, context) =>
        unless(
          'quote_used',
          () => right.createShipment(request, context),
          () => changeQuote(context, request.body.quote_id, sql`used_by = null, used_at = null`),
        ),
    },
  },
  'expired-quote-accepted': {
    does: '`createShipment` accepts an expired quote.',
    beyond: 'A quote expires after 15 minutes; no run waits that long.',
    handlers: {
      createShipment: (request, context) =>
        unless(
          'quote_expired',
          () => right.createShipment(request, context),
          () =>
            changeQuote(
              context,
              request.body.quote_id,
              sql`expires_at = ${new Date(context.now.getTime() + 60_000)}`,
            ),
        ),
    },
  },
  'other-parcel-accepted': {
    does: '`createShipment` books a different parcel at the price of the quoted one.',
    handlers: {
      createShipment: (request, context) =>
        unless(
          'quote_mismatch',
          () => right.createShipment(request, context),
          ({ extras }) =>
            changeQuote(
              context,
              request.body.quote_id,
              sql`request = ${JSON.stringify(extras.quote?.request)}::jsonb`,
            ),
        ),
    },
  },
} satisfies Faults;

function changeQuote(
  { db, account }: SignedInContext,
  quoteId: string,
  changes: ReturnType<typeof sql>,
): Promise<unknown> {
  return sql`update quotes set ${changes} where account_id = ${account.id} and id = ${quoteId}`.execute(
    db.kysely,
  );
}
