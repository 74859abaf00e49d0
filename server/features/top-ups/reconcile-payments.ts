import { expireUnopened, openPayments, touchPayment } from './store.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { settlePayment } from './settle-payment.ts';

/** Minutes that a notification gets before the provider is asked without one. */
const PATIENCE_MINUTES = 1;

/** Hours for which a top-up's idempotency key may come back to open its payment. */
const UNOPENED_HOURS = 24;

/** Payments in one go; the rest have their turn in the next. */
const BATCH = 100;

/**
 * Settles the payments whose notification never came, those first that were asked for longest ago,
 * and ends the top-ups that never came to a payment.
 *
 * @returns how many were asked for.
 */
export async function reconcilePayments(desk: PaymentDesk, now: Date): Promise<number> {
  await expireUnopened(desk.db.kysely, new Date(now.getTime() - UNOPENED_HOURS * 3_600_000));
  const before = new Date(now.getTime() - PATIENCE_MINUTES * 60_000);
  const payments = await openPayments(desk.db.kysely, desk.provider.name, before, BATCH);
  for (const payment of payments) {
    await touchPayment(desk.db.kysely, payment, now);
    try {
      await settlePayment(desk, payment, now);
    } catch (err) {
      desk.log.warn({ err, paymentId: payment.id }, 'a payment could not be reconciled');
    }
  }
  return payments.length;
}
