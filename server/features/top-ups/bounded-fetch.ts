import { PaymentProviderError } from '../../ports/payment-provider.ts';

/** Milliseconds for the whole answer. */
const TIME_LIMIT = 10_000;
/** Bytes of an answer; a payment has one or two thousand. */
const SIZE_LIMIT = 64 * 1024;

/**
 * `fetch` for requests to a payment provider. It limits the time and the size of the answer,
 * follows no redirects, and accepts only a 2xx with JSON, or a 204.
 *
 * @throws PaymentProviderError for everything else.
 */
export function boundedFetch(timeLimit = TIME_LIMIT): typeof fetch {
  return async (input, init) => {
    try {
      const signal = AbortSignal.timeout(timeLimit);
      const response = await fetch(input, { ...init, redirect: 'manual', signal });
      const text = await readBounded(response);
      judgeStatus(response.status);
      if (response.status === 204) return new Response(null, response);
      JSON.parse(text);
      return new Response(text, response);
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('unreachable', reasonOf(error, timeLimit), error);
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

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) {
      throw new PaymentProviderError('unreachable', 'the provider answered with too much');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function judgeStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 404) throw new PaymentProviderError('unknown', 'the provider answered 404');
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  const message = `the provider answered ${status}`;
  throw new PaymentProviderError(isRefusal ? 'refused' : 'unreachable', message);
}

function reasonOf(error: unknown, timeLimit: number): string {
  if (error instanceof SyntaxError) return 'the provider answered with something else than JSON';
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? `the provider took longer than ${timeLimit} ms` : 'the provider was not reached';
}
