import { sql } from 'kysely';
import type { components } from '../../openapi/generated/types.ts';
import { copyRow } from './copy-row.ts';
import { type Customer, type TestBackend, testOrder } from './test-backend.ts';

/** Orders with a quote each. Only the first quote is requested, the others are copies of it. */
export async function copiedOrders(
  backend: TestBackend,
  customer: Customer,
  count: number,
): Promise<components['schemas']['ShipmentCreate'][]> {
  const { kysely } = backend.database;
  const { id } = await backend.quote(customer);
  const copies = sql`generate_series(2, ${count}::int) as n`;
  const changes = { id: sql`'qte_' || lpad(n::text, 26, '0')` };
  await copyRow(backend.database, 'quotes', id, copies, changes);
  const mine = kysely.selectFrom('quotes').where('account_id', '=', customer.accountId);
  return (await mine.select('id').execute()).map((quote) => testOrder(quote));
}
