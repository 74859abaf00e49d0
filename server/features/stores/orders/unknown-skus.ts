import { sql } from 'kysely';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { withoutNulls } from '../../../http/without-nulls.ts';
import { readMoney } from '../../import-batches/reading/read-money.ts';
import type { OrderRegisters } from './order-registers.ts';
import { judgeOrders } from './judge-orders.ts';

type Schemas = components['schemas'];

/** Codes that are listed, as the contract says. */
const MOST = 100;

interface Row {
  sku: string;
  orders: number;
  registers: OrderRegisters;
}

/** Codes of orders that are to be booked without a product, those in most orders first. */
export async function unknownSkusOf(
  db: Queryable,
  accountId: string,
): Promise<Schemas['UnknownSku'][]> {
  const { rows } = await sql<Row>`
    select sku, count(*)::int as orders, (array_agg(registers order by id desc))[1] as registers
    from store_orders cross join lateral jsonb_array_elements_text(unknown_skus) as sku
    where account_id = ${accountId} and state in ('new', 'needs_attention') and shipment_id is null
    group by sku order by orders desc, sku limit ${MOST}`.execute(db);
  return rows.map(({ sku, orders, registers }) => ({ sku, orders, ...productIn(registers, sku) }));
}

/** What the newest order says of a product. */
function productIn({ content }: OrderRegisters, sku: string) {
  const lines = content ? [content.value.cells, ...content.value.lines] : [];
  const line = lines.find((each) => each.sku === sku);
  const price = readMoney(line?.price ?? '', 'SAR');
  const quantity = Number(line?.quantity ?? 1);
  const piece = 'fault' in price || !(quantity >= 1) ? null : price.value;
  return {
    name: line?.product_name ?? '',
    ...withoutNulls({
      price: piece && { ...piece, amount: Math.round(piece.amount / quantity) },
    }),
  };
}

/** Orders that are judged again while somebody waits. */
const AT_ONCE = 500;

/** Judges open orders again whose codes have become those of products since. */
export async function judgeAdopted(tx: Tx, accountId: string, now: Date): Promise<void> {
  const found = await tx
    .selectFrom('store_orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`unknown_skus <> '[]'`)
    .where(
      sql<boolean>`exists (select from products p where p.account_id = ${accountId}
        and jsonb_exists(unknown_skus, p.sku))`,
    )
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  await judgeOrders(
    tx,
    accountId,
    found.map(({ id }) => id),
    now,
  );
}
