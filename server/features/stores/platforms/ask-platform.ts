import { NoAnswerError, requestBounded } from '../../../http/bounded-request.ts';
import { StorePlatformError } from '../../../ports/store-platform.ts';

/** Seconds after which to try again if the platform does not say. */
const USUAL_WAIT = 60;
/** Seconds; a platform that asks for more is tried anyway. */
const LONGEST_WAIT = 60 * 60;
/** Letters of a platform's words that are kept. */
const MOST = 300;

/** For what `requestBounded` does not explain. */
const NOT_REACHED = { message: 'it was not reached', wasSent: true };

interface PlatformRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: URL;
  headers: Record<string, string>;
  body?: BodyInit;
  /** Secrets of the request, which no error may tell. */
  secrets: readonly string[];
  /** Milliseconds for the whole answer. */
  timeLimit: number | undefined;
}

/**
 * Sends a request to a store's platform and reads the answer as JSON.
 *
 * @param wordsOf the platform's own message in the answer to a refused request.
 * @throws StorePlatformError unless the answer is a 2xx with JSON.
 */
export async function askPlatform(
  { url, secrets, timeLimit, ...init }: PlatformRequest,
  wordsOf: (answer: unknown) => string,
): Promise<unknown> {
  const answer = await requestBounded(url, init, timeLimit).catch((error: unknown) => {
    // Its cause is left out: `fetch` quotes a header that it cannot send.
    const { message, wasSent } = error instanceof NoAnswerError ? error : NOT_REACHED;
    const kind = wasSent ? 'unreachable' : 'not_sent';
    throw new StorePlatformError(kind, `the platform was asked, but ${message}`);
  });
  const { status, headers } = answer;
  const words = () => withoutSecrets(wordsOf(parse(answer.text)), secrets).slice(0, MOST);
  if (status === 401) {
    throw new StorePlatformError('expired', words() || 'the platform answered 401');
  }
  if (status === 429) {
    const wait = waitOf(headers.get('retry-after'));
    throw new StorePlatformError('rate_limited', 'the platform answered 429', wait);
  }
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  if (isRefusal) {
    throw new StorePlatformError('refused', words() || `the platform answered ${status}`);
  }
  if (status < 200 || status >= 300) {
    throw new StorePlatformError('unreachable', `the platform answered ${status}`);
  }
  const read = parse(answer.text);
  if (read !== undefined) return read;
  throw new StorePlatformError(
    'unreachable',
    'the platform answered with something else than JSON',
  );
}

/** `undefined` for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of a `Retry-After`, which is a number or a date (RFC 9110, 10.2.3). */
function waitOf(header: string | null): number {
  const seconds = Number(header ?? Number.NaN);
  const until = Number.isFinite(seconds)
    ? seconds
    : (Date.parse(header ?? '') - Date.now()) / 1_000;
  if (!Number.isFinite(until)) return USUAL_WAIT;
  return Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(until)));
}

function withoutSecrets(words: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), words);
}
