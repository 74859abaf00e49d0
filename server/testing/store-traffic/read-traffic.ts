import type { components } from '../../../openapi/generated/types.ts';
import type { TrafficStore } from './open-stores.ts';

type Schemas = components['schemas'];

interface Page<Row> {
  data: Row[];
  page: { next_cursor?: string };
}

/** What the API of a server says of stores, within the limits of an address. */
export function readTraffic(origin: string, stores: readonly TrafficStore[]) {
  async function read<Body>({ store, headers }: TrafficStore, path: string): Promise<Body> {
    const address = 1 + stores.findIndex((each) => each.store.id === store.id);
    const from = { 'x-forwarded-for': `203.0.113.${address}` };
    const answer = await fetch(`${origin}/api/website${path}`, {
      headers: { ...headers, ...from },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  async function all<Row>(store: TrafficStore, path: string): Promise<Row[]> {
    const rows: Row[] = [];
    let from: string | undefined = '';
    while (from !== undefined) {
      const page: Page<Row> = await read<Page<Row>>(store, `${path}limit=100${from}`);
      rows.push(...page.data);
      const cursor = page.page.next_cursor;
      from = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    }
    return rows;
  }

  return {
    /** How many deliveries wait to be worked on. */
    async waiting(): Promise<number> {
      const counts = await Promise.all(
        stores.map(async (store) => {
          const path = `/stores/${store.store.id}/deliveries?effect=waiting&limit=1`;
          return (await read<Schemas['StoreDeliveryList']>(store, path)).page.total;
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    deliveries: (store: TrafficStore) =>
      all<Schemas['StoreDelivery']>(store, `/stores/${store.store.id}/deliveries?`),
    orders: (store: TrafficStore) =>
      all<Schemas['StoreOrder']>(store, `/store-orders?store_id=${store.store.id}&`),
  };
}
