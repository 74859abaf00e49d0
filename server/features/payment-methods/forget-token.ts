import type { PaymentServices } from '../top-ups/payment-services.ts';

/** Has the provider forget a card that nothing refers to any more; a failure is only logged. */
export async function forgetToken(
  { provider, log }: Pick<PaymentServices, 'provider' | 'log'>,
  token: string,
): Promise<void> {
  try {
    await provider.deleteToken(token);
  } catch (err) {
    log.warn({ err }, 'the payment provider still keeps a card that nobody needs');
  }
}
