import { storedLocale } from '../i18n/locale.ts';
import { confirmed } from './confirmation.ts';
import { checkConnection } from './connection.ts';
import { ApiError, OfflineError, type Problem } from './errors.ts';
import { registrationToken } from './registration.ts';
import { isSessionGone, loseSession, sessionToken } from './session.ts';

/** The errors of a generated operation. */
export type ErrorType<T> = ApiError<T> | OfflineError;

/**
 * The only function that calls the backend: every generated operation uses it.
 *
 * Sends the reader's language and the bearer token. A request with a `type` header has no bearer
 * token: operations that are open without signing in set `type: public`, and send this tab's
 * registration token instead, if there is one.
 *
 * If the server wants the session confirmed first, the person is asked and the request repeated.
 *
 * @throws {ApiError} for every response outside 2xx. A 401 to a bearer token also ends the
 *   session. When another tab has ended it, that is a 401 without a request.
 * @throws {OfflineError} if there is no response within 30 seconds.
 * @throws {DOMException} `AbortError`, if the caller aborts.
 */
export async function fetcher<T>(url: string, init: RequestInit = {}): Promise<T> {
  if (init.method === 'GET') await ownTask();
  const headers = new Headers(init.headers);
  headers.set('Accept', ACCEPTED);
  headers.set('Accept-Language', storedLocale());
  const isPublic = headers.has('type');
  const token = isPublic ? undefined : sessionToken();
  const registration = isPublic ? registrationToken() : null;
  if (registration !== null) headers.set('Registration', registration);
  if (!isPublic && isSessionGone()) {
    loseSession(token);
    throw new ApiError({ status: 401, requestId: null, retryAfter: null }, {});
  }
  if (token) headers.set('Authorization', `Bearer ${token}`);

  const { response, body } = await exchange(url, { ...init, headers });
  if (response.ok) return body as T;
  if (response.status === 401 && token) loseSession(token);
  const problem = (body ?? {}) as Problem;
  if (problem.code === 'confirmation_required' && (await confirmed())) return fetcher(url, init);
  throw new ApiError(answerOf(response), problem);
}

/** A screen asks for many things at once; a slow phone should answer between them. */
function ownTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ACCEPTED = `application/json, application/problem+json, text/csv, application/pdf, application/xml, ${WORKBOOK}`;

/** Milliseconds after which a call counts as unanswered; a file may take longer once it arrives. */
const longestWait = 30_000;

/** The response with its body. A response that breaks off or is not the server's counts as none. */
async function exchange(url: string, init: RequestInit) {
  const patience = new AbortController();
  const alarm = setTimeout(() => {
    patience.abort();
  }, longestWait);
  const signals = init.signal ? [init.signal, patience.signal] : [patience.signal];
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const type = response.headers.get('Content-Type') ?? '';
    const isBinary = type.startsWith('application/pdf') || type.startsWith(WORKBOOK);
    const isText = /^(text\/csv|application\/xml)/.test(type);
    if (isBinary || isText) clearTimeout(alarm);
    if (isBinary) return { response, body: await response.blob() };
    const text = await response.text();
    if (isText) return { response, body: text };
    return { response, body: response.ok ? parse(text) : parseProblem(text) };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    void checkConnection();
    throw new OfflineError('No answer from the server', { cause });
  } finally {
    clearTimeout(alarm);
  }
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function parseProblem(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // A proxy's HTML page has nothing to show.
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
