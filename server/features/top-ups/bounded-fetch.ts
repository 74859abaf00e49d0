import { NoAnswerError, requestBounded } from '../../http/bounded-request.ts';
import { PaymentProviderError } from '../../ports/payment-provider.ts';

/**
 * `fetch` for requests to a payment provider. It limits the time and the size of the answer,
 * follows no redirects, and accepts only a 2xx with JSON, or a 204.
 *
 * @param timeLimit milliseconds for the whole answer.
 * @throws PaymentProviderError for everything else.
 */
export function boundedFetch(timeLimit?: number): typeof fetch {
  return async (input, init) => {
    try {
      const { text, ...answer } = await requestBounded(input, init, timeLimit);
      judgeStatus(answer.status);
      if (answer.status === 204) return new Response(null, answer);
      JSON.parse(text);
      return new Response(text, answer);
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('unreachable', reasonOf(error), error);
    }
  };
}

/** Waits for the deletion of something, which may be gone already. */
export async function ignoringUnknown(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'unknown') throw error;
  }
}

function judgeStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 404) throw new PaymentProviderError('unknown', 'the provider answered 404');
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  const message = `the provider answered ${status}`;
  throw new PaymentProviderError(isRefusal ? 'refused' : 'unreachable', message);
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the provider answered with something else than JSON';
  return error instanceof NoAnswerError
    ? `the provider was asked, but ${error.message}`
    : 'the provider was not reached';
}
