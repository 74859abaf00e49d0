import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Tx } from '../../db/database.ts';
import type { LedgerAccount } from '../../domain/ledger.ts';
import { sar } from '../../http/wire-money.ts';
import { CARRIED_AFTER_ALL } from '../tracking/couriers/attended-shipments.ts';

export type OpenItem = components['schemas']['OpenItem'];

/** Days in which a parcel that was lost or given up may still be delivered. */
const MAY_ARRIVE_DAYS = 30;

/**
 * Everything that keeps an account from being closed: what its side of the ledger still holds, what
 * it could not pay, and what is on its way. Amounts are in halalas.
 */
export async function openItemsOf(tx: Tx, accountId: string, now: Date): Promise<OpenItem[]> {
  const held = await ledgerOf(tx, accountId);
  const balance = held.get('customer_balance') ?? 0;
  const items = [
    item(balance < 0 ? 'balance_below_zero' : 'balance', Math.abs(balance)),
    item('cash_on_delivery_owed', held.get('cod_owed') ?? 0),
    ...(await shipmentsOf(tx, accountId, now)),
    ...(await paymentsOf(tx, accountId)),
  ];
  return items.filter((each) => each.count !== 0 && each.amount?.amount !== 0);
}

function item(code: OpenItem['code'], halalas: number | null, count?: number): OpenItem {
  return {
    code,
    ...(count !== undefined && { count }),
    ...(halalas !== null && { amount: sar(halalas) }),
  };
}

/** Read from the entries, not from the balance row. */
async function ledgerOf(tx: Tx, accountId: string): Promise<Map<LedgerAccount, number>> {
  const rows = await tx
    .selectFrom('ledger_entries')
    .select(['ledger_account', ({ fn }) => fn.sum<number>('amount').as('sum')])
    .where('account_id', '=', accountId)
    .where('ledger_account', 'in', ['customer_balance', 'cod_owed'])
    .groupBy('ledger_account')
    .execute();
  return new Map(rows.map(({ ledger_account, sum }) => [ledger_account, Number(sum)]));
}

async function shipmentsOf(tx: Tx, accountId: string, now: Date): Promise<OpenItem[]> {
  const since = new Date(now.getTime() - MAY_ARRIVE_DAYS * 24 * 3_600_000);
  // A refused booking was never with the courier.
  const mayArrive = sql`(${CARRIED_AFTER_ALL} or (
    status = 'failed' and tracking_status = 'failed' and payment_status <> 'refunded'
    and updated_at > ${since} and not exists (
      select from tracking_events e where e.account_id = shipments.account_id
        and e.shipment_id = shipments.id and e.tracking_status = 'delivered')))`;
  const { rows } = await sql<
    Record<'returns' | 'returned' | 'deliveries' | 'delivered', string> &
      Record<'pending' | 'arriving', string>
  >`
    select count(*) filter (where return_owed > 0) as returns,
      coalesce(sum(return_owed), 0) as returned,
      count(*) filter (where delivery_owed > 0) as deliveries,
      coalesce(sum(delivery_owed), 0) as delivered,
      count(*) filter (where status = 'pending') as pending,
      count(*) filter (where ${mayArrive}) as arriving
    from shipments where account_id = ${accountId}`.execute(tx);
  const [found] = rows;
  if (!found) return [];
  return [
    item('returns_owed', Number(found.returned), Number(found.returns)),
    item('deliveries_owed', Number(found.delivered), Number(found.deliveries)),
    item('shipments_under_way', null, Number(found.pending)),
    item('parcels_may_arrive', null, Number(found.arriving)),
  ];
}

async function paymentsOf(tx: Tx, accountId: string): Promise<OpenItem[]> {
  const rows = await tx
    .selectFrom('top_up_payments')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.sum<number>('credit').as('credit'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pending', 'held'])
    .groupBy('status')
    .orderBy('status', 'desc')
    .execute();
  return rows.map(({ status, count, credit }) =>
    item(status === 'held' ? 'payments_held' : 'payments_pending', Number(credit), Number(count)),
  );
}
