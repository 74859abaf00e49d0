import { nextAsk } from './ask-again.ts';
import {
  expireUnopened,
  heldPayments,
  openPayments,
  paymentsToAskAgain,
  type TopUpPayment,
  updatePayment,
} from './store.ts';
import type { PaymentServices } from './payment-services.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE_MS = 60_000;

/** Minutes to wait for a notification before asking the provider. */
const PATIENCE_MINUTES = 1;

/** Minutes after which a held payment is reported as an error, each time. */
const HELD_MINUTES = 10;

/** Hours in which a request with the top-up's idempotency key can still open its payment. */
const UNOPENED_HOURS = 24;

/** Payments of each kind per run; the rest follow in the next one. */
const BATCH = 100;

/** Payments named in one line of the log. */
const NAMED = 20;

/**
 * Settles the payments whose notification never came, starting with the least recently checked;
 * asks again about paid ones, which the provider may have taken back; expires top-ups without a
 * payment; and reports held payments.
 *
 * @returns how many payments were checked.
 */
export async function reconcilePayments(services: PaymentServices, now: Date): Promise<number> {
  const { db, provider, log } = services;
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  await expireUnopened(db.kysely, before(UNOPENED_HOURS * 60));
  const open = await openPayments(db.kysely, provider.name, before(PATIENCE_MINUTES), BATCH);
  for (const payment of open) {
    await updatePayment(db.kysely, payment, { checked_at: now });
    await settle(services, payment, now);
  }
  const paid = await paymentsToAskAgain(db.kysely, provider.name, now, BATCH);
  for (const payment of paid) {
    const ask_again_at = nextAsk(payment.settled_at ?? payment.created_at, now);
    await updatePayment(db.kysely, payment, { ask_again_at });
    await settle(services, payment, now);
  }
  const held = await heldPayments(db.kysely, before(HELD_MINUTES));
  if (held.length > 0) {
    const payments = held.slice(0, NAMED).map(({ id }) => id);
    log.error({ count: held.length, payments }, 'payments are held: npm run payments -- held');
  }
  return open.length + paid.length;
}

async function settle(services: PaymentServices, payment: TopUpPayment, now: Date): Promise<void> {
  try {
    await settlePayment(services, payment, now);
  } catch (err) {
    services.log.warn({ err, paymentId: payment.id }, 'a payment could not be reconciled');
  }
}
