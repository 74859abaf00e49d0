import { sql } from 'kysely';
import { findDraft } from '../../../features/drafts/store.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { findShipment } from '../../../features/shipments/store.ts';
import type { SignedInContext } from '../../../http/operations.ts';
import { TEST_RECEIVER, testOrder } from '../../test-backend.ts';
import { type Faults, run, unless } from '../fault.ts';
import { sees } from '../probe.ts';

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
    probe: sees([200, 409], [200, 200], async ({ read, status }) => {
      const { id } = await read<{ id: string }>('POST /shipment-drafts', {});
      const save = () => status(`PUT /shipment-drafts/${id}`, { version: 1, note: 'x' });
      return [await save(), await save()];
    }),
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
    probe: sees([200, 409], [200, 200], async ({ ship, status }) => {
      const { id } = await ship();
      const body = {
        ...{ version: 1, receiver: TEST_RECEIVER, packaging_type: 'box' },
        ...{ preferred_delivery_day: 'sunday', preferred_delivery_time: '09-12' },
        ...{ product_name: 'x', quantity: 1, price: { amount: 100, currency: 'SAR' } },
      };
      const edit = () => status(`PUT /shipments/${id}`, body);
      return [await edit(), await edit()];
    }),
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
    probe: sees(409, 200, async (client) => {
      const { id } = await client.ship();
      const db = client.backend.database;
      await run({ db }, sql`update shipments set tracking_status = 'picked_up' where id = ${id}`);
      return (await client.backend.cancel(client, id)).statusCode;
    }),
  },
  'used-quote-accepted': {
    does: '`createShipment` books a second shipment with a used quote.',
    unguarded: ['alter table shipments drop constraint shipments_account_id_quote_id_key'],
    handlers: {
      createShipment: unless('quote_used', right.createShipment, ({ body }, context) =>
        changeQuote(context, body.quote_id, sql`used_by = null, used_at = null`),
      ),
    },
    probe: sees(409, 201, async (client) => {
      const order = testOrder(await client.backend.quote(client));
      await client.backend.create(client, order);
      return (await client.backend.create(client, order)).statusCode;
    }),
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
    probe: sees(409, 201, async (client) => {
      const db = client.backend.database;
      const { id } = await client.backend.quote(client);
      await run({ db }, sql`update quotes set expires_at = ${new Date(0)} where id = ${id}`);
      return (await client.backend.create(client, testOrder({ id }))).statusCode;
    }),
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
    probe: sees(409, 201, async (client) => {
      const order = testOrder(await client.backend.quote(client), { weight: 9_000 });
      return (await client.backend.create(client, order)).statusCode;
    }),
  },
} satisfies Faults;

function changeQuote(
  { db, account }: SignedInContext,
  id: string,
  changes: ReturnType<typeof sql>,
): Promise<unknown> {
  return run(
    { db },
    sql`update quotes set ${changes} where account_id = ${account.id} and id = ${id}`,
  );
}
