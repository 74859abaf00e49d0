import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { StoreEvent } from '../reading/store-event.ts';
import type { Store } from '../store.ts';
import { type OrderRegisters, withNews } from './order-registers.ts';

interface Kept {
  effect: 'order_added' | 'order_changed' | 'order_unchanged';
  orderId: string;
  number: string | null;
}

/**
 * Adds what a delivery says of an order to what is known of it, and adds an order that is new. What
 * was added or changed is still to be judged.
 *
 * @param isAgain whether the delivery is read once more, in place of how it was read before.
 */
export async function keepNews(
  tx: Tx,
  store: Pick<Store, 'account_id' | 'id'>,
  { order, at }: Extract<StoreEvent, { kind: 'order' }>,
  { hash, now, isAgain = false }: { hash: string; now: Date; isAgain?: boolean },
): Promise<Kept> {
  const known = await tx
    .selectFrom('store_orders')
    .select(['id', 'registers'])
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .where('platform_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst();
  const before: OrderRegisters = known?.registers ?? {};
  const registers = withNews(isAgain ? without(before, hash) : before, order, at, hash);
  const number = registers.number?.value ?? null;
  if (!known) {
    const id = newId('sor', now);
    await tx
      .insertInto('store_orders')
      .values({
        ...{ account_id: store.account_id, id, store_id: store.id, platform_id: order.id },
        registers: JSON.stringify(registers),
        ...{ state: 'needs_attention', reasons: '["incomplete"]', faults: '[]', repairs: '[]' },
        ...{ unknown_skus: '[]', number: number ?? order.id, search_text: '' },
        public_token: randomUUID().replaceAll('-', ''),
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    return { effect: 'order_added', orderId: id, number };
  }
  const isChanged = !isDeepStrictEqual(valuesOf(registers), valuesOf(before));
  // The same values at a later time decide against what may still come late.
  if (!isDeepStrictEqual(registers, before)) {
    await tx
      .updateTable('store_orders')
      .set({ registers: JSON.stringify(registers), ...(isChanged && { updated_at: now }) })
      .where('account_id', '=', store.account_id)
      .where('id', '=', known.id)
      .execute();
  }
  return { effect: isChanged ? 'order_changed' : 'order_unchanged', orderId: known.id, number };
}

function valuesOf(known: OrderRegisters): Record<string, unknown> {
  return Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value]));
}

/** What is known without what one delivery told. */
function without(known: OrderRegisters, told: string): OrderRegisters {
  const isOther = ([, { hash }]: [string, { hash: string }]) => hash !== told;
  return Object.fromEntries(Object.entries(known).filter(isOther));
}
