import { storedLocale } from '../i18n/locale.ts';
import { ApiError, OfflineError, type Problem } from './errors.ts';
import { loseSession, sessionToken } from './session.ts';

/** What a generated operation may fail with. */
export type ErrorType<T> = ApiError<T> | OfflineError;

/**
 * The one way to the backend: every generated operation calls it.
 *
 * Sends the bearer unless the request sets a `type` header (operations open to the signed-out say
 * `type: public`), and the reader's language.
 *
 * @throws {ApiError} for every answer outside 2xx; a 401 to a bearer also ends the session.
 * @throws {OfflineError} when there is no answer.
 * @throws {DOMException} `AbortError`, when the caller gave up.
 */
export async function fetcher<T>(url: string, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json, application/problem+json');
  headers.set('Accept-Language', storedLocale());
  const token = headers.has('type') ? undefined : sessionToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);

  const response = await send(url, { ...init, headers });
  if (response.ok) return (await readBody(response)) as T;
  if (response.status === 401 && token) loseSession();
  throw new ApiError(answerOf(response), await readProblem(response));
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new OfflineError('No answer from the server', { cause });
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    return ((await readBody(response)) ?? {}) as Problem;
  } catch {
    // A proxy's HTML page carries nothing to show.
    return {};
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
