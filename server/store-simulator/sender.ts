import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery, Proof, SimulatedStore } from './simulated-store.ts';

/** Milliseconds that Mizan has for its answer; Salla waits about 30 s. */
const TIME_LIMIT = 30_000;

/** Milliseconds before each further try. The platforms take minutes. */
export const RETRY_DELAYS = [5_000, 30_000] as const;

export interface Sender {
  /**
   * Sends a delivery until it is taken or given up.
   *
   * @returns once the first try has ended; never rejects.
   */
  send(store: SimulatedStore, delivery: Delivery): Promise<void>;
  /** Ends everything under way. */
  close(): void;
}

/** Only the status 200 counts as taken: it is the one that both platforms accept. */
export function newSender(options: { retryDelays: readonly number[]; clock: () => Date }): Sender {
  const { retryDelays, clock } = options;
  const closing = new AbortController();

  async function attempt(store: SimulatedStore, delivery: Delivery): Promise<boolean> {
    const status = await post(store, delivery);
    closing.signal.throwIfAborted();
    delivery.attempts.push({ at: clock(), status });
    if (status === 200) delivery.state = 'taken';
    return status === 200;
  }

  async function retry(store: SimulatedStore, delivery: Delivery): Promise<void> {
    for (const delay of delivery.isForged ? [] : retryDelays) {
      await sleep(delay, undefined, { signal: closing.signal });
      if (await attempt(store, delivery)) return;
    }
    delivery.state = 'given_up';
  }

  async function post(store: SimulatedStore, delivery: Delivery): Promise<number | null> {
    try {
      const { url, headers } = addressed(store, delivery);
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIME_LIMIT)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  return {
    async send(store, delivery) {
      try {
        if (await attempt(store, delivery)) return;
        // Nobody waits for further tries; they end with the simulator.
        void retry(store, delivery).catch(() => undefined);
      } catch {
        // The simulator is closing.
      }
    },
    close: () => closing.abort(),
  };
}

/** The address and what proves who sends; a forger does not know the secret. */
function addressed({ url, proof }: SimulatedStore, { body, event, isForged }: Delivery) {
  const wrong = randomBytes(16).toString('hex');
  return proof.platform === 'salla'
    ? { url, headers: signed(body, isForged ? wrong : proof.secret) }
    : { url: withEvent(url, event), headers: basic(proof, isForged ? wrong : proof.password) };
}

/** Source: docs.salla.dev 421119m0, security strategies. */
function signed(body: string, secret: string): Record<string, string> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { 'x-salla-security-strategy': 'Signature', 'x-salla-signature': signature };
}

/** Source: docs.zid.sa, "Create a webhook". */
function basic({ username }: Extract<Proof, { platform: 'zid' }>, password: string) {
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  return { authorization: `Basic ${pair}` };
}

/** Zid's deliveries do not say which event they are, so it rides in the address. */
function withEvent(address: string, event: string): string {
  const url = new URL(address);
  url.searchParams.set('event', event);
  return url.href;
}
