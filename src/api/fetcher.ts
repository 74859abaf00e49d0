import { storedLocale } from '../i18n/locale.ts';
import { checkConnection } from './connection.ts';
import { ApiError, OfflineError, type Problem } from './errors.ts';
import { registrationToken } from './registration.ts';
import { loseSession, sessionToken } from './session.ts';

/** What a generated operation may fail with. */
export type ErrorType<T> = ApiError<T> | OfflineError;

/**
 * The one way to the backend: every generated operation calls it.
 *
 * Sends the bearer unless the request sets a `type` header (operations open to the signed-out say
 * `type: public`; then the registration of this tab, if there is one), and the reader's language.
 *
 * @throws {ApiError} for every answer outside 2xx; a 401 to a bearer also ends the session.
 * @throws {OfflineError} when there is no answer within 30 seconds.
 * @throws {DOMException} `AbortError`, when the caller gave up.
 */
export async function fetcher<T>(url: string, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json, application/problem+json, text/csv, application/pdf');
  headers.set('Accept-Language', storedLocale());
  const token = headers.has('type') ? undefined : sessionToken();
  const registration = headers.has('type') ? registrationToken() : null;
  if (registration !== null) headers.set('Registration', registration);
  if (token) headers.set('Authorization', `Bearer ${token}`);

  const { response, body } = await exchange(url, { ...init, headers });
  if (response.ok) return body as T;
  if (response.status === 401 && token) loseSession();
  throw new ApiError(answerOf(response), (body ?? {}) as Problem);
}

/** Milliseconds after which a call counts as unanswered. */
const longestWait = 30_000;

/** The answer with its body. One that breaks off, or that is not the server's, is none. */
async function exchange(url: string, init: RequestInit) {
  const patience = AbortSignal.timeout(longestWait);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  try {
    const response = await fetch(url, { ...init, signal });
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('application/pdf')) return { response, body: await response.blob() };
    const text = await response.text();
    if (type.startsWith('text/csv')) return { response, body: text };
    return { response, body: response.ok ? parse(text) : parseProblem(text) };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    void checkConnection();
    throw new OfflineError('No answer from the server', { cause });
  }
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function parseProblem(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // A proxy's HTML page carries nothing to show.
    return undefined;
  }
}

function answerOf(response: Response) {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return {
    status: response.status,
    requestId: response.headers.get('X-Request-Id'),
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  };
}
