import { sql } from 'kysely';
import { findDraft } from '../../../features/drafts/store.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { findShipment } from '../../../features/shipments/store.ts';
import type { AccountContext } from '../../../http/operations.ts';
import { type Faults, run, unless } from '../fault.ts';

/** Actions accepted too late. */
export const stateFaults = {
  'stale-draft-accepted': {
    does: '`updateShipmentDraft` overwrites a newer version saved by another device.',
    handlers: {
      async updateShipmentDraft(request, context) {
        const { path, body } = request;
        const { db, account } = context;
        const draft = await findDraft(db.kysely, { accountId: account.id, id: path.draft_id });
        const version = draft?.version ?? body.version;
        return right.updateShipmentDraft({ ...request, body: { ...body, version } }, context);
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
      cancelShipment: unless('already_collected', right.cancelShipment, ({ path }, context) =>
        run(
          context,
          sql`update shipments set tracking_status = 'created'
            where account_id = ${context.account.id} and id = ${path.shipment_id}`,
        ),
      ),
    },
  },
  'used-quote-accepted': {
    does: '`createShipment` books a second shipment with a used quote.',
    unguarded: ['alter table shipments drop constraint shipments_account_id_quote_id_key'],
    handlers: {
      createShipment: unless('quote_used', right.createShipment, ({ body }, context) =>
        changeQuote(context, body.quote_id, sql`used_by = null, used_at = null`),
      ),
    },
  },
  'expired-quote-accepted': {
    does: '`createShipment` accepts an expired quote.',
    beyond: 'A quote expires after 15 minutes; no run waits that long.',
    handlers: {
      createShipment: unless('quote_expired', right.createShipment, ({ body }, context) => {
        const later = new Date(context.now.getTime() + 60_000);
        return changeQuote(context, body.quote_id, sql`expires_at = ${later}`);
      }),
    },
  },
  'other-parcel-accepted': {
    does: '`createShipment` books a different parcel at the price of the quoted one.',
    handlers: {
      createShipment: unless(
        'quote_mismatch',
        right.createShipment,
        ({ body }, context, { extras }) => {
          const request = JSON.stringify(extras.quote?.request);
          return changeQuote(context, body.quote_id, sql`request = ${request}::jsonb`);
        },
      ),
    },
  },
} satisfies Faults;

function changeQuote(
  { db, account }: AccountContext,
  id: string,
  changes: ReturnType<typeof sql>,
): Promise<unknown> {
  return run(
    { db },
    sql`update quotes set ${changes} where account_id = ${account.id} and id = ${id}`,
  );
}
