import { expireUnopened, openPayments, touchPayment } from './store.ts';
import type { PaymentServices } from './payment-services.ts';
import { settlePayment } from './settle-payment.ts';

/** Minutes to wait for a notification before asking the provider. */
const PATIENCE_MINUTES = 1;

/** Hours in which a request with the top-up's idempotency key can still open its payment. */
const UNOPENED_HOURS = 24;

/** Payments per run; the rest follow in the next one. */
const BATCH = 100;

/**
 * Settles the payments whose notification never came, starting with the least recently checked, and
 * expires top-ups without a payment.
 *
 * @returns how many payments were checked.
 */
export async function reconcilePayments(services: PaymentServices, now: Date): Promise<number> {
  await expireUnopened(services.db.kysely, new Date(now.getTime() - UNOPENED_HOURS * 3_600_000));
  const before = new Date(now.getTime() - PATIENCE_MINUTES * 60_000);
  const payments = await openPayments(services.db.kysely, services.provider.name, before, BATCH);
  for (const payment of payments) {
    await touchPayment(services.db.kysely, payment, now);
    try {
      await settlePayment(services, payment, now);
    } catch (err) {
      services.log.warn({ err, paymentId: payment.id }, 'a payment could not be reconciled');
    }
  }
  return payments.length;
}
