import { authorizeData, sallaDelivery, sallaOrder, statusData } from './salla-payloads.ts';
import type { Sender } from './sender.ts';
import type {
  Delivery,
  OrderStatus,
  Proof,
  SimulatedOrder,
  SimulatedStore,
} from './simulated-store.ts';
import type { Stores } from './stores.ts';
import { zidOrder } from './zid-payloads.ts';

/** What happens to an order at its store, as each platform calls it. */
const EVENTS = {
  placed: { salla: 'order.created', zid: 'order.create' },
  status: { salla: 'order.status.updated', zid: 'order.status.update' },
  cancelled: { salla: 'order.cancelled', zid: 'order.status.update' },
  refunded: { salla: 'order.refunded', zid: 'order.status.update' },
} as const;
type Happening = keyof typeof EVENTS;

const UNINSTALLED = { salla: 'app.uninstalled', zid: 'app.market.application.uninstall' } as const;

/** What happens at the stores where the app is installed, each told to Mizan with a delivery. */
export class Trade {
  readonly #stores: Stores;
  readonly #sender: Sender;
  readonly #clock: () => Date;

  constructor(stores: Stores, sender: Sender, clock: () => Date) {
    this.#stores = stores;
    this.#sender = sender;
    this.#clock = clock;
  }

  /** Installs the app. Salla then sends its tokens; Zid's is handed back by `access`. */
  connect(store: { url: string; name: string; proof: Proof }): SimulatedStore {
    const added = this.#stores.add(store);
    if (added.access.platform === 'salla') {
      this.#tell(added, 'app.store.authorize', authorizeData(added.access.tokens.current));
    }
    return added;
  }

  place(store: SimulatedStore): SimulatedOrder {
    const order = this.#stores.addOrder(store);
    void this.#deliver(store, order, 'placed');
    return order;
  }

  change(store: SimulatedStore, order: SimulatedOrder, status: OrderStatus): void {
    order.status = status;
    order.changedAt = this.#clock();
    const happening = status === 'cancelled' || status === 'refunded' ? status : 'status';
    void this.#deliver(store, order, happening);
  }

  /**
   * Sends the newest delivery of the order once more, the same bytes.
   *
   * @returns false if it is gone.
   */
  sendTwice(store: SimulatedStore, order: SimulatedOrder): boolean {
    const last = store.deliveries.findLast(({ orderId, isForged }) => {
      return orderId === order.id && !isForged;
    });
    if (!last) return false;
    void this.#sender.send(store, this.#stores.addDelivery(store, last));
    return true;
  }

  /** An order that is placed and cancelled, of which the cancellation arrives first. */
  sendOutOfOrder(store: SimulatedStore): SimulatedOrder {
    const order = this.#stores.addOrder(store);
    const placed = this.#write(store, order, 'placed');
    order.changedAt = new Date(order.placedAt.getTime() + 1_000);
    order.status = 'cancelled';
    void this.#deliver(store, order, 'cancelled').then(() =>
      this.#sender.send(store, this.#stores.addDelivery(store, placed)),
    );
    return order;
  }

  /** An order that somebody else makes up. It is none of the store's. */
  sendForged(store: SimulatedStore): Delivery {
    const order = this.#stores.newOrder(store);
    const forged = { ...this.#write(store, order, 'placed'), isForged: true };
    const delivery = this.#stores.addDelivery(store, forged);
    void this.#sender.send(store, delivery);
    return delivery;
  }

  /** Ends access to the store. Nothing happens there any more. */
  uninstall(store: SimulatedStore): void {
    store.isInstalled = false;
    if (store.access.platform === 'salla') store.access.tokens.end();
    this.#tell(store, UNINSTALLED[store.proof.platform], { store_id: Number(store.id) });
  }

  /** Notes what Mizan told of an order, and what the order becomes thereby. */
  noteTold(
    store: SimulatedStore,
    order: SimulatedOrder,
    told: Omit<NonNullable<SimulatedOrder['told']>, 'at'>,
    status: OrderStatus,
  ): void {
    order.told = { ...told, at: this.#clock() };
    if (status !== order.status) this.change(store, order, status);
  }

  #deliver(store: SimulatedStore, order: SimulatedOrder, happening: Happening): Promise<void> {
    const what = this.#write(store, order, happening);
    return this.#sender.send(store, this.#stores.addDelivery(store, what));
  }

  #write(store: SimulatedStore, order: SimulatedOrder, happening: Happening) {
    const { platform } = store.proof;
    const event = EVENTS[happening][platform];
    const data =
      happening === 'status' ? statusData(order, this.#stores.newId()) : sallaOrder(order);
    const body =
      platform === 'salla'
        ? sallaDelivery(event, store.id, order.changedAt, data)
        : JSON.stringify(zidOrder(store.id, order));
    return { event, orderId: order.id, body, isForged: false };
  }

  #tell(store: SimulatedStore, event: string, data: object): void {
    const body =
      store.proof.platform === 'salla'
        ? sallaDelivery(event, store.id, this.#clock(), data)
        : JSON.stringify(data);
    const what = { event, orderId: null, body, isForged: false };
    void this.#sender.send(store, this.#stores.addDelivery(store, what));
  }
}
