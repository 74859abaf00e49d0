import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from './contract.ts';
import type { Payment } from './payment.ts';
import type { Payments } from './payments.ts';

/** Milliseconds that the receiver has for its answer. */
const TIME_LIMIT = 10_000;

/** Milliseconds before each retry. */
export const RETRY_DELAYS = [1_000, 5_000, 25_000, 120_000, 600_000] as const;

export interface Notifier {
  /** Notifies the merchant that a payment has changed; returns without waiting. */
  notify(payment: Payment): void;
  /** Undelivered notifications are sent after the next start. */
  close(): void;
}

export function newNotifier(options: {
  payments: Payments;
  secret: string;
  clock: () => Date;
  retryDelays: readonly number[];
}): Notifier {
  const { payments, secret, clock, retryDelays } = options;
  const closing = new AbortController();

  async function deliver(payment: Payment): Promise<void> {
    const { notification } = payment;
    if (!notification) return;
    const message: Schemas['Notification'] = {
      id: notification.id,
      type: notification.type,
      created_at: notification.at.toISOString(),
      payment_id: payment.id,
    };
    const body = JSON.stringify(message);
    for (const delay of [0, ...retryDelays]) {
      await sleep(delay, undefined, { signal: closing.signal });
      if (await isTaken(payment.order.notification_url, body)) return;
    }
    closing.signal.throwIfAborted();
  }

  async function isTaken(url: string, body: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': sign(body, secret, clock()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIME_LIMIT)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    notify: (payment) => {
      const { notification } = payment;
      if (!notification || notification.isDone) return;
      const { times, id } = notification;
      void Promise.all(Array.from({ length: times }, () => deliver(payment)))
        .then(() => payments.noteNotified(payment, id))
        // The sandbox is closing: the journal still lists it as not delivered.
        .catch(() => undefined);
    },
    close: () => closing.abort(),
  };
}

/** The value of `Sandbox-Signature`, as the contract describes it. */
function sign(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
