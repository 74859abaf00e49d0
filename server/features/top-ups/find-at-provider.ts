import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
} from '../../ports/payment-provider.ts';
import type { TopUpPayment } from './store.ts';

/** Milliseconds after which a charge that the provider does not know can no longer arrive. */
const ON_ITS_WAY = 5 * 60_000;

/**
 * A payment at its provider. A charge is written down before it is sent, so the provider may not
 * know it yet, or never: then it ends as expired. If it arrives all the same, it is credited.
 *
 * @param wasRefused whether the provider rejected the charge itself, so that it cannot arrive.
 * @returns null if it may still be on its way.
 * @throws PaymentProviderError
 */
export async function findAtProvider(
  provider: PaymentProvider,
  payment: TopUpPayment,
  { now, wasRefused }: { now: Date; wasRefused: boolean },
): Promise<ProviderPayment | null> {
  const { id: reference, provider_payment_id: id, checkout_url, created_at } = payment;
  try {
    return await provider.getPayment(id);
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.kind === 'unknown';
    if (!isUnknown || checkout_url !== null) throw error;
    const amount = { amount: payment.credit, currency: 'SAR' } as const;
    const nothing = { id, amount, reference, takenBack: 0, savedCard: null };
    if (wasRefused) return { ...nothing, status: 'failed', failure: 'declined' };
    if (now.getTime() - created_at.getTime() < ON_ITS_WAY) return null;
    return { ...nothing, status: 'expired', failure: null };
  }
}
