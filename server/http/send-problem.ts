import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, type Locale } from './locale.ts';
import { problem, ProblemError } from './problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/** The body of an RFC 9457 answer, in the reader's language. */
export function problemBody({ status, code, extras }: ProblemError, locale: Locale) {
  const { title, detail } = PROBLEM_TEXTS[code][locale];
  return { type: `urn:mizan:problem:${code}`, title, status, code, detail, ...extras };
}

/**
 * Answers with the problem that was thrown. Whatever is none becomes a bare `internal_error`; the
 * log has the cause.
 */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = error instanceof ProblemError ? error : unreadable(error);
  if (known === null) request.log.error({ err: error }, 'request failed');
  const answer = known ?? problem(500, 'internal_error');
  const locale = localeOf(request.headers['accept-language']);
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(answer.status)
    .header('content-language', locale)
    .type('application/problem+json; charset=utf-8')
    .send(problemBody(answer, locale));
}

/** What Fastify refuses before an operation sees it. */
function unreadable(error: unknown): ProblemError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problem(413, 'payload_too_large');
  if (code.startsWith('FST_ERR_CTP_')) return problem(400, 'malformed_request');
  return null;
}
