import type { IncomingMessage } from 'node:http';
import { postTo } from './post-to.ts';
import { readAnswer } from './read-answer.ts';
import { hostResolver, type ResolveHost } from './resolve-host.ts';
import { readRetryAfter } from './retry-after.ts';
import { addressOf, judgeTarget, mayConnectTo, type TargetPolicy } from './target.ts';
import { UnreachableError, type UnreachableReason } from './unreachable-error.ts';

/** What became of one attempt to deliver a webhook. */
export type SentWebhook = (
  | { outcome: 'delivered'; status: number; answer: string }
  /** Any status but 2xx. `retryAfter` in seconds, from 0 to 86,400. */
  | { outcome: 'refused'; status: number; answer: string; retryAfter?: number }
  | { outcome: 'unreachable'; reason: UnreachableReason }
  /** This process is stopping. The receiver may have got the webhook. */
  | { outcome: 'aborted' }
) & { milliseconds: number };

interface Webhook {
  /** Of the endpoint; judged again, whatever was judged when it was kept. */
  url: string;
  body: Uint8Array;
  /** Those of `signWebhook`. */
  headers: Readonly<Record<string, string>>;
}

interface SendOptions {
  policy: TargetPolicy;
  resolveHost?: ResolveHost;
  /** Milliseconds for everything: DNS, connection, TLS, and the whole answer. */
  timeLimit: number;
  /** Ends the attempt when the process stops. */
  signal?: AbortSignal;
}

/**
 * Makes one attempt to deliver a webhook. It never follows a redirect. The host's name is resolved
 * once; the connection is made to an address of that answer, and only if all of them are allowed,
 * so DNS cannot answer the check in one way and the connection in another.
 *
 * The status decides: an answer that is cut, by its length or by the time limit, counts as received.
 */
export async function sendWebhook(
  webhook: Webhook,
  { policy, resolveHost = hostResolver(policy), timeLimit, signal }: SendOptions,
): Promise<SentWebhook> {
  if (signal?.aborted) return { outcome: 'aborted', milliseconds: 0 };
  const start = performance.now();
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, timeLimit);
  signal?.addEventListener('abort', stop);
  const since = () => Math.round(performance.now() - start);
  try {
    const response = await connect(webhook, { policy, resolveHost }, end.signal);
    const result = await resultOf(response);
    return { ...result, milliseconds: since() };
  } catch (error) {
    const milliseconds = since();
    if (signal?.aborted) return { outcome: 'aborted', milliseconds };
    if (end.signal.aborted) return { outcome: 'unreachable', reason: 'timeout', milliseconds };
    if (!(error instanceof UnreachableError)) throw error;
    return { outcome: 'unreachable', reason: error.reason, milliseconds };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** @throws UnreachableError unless there is an answer. */
async function connect(
  { url: text, body, headers }: Webhook,
  { policy, resolveHost }: { policy: TargetPolicy; resolveHost: ResolveHost },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = judgeTarget(text, policy);
  if (typeof url === 'string') throw new UnreachableError('forbidden_target');
  const literal = addressOf(url);
  const addresses = literal ? [literal] : await resolve(url.hostname, resolveHost, signal);
  if (!addresses.every((address) => mayConnectTo(address, policy))) {
    throw new UnreachableError('forbidden_address');
  }
  return postTo(url, addresses, { body, headers }, signal);
}

/** @throws UnreachableError if there is no address, or none before the signal. */
async function resolve(name: string, resolveHost: ResolveHost, signal: AbortSignal) {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  const addresses = await Promise.race([resolveHost(name, signal), aborted]).catch(
    (cause: unknown) => {
      throw new UnreachableError('dns', { cause });
    },
  );
  if (addresses.length === 0) throw new UnreachableError('dns');
  return addresses;
}

async function resultOf(response: IncomingMessage) {
  const { statusCode: status = 0, headers } = response;
  const answer = await readAnswer(response);
  if (status >= 200 && status < 300) return { outcome: 'delivered' as const, status, answer };
  const retryAfter = readRetryAfter(headers['retry-after'], new Date());
  const wait = retryAfter === undefined ? {} : { retryAfter };
  return { outcome: 'refused' as const, status, answer, ...wait };
}
