import { isIPv6 } from 'node:net';
import Fastify from 'fastify';
import { Failure, RequestLimit } from './api-limits.ts';
import { type ConnectOptions, registerControlApi } from './control-api.ts';
import { registerAssets } from './pages/assets.ts';
import { registerPages } from './pages/register-pages.ts';
import { registerSallaAccounts } from './salla-accounts.ts';
import { registerSallaApi } from './salla-api.ts';
import { newSender, RETRY_DELAYS } from './sender.ts';
import type { Delivery, OrderStatus, SimulatedOrder, SimulatedStore } from './simulated-store.ts';
import { Stores } from './stores.ts';
import { Trade } from './trade.ts';
import { registerZidApi } from './zid-api.ts';

/** Milliseconds for which Salla's access tokens work: 14 days. */
const TOKEN_LIFE = 14 * 24 * 60 * 60 * 1_000;

export interface StoreSimulatorOptions {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** Origin under which browsers reach its pages, given its port. Default: localhost and the port. */
  publicUrl?: (port: number) => string;
  /** Key of the control API. */
  secret: string;
  /** Mizan's app at Salla. */
  clientId: string;
  clientSecret: string;
  /** Mizan's token as a partner of Zid. */
  partnerToken: string;
  /** Seconds between two orders of each store, by itself; 0 for never, the default. */
  ordersEvery?: number;
  /** Milliseconds for which Salla's access tokens work. */
  tokenLife?: number;
  /** Requests of each store to its platform's API. */
  requestsPerMinute?: number;
  /** Milliseconds before each further try of a delivery. */
  retryDelays?: readonly number[];
  clock?: () => Date;
}

export interface StoreSimulator {
  /** Its origin on this machine, without a trailing slash: of both platforms' APIs as well. */
  url: string;
  /** Its origin for browsers. */
  publicUrl: string;
  /**
   * Registers a store; one with the same address is replaced. Salla's tokens arrive with its first
   * delivery, Zid's is returned.
   */
  connect(options: ConnectOptions): { id: string; managerToken?: string };
  /** The methods below throw an Error for an id that there is not; this finds removed apps too. */
  store(id: string): Readonly<SimulatedStore>;
  placeOrder(storeId: string): SimulatedOrder;
  changeStatus(storeId: string, orderId: number, status: OrderStatus): void;
  cancelOrder(storeId: string, orderId: number): void;
  refundOrder(storeId: string, orderId: number): void;
  /** Sends the newest delivery of the order again. */
  sendTwice(storeId: string, orderId: number): void;
  /** An order whose cancellation arrives before itself. */
  sendOutOfOrder(storeId: string): SimulatedOrder;
  /** A delivery without the right proof. */
  sendForged(storeId: string): Delivery;
  uninstall(storeId: string): void;
  /** Lets the next `times` requests to the platforms fail, by default with 503. */
  fail(times: number, status?: number): void;
  /** How often a refresh token was used twice, which no caller should ever do. */
  chainsRevoked(): number;
  close(): Promise<void>;
}

/**
 * Starts the store simulator: it plays the shops of Salla and Zid, their APIs and their deliveries,
 * with sample people and in memory only.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken.
 */
export async function startStoreSimulator(options: StoreSimulatorOptions): Promise<StoreSimulator> {
  const { host = '127.0.0.1', clock = () => new Date(), ordersEvery = 0 } = options;
  const stores = new Stores(clock, options.tokenLife ?? TOKEN_LIFE);
  const sender = newSender({ retryDelays: options.retryDelays ?? RETRY_DELAYS, clock });
  const trade = new Trade(stores, sender, clock);
  const failure = new Failure();
  const limit = new RequestLimit(options.requestsPerMinute ?? 60);
  const context = { stores, trade, limit, failure, clock };
  let revoked = 0;

  const connect: StoreSimulator['connect'] = ({ url, name, ...proof }) => {
    const { id, access } = trade.connect({ url, name, proof });
    return { id, ...(access.platform === 'zid' && { managerToken: access.managerToken }) };
  };
  const storeOf = (id: string) => found(stores.find(id), `store ${id}`);
  const installed = (id: string) => {
    const store = storeOf(id);
    return found(store.isInstalled ? store : undefined, `app at store ${id}`);
  };
  const orderOf = (storeId: string, orderId: number) => {
    const store = installed(storeId);
    const order = store.orders.find(({ id }) => id === orderId);
    return [store, found(order, `order ${orderId}`)] as const;
  };

  // Only failures are logged, and never a body.
  const app = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  const orderAll = () => {
    for (const store of stores.all()) if (store.isInstalled) trade.place(store);
  };
  const ordering = ordersEvery > 0 ? setInterval(orderAll, ordersEvery * 1_000).unref() : undefined;
  app.addHook('onClose', async () => {
    clearInterval(ordering);
    sender.close();
  });
  await registerSallaApi(app, context);
  await registerSallaAccounts(app, {
    ...{ stores, failure, clock, clientId: options.clientId, clientSecret: options.clientSecret },
    onRevoked: () => (revoked += 1),
  });
  await registerZidApi(app, { ...context, partnerToken: options.partnerToken });
  await registerControlApi(app, { stores, trade, failure, secret: options.secret, connect });
  await registerAssets(app);
  await registerPages(app, { stores, trade });
  try {
    await app.listen({ port: options.port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('listening, but on no port');
  const { port } = address;
  return {
    url: `http://${reachable(host)}:${port}`,
    publicUrl: options.publicUrl?.(port) ?? `http://localhost:${port}`,
    connect,
    store: storeOf,
    placeOrder: (storeId) => trade.place(installed(storeId)),
    changeStatus: (storeId, orderId, status) => trade.change(...orderOf(storeId, orderId), status),
    cancelOrder: (storeId, orderId) => trade.change(...orderOf(storeId, orderId), 'cancelled'),
    refundOrder: (storeId, orderId) => trade.change(...orderOf(storeId, orderId), 'refunded'),
    sendTwice: (storeId, orderId) => void trade.sendTwice(...orderOf(storeId, orderId)),
    sendOutOfOrder: (storeId) => trade.sendOutOfOrder(installed(storeId)),
    sendForged: (storeId) => trade.sendForged(installed(storeId)),
    uninstall: (storeId) => trade.uninstall(installed(storeId)),
    fail: (times, status = 503) => failure.begin(status, times),
    chainsRevoked: () => revoked,
    close: () => app.close(),
  };
}

function found<Found>(value: Found | undefined, what: string): Found {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** A server that listens on all interfaces is reachable on loopback too. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
