import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '../ports/payment-provider.ts';

/** 250 riyals by card, with its own reference. */
export function newOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    reference: `top_${randomUUID()}`,
    amount: { amount: 25_000, currency: 'SAR' },
    method: 'credit_card',
    description: 'إضافة رصيد في ميزان',
    locale: 'ar',
    successUrl: 'https://mizan.example/checkout/payment-success',
    failureUrl: 'https://mizan.example/checkout/payment-fail',
    // Nothing listens there.
    notificationUrl: 'http://127.0.0.1:9/notifications',
    saveCard: false,
    ...changes,
  };
}
