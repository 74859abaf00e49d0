import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdempotencyKeyReusedError } from '../db/idempotency.ts';
import { outageOf } from '../db/outage.ts';
import { localeOf, type Locale } from '../reference/locale.ts';
import { problem, ProblemError } from './problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/** Seconds to wait before a retry; most database faults are over by then. */
const RETRY_AFTER = '5';

/** The `WWW-Authenticate` of a 401 (RFC 9110, 7617). */
const CHALLENGES = { session: 'Bearer', apiKey: 'Basic realm="Mizan"' };

/** The body of an RFC 9457 answer, in the reader's language; that of a 405 names its `Allow`. */
export function problemBody({ status, code, extras, headers }: ProblemError, locale: Locale) {
  const { title, detail: sentence } = PROBLEM_TEXTS[code][locale];
  const detail = sentence.replace('{methods}', headers.allow ?? '');
  return { type: `urn:mizan:problem:${code}`, title, status, code, detail, ...extras };
}

/**
 * Answers with the thrown problem. An unreachable database becomes `temporarily_unavailable`, and
 * any other error a bare `internal_error`; the log has the cause.
 */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known =
    error instanceof ProblemError
      ? error
      : (unreadable(error) ?? reusedKey(error) ?? outage(error, request));
  if (known === null) request.log.error({ err: error }, 'request failed');
  const answer = known ?? problem(500, 'internal_error');
  request.problemCode = answer.code;
  const locale = localeOf(request.headers['accept-language']);
  if (answer.status === 401) {
    const { operation } = request.routeOptions.config;
    reply.header('www-authenticate', CHALLENGES[operation?.scheme ?? 'session']);
  }
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('content-language', locale)
    .type('application/problem+json; charset=utf-8')
    .send(problemBody(answer, locale));
}

function reusedKey(error: unknown): ProblemError | null {
  return error instanceof IdempotencyKeyReusedError ? problem(422, 'idempotency_key_reused') : null;
}

function outage(error: unknown, { log }: FastifyRequest): ProblemError | null {
  const kind = outageOf(error);
  if (kind === null) return null;
  log.error({ outage: kind, err: error }, 'the database is out of reach');
  return problem(503, 'temporarily_unavailable', {}, { 'retry-after': RETRY_AFTER });
}

/** Errors that Fastify throws before an operation runs. */
function unreadable(error: unknown): ProblemError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') {
    return problem(413, 'payload_too_large');
  }
  if (/^FST_(ERR_CTP|FILES|FIELDS|PROTO|MP)_/.test(code)) return problem(400, 'malformed_request');
  return null;
}
