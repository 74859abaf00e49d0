import { findPayment } from './store.ts';
import { settlePayment } from './settle-payment.ts';
import type { Handlers } from '../../http/operations.ts';
import { deskOf, withPaymentProblems } from './payment-problems.ts';
import { problem } from '../../http/problem.ts';

export const paymentNotificationsHandlers = {
  async receivePaymentNotification({ path: { provider } }, context) {
    const { db, payments, raw, now, log } = context;
    if (provider !== payments.name) throw problem(404, 'not_found');
    const notification = payments.readNotification(raw.headers, raw.body);
    if (notification === null) throw problem(403, 'forged_notification');
    const payment = await findPayment(db.kysely, {
      provider,
      provider_payment_id: notification.paymentId,
    });
    // Opened but never shown to anybody: another request was faster, or ours was interrupted.
    if (payment === undefined) log.warn('a notification names a payment that nobody was sent to');
    else await withPaymentProblems(context, settlePayment(deskOf(context), payment, now));
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'receivePaymentNotification'>;
