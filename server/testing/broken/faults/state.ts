import { sql } from 'kysely';
import { findDraft } from '../../../features/drafts/store.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { findShipment } from '../../../features/shipments/store.ts';
import type { AccountContext, OperationRequest } from '../../../http/operations.ts';
import { problem } from '../../../http/problem.ts';
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
  'edit-raced': {
    does: '`updateShipment` compares the version before it writes, so that concurrent edits overwrite each other.',
    handlers: {
      async updateShipment(request, context) {
        const { path, body } = request;
        const { db, account } = context;
        const read = () => findShipment(db.kysely, account.id, { id: path.shipment_id });
        if ((await read())?.version !== body.version) return right.updateShipment(request, context);
        await aMoment();
        return unless('shipment_changed', right.updateShipment, async (later) => {
          const now = await read();
          if (now) later.body.version = now.version;
        })(request, context);
      },
    },
  },
  'foreign-version-compared': {
    does: '`updateShipmentDraft` compares the version before it looks whose the draft is, and so reveals that there is one.',
    handlers: {
      async updateShipmentDraft(request, context) {
        const { rows } = await run<{ version: number }>(
          context,
          sql`select version from shipment_drafts where id = ${request.path.draft_id}`,
        );
        if (rows[0] && rows[0].version !== request.body.version)
          throw problem(409, 'draft_changed');
        return right.updateShipmentDraft(request, context);
      },
    },
  },
  'stale-columns-accepted': {
    does: '`updateImportColumns` ignores the version, and undoes the corrections of another device.',
    handlers: {
      updateImportColumns: unless(
        'import_changed',
        right.updateImportColumns,
        async (request, context) => {
          const read = { path: request.path } as OperationRequest<'getImportBatch'>;
          request.body.version = (await right.getImportBatch(read, context)).body.version;
        },
      ),
    },
  },
  'cancelled-after-collection': {
    does: '`cancelShipment` cancels and refunds a shipment that the courier has collected.',
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

/** Gives other requests time to read the same version. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

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
