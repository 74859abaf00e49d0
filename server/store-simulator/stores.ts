import { randomBytes } from 'node:crypto';
import { sampleOrder } from './sample-orders.ts';
import { SallaTokens } from './salla-tokens.ts';
import type { Delivery, Proof, SimulatedOrder, SimulatedStore } from './simulated-store.ts';

/** The most that is kept; the oldest is dropped. */
const MOST_STORES = 20;
const MOST_ORDERS = 200;
const MOST_DELIVERIES = 400;

/** The registered stores and their orders, in memory only. */
export class Stores {
  readonly #stores: SimulatedStore[] = [];
  readonly #clock: () => Date;
  /** Milliseconds for which Salla's access tokens work. */
  readonly #tokenLife: number;
  #lastId = 0;
  #orders = 0;

  constructor(clock: () => Date, tokenLife: number) {
    this.#clock = clock;
    this.#tokenLife = tokenLife;
  }

  /** Newest first. */
  all(): SimulatedStore[] {
    return this.#stores.toReversed();
  }

  find(id: string): SimulatedStore | undefined {
    return this.#stores.find((store) => store.id === id);
  }

  /** Adds a store; one with the same address is replaced. */
  add({ url, name, proof }: { url: string; name: string; proof: Proof }): SimulatedStore {
    const id = String(this.newId());
    const now = this.#clock();
    const store: SimulatedStore = {
      ...{ id, url, name, proof },
      access:
        proof.platform === 'salla'
          ? { platform: 'salla', tokens: new SallaTokens(id, this.#tokenLife, now.getTime()) }
          : { platform: 'zid', managerToken: `zid_${randomBytes(24).toString('hex')}` },
      isInstalled: true,
      connectedAt: now,
      orders: [],
      deliveries: [],
    };
    const same = this.#stores.findIndex((each) => each.url === url);
    if (same !== -1) this.#stores.splice(same, 1);
    push(this.#stores, store, MOST_STORES);
    return store;
  }

  addOrder(store: SimulatedStore): SimulatedOrder {
    const order = this.newOrder(store);
    push(store.orders, order, MOST_ORDERS);
    return order;
  }

  /** An order that is not kept. */
  newOrder({ proof }: Pick<SimulatedStore, 'proof'>): SimulatedOrder {
    const id = this.newId();
    const now = this.#clock();
    const order: SimulatedOrder = {
      ...sampleOrder(this.#orders),
      id,
      number: proof.platform === 'salla' ? String(id % 100_000_000) : codeOf(id),
      shipmentId: this.newId(),
      status: 'new',
      placedAt: now,
      changedAt: now,
      told: null,
    };
    this.#orders += 1;
    return order;
  }

  addDelivery(
    store: SimulatedStore,
    what: Pick<Delivery, 'event' | 'orderId' | 'body' | 'isForged'>,
  ): Delivery {
    const delivery: Delivery = { ...what, id: this.newId(), state: 'under_way', attempts: [] };
    push(store.deliveries, delivery, MOST_DELIVERIES);
    return delivery;
  }

  /** A number of ten digits that no earlier run of the simulator has used either. */
  newId(): number {
    this.#lastId = Math.max(this.#lastId + 1, Math.floor(this.#clock().getTime() / 1_000));
    return this.#lastId;
  }
}

/** Adds at the end, and drops the oldest beyond the limit. */
function push<Item>(list: Item[], item: Item, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** What people call an order of Zid: ten letters and digits. */
function codeOf(id: number): string {
  return id.toString(36).toUpperCase().padStart(10, 'S');
}
