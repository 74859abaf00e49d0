import type { Tx } from '../../db/database.ts';
import { sealTokens } from './access.ts';
import { wholeBody } from './kept-body.ts';
import { keepNews } from './orders/keep-news.ts';
import { readDelivery } from './read-delivery.ts';
import { changeStore, type Store } from './store.ts';
import { hasLaterDelivery, type WaitingDelivery, type WorkedOn } from './waiting-deliveries.ts';

/** What the work on deliveries needs besides them. */
export interface Working {
  /** Seals the access to a store. */
  sealingKey: Buffer;
  clock: () => Date;
  /** Whether deliveries are read once more, in place of how they were read before. */
  isAgain?: boolean;
}

/** Does what a delivery says. */
export async function workOnDelivery(
  tx: Tx,
  store: Store,
  delivery: WaitingDelivery,
  { sealingKey, clock, isAgain = false }: Working,
): Promise<WorkedOn> {
  const body = wholeBody(sealingKey, delivery);
  const event = readDelivery(store.platform, body, delivery.event);
  const about = { id: delivery.id, event: event.name.slice(0, 100) };
  const key = { accountId: store.account_id, id: store.id };
  switch (event.kind) {
    case 'order': {
      const hash = Buffer.from(delivery.hash).toString('hex');
      const { effect, orderId, number } = await keepNews(tx, store, event, {
        hash,
        now: clock(),
        isAgain,
      });
      return { ...about, effect, order_id: orderId, order_number: number };
    }
    case 'authorized':
      await changeStore(tx, key, {
        access: sealTokens(sealingKey, event.tokens),
        ...{ access_refused_at: null, renewal_until: null, ended_at: null },
      });
      return { ...about, effect: 'access_granted' };
    case 'uninstalled':
      await changeStore(tx, key, {
        ...{ access: null, access_refused_at: null, renewal_until: null },
        ended_at: (await hasLaterDelivery(tx, key, delivery)) ? null : clock(),
      });
      return { ...about, effect: 'store_ended' };
    case 'unreadable':
      return { ...about, effect: 'unreadable' };
    case 'other':
      return { ...about, effect: 'nothing' };
  }
}
