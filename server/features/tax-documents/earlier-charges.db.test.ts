import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { up } from '../../db/migrations/0031-tax-documents.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { testOrder } from '../../testing/test-backend.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';

type Schemas = components['schemas'];

/** Undoes what the migration changes, so that it can be applied again. */
const UNDONE = [
  // The sums of reports read them.
  'drop function document_facts',
  'drop trigger sums_noted on shipments',
  'drop trigger summed_change on shipments',
  'drop table tax_documents, sellers',
  'alter table accounts drop column vat_number',
  'alter table balances drop column documents',
  'alter table shipments drop column cash_back',
  `alter table ledger_entries add constraint ledger_entries_account_id_transaction_id_fkey
    foreign key (account_id, transaction_id) references ledger_transactions`,
  'drop function check_document_counted cascade',
];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('gives what was charged before the documents that it would have now', async () => {
    const customer = await backend.newCustomer(1_000_000, 'company');
    const key = randomUUID();
    const order = testOrder(await backend.quote(customer));
    const book = async () =>
      (await backend.create(customer, order, key)).json<Schemas['Shipment']>();
    const shipments = [await book()];
    while (shipments.length < 5) shipments.push(await backend.ship(customer));
    const [, cancelled, refused, lost, delivered] = shipments;
    await backend.cancel(customer, cancelled?.id ?? '');
    const tell = async (
      shipment: Schemas['Shipment'] | undefined,
      ...kinds: CourierEventKind[]
    ) => {
      for (const kind of kinds) {
        const event = { id: kind, kind, occurredAt: new Date(), city: null, text: null };
        const parcel = { account_id: customer.accountId, id: shipment?.id ?? '' };
        await receiveEvent(database(), parcel, event, new Date());
      }
    };
    await tell(refused, 'booking_refused');
    await tell(lost, 'picked_up', 'lost');
    await tell(delivered, 'picked_up', 'lost', 'delivered');

    const { kysely } = database();
    const documents = async () =>
      (await kysely.selectFrom('tax_documents').selectAll().orderBy('sequence').execute()).map(
        ({ seller_id, ...rest }) => rest,
      );
    const numbers = async () =>
      (await kysely.selectFrom('shipments').select('invoice_number').orderBy('id').execute()).map(
        ({ invoice_number }) => invoice_number,
      );
    const before = [await documents(), await numbers(), await book()];
    expect((await documents()).map(({ reason, subject }) => reason ?? subject)).toEqual([
      ...['carriage', 'carriage', 'carriage', 'carriage', 'carriage', 'cancelled', 'refused'],
      ...['lost', 'lost', 'delivery'],
    ]);

    for (const statement of UNDONE) await sql.raw(statement).execute(kysely);
    const old = 'INV-2026-00000000001';
    await sql`update shipments set invoice_number = ${old}`.execute(kysely);
    await sql`update idempotency_keys set body = replace(body, ${shipments[0]?.invoice.number},
      ${old})`.execute(kysely);
    await up(kysely);
    expect([await documents(), await numbers(), await book()]).toEqual(before);
    // The next one follows.
    const next = await backend.ship(customer);
    expect(next.invoice.number).toMatch(/-000011$/);
  });
});
