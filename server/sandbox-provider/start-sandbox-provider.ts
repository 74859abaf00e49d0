import { isIPv6 } from 'node:net';
import Fastify from 'fastify';
import { registerMerchantApi } from './merchant-api.ts';
import { newNotifier, RETRY_DELAYS } from './notifier.ts';
import { registerAssets } from './pages/assets.ts';
import { registerPayerPages } from './payer-pages.ts';
import { Payments } from './payments.ts';

/** Milliseconds that the slow card takes. */
const SLOWNESS = 8_000;

/** Milliseconds until a payment by the card for it is charged back. */
const CHARGE_BACK_AFTER = 20_000;

/** Milliseconds for which a charge of the card for it is not answered. */
const SILENCE = 30_000;

export interface SandboxOptions {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** Where payments are stored permanently; null to store nothing. */
  folder: string | null;
  /** The merchant's secret key. */
  secret: string;
  notificationSecret: string;
  /** Origin under which payers reach it, given its port. Default: localhost and the port. */
  publicUrl?: (port: number) => string;
  clock?: () => Date;
  requestsPerMinute?: number;
  /** Milliseconds that the slow card takes. */
  slowness?: number;
  /** Milliseconds until a payment by the card for it is charged back. */
  chargeBackAfter?: number;
  /** Milliseconds for which a charge of the card for it is not answered. */
  silence?: number;
  /** Milliseconds before each retry of a notification. */
  retryDelays?: readonly number[];
}

export interface SandboxProvider {
  /** Its origin on this machine, without a trailing slash. */
  url: string;
  /** Its origin for payers. */
  publicUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the sandbox provider: a payment provider that takes no money, with its own contract
 * (`openapi/payment-provider.yaml`).
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken.
 */
export async function startSandboxProvider(options: SandboxOptions): Promise<SandboxProvider> {
  const { host = '127.0.0.1', clock = () => new Date() } = options;
  const payments = new Payments(options.folder, clock, (payment) => notifier.notify(payment));
  const notifier = newNotifier({
    payments,
    secret: options.notificationSecret,
    clock,
    retryDelays: options.retryDelays ?? RETRY_DELAYS,
  });
  const app = Fastify({
    // Only failures are logged, and never a body, because bodies contain card numbers.
    logger: { level: 'error' },
    forceCloseConnections: true,
    requestTimeout: 30_000,
  });
  app.addHook('onClose', async () => {
    notifier.close();
    payments.close();
  });
  let publicUrl = '';
  const endings = {
    payments,
    clock,
    slowness: options.slowness ?? SLOWNESS,
    chargeBackAfter: options.chargeBackAfter ?? CHARGE_BACK_AFTER,
  };
  await registerMerchantApi(app, {
    ...endings,
    silence: options.silence ?? SILENCE,
    secret: options.secret,
    requestsPerMinute: options.requestsPerMinute ?? 60_000,
    checkoutUrlOf: ({ id }) => `${publicUrl}/pay/${id}`,
  });
  await registerAssets(app);
  await registerPayerPages(app, endings);
  try {
    await app.listen({ port: options.port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('listening, but on no port');
  const { port } = address;
  publicUrl = options.publicUrl?.(port) ?? `http://localhost:${port}`;
  for (const payment of payments.unnotified()) notifier.notify(payment);
  return { url: `http://${reachable(host)}:${port}`, publicUrl, close: () => app.close() };
}

/** A server that listens on all interfaces is reachable on loopback too. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
