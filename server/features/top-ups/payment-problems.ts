import type { PaymentServices } from './payment-services.ts';
import { PaymentProviderError } from '../../ports/payment-provider.ts';
import type { RequestContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

/** Seconds until the provider may be tried again. */
const RETRY_AFTER = '30';

export function deskOf({ db, payments, config, log }: RequestContext): PaymentServices {
  return { db, provider: payments, publicUrl: config.publicUrl, log };
}

/** Waits for a payment and turns errors into the documented problems; the log has the cause. */
export async function withPaymentProblems<Answer>(
  { log }: RequestContext,
  payment: Promise<Answer>,
): Promise<Answer> {
  try {
    return await payment;
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err;
    log.error({ err }, 'the payment provider could not be asked');
    throw problem(503, 'payment_provider_unavailable', {}, { 'retry-after': RETRY_AFTER });
  }
}
